### Puchar Domów: zasady, każda osobno. Grupy odpowiadają rozdziałom zasad.

## hogwarts-chapter-general

hogwarts-chapter-general = Cel gry i pudełko
hogwarts-rule-H-001 = Na koniec wygrywa gracz lub drużyna z największą liczbą punktów domu. O remisach mówi H-198.
hogwarts-rule-H-002 = Punkty domu dają misje, egzaminy, karty sprawowania i wygrane mecze quidditcha, a w wariantach wykwalifikowanym i drużynowym także pokonani śmierciożercy.
hogwarts-rule-H-003 = Misje mają numery od 1 do 30, karty walki też. Misja i karta walki o tym samym numerze tworzą parę.
hogwarts-rule-H-004 = Sprawowanie, walki, pojedynki, wydarzenia, księgi, eliksiry, zaklęcia i quidditch to osiem talii, razem 210 kart. Misji się do nich nie wlicza.
hogwarts-rule-H-005 = Jest 30 żetonów przedmiotów, w tym 6 specjalnych.
hogwarts-rule-H-006 = Misje 1–10 pochodzą z trzech pierwszych części opowieści, 11–20 z czwartej i piątej, 21–30 z ostatnich.
hogwarts-rule-H-007 = Wszystkie kości są sześciościenne.
hogwarts-rule-H-008 = Zużyta karta trafia na spód swojej talii.
hogwarts-rule-H-009 = Twoje misje są tajne, dopóki ich nie podejmiesz albo nie ukończysz.
hogwarts-rule-H-010 = Żadne zaklęcie, zdolność ani walka nie odbierze ci karty misji.

## hogwarts-chapter-setup

hogwarts-chapter-setup = Przygotowanie gry
hogwarts-rule-H-011 = Najpierw wybierzcie długość gry: szybką, klasyczną albo długą.
hogwarts-rule-H-012 = Potem wybierzcie wariant: niepełnoletni czarodzieje, wykwalifikowani czarodzieje, drużynowy albo jednoosobowy.
hogwarts-rule-H-013 = Każdą talię tasuje się osobno. Tylko karty walki leżą w kolejności numerów.
hogwarts-rule-H-014 = Każdy wybiera inną planszetkę ucznia. Planszetek śmierciożerców wybrać nie można.
hogwarts-rule-H-015 = Niepełnoletni czarodzieje zaczynają z 2 żetonami proszku Fiuu.
hogwarts-rule-H-016 = Wykwalifikowani czarodzieje i gracze w drużynach zaczynają z 1 żetonem proszku Fiuu.
hogwarts-rule-H-017 = W grze jednoosobowej zaczynasz z 2 żetonami proszku Fiuu na zasadach niepełnoletnich, z 1 na zasadach wykwalifikowanych.
hogwarts-rule-H-018 = Każdy zaczyna z 1 żetonem świstoklika.
hogwarts-rule-H-019 = Planszetka mówi, z iloma punktami życia, księgami, zaklęciami i eliksirami zaczynasz.
hogwarts-rule-H-020 = Rozeta to znak ✿ pola na przedmioty. Przedmioty rozkłada się losowo, po jednym na rozetę: 18 w zamku i wokół niego.
hogwarts-rule-H-021 = 3 przedmioty leżą na ulicy Pokątnej.
hogwarts-rule-H-022 = 9 przedmiotów leży w miejscach specjalnych.
hogwarts-rule-H-023 = Przedmioty leżą odkryte.
hogwarts-rule-H-024 = Wszystkie pionki zaczynają na polu Start.
hogwarts-rule-H-025 = Gdy gra najwyżej 6 osób, każda dostaje 5 misji.
hogwarts-rule-H-026 = Gdy gra 7 lub 8 osób, każda dostaje 3 misje.
hogwarts-rule-H-027 = W wariantach wykwalifikowanym i drużynowym gracze ustawiają sześciu śmierciożerców na wybranych wieżach.
hogwarts-rule-H-028 = Na jednej wieży nie stoi dwóch śmierciożerców.
hogwarts-rule-H-029 = W Pucharze Domów śmierciożercy się nie ruszają.
hogwarts-rule-H-030 = Niepełnoletni czarodzieje grają bez śmierciożerców.
hogwarts-rule-H-031 = W grze jednoosobowej na zasadach wykwalifikowanych sześć losowych wież jest zamkniętych. Nigdy nie jest to wieża misji 2 i 24.
hogwarts-rule-H-032 = Zaczyna najmłodszy gracz.

## hogwarts-chapter-movement

hogwarts-chapter-movement = Tura i ruch
hogwarts-rule-H-033 = Na początku tury rzuć dwiema kośćmi: suma mówi, ile pól idziesz.
hogwarts-rule-H-034 = Idziesz z pola na sąsiednie pole, w dowolnych kierunkach.
hogwarts-rule-H-035 = Pola sąsiadują tylko tam, gdzie łączą je ślady stóp lub schody; mury zagradzają drogę.
hogwarts-rule-H-036 = Wykorzystaj cały wynik, chyba że możesz lub musisz stanąć wcześniej.
hogwarts-rule-H-037 = W jednym ruchu nie wchodź dwa razy na to samo pole.
hogwarts-rule-H-038 = Pole, z którego ruszasz, liczy się jako odwiedzone.
hogwarts-rule-H-039 = Most to jedno pole, nawet jeśli wygląda na długi.
hogwarts-rule-H-040 = Do samej Wielkiej Sali nikt nie wchodzi. Za Wielką Salę uchodzi sześć pól wokół niej.
hogwarts-rule-H-041 = Tajne przejście między Wierzbą bijącą a Wrzeszczącą Chatą nic nie kosztuje, w obie strony.
hogwarts-rule-H-042 = Tajne przejście między Pokojem Życzeń a gospodą Pod Świńskim Łbem nic nie kosztuje, w obie strony.
hogwarts-rule-H-043 = Przejście między Jednooką Wiedźmą a Miodowym Królestwem działa w obie strony; ze Skrzydła Szpitalnego do Miodowego Królestwa jest razem 1 krok.
hogwarts-rule-H-044 = Przez Hogsmeade z Miodowego Królestwa do gospody Pod Świńskim Łbem są 2 kroki.
hogwarts-rule-H-045 = Z Dziurawego Kotła do Banku Gringotta są 4 kroki.
hogwarts-rule-H-046 = Z Banku Gringotta są 4 kroki do sklepu Borgina i Burkesa i 4 do sklepu Ollivandera.
hogwarts-rule-H-047 = Z pola przed Bankiem Gringotta wchodzi się za darmo.
hogwarts-rule-H-048 = Gdy kończysz ruch na polu Start, możesz od razu przenieść się do Dziurawego Kotła.
hogwarts-rule-H-049 = Gdy zaczynasz ruch na polu Start, Dziurawy Kocioł jest o 1 krok, z powrotem tak samo.
hogwarts-rule-H-050 = Mijając pole swojej misji, możesz tam stanąć i ją podjąć.
hogwarts-rule-H-051 = Dla misji możesz stanąć tylko wtedy, gdy masz jej przedmioty i wymagane karty. W drużynie wystarczy, że ma je drużyna; dopóki kogoś brakuje, czekasz.
hogwarts-rule-H-052 = Mijając wieżę, możesz na niej stanąć.
hogwarts-rule-H-053 = Mijając klasę, do której masz księgę, możesz tam stanąć.
hogwarts-rule-H-054 = Opcja pozwala stanąć na każdym polu z wydrukowaną nazwą. Zwykle jest wyłączona.
hogwarts-rule-H-055 = Boisko do quidditcha zawsze kończy ruch.
hogwarts-rule-H-056 = Wejście na pole z pionkiem innego gracza kończy ruch i zaczyna walkę.
hogwarts-rule-H-057 = Członkowie jednej drużyny ze sobą nie walczą.
hogwarts-rule-H-058 = Pionek z twojej drużyny nie zatrzymuje ruchu.
hogwarts-rule-H-059 = W wariantach wykwalifikowanym i drużynowym wejście na wieżę ze śmierciożercą kończy ruch i zaczyna z nim walkę.
hogwarts-rule-H-060 = Jeśli nie da się ani wykorzystać całego wyniku, ani nigdzie stanąć, idziesz tak daleko, jak to możliwe.
hogwarts-rule-H-061 = Po ruchu i jego skutkach tura przechodzi na gracza po prawej.

## hogwarts-chapter-objects

hogwarts-chapter-objects = Przedmioty
hogwarts-rule-H-062 = Przedmiot możesz podnieść, gdy go mijasz lub na nim stajesz; ruch trwa dalej.
hogwarts-rule-H-063 = W turze podnosisz najwyżej 2 przedmioty.
hogwarts-rule-H-064 = Możesz mieć najwyżej 6 przedmiotów.
hogwarts-rule-H-065 = Mając 6 przedmiotów, możesz tylko wymienić: jeden z twoich zostaje na tym polu.
hogwarts-rule-H-066 = Pusta rozeta nic nie daje.
hogwarts-rule-H-067 = Podnoszenie jest dobrowolne. Tylko przedmiot z własnej nieukończonej misji musisz wziąć, gdy w swojej turze wejdziesz na jego pole, o ile pozwalają limity.
hogwarts-rule-H-068 = Zwykłe przedmioty użyte do ukończonej misji odkładasz na dowolne miejsca specjalne, nawet zajęte.
hogwarts-rule-H-069 = Zużyty przedmiot specjalny trafia na wolną rozetę ulicy Pokątnej; na zajętą tylko wtedy, gdy wolnej nie ma.
hogwarts-rule-H-070 = Przedmiot specjalny działa raz: albo służy misji, albo używasz jego mocy. Jedyny wyjątek to H-077.
hogwarts-rule-H-071 = Czarna Różdżka daje 1 dodatkową kość ataku na jedną walkę.
hogwarts-rule-H-072 = Miecz Gryffindora daje 1 dodatkową kość ataku na jedną walkę.
hogwarts-rule-H-073 = Kamień Wskrzeszenia daje w walce 6 punktów życia.
hogwarts-rule-H-074 = Zmieniacz czasu daje ci jedną dodatkową turę.
hogwarts-rule-H-075 = Hardodziób zanosi cię na dowolne pole ulicy Pokątnej lub do miejsca specjalnego i z powrotem.
hogwarts-rule-H-076 = Z Peleryną niewidką opuszczasz walkę i odchodzisz o 5 pól.
hogwarts-rule-H-077 = Przedmiot specjalny wymagany przez misję daje też swoją moc w walce tej misji.

## hogwarts-chapter-trips

hogwarts-chapter-trips = Proszek Fiuu i świstokliki
hogwarts-rule-H-078 = Na wieży możesz wydać 1 żeton proszku Fiuu i odwiedzić jedno z siedmiu miejsc z kominkiem.
hogwarts-rule-H-079 = Proszek Fiuu nie prowadzi na cmentarz.
hogwarts-rule-H-080 = Po przybyciu bierzesz leżące tam przedmioty, w granicach limitów.
hogwarts-rule-H-081 = Po przybyciu możesz podjąć misję tego miejsca.
hogwarts-rule-H-082 = Na koniec tury wracasz na tę samą wieżę. Żeton proszku Fiuu przepada.
hogwarts-rule-H-083 = Podczas wizyty przejście między Ministerstwem Magii a Salą Przepowiedni jest darmowe.
hogwarts-rule-H-084 = Na boisku do quidditcha możesz zamiast meczu wydać 1 świstoklik i odwiedzić cmentarz.
hogwarts-rule-H-085 = Na cmentarzu możesz podjąć misję; na koniec tury wracasz na boisko. Świstoklik przepada.
hogwarts-rule-H-086 = Karta sprawowania Proszek Fiuu daje 1 żeton proszku Fiuu. Na spód talii trafia, gdy zużyjesz ten żeton.

## hogwarts-chapter-spaces

hogwarts-chapter-spaces = Co dają pola
hogwarts-rule-H-087 = Pole zaklęcia: dobierz 1 zaklęcie.
hogwarts-rule-H-088 = Pole eliksiru: dobierz 1 eliksir.
hogwarts-rule-H-089 = Pole księgi: dobierz 1 księgę.
hogwarts-rule-H-090 = Pole sprawowania: dobierz 1 kartę sprawowania i wykonaj ją.
hogwarts-rule-H-091 = Pole wydarzenia: dobierz 1 wydarzenie. Od razu dotyczy wszystkich.
hogwarts-rule-H-092 = Pole pojedynku: dobierz kartę pojedynku i stocz go.
hogwarts-rule-H-093 = Pole życia: zyskujesz tyle punktów życia, ile pokazuje.
hogwarts-rule-H-094 = W pokoju wspólnym albo dobierasz 1 kartę sprawowania, księgę, eliksir lub zaklęcie, albo proponujesz wymianę; nie jedno i drugie.
hogwarts-rule-H-095 = Wymiana to przedmiot za przedmiot, z dowolnym graczem, gdziekolwiek stoi. Może odmówić.
hogwarts-rule-H-096 = W gabinecie Dumbledore’a dobierasz 2 zaklęcia.
hogwarts-rule-H-097 = W gabinecie Snape’a dobierasz 2 eliksiry.
hogwarts-rule-H-098 = W chatce Hagrida dobierasz 1 eliksir i 1 zaklęcie.
hogwarts-rule-H-099 = W Dziale Ksiąg Zakazanych dobierasz 1 księgę.
hogwarts-rule-H-100 = W bibliotece i w księgarni Esy i Floresy dobierasz 2 księgi.
hogwarts-rule-H-101 = W klasach zaklęć, transmutacji i obrony przed czarną magią dobierasz 1 zaklęcie.
hogwarts-rule-H-102 = W klasach eliksirów, zielarstwa i opieki nad magicznymi stworzeniami dobierasz 2 eliksiry.
hogwarts-rule-H-103 = Działa tylko pole, na którym kończysz ruch, nigdy mijane.
hogwarts-rule-H-104 = Gdy gra 7 lub 8 osób, na wieży możesz zamiast wszystkiego innego wymienić jedną misję ze stosem.

## hogwarts-chapter-exams

hogwarts-chapter-exams = Egzaminy, sprawowanie, wydarzenia
hogwarts-rule-H-105 = Księga daje punkty, gdy kończysz ruch w jej klasie: zdajesz egzamin.
hogwarts-rule-H-106 = Każda księga jest na egzaminie warta od 5 do 20 punktów.
hogwarts-rule-H-107 = Karty klasy dobierasz niezależnie od egzaminu.
hogwarts-rule-H-108 = Księga użyta na egzaminie trafia na spód talii ksiąg.
hogwarts-rule-H-109 = Kartę sprawowania wykonuje się od razu i odkłada na spód talii. Zostaje tylko Proszek Fiuu.
hogwarts-rule-H-110 = Karty sprawowania dają od minus 30 do plus 50 punktów.
hogwarts-rule-H-111 = Wynik nigdy nie spada poniżej 0.
hogwarts-rule-H-112 = Jeśli wydarzenie przenosi wszystkie pionki na jedno pole, każdy zaczyna stamtąd następną turę.
hogwarts-rule-H-113 = Wydarzenia mogą rozdawać żetony proszku Fiuu i świstokliki.
hogwarts-rule-H-114 = Accio, Alohomorę i Obliviate zagrywa się na początku swojej tury.
hogwarts-rule-H-115 = Niektóre zaklęcia i eliksiry dają wybraną kartę z talii zaklęć lub eliksirów. Zagrywaj je w walce albo by zebrać karty do misji.

## hogwarts-chapter-missions

hogwarts-chapter-missions = Misje
hogwarts-rule-H-116 = Niepełnoletni: by podjąć misję, stań na jej polu i miej jej przedmioty.
hogwarts-rule-H-117 = Wykwalifikowani: potrzebne są też wymienione zaklęcia i eliksiry.
hogwarts-rule-H-118 = Drużyny: na polu muszą być wszyscy członkowie; kto już jest, czeka.
hogwarts-rule-H-119 = Drużyny: przedmioty i karty mogą być rozdzielone między członków.
hogwarts-rule-H-120 = Misję kończy tylko wygrana walka.
hogwarts-rule-H-121 = Ukończona misja daje punkty raz: od 40 do 300.
hogwarts-rule-H-122 = Misja 6 to Tom Riddle w Komnacie Tajemnic. Prócz przedmiotów wymaga 2 kart ataku i eliksiru wielosokowego.
hogwarts-rule-H-123 = Jeśli przegrasz walkę misji, próba się nie udała i trafiasz do Dziurawego Kotła; nie w grze jednoosobowej.
hogwarts-rule-H-124 = Wtedy wszystkie twoje zaklęcia i eliksiry trafiają na spód talii.
hogwarts-rule-H-125 = Wtedy masz dokładnie 6 punktów życia.
hogwarts-rule-H-126 = Zachowujesz przedmioty, proszek Fiuu i świstokliki.
hogwarts-rule-H-127 = Nieudana misja zostaje twoja i możesz spróbować ponownie.
hogwarts-rule-H-128 = Gra jednoosobowa: przy 0 punktów życia przegrywasz grę.
hogwarts-rule-H-129 = Karty wymagane przez misję wliczają się do limitu i można je zagrać w jej walce. Niezagrane trafiają na spód talii po ukończeniu misji.

## hogwarts-chapter-fights

hogwarts-chapter-fights = Walki z kartami
hogwarts-rule-H-130 = Karta walki mówi, kto atakuje pierwszy.
hogwarts-rule-H-131 = Efekt odkrycia działa od razu po odkryciu karty.
hogwarts-rule-H-132 = W swojej połowie rundy możesz najpierw zagrać jedną kartę obrony.
hogwarts-rule-H-133 = Potem atakujesz raz: eliksirem, zaklęciem albo kośćmi ataku.
hogwarts-rule-H-134 = Rzucasz tyloma kośćmi ataku, ile ma planszetka. Każda kość, która dorówna odporności przeciwnika, zabiera mu 1 punkt życia.
hogwarts-rule-H-135 = Odporność 2 trafia wynik od 2, 3 od 3, 4 od 4, 5 od 5.
hogwarts-rule-H-136 = Karty ataku zabierają podaną liczbę punktów życia, bez rzutu.
hogwarts-rule-H-137 = Karty obrony anulują atak, dają punkty życia albo jedno i drugie.
hogwarts-rule-H-138 = Karta obrony zagrana przed atakiem anuluje następne działanie przeciwnika albo zabiera graczowi lub śmierciożercy następny atak. Ty i tak możesz zaatakować.
hogwarts-rule-H-139 = Zdolność przeciwnika działa po każdym rzucie kośćmi ataku.
hogwarts-rule-H-140 = Działa też przy każdej karcie ataku.
hogwarts-rule-H-141 = Karta obrony jej nie wywołuje.
hogwarts-rule-H-142 = Gdy przeciwnik ma 0 punktów życia, jego zdolność działa ostatni raz, zanim odłożysz kartę.
hogwarts-rule-H-143 = Ten ostatni raz to skutek decydującego ataku, a nie dodatkowy.
hogwarts-rule-H-144 = Wygrywasz, gdy przeciwnik ma 0 punktów życia, a ty co najmniej 1.
hogwarts-rule-H-145 = Jeśli obie strony mają 0, przegrywasz.
hogwarts-rule-H-146 = Zdolność bojowa z planszetki działa przy każdym ataku.
hogwarts-rule-H-147 = Niepełnoletni: w walce lub pojedynku najwyżej 5 zaklęć i eliksirów razem.
hogwarts-rule-H-148 = Wykwalifikowani: w walce misji najwyżej 3.
hogwarts-rule-H-149 = Drużyny: w walce misji najwyżej 2 na gracza. W grze jednoosobowej zostaje 5, na zasadach wykwalifikowanych 3.
hogwarts-rule-H-150 = Drużyny: punkty życia przeciwnika mnoży się przez liczbę członków.
hogwarts-rule-H-151 = Drużyny: członkowie atakują po kolei; zdolność przeciwnika trafia w tego, kto właśnie atakował.
hogwarts-rule-H-152 = Drużyny: członek z 0 punktów życia odpada z walki i trafia do Dziurawego Kotła jak po przegranej misji, nawet gdy inni wygrają. Gdy odpadną wszyscy, walka jest przegrana.
hogwarts-rule-H-153 = Tom Riddle ma 9 punktów życia i odporność 5. Zabiera 2 punkty życia przy odkryciu i 3 po każdym ataku.
hogwarts-rule-H-154 = Zaklęcia ataku nie ranią Toma Riddle’a.
hogwarts-rule-H-155 = Gdy gracz lub śmierciożerca atakuje gracza, każda kość, która dorówna odporności z jego planszetki, zabiera 1 punkt życia.
hogwarts-rule-H-156 = Przeciwnicy z kart nie rzucają kośćmi. Działają tylko przy odkryciu i po twoich atakach.
hogwarts-rule-H-157 = W turze podejmujesz najwyżej jedną misję.
hogwarts-rule-H-158 = Punkty życia stracone w walce nie wracają same.
hogwarts-rule-H-159 = Punkty życia nie mają górnej granicy.

## hogwarts-chapter-duels

hogwarts-chapter-duels = Pojedynki
hogwarts-rule-H-160 = Jeśli karta pojedynku pokazuje twojego ucznia, odłóż ją na spód i dobierz inną.
hogwarts-rule-H-161 = Za wygrany pojedynek dobierasz 1 zaklęcie, 1 eliksir i 1 księgę.
hogwarts-rule-H-162 = Przegrywasz pojedynek, gdy zostanie ci 1 punkt życia.
hogwarts-rule-H-163 = Za przegrany pojedynek odrzucasz 3 wybrane karty albo wszystkie, jeśli nie masz więcej.
hogwarts-rule-H-164 = Mając 1 punkt życia, przegrywasz pojedynek od razu, zanim cokolwiek zagrasz.
hogwarts-rule-H-165 = Po pojedynku karta trafia na spód talii.
hogwarts-rule-H-166 = Odrzucasz księgi, zaklęcia i eliksiry, nigdy misje.

## hogwarts-chapter-rivals

hogwarts-chapter-rivals = Gracz przeciw graczowi
hogwarts-rule-H-167 = Atakuje ten, kto przyszedł ostatni.
hogwarts-rule-H-168 = Jeśli jest tam kilku przeciwników, atakujący wybiera jednego.
hogwarts-rule-H-169 = Gdy gracze walczą, pole nie działa.
hogwarts-rule-H-170 = Niepełnoletni: każda strona rzuca jedną kością; niższy wynik traci 1 punkt życia, remis się powtarza.
hogwarts-rule-H-171 = Niepełnoletni: przegrywa ten, kto stracił w tej walce 2 punkty życia.
hogwarts-rule-H-172 = Niepełnoletni: w tych walkach nie używa się zaklęć ani eliksirów.
hogwarts-rule-H-173 = Niepełnoletni: zwycięzca bierze 1 przedmiot, 1 świstoklik, 1 proszek Fiuu albo 1 zakrytą kartę.
hogwarts-rule-H-174 = Wykwalifikowani: gracze atakują kośćmi albo zaklęciem lub eliksirem.
hogwarts-rule-H-175 = Wykwalifikowani: na zmianę, zaczyna atakujący.
hogwarts-rule-H-176 = Wykwalifikowani: przegrywa ten, komu pierwszemu zostanie 1 punkt życia.
hogwarts-rule-H-177 = Wykwalifikowani: najwyżej 1 zaklęcie i 1 eliksir na gracza.
hogwarts-rule-H-178 = Wykwalifikowani: zwycięzca bierze 2 przedmioty, 1 świstoklik, 1 proszek Fiuu albo 2 zakryte karty.
hogwarts-rule-H-179 = Wykwalifikowani, opcjonalnie: w walkach graczy działa tabela obrony z trybu „Voldemort powraca”.
hogwarts-rule-H-180 = Drużyny: walczysz tylko z członkami innych drużyn, na zasadach wykwalifikowanych.
hogwarts-rule-H-181 = Niepełnoletni: mając 1 punkt życia, nie tracisz go w takiej walce; zachowujesz go, a walkę przegrywasz.
hogwarts-rule-H-182 = Wykwalifikowani: kto zaczyna taką walkę z 1 punktem życia, od razu przegrywa, zanim cokolwiek zagra.

## hogwarts-chapter-eaters

hogwarts-chapter-eaters = Śmierciożercy
hogwarts-rule-H-183 = Śmierciożercą gra osoba po twojej prawej.
hogwarts-rule-H-184 = Który to śmierciożerca, losuje się z sześciu planszetek.
hogwarts-rule-H-185 = Śmierciożerca dobiera do walki 1 zaklęcie i 1 eliksir.
hogwarts-rule-H-186 = Pierwszy atak jest twój, potem atakujecie na zmianę.
hogwarts-rule-H-187 = Przegrywa strona, która straci wszystkie punkty życia.
hogwarts-rule-H-188 = Po porażce trafiasz do Dziurawego Kotła z 6 punktami życia; zaklęcia i eliksiry trafiają na spód talii, żetony zostają.
hogwarts-rule-H-189 = Pokonany śmierciożerca daje 20 punktów domu i znika z gry; jego karty trafiają na spód talii.
hogwarts-rule-H-190 = Przeciw śmierciożercy zagrywasz najwyżej 3 karty, także w drużynach.
hogwarts-rule-H-191 = Po pokonaniu śmierciożercy możesz w tej samej turze skorzystać z wieży: podjąć misję albo użyć proszku Fiuu.

## hogwarts-chapter-end

hogwarts-chapter-end = Koniec gry
hogwarts-rule-H-192 = Szybka: koniec nadchodzi, gdy ktoś ma co najmniej 1 ukończoną misję i ponad 210 punktów.
hogwarts-rule-H-193 = Klasyczna: co najmniej 2 misje i ponad 260 punktów.
hogwarts-rule-H-194 = Długa: co najmniej 3 misje i ponad 320 punktów.
hogwarts-rule-H-195 = Dokładnie 210, 260 czy 320 punktów nie wystarczy.
hogwarts-rule-H-196 = Wykwalifikowani: by wywołać koniec, trzeba też mieć za sobą mecz quidditcha. Do wygranej nie jest potrzebny.
hogwarts-rule-H-197 = Potem kończy się rundę, by wszyscy mieli tyle samo tur.
hogwarts-rule-H-198 = Przy remisie wygrywa ten, kto ma więcej misji, potem więcej punktów życia; jeśli nadal jest równo, wygrana jest wspólna. Drużyna sumuje punkty życia członków.
hogwarts-rule-H-199 = W grze jednoosobowej na zasadach wykwalifikowanych mecz nie jest potrzebny.
hogwarts-rule-H-200 = Drużyny: punkty i misje drużyny liczą się razem.

## hogwarts-chapter-completions

hogwarts-chapter-completions = Czego instrukcja nie mówi
hogwarts-rule-H-201 = Następne miejsce jest po twojej prawej; pierwsze uchodzi za najmłodszego gracza.
hogwarts-rule-H-202 = To, co dotyczy kilku graczy, dzieje się w kolejności miejsc, od gracza, którego jest tura. Ukryte wybory zapadają, zanim ruszy się jakakolwiek karta.
hogwarts-rule-H-203 = O podnoszeniu po drodze decydujesz na każdym polu, przed następnym krokiem.
hogwarts-rule-H-204 = Krok jest dozwolony tylko wtedy, gdy ruch da się stamtąd dokończyć.
hogwarts-rule-H-205 = Darmowe przejście można pokonać przed pierwszym krokiem, między krokami lub po ostatnim; kończysz tam, gdzie wtedy stoisz.
hogwarts-rule-H-206 = Jeśli twój ruch prowadzi przez Start, nie możesz iść nim dalej do Dziurawego Kotła. Możesz się tam przenieść dopiero po zakończeniu ruchu na Starcie.
hogwarts-rule-H-207 = Po ruchu najpierw podnosisz przedmioty, potem walczysz z graczem, potem ze śmierciożercą. Następnie próbujesz misji i korzystasz z pola albo grasz mecz czy odbywasz podróż. Na końcu wracasz i sprawdzacie, czy to koniec gry.
hogwarts-rule-H-208 = Przegrana misja lub walka ze śmierciożercą kończy turę; pole już nie działa.
hogwarts-rule-H-209 = Wymagania misji sprawdza się po przybyciu i podniesieniu przedmiotów. Karta dobrana z tego pola w tej turze już nie pomoże.
hogwarts-rule-H-210 = Jeśli zaczynasz turę tam, gdzie możesz podjąć misję, możesz ją podjąć zamiast rzutu; pole wtedy nie działa. Nie wtedy, gdy stoi tam śmierciożerca.
hogwarts-rule-H-211 = Walkę zaczyna tylko własny ruch. Pionek przeniesiony w inny sposób jej nie zaczyna.
hogwarts-rule-H-212 = Jeśli na boisku do quidditcha stoi inny pionek, wejście oznacza walkę: w tej turze bez meczu i świstoklika.
hogwarts-rule-H-213 = Pionki stojące na jednym polu nie walczą ponownie, dopóki któryś nie wejdzie tam od nowa.
hogwarts-rule-H-214 = Karty ataku zagrywa się tylko jako swój atak. W swojej połowie rundy zagrywasz najwyżej jedną kartę obrony: przed atakiem albo w odpowiedzi na jego skutek.
hogwarts-rule-H-215 = Na efekt odkrycia, pierwszy cios i każdy atak gracza lub śmierciożercy można odpowiedzieć jedną kartą obrony, która go anuluje.
hogwarts-rule-H-216 = Poza walką zagrywasz tylko karty początku tury i karty pomocne, przed rzutem na ruch.
hogwarts-rule-H-217 = Jeśli skutek decydującego ataku anulowano albo go nie ma, nic więcej się nie dzieje.
hogwarts-rule-H-218 = Akcja lub wyzwolenie na karcie to następny efekt karty przeciwnika albo cały następny atak gracza lub śmierciożercy.
hogwarts-rule-H-219 = W pojedynkach i w walkach wykwalifikowanych czarodziejów nie spadasz poniżej 1 punktu życia.
hogwarts-rule-H-220 = Poza walkami nigdy nie spadasz poniżej 1 punktu życia.
hogwarts-rule-H-221 = Jeśli ostatni efekt pojedynku zostawia ci 1 punkt życia, przegrywasz.
hogwarts-rule-H-222 = Dwaj wykwalifikowani czarodzieje z 1 punktem życia nie walczą i nikt nie bierze nagrody.
hogwarts-rule-H-223 = W pojedynku niepełnoletni zagrywają najwyżej 5 kart, wykwalifikowani 3, w drużynach 2; w grze jednoosobowej według jej zasad.
hogwarts-rule-H-224 = Różdżki, Miecza i Kamienia używa się przed odkryciem przeciwnika albo na początku swojej połowy rundy. Użyte przepadają, wygrasz czy przegrasz.
hogwarts-rule-H-225 = Po przegranej misji zachowujesz wymagany przedmiot specjalny, chyba że jego moc jest już zużyta.
hogwarts-rule-H-226 = W walkach niepełnoletnich działa tylko peleryna, żadne inne przedmioty specjalne ani zdolności.
hogwarts-rule-H-227 = Ze świstoklikiem lub Hardodziobem bierzesz przedmioty w tych samych granicach co z proszkiem Fiuu.
hogwarts-rule-H-228 = Jeśli przegrasz misję w podróży, trafiasz do Dziurawego Kotła i nie wracasz.
hogwarts-rule-H-229 = Jeśli w podróży uciekniesz dzięki pelerynie, od razu wracasz na pole, z którego zaczęła się podróż.
hogwarts-rule-H-230 = Z każdym oddanym żetonem proszku Fiuu jedna zachowana karta Proszek Fiuu trafia na spód talii. Nie można jej odrzucić ani ukraść.
hogwarts-rule-H-231 = Żetonów proszku Fiuu, świstoklików i życia nigdy nie brakuje.
hogwarts-rule-H-232 = Zwycięzca walki graczy wybiera nagrodę spośród tego, co ma przegrany; może zrezygnować i bierze mniej, jeśli jest mniej.
hogwarts-rule-H-233 = Zdobyte tak przedmioty nie liczą się jako podniesione. Nadmiar ponad 6 zostawiasz na polu według wyboru.
hogwarts-rule-H-234 = W pokoju wspólnym składasz jedną propozycję na wizytę. Po odmowie nie dobierasz karty.
hogwarts-rule-H-235 = Wszyscy tworzą jedną drużynę albo każda drużyna ma 2 lub 3 członków.
hogwarts-rule-H-236 = Drużyna może ukończyć misję każdego członka; członkowie znają swoje misje.
hogwarts-rule-H-237 = Gdy drużyna ma wszystko do misji, członek może czekać na jej polu: w tej turze bez rzutu i efektu pola.
hogwarts-rule-H-238 = Kto czeka w miejscu specjalnym, jeszcze nie wraca. Wszyscy wracają na koniec tury, w której podjęto misję, albo gdy rezygnują.
hogwarts-rule-H-239 = Drużyny: efekt odkrycia i pierwszy cios trafiają tylko gracza, którego jest tura. On atakuje pierwszy, reszta według miejsc.
hogwarts-rule-H-240 = Drużyny: członkowie nie przekazują sobie kart. Wymagane karty ponad limit członka przepadają, ale nie można ich zagrać.
hogwarts-rule-H-241 = Drużyny: śmierciożercą gra najbliższy po prawej gracz innej drużyny; przy jednej drużynie działa on według stałego planu.
hogwarts-rule-H-242 = Drużyny: mecz gra się z inną drużyną, a jeśli jej nie ma, z kimś ze swojej. 40 punktów dostaje drużyna zwycięzcy.
hogwarts-rule-H-243 = Gra jednoosobowa: bez walk między graczami i meczów. Boisko kończy ruch i pozwala użyć świstoklika.
hogwarts-rule-H-244 = Grając solo lub jako jedna drużyna, wygrywasz na koniec tury, w której osiągniesz cel.
hogwarts-rule-H-245 = Po każdej turze sprawdza się cel u wszystkich graczy; jeden gracz musi spełnić wszystkie warunki.
hogwarts-rule-H-246 = Osiągnięty cel pozostaje ważny, nawet jeśli wynik spadnie przed końcem rundy.
hogwarts-rule-H-247 = Gra kończy się najpóźniej po 30 rundach (szybka), 40 (klasyczna) lub 60 (długa). Wtedy wygrywa najwyższy wynik, bez innych warunków.
hogwarts-rule-H-248 = Samotny gracz lub jedyna drużyna, którzy do tego czasu nie wygrali, przegrywają.
hogwarts-rule-H-249 = Pusta talia nie daje karty.
hogwarts-rule-H-250 = Wydarzenie dosięga graczy na każdej planszy i nigdy nie przerywa walki.
hogwarts-rule-H-251 = W Pucharze Domów śmierciożerca zaczyna każdą walkę z pełnym życiem i nowymi kartami.
hogwarts-rule-H-252 = Walka nierozstrzygnięta po 50 rundach kończy się bez zwycięzcy, nagrody i strat.
hogwarts-rule-H-253 = Jedna karta nie może zająć dwóch miejsc w wymaganiach misji; druga taka sama może.
hogwarts-rule-H-254 = Wydany proszek Fiuu lub świstoklik przepada, nawet gdy podróżny zostanie pokonany, ucieknie lub czeka.
