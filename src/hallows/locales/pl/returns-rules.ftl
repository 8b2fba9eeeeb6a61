### Voldemort powraca: zasady, po jednym zdaniu. Grupy idą za przebiegiem gry.

## returns-chapter-setup

returns-chapter-setup = Przed grą
returns-rule-V-001 = W „Voldemort powraca” gra od 2 do 4 osób.
returns-rule-V-002 = Jedna osoba jest Peterem Pettigrew. Pozostałe są bohaterami: to Harry, Ron albo Hermiona.
returns-rule-V-003 = Harry zawsze bierze udział. Bohaterów wybiera się w kolejności tur; jeśli nikt nie wziął Harry’ego, musi to zrobić ostatnia osoba.
returns-rule-V-004 = Misje, księgi, pojedynki, wydarzenia i karty sprawowania zostają w pudełku.
returns-rule-V-005 = Każdy bohater bierze punkty życia, zaklęcia i eliksiry ze swojej planszetki, 1 proszek Fiuu i 1 świstoklik.
returns-rule-V-006 = Ksiąg z planszetki się nie rozdaje.
returns-rule-V-007 = Pettigrew bierze punkty życia i karty ze swojej planszetki. Nie dostaje proszku Fiuu ani świstoklika.
returns-rule-V-008 = Sześć horkruksów ma stałe miejsca. Dziennik jest w Esach i Floresach, Pierścień w gabinecie Dumbledore’a, Puchar w Banku Gringotta. Medalion jest w Ministerstwie, Diadem w Pokoju Życzeń, Nagini na Wieży zegarowej.
returns-rule-V-009 = Kociołek, Kość ojca, Ręka Glizdogona, żeton Harry’ego Pottera, Kieł bazyliszka i Miecz trafiają losowo na pola z rozetą (✿).
returns-rule-V-010 = Czarna Różdżka i Kamień Wskrzeszenia czekają obok planszy, aż Voldemort powróci.
returns-rule-V-066 = Tych sześć żetonów leży w zamku, w Hogsmeade albo na ulicy Pokątnej, nigdy w miejscach specjalnych.

## returns-chapter-sides

returns-chapter-sides = Czyje są żetony
returns-rule-V-011 = Nie można zabierać żetonów drugiej strony.
returns-rule-V-012 = Cztery żetony rytuału i Czarna Różdżka należą do Pettigrew i Voldemorta. Kieł, Miecz i Kamień Wskrzeszenia należą do bohaterów. Horkruksy nie należą do nikogo.
returns-rule-V-039 = Bohaterowie na tym samym polu mogą przekazywać sobie Kieł lub Miecz, jeśli oboje się zgadzają.
returns-rule-V-040 = Kieł i Miecz się nie zużywają: niszczą dowolnie wiele horkruksów.
returns-rule-V-079 = Kamień może zabrać tylko Harry, Różdżkę tylko Voldemort. Śmierciożercy nie zabierają niczego.
returns-rule-V-081 = W tej grze żetony nie mają własnych mocy.
returns-rule-V-088 = Bohaterowie nie zatrzymują się nawzajem. Broń można przekazać w turze każdego z nich, także po drodze.

## returns-chapter-turn

returns-chapter-turn = Tury i ruch
returns-rule-V-013 = Wszyscy zaczynają na Starcie. Pierwszą turę ma Pettigrew.
returns-rule-V-014 = Pettigrew rzuca na ruch jedną kością.
returns-rule-V-015 = Bohaterowie rzucają na ruch dwiema kośćmi.
returns-rule-V-016 = Następną turę ma zawsze osoba po prawej.
returns-rule-V-063 = Voldemort rzuca na ruch dwiema kośćmi.
returns-rule-V-017 = Zanim Voldemort powróci, nikt nie może walczyć.
returns-rule-V-018 = Przed powrotem pionki swobodnie się mijają.
returns-rule-V-042 = Ron, Hermiona i Voldemort swobodnie się mijają.
returns-rule-V-076 = Ruch można skończyć wcześniej na wieży. Uzbrojony bohater może to zrobić także przy horkruksie, Harry przy Kamieniu, a Voldemort przy Różdżce. Kto zatrzyma się wcześniej przy horkruksie, musi go zaatakować, a kto przy relikwii, musi ją zabrać.
returns-rule-V-090 = Voldemort nigdy nie odwiedza miejsc specjalnych.

## returns-chapter-spaces

returns-chapter-spaces = Co dają pola
returns-rule-V-019 = Pole pojedynku nie działa.
returns-rule-V-020 = Pola ksiąg, wydarzeń i sprawowania nie działają. Pola z zaklęciami, eliksirami i punktami życia działają jak zwykle. W pokoju wspólnym bierzesz zaklęcie albo eliksir.
returns-rule-V-067 = Nie ma meczów quidditcha. Kto wejdzie na boisko, kończy ruch.
returns-rule-V-068 = W pokoju wspólnym bohater może zamiast karty wziąć proszek Fiuu.
returns-rule-V-060 = Voldemort nie dobiera kart.
returns-rule-V-061 = Pola życia nie działają na Voldemorta.

## returns-chapter-ritual

returns-chapter-ritual = Rytuał i powrót
returns-rule-V-021 = Pettigrew zbiera cztery żetony: Kociołek, Kość ojca, Rękę Glizdogona i Harry’ego Pottera.
returns-rule-V-022 = Gdy kończy ruch na boisku do quidditcha, mając wszystkie cztery, trafia bez świstoklika na cmentarz i Voldemort powraca. Jeśli zaczyna tam turę, mając wszystkie cztery, może to zrobić zamiast ruchu.
returns-rule-V-023 = Planszetkę i pionek Pettigrew zastępują planszetka i pionek Voldemorta.
returns-rule-V-087 = Karty Pettigrew trafiają pod talie, a cztery żetony wypadają z gry.
returns-rule-V-024 = Voldemort stoi potem na boisku do quidditcha.
returns-rule-V-025 = Na wieżach pojawia się sześciu śmierciożerców, każdy z punktami życia ze swojej planszetki, 1 zaklęciem i 1 eliksirem.
returns-rule-V-026 = Gracz Voldemorta wybiera dla nich sześć różnych wież.
returns-rule-V-086 = Śmierciożerca nie pojawia się tam, gdzie stoi bohater.
returns-rule-V-027 = Potem gracz Voldemorta kładzie Kamień Wskrzeszenia na dowolnym polu zamku, Hogsmeade lub ulicy Pokątnej.
returns-rule-V-028 = Następnie gracz Harry’ego robi to samo z Czarną Różdżką.
returns-rule-V-080 = Kamień i Różdżka trafiają na pola, na których nie stoi żaden pionek.

## returns-chapter-horcruxes

returns-chapter-horcruxes = Horkruksy
returns-rule-V-031 = Aby zaatakować horkruksa, bohater musi mieć Kieł lub Miecz. Kto zaczyna turę na jego polu, może zaatakować zamiast ruchu.
returns-rule-V-032 = Bohater rzuca jedną kością, gracz Pettigrew lub Voldemorta drugą. Nic tych rzutów nie zmienia.
returns-rule-V-033 = Jeśli bohater wyrzucił więcej, horkruks jest zniszczony. Tyle samo lub mniej to porażka.
returns-rule-V-034 = Komu się nie udało, ten w następnej turze musi spróbować ponownie zamiast ruchu.
returns-rule-V-078 = Ten obowiązek znika, gdy bohater zostanie pokonany, nie ma już broni albo horkruksa już nie ma.
returns-rule-V-035 = Każdy zniszczony horkruks kosztuje Voldemorta 1 punkt życia.
returns-rule-V-036 = Liczą się też horkruksy zniszczone przed powrotem: Voldemort ma 7 punktów życia, o jeden mniej za każdy z nich.
returns-rule-V-037 = Bez horkruksów Voldemort ma 1 punkt życia.
returns-rule-V-038 = Oprócz ataku nadal korzystasz z działania pola.
returns-rule-V-077 = Pole działa tylko raz, gdy na nie wejdziesz. Przy kolejnej próbie już nic nie daje.
returns-rule-V-069 = Do Ministerstwa dostajesz się proszkiem Fiuu z wieży. Komu się tam nie uda, ten zostaje; po sukcesie wracasz na swoją wieżę.

## returns-chapter-eaters

returns-chapter-eaters = Śmierciożercy
returns-rule-V-083 = Najpierw rusza się Voldemort, potem każdy śmierciożerca raz, w dowolnej kolejności. W turze powrotu śmierciożercy się nie ruszają.
returns-rule-V-029 = Każdy śmierciożerca rzuca swoją kością i porusza się zgodnie z planszetką.
returns-rule-V-084 = Wykorzystuje cały rzut; zatrzymuje go tylko bohater lub boisko. Z tajnych przejść korzysta i na wieżach się zatrzymuje tylko wtedy, gdy pozwala na to jego planszetka.
returns-rule-V-030 = Śmierciożerca, który trafi na bohatera, walczy z nim. Bohater, który trafi na śmierciożercę, także z nim walczy.
returns-rule-V-059 = Śmierciożerca, który kończy ruch na polu zaklęcia lub eliksiru, dobiera taką kartę.
returns-rule-V-065 = Gdy ma trzy karty, odkłada jedną pod jej talię. Walczy tylko własnymi kartami.
returns-rule-V-085 = Śmierciożerca, który kończy ruch na polu życia, zyskuje te punkty życia.
returns-rule-V-064 = Śmierciożercy nie trafiają do miejsc specjalnych; kto tam jest, nie może zostać zaatakowany.

## returns-chapter-fights

returns-chapter-fights = Walki
returns-rule-V-048 = Atakujesz tyloma kośćmi, ile podaje planszetka; trafia każda kość równa odporności przeciwnika lub wyższa.
returns-rule-V-049 = Za każde trafienie obrońca rzuca jedną kością obrony.
returns-rule-V-050 = Kość obrony 1 lub 2: obrońca traci 2 punkty życia.
returns-rule-V-051 = Kość obrony 3, 4 lub 5: obrońca traci 1 punkt życia.
returns-rule-V-052 = Kość obrony 6: atakujący traci 1 punkt życia.
returns-rule-V-072 = Kośćmi obrony rzuca się po kolei. Walka kończy się, gdy ktoś ma 0 punktów życia.
returns-rule-V-053 = W jednej walce każdy zagrywa najwyżej 3 zaklęcia i eliksiry.
returns-rule-V-054 = Karty można zagrywać w każdej rundzie: karty ataku jako atak, karty obrony przed nim lub w odpowiedzi na atak.
returns-rule-V-073 = Karta ataku zastępuje kości ataku i zadaje obrażenia bez kości obrony.
returns-rule-V-070 = Kto pierwszy ma 0 punktów życia, przegrywa walkę.
returns-rule-V-071 = Pierwszy atakuje ten, kto wszedł na pole; potem atakuje się na zmianę.
returns-rule-V-075 = Jeśli jest tam kilku przeciwników, jednego z nich wybiera ten, kto wszedł na pole.
returns-rule-V-074 = Bohater, który wygrywa we własnym ruchu, może zająć się horkruksem i korzysta z działania pola. Tura pokonanego się kończy.
returns-rule-V-055 = Bohater pokonany przez śmierciożercę wraca na Start z 1 punktem życia.
returns-rule-V-089 = Pokonany bohater zatrzymuje karty i żetony.
returns-rule-V-062 = Pokonany Harry zatrzymuje Kamień i broń.
returns-rule-V-056 = Bohater, który zaczyna turę na polu śmierciożercy, może zamiast ruchu z nim walczyć i atakuje pierwszy.
returns-rule-V-057 = Pokonany śmierciożerca odpada z gry.
returns-rule-V-058 = Pokonany Pettigrew wróciłby na Start z 1 punktem życia, ale nikt nie może z nim walczyć.

## returns-chapter-end

returns-chapter-end = Harry i Voldemort: koniec
returns-rule-V-041 = Voldemort walczy tylko z Harrym i tylko Harry walczy z Voldemortem.
returns-rule-V-082 = Spotykają się, gdy jeden wejdzie na pole drugiego, także po drodze. Przestawienie pionka nie jest spotkaniem.
returns-rule-V-043 = Jeśli tylko jeden z nich ma swoją relikwię, jego strona od razu wygrywa: Harry z Kamieniem, Voldemort z Różdżką.
returns-rule-V-044 = Jeśli żaden nie ma relikwii, nic się nie dzieje.
returns-rule-V-045 = Jeśli obaj mają relikwie, a został jeszcze horkruks, wygrywa Voldemort.
returns-rule-V-046 = Jeśli obaj mają relikwie i nie ma już horkruksów, każdy rzuca jedną kością. Kto wyrzuci więcej, wygrywa grę.
returns-rule-V-047 = Przy remisie rzuca się ponownie.
returns-rule-V-091 = Jeśli do końca rundy 14 (we dwoje: 13) Voldemort nie powróci, wygrywają bohaterowie.
returns-rule-V-092 = 40 rund po rundzie powrotu gra się kończy. Bohaterowie wygrywają, jeśli wszystkie horkruksy są zniszczone; w przeciwnym razie wygrywa Voldemort.
