### Quidditch: zasady, każda osobno. Grupy odpowiadają rozdziałom o meczu.

## quidditch-chapter-challenge

quidditch-chapter-challenge = Wyzwanie
quidditch-rule-Q-001 = W Pucharze Domów mecz zaczyna się, gdy kończysz ruch na polu „Boisko do quidditcha”. Nie dochodzi do niego, jeśli musisz tam walczyć, używasz świstoklika albo grasz w wariancie bez meczów.
quidditch-rule-Q-002 = Rzucasz wyzwanie dowolnemu innemu graczowi. Jego pionek trafia na boisko.
quidditch-rule-Q-003 = Wyzwania nie można odrzucić.
quidditch-rule-Q-004 = Po meczu pionek wyzwanego gracza wraca tam, skąd przybył.
quidditch-rule-Q-005 = W każdym wariancie, a także jako osobną grę, mecz rozgrywa się tak samo.
quidditch-rule-Q-078 = Pionek wyzywającego zostaje na boisku. Mecz nie kosztuje punktów życia, kart ani żetonów.

## quidditch-chapter-setup

quidditch-chapter-setup = Przygotowanie do meczu
quidditch-rule-Q-006 = Każda strona wybiera drużynę jednego z czterech domów.
quidditch-rule-Q-007 = Drużyny muszą należeć do różnych domów.
quidditch-rule-Q-008 = Drużyna to 1 szukający, 1 obrońca, 2 pałkarzy i 3 ścigających.
quidditch-rule-Q-009 = Szukający czekają na linii startowej (1).
quidditch-rule-Q-010 = Obrońca zaczyna na jednym z 3 pól bramkowych (2).
quidditch-rule-Q-011 = Dwaj pałkarze zaczynają na własnej linii (3).
quidditch-rule-Q-012 = Trzej ścigający zaczynają na dwóch własnych liniach (4).
quidditch-rule-Q-013 = Kafel leży na środku boiska, a na każdej połowie leży jeden tłuczek.
quidditch-rule-Q-014 = Obie strony rzucają dwiema kośćmi. Pierwszą turę ma ta, która wyrzuci więcej.
quidditch-rule-Q-015 = Przy równych wynikach rzuca się jeszcze raz.
quidditch-rule-Q-075 = Wyzywający jest gospodarzem i przed meczem wszystko robi pierwszy. Najpierw obie strony wybierają dom, potem ustawiają drużyny, a potem rzucają. Można wybrać pole bramkowe obrońcy oraz kolumny pałkarzy i ścigających. Jeden ścigający staje na linii (4) bliżej środka, dwaj na drugiej, nigdy na polu z tłuczkiem. Tłuczki zawsze zaczynają na E3 i A9.

## quidditch-chapter-turn

quidditch-chapter-turn = Runda 1: tura
quidditch-rule-Q-016 = Na początku tury rzucasz dwiema kośćmi: suma to liczba twoich akcji.
quidditch-rule-Q-017 = Akcje dzielisz między swoje pionki, jak chcesz.
quidditch-rule-Q-018 = Ruch jednym pionkiem o jedno pole wzdłuż kropkowanej linii kosztuje 1 akcję.
quidditch-rule-Q-019 = Niewykorzystane akcje przepadają.
quidditch-rule-Q-020 = Obrońca nigdy nie opuszcza 3 pól bramkowych.
quidditch-rule-Q-021 = Ścigający nigdy nie wchodzi na pole bramkowe.
quidditch-rule-Q-022 = Pałkarz też nie wchodzi na pole bramkowe; szukający w rundzie 1 się nie ruszają.
quidditch-rule-Q-023 = Ścigający, który wejdzie na pole z kaflem, może go podnieść, nie zużywając akcji.
quidditch-rule-Q-024 = Pałkarz, który wejdzie na pole z tłuczkiem, może go podnieść, nie zużywając akcji.
quidditch-rule-Q-025 = Żaden pionek nie może wejść na pole z przeciwnikiem, poza ścigającym, który przejmuje kafla. Szukający mogą stać na tym samym polu toru.
quidditch-rule-Q-026 = Żaden pionek nie może wejść na pole z pionkiem swojej drużyny.
quidditch-rule-Q-067 = O podniesieniu piłki decyduje się od razu. Pałkarz trzyma najwyżej jeden tłuczek i może go nieść. Rzucić może nim później, w turze swojej drużyny. Tak samo ścigający decyduje o kaflu.
quidditch-rule-Q-070 = Piłkę, która zatrzymała się na polu z pionkiem, może podnieść tylko pionek, który wejdzie tam później.
quidditch-rule-Q-076 = Gdy każda strona rozegra 12 tur, runda 1 się kończy. Wygrywa ją ten, kto ma więcej goli, a przy remisie ten, komu zostało więcej ścigających. Jeśli i ich jest tyle samo, decyduje wyższy rzut dwiema kośćmi. Karty się za to nie dobiera.

## quidditch-chapter-quaffle

quidditch-chapter-quaffle = Runda 1: kafel
quidditch-rule-Q-036 = Ścigający z kaflem może za 1 akcję rzucić nim o jedno pole wzdłuż kropkowanej linii.
quidditch-rule-Q-037 = Obrońca z kaflem może go podać za 1 akcję.
quidditch-rule-Q-038 = Kafel, którego nikt nie złapał, leży tam, dokąd go rzucono.
quidditch-rule-Q-039 = Przejęcie: ścigający wchodzi na pole niosącego i zabiera mu kafla, wszystko za 1 akcję.
quidditch-rule-Q-040 = Potem ścigający, który przejął kafla, może przejść na sąsiednie puste pole.
quidditch-rule-Q-041 = Ten krok to zwykły ruch za 1 akcję i nie jest obowiązkowy; bez niego obaj ścigający stoją na jednym polu.
quidditch-rule-Q-065 = Podanie obrońcy leci jedno pole wzdłuż kropkowanej linii, jak rzut ścigającego.
quidditch-rule-Q-066 = Kaflem rzuca się tylko na sąsiednie pole bez przeciwnika. Łapie go tam własny ścigający albo obrońca. Nie rzuca się do pałkarza ani na pole bramkowe bez własnego obrońcy.
quidditch-rule-Q-074 = Ścigający, któremu przejęto kafla, może go odebrać bez ruchu, dopóki obaj stoją na jednym polu. Kosztuje to 1 akcję w turze jego drużyny.

## quidditch-chapter-bludgers

quidditch-chapter-bludgers = Runda 1: tłuczki
quidditch-rule-Q-027 = Rzut tłuczkiem nie kosztuje akcji. Można go wykonać w dowolnej chwili swojej tury po rzucie na akcje, nawet gdy nie zostało ich wcale.
quidditch-rule-Q-028 = Tłuczkiem rzuca się w linii prostej, w dowolnym kierunku, w którym jest choć jedno pole. Kość określa zasięg. Cel nie jest potrzebny.
quidditch-rule-Q-029 = Kierunek wybiera się przed rzutem. Zaatakowany zostaje pierwszy przeciwnik w zasięgu; szukających się nie atakuje.
quidditch-rule-Q-030 = Cel rzuca kością: 4, 5 albo 6 to udany unik.
quidditch-rule-Q-031 = Przy 1, 2 albo 3 cel zostaje wyeliminowany do końca meczu.
quidditch-rule-Q-032 = Wyeliminowany ścigający upuszcza kafla na to pole.
quidditch-rule-Q-033 = Po rzucie tłuczek leży na ostatnim polu swojego lotu.
quidditch-rule-Q-034 = Rzucić można tylko trzymanym tłuczkiem, raz na każde podniesienie.
quidditch-rule-Q-035 = Drużyna, której przeciwnicy nie mają już ścigających, natychmiast wygrywa rundę 1.
quidditch-rule-Q-068 = Tłuczek przelatuje nad pionkami swojej drużyny i zatrzymuje się na pierwszym przeciwniku, trafionym czy nie. Bez przeciwnika zatrzymuje się na końcu zasięgu albo linii.
quidditch-rule-Q-069 = Tłuczek nigdy nie zostaje na polu bramkowym, lecz na ostatnim polu boiska przed nim.
quidditch-rule-Q-071 = Wyeliminowany pałkarz upuszcza trzymany tłuczek na to pole.

## quidditch-chapter-goals

quidditch-chapter-goals = Runda 1: gole
quidditch-rule-Q-042 = Ścigający z kaflem na linii (3) przeciwnika może strzelać.
quidditch-rule-Q-043 = Strzał kosztuje 1 akcję.
quidditch-rule-Q-044 = Strzelec i obrońca rzucają po jednej kości. Gol pada tylko przy wyższym wyniku strzelca.
quidditch-rule-Q-045 = Gdy obrońca jest wyeliminowany, każdy strzał to gol, bez rzutu.
quidditch-rule-Q-046 = Za każdy gol strzelająca strona dostaje 1 kartę quidditcha.
quidditch-rule-Q-047 = Po każdym strzale kafel trafia do obrońcy drużyny broniącej.
quidditch-rule-Q-048 = Jeśli ten obrońca jest wyeliminowany, broniący od razu kładą kafla na polu swojej linii (3) bez przeciwnika. Gdy takiego nie ma, wybierają dowolne z pięciu pól linii.
quidditch-rule-Q-049 = Po strzale strzelająca strona gra dalej, dopóki ma jeszcze akcje.
quidditch-rule-Q-050 = Runda 1 kończy się od razu, gdy któraś drużyna ma 2 gole.
quidditch-rule-Q-072 = Gdy wyeliminowany zostaje obrońca z kaflem, broniący kładą kafla tak jak po strzale bez obrońcy.
quidditch-rule-Q-073 = Jeśli na polu, na którym broniący kładą kafla, stoi ich ścigający, od razu go ma.

## quidditch-chapter-snitch

quidditch-chapter-snitch = Runda 2: złoty znicz
quidditch-rule-Q-051 = Obaj szukający stoją na polu startowym. Odtąd działają tylko oni.
quidditch-rule-Q-052 = Pierwszą turę rozgrywa zwycięzca rundy 1.
quidditch-rule-Q-053 = W swojej turze rzucasz dwiema kośćmi; twój szukający leci o tyle pól.
quidditch-rule-Q-054 = W swojej turze możesz zagrać najwyżej 1 kartę quidditcha.
quidditch-rule-Q-055 = Nimbus 2000: twój szukający leci o 2 pola dalej.
quidditch-rule-Q-056 = Błyskawica: twój szukający leci o 4 pola dalej.
quidditch-rule-Q-057 = Zwód Wrońskiego: rzucasz jeszcze jedną kością, a twój szukający leci o tyle pól dalej.
quidditch-rule-Q-058 = Zaklęcie Confundus: szukający przeciwnika cofa się o 3 pola.
quidditch-rule-Q-059 = Szukający nigdy nie cofa się poza pole startowe.
quidditch-rule-Q-060 = Szukający, który pierwszy ukończy okrążenie, łapie złotego znicza i wygrywa mecz.
quidditch-rule-Q-061 = Okrążenie ma 24 pola. Wystarczy dotrzeć na pole startowe albo je minąć.
quidditch-rule-Q-062 = Zwycięzca meczu otrzymuje 40 punktów domu.
quidditch-rule-Q-063 = W wariancie wykwalifikowanych czarodziejów do końca gry może doprowadzić tylko ten, kto rozegrał mecz. Liczy się każdy, bez względu na to, kto kogo wyzwał i kto wygrał.
quidditch-rule-Q-064 = Zagrana karta quidditcha od razu trafia pod talię. Karty niezagrane trafiają tam po meczu, najpierw karty wyzywającego, w kolejności dobrania.
quidditch-rule-Q-077 = Kartę można zagrać przed swoim rzutem albo po nim. Gdy rzut lub karta zamknie okrążenie, mecz jest od razu wygrany.
quidditch-rule-Q-079 = Nimbus 2001: twój szukający leci o 3 pola dalej.
quidditch-rule-Q-080 = Zbłąkany tłuczek: w następnym rzucie pogoni przeciwnik rzuca tylko jedną kością. Kość ze Zwodu Wrońskiego nie jest takim rzutem.
