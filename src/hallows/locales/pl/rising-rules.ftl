### Rising: zasady, po jednym zdaniu, własnymi słowami. Grupy odpowiadają rozdziałom zasad.

## rising-chapter-components-and-setup

rising-chapter-components-and-setup = Elementy i przygotowanie gry
rising-rule-R-001 = Karty postaci to 33 Czarodziejów, 10 Śmierciożerców i jeden Lord Voldemort.
rising-rule-R-002 = Grają dwie, trzy lub cztery drużyny; inna liczba nie jest możliwa.
rising-rule-R-003 = Na planszy są trzy Lokacje: Ministerstwo Magii, Ulica Pokątna i Hogsmeade.
rising-rule-R-004 = Do każdej Lokacji należą dwa Miejsca. W Ministerstwie Magii są to Departament Tajemnic i Atrium. Na Ulicy Pokątnej: sklep Ollivandera i Bank Gringotta. W Hogsmeade: Gospoda pod Świńskim Łbem i Stacja Hogsmeade.
rising-rule-R-005 = Przed grą dwa Miejsca każdej Lokacji układa się na niej odkryte, w losowej kolejności.
rising-rule-R-006 = Na początku figurka Voldemorta patrzy na losową Lokację; każda jest jednakowo prawdopodobna.
rising-rule-R-007 = Na początku gry na żadnym torze nie ma Skażenia ani ran.
rising-rule-R-008 = Wszystkie 24 żetony Zaklęć leżą na początku pomieszane i zakryte.
rising-rule-R-009 = Każdy gracz wybiera jedną przynależność: Hogwart, Zakon Feniksa lub Gwardię Dumbledore’a.
rising-rule-R-010 = Tę samą przynależność może wybrać dwóch graczy.
rising-rule-R-011 = Przynależności, którą ma już dwóch graczy, trzeci wybrać nie może.
rising-rule-R-012 = Bierzesz jedną kartę Kwatery Głównej i jeden żeton Misji swojej przynależności.
rising-rule-R-013 = Wybierasz jednego z dwóch początkowych Czarodziejów swojej przynależności.
rising-rule-R-014 = Gracz Hogwartu zaczyna z Albusem Dumbledore’em albo Minerwą McGonagall.
rising-rule-R-015 = Gracz Zakonu Feniksa zaczyna z Nimfadorą Tonks albo Syriuszem Blackiem.
rising-rule-R-016 = Gracz Gwardii Dumbledore’a zaczyna z Harrym Potterem albo Hermioną Granger.
rising-rule-R-017 = Dwaj gracze tej samej przynależności mają różnych początkowych Czarodziejów.
rising-rule-R-018 = Początkowych Czarodziejów, których nikt nie wziął, wtasowuje się do talii postaci.
rising-rule-R-019 = Przed tasowaniem kartę Lorda Voldemorta odkłada się na bok.
rising-rule-R-020 = Wszystkich dziesięciu Śmierciożerców trafia do talii.
rising-rule-R-021 = Po potasowaniu przy każdej Lokacji kładzie się trzy odkryte karty.
rising-rule-R-022 = Przy jednej Lokacji może leżeć dowolna liczba Śmierciożerców.
rising-rule-R-023 = Po rozłożeniu tych kart w talii zostają 34 karty minus tyle, ilu jest graczy.
rising-rule-R-024 = Kartę Lorda Voldemorta wkłada się potem w środek talii, pod połowę jej kart zaokrągloną w dół: 16 przy dwóch graczach, 15 przy trzech lub czterech.
rising-rule-R-025 = Zaczynasz bez żetonów Zaklęć. Jedynym wyjątkiem jest gra czteroosobowa w trybie zrównoważonym; ścisły tryb instrukcji nie zna wyjątków, więc nie da się wybrać obu naraz.
rising-rule-R-026 = W trybie zrównoważonym każdy gracz w grze czteroosobowej zaczyna z jednym żetonem Zaklęcia.
rising-rule-R-027 = Gra toczy się zgodnie z ruchem wskazówek zegara, począwszy od pierwszego gracza.
rising-rule-R-028 = Przy prawdziwym stole zaczyna ten, kto ostatnio oglądał film o Harrym Potterze. W grze cyfrowej pierwszy gracz jest losowy albo wybrany.
rising-rule-R-029 = Kości Czarodziejów są wspólne: wszyscy gracze korzystają z jednego zapasu.

## rising-chapter-travel

rising-chapter-travel = Podróż
rising-rule-R-030 = Tura ma cztery fazy, zawsze w tej kolejności: podróż, Voldemort, kości Czarodziejów, koniec tury.
rising-rule-R-031 = W fazie podróży musisz położyć swój żeton Misji na jednej z trzech Lokacji.
rising-rule-R-032 = Możesz wybrać tę samą Lokację co w poprzedniej turze.
rising-rule-R-033 = Cała twoja drużyna jest tam, gdzie żeton Misji.
rising-rule-R-034 = Kości możesz kłaść tylko na postaciach przy swojej Lokacji, chyba że zdolność pozwala na więcej.
rising-rule-R-035 = W turze innego gracza twojej drużyny nie ma w żadnej Lokacji.
rising-rule-R-036 = Żetonów Zaklęć nie wolno używać w fazie podróży ani przed rozpatrzeniem kości Voldemorta.

## rising-chapter-voldemort-phase

rising-chapter-voldemort-phase = Faza Voldemorta
rising-rule-R-037 = Kość Voldemorta ma osiem jednakowo prawdopodobnych ścianek: trzy w prawo, trzy w lewo i dwie z Mrocznym Znakiem.
rising-rule-R-038 = Wynik „w prawo” obraca figurkę o jedną Lokację zgodnie z ruchem wskazówek zegara, patrząc z góry.
rising-rule-R-039 = Wynik „w lewo” obraca figurkę o jedną Lokację przeciwnie do ruchu wskazówek zegara.
rising-rule-R-040 = Lokacje są tylko trzy, więc jeden obrót zgodny z ruchem wskazówek zegara prowadzi tam, gdzie dwa przeciwne.
rising-rule-R-041 = Przy Mrocznym Znaku figurka się nie obraca.
rising-rule-R-042 = Po ruchu Voldemort atakuje przy każdym wyniku, także przy Mrocznym Znaku.
rising-rule-R-043 = Jego atak zadaje 1 ranę każdej karcie Czarodzieja przy jego Lokacji.
rising-rule-R-044 = Jeśli w Lokacji Voldemorta jest żeton Misji aktywnego gracza, atak zadaje 1 ranę także każdemu Czarodziejowi z jego drużyny.
rising-rule-R-045 = Drużyny pozostałych graczy nigdy nie cierpią od tego ataku.
rising-rule-R-046 = Atak Voldemorta nigdy nie rani Śmierciożerców.
rising-rule-R-047 = Po ataku dodaje się 1 Skażenie w Lokacji Voldemorta.
rising-rule-R-048 = To Skażenie trafia na wierzchnie Miejsce albo, gdy obu Miejsc już nie ma, na samą Lokację.
rising-rule-R-049 = Następnie wszyscy Śmierciożercy przy Lokacji Voldemorta wykonują swoje zwykłe zdolności.
rising-rule-R-050 = Śmierciożercy w innych Lokacjach nie wykonują zwykłych zdolności.
rising-rule-R-051 = Kilku Śmierciożerców w jednej Lokacji działa kolejno od lewej do prawej.
rising-rule-R-052 = Przy Mrocznym Znaku, po zwykłych zdolnościach, wszyscy Śmierciożercy na planszy wykonują zdolności specjalne.
rising-rule-R-053 = Zdolności specjalne zaczynają się w Lokacji Voldemorta i idą dalej zgodnie z ruchem wskazówek zegara.
rising-rule-R-054 = Śmierciożerca bez zdolności specjalnej nic w tym kroku nie robi.
rising-rule-R-055 = Przy Mrocznym Znaku, po zdolnościach specjalnych, każde skażone Miejsce raz wymierza swoją karę.
rising-rule-R-056 = Gdy figurka się obróciła, nie ma ani zdolności specjalnych, ani kar Miejsc.
rising-rule-R-057 = Kara działająca „w tej turze” znika wraz z jej końcem.
rising-rule-R-058 = Zdolności w fazie Voldemorta są obowiązkowe.
rising-rule-R-059 = Postać lub Miejsce, którego tor zapełni się w fazie Voldemorta, pozostaje w grze do końca tury.
rising-rule-R-060 = W fazie Voldemorta gra nie może się skończyć.

## rising-chapter-corruption-and-places

rising-chapter-corruption-and-places = Skażenie i Miejsca
rising-rule-R-061 = Każde Miejsce ma 5 pól Skażenia.
rising-rule-R-062 = Sama Lokacja też ma 5 pól Skażenia.
rising-rule-R-063 = Skażenie, które nie mieści się na torze, przepada.
rising-rule-R-064 = Nawet pełny tor Skażenia można zmniejszyć, dopóki tura się nie skończy.
rising-rule-R-065 = Usunięcie Skażenia przez zdolność następuje od razu.
rising-rule-R-066 = Skażenie nie może spaść poniżej 0.
rising-rule-R-067 = Miejsce, na którym pod koniec tury leży 5 znaczników, zostaje skażone.
rising-rule-R-068 = Znaczniki ze skażonego Miejsca wracają do zapasu.
rising-rule-R-069 = Skażone Miejsce kładzie się w polu skażonych Miejsc na karcie Złoczyńcy.
rising-rule-R-070 = To, co leżało pod spodem, drugie Miejsce albo sama Lokacja, wchodzi do gry bez Skażenia.
rising-rule-R-071 = Skażonego Miejsca nie można już odzyskać.
rising-rule-R-072 = Zdolność, która wymienia Lokację, działa na jej wierzchnie Miejsce albo na samą Lokację, gdy jest odsłonięta.
rising-rule-R-073 = Skażenie dla wymienionej Lokacji, na przykład Ulicy Pokątnej lub Ministerstwa Magii, trafia tam bez względu na to, gdzie stoi figurka.
rising-rule-R-074 = Kara Departamentu Tajemnic: każda Lokacja, przy której jest choć jeden Śmierciożerca, dostaje 1 Skażenie.
rising-rule-R-075 = Kara Atrium: w tej turze ataki kośćmi na Śmierciożerców wymagają jednego dodatkowego symbolu Odwagi.
rising-rule-R-076 = Kara Banku Gringotta: w tej turze nikt nie używa żetonów Zaklęć.
rising-rule-R-077 = Bank Gringotta nie zabrania dobierania żetonów.
rising-rule-R-078 = Kara Gospody pod Świńskim Łbem: w tej turze w każdej drużynie można leczyć najwyżej jednego Czarodzieja.
rising-rule-R-079 = Kara sklepu Ollivandera: przed pierwszym rzutem aktywny gracz traci jedną losową kość.
rising-rule-R-080 = Kara Stacji Hogsmeade: każdy Czarodziej leżący przy Hogsmeade dostaje 1 ranę.
rising-rule-R-081 = Sama Lokacja nie ma żadnej kary.
rising-rule-R-082 = Sama Lokacja nie jest Miejscem, więc nie liczy się do porażki przez cztery skażone Miejsca.

## rising-chapter-dice-pool

rising-chapter-dice-pool = Pula kości
rising-rule-R-083 = Podstawą puli są cztery kości z twojej karty Kwatery Głównej.
rising-rule-R-084 = Każda zdolność dająca dodatkową kość, której warunek spełniasz, dokłada tę kość do puli.
rising-rule-R-085 = Jeśli Czarodziej wymaga „innego” Czarodzieja, sam się nie liczy.
rising-rule-R-086 = Dodatkowe kości od kilku Czarodziejów się sumują.
rising-rule-R-087 = W jednej turze można użyć najwyżej 4 niebieskich, 2 pomarańczowych, 4 czerwonych i 4 fioletowych kości.
rising-rule-R-088 = Kości ponad limit koloru przepadają i nie zastępuje się ich innym kolorem.
rising-rule-R-089 = Gdy zdolność daje kość jednego z dwóch kolorów, co turę wybierasz na nowo.
rising-rule-R-090 = Po fazie Voldemorta żetony kości dowolnego gracza mogą dołożyć kości do puli aktywnego gracza.
rising-rule-R-091 = Kość dołożona po pierwszym rzucie bierze udział w następnym.
rising-rule-R-092 = Zdolności liczą się w chwili budowania puli; późniejsze zmiany w drużynie już jej nie zmieniają.
rising-rule-R-093 = Każdy kolor sprzyja jednej cesze: niebieski Wiedzy, pomarańczowy Przyjaźni, czerwony Lojalności, fioletowy Odwadze.
rising-rule-R-094 = Każda kość ma jedną ściankę wartą dwa symbole jej głównej cechy.
rising-rule-R-095 = Sześć ścianek kości to: raz podwójna i dwa razy pojedyncza główna cecha oraz po razie każda z trzech pozostałych.

## rising-chapter-rolling-and-assigning

rising-chapter-rolling-and-assigning = Rzuty i przydzielanie
rising-rule-R-096 = Rzucasz wszystkimi kośćmi, które są jeszcze w puli.
rising-rule-R-097 = Po rzucie możesz przydzielić dowolnie wiele pasujących kości.
rising-rule-R-098 = Kość można położyć tylko tam, gdzie cel ma jeszcze niezakryty symbol cechy, którą ona pokazuje.
rising-rule-R-099 = Kości możesz kłaść na postaciach w swojej Lokacji, na zdolnościach swojej Kwatery i własnych Czarodziejów. Także na Voldemorcie, jeśli jest ujawniony i stoi w tej Lokacji.
rising-rule-R-100 = Kości z jednego rzutu mogą trafić na kilka celów.
rising-rule-R-101 = Podwójna ścianka zakrywa dwa symbole na jednym celu. Jeśli niezakryty jest tylko jeden, zakrywa ten jeden, a nadwyżka przepada.
rising-rule-R-102 = Podwójnej ścianki nie można rozdzielić między dwa cele.
rising-rule-R-103 = Jeśli po rzucie nie położysz żadnej kości, musisz odrzucić z puli jedną, którą wybierzesz. Może to być także kość, którą od tego rzutu dał żeton. Wybierasz nawet wtedy, gdy to ostatnia kość i nigdzie nie pasuje, bo żetony mogą jeszcze pomóc.
rising-rule-R-104 = Możesz nie położyć kości, nawet jeśli pasuje.
rising-rule-R-105 = Użycie żetonu cechy nie zastępuje położenia kości.
rising-rule-R-106 = Kości położone i odrzucone opuszczają pulę do końca tury.
rising-rule-R-107 = Położonej kości nie wolno przesuwać ani przerzucać.
rising-rule-R-108 = Pozostałymi kośćmi rzucasz ponownie, ile razy chcesz; ogranicza cię tylko malejąca pula.
rising-rule-R-109 = Na jednym celu mogą zbierać się kości z kilku rzutów.
rising-rule-R-110 = W kolejnych rzutach możesz wybierać inne cele.
rising-rule-R-111 = Zakryty symbol nie przyjmuje drugiej kości.
rising-rule-R-112 = Przed każdym rzutem możesz przestać; pozostałe kości wtedy przepadają.
rising-rule-R-113 = Zdolności przerzutu i ustawiania kości używa się raz na turę: po wybranym rzucie, zanim położysz pierwszą kość z tego rzutu.
rising-rule-R-114 = Trelawney przerzuca jedną lub więcej dowolnych kości z puli.
rising-rule-R-115 = Kość ustawiona zdolnością pokazuje jeden symbol wskazanej cechy.

## rising-chapter-abilities

rising-chapter-abilities = Zdolności
rising-rule-R-116 = Każdą zdolność Kwatery Głównej można uruchomić raz na turę.
rising-rule-R-117 = Każdą płatną zdolność Czarodzieja można uruchomić raz na turę.
rising-rule-R-118 = Zdolności Kwatery i płatne zdolności Czarodziejów działają natychmiast po zakryciu wszystkich symboli.
rising-rule-R-119 = Zdolność, której nie wszystkie symbole są zakryte, nic nie daje.
rising-rule-R-120 = Kośćmi można uruchamiać tylko Kwaterę i Czarodziejów aktywnego gracza.
rising-rule-R-121 = Pierwsza zdolność każdej Kwatery usuwa 1 Skażenie z Lokacji aktywnego gracza.
rising-rule-R-122 = Druga zdolność Gabinetu Dumbledore’a: dobierasz jeden żeton Zaklęcia, a każdy inny gracz mający co najmniej dwóch Czarodziejów Hogwartu też może dobrać jeden.
rising-rule-R-123 = Druga zdolność Pokoju Życzeń: każdy gracz może usunąć 1 ranę jednemu swojemu Czarodziejowi, a 2, jeśli należy on do Gwardii Dumbledore’a.
rising-rule-R-124 = Druga zdolność Grimmauld Place 12: zadajesz 1 ranę jednemu Śmierciożercy w swojej Lokacji i dobierasz jeden żeton Zaklęcia.
rising-rule-R-125 = Korzyści dla innych graczy są dobrowolne: mogą oni odmówić.
rising-rule-R-126 = Aby zapłacić raną Czarodzieja, trzeba mieć na jego torze wolne pole.
rising-rule-R-127 = Zdolności stałych, bez kosztu, nie trzeba uruchamiać.
rising-rule-R-128 = Czarodziej zwerbowany w tej turze nie daje jeszcze swojej zdolności.
rising-rule-R-129 = Zdolności Czarodzieja z pełnym torem ran działają aż do sprawdzenia na koniec tury.

## rising-chapter-recruiting-and-attacking

rising-chapter-recruiting-and-attacking = Werbowanie i atak
rising-rule-R-130 = Czarodzieja werbuje się, zakrywając wszystkie jego symbole w jednej turze.
rising-rule-R-131 = Każdy gracz może werbować Czarodziejów dowolnej przynależności.
rising-rule-R-132 = Wielkość drużyny jest nieograniczona.
rising-rule-R-133 = W jednej turze można zwerbować kilku Czarodziejów.
rising-rule-R-134 = Śmierciożercę rani się, zakrywając wszystkie jego symbole w jednej turze.
rising-rule-R-135 = Kładąc kości, można zadać każdemu Śmierciożercy najwyżej 1 ranę na turę.
rising-rule-R-136 = Zdolności mogą w tej samej turze zadać temu Śmierciożercy kolejne rany.
rising-rule-R-137 = Za każdą ranę zadaną Śmierciożercy dobierasz jeden żeton Zaklęcia.
rising-rule-R-138 = Śmierciożerca z pełnym torem nie dostaje już ran i nie daje żetonu.
rising-rule-R-139 = Postać, której nie wszystkie symbole są zakryte, pozostaje bez zmian, a położone kości nie przechodzą na następną turę.

## rising-chapter-spell-tokens

rising-chapter-spell-tokens = Żetony Zaklęć
rising-rule-R-140 = Żetonów można używać w turze dowolnego gracza, od rozpatrzenia kości Voldemorta do początku końca tury.
rising-rule-R-141 = Każdy gracz może własnymi żetonami pomagać aktywnemu graczowi.
rising-rule-R-142 = Żeton cechy zakrywa jeden symbol swojej cechy na dowolnym dozwolonym celu.
rising-rule-R-143 = Żetonem cechy można dopełnić postać, zdolność Kwatery lub zdolność Czarodzieja z aktywnej drużyny.
rising-rule-R-144 = Żetonów cech można używać także wtedy, gdy nie ma już kości.
rising-rule-R-145 = Zużyte żetony odrzuca się odkryte. Żeton cechy leży najpierw na swoim celu do końca tury, więc to, co ukończył, nie może go dobrać z powrotem.
rising-rule-R-146 = Gdy trzeba dobrać, a zapas jest pusty, odrzucone żetony zakrywa się i miesza jako nowy zapas.
rising-rule-R-147 = Jeśli pusty jest i zapas, i stos odrzuconych, nie dobiera się żetonu.
rising-rule-R-148 = Liczba posiadanych żetonów nie jest ograniczona.
rising-rule-R-149 = Żetony graczy są jawne dla wszystkich.
rising-rule-R-150 = Żeton podwójnego leczenia usuwa do 2 ran jednemu Czarodziejowi z drużyny.
rising-rule-R-151 = Żeton leczenia pary usuwa po 1 ranie najwyżej dwóm Czarodziejom z drużyn.
rising-rule-R-152 = Żeton oczyszczenia usuwa 1 Skażenie z dowolnej Lokacji.
rising-rule-R-153 = Żetonem wymiany zamieniasz jednego swojego Czarodzieja na Czarodzieja innego gracza, jeśli się zgodzi. Rany przechodzą razem z kartami.
rising-rule-R-154 = Żetonów zdobytych na koniec tury nie można użyć w tej samej turze.
rising-rule-R-155 = Jest dwanaście rodzajów żetonów Zaklęć, po dwa każdego.

## rising-chapter-damage-and-defeat

rising-chapter-damage-and-defeat = Rany i pokonanie
rising-rule-R-156 = Każda rana zajmuje jedno wolne pole toru.
rising-rule-R-157 = Rany ponad ostatnie pole przepadają.
rising-rule-R-158 = Leczenie nie może zejść poniżej 0 ran.
rising-rule-R-159 = Efekt na Czarodzieja z największą lub najmniejszą liczbą ran trafia wszystkich z tą samą liczbą, także przy zerze.
rising-rule-R-160 = Równą liczbę ran ustala się w każdej drużynie osobno.
rising-rule-R-161 = Na koniec tury pokonany jest każdy Czarodziej z pełnym torem, w drużynie lub przy Lokacji.
rising-rule-R-162 = Na koniec tury pokonany jest każdy Śmierciożerca z pełnym torem.
rising-rule-R-163 = Pokonani Czarodzieje trafiają na stos Skrzydła Szpitalnego i nie wracają do gry.
rising-rule-R-164 = Pokonani Śmierciożercy trafiają do Azkabanu i nie wracają do gry.
rising-rule-R-165 = Czarodzieje pokonani przy Lokacji też liczą się do limitu pokonanych Czarodziejów.
rising-rule-R-166 = Zwerbowany Czarodziej traci wszystkie rany, zanim sprawdzi się, kto został pokonany.

## rising-chapter-end-of-turn

rising-chapter-end-of-turn = Koniec tury
rising-rule-R-167 = Koniec tury przebiega tak. Zwerbowani dołączają, Śmierciożercy i Voldemort dostają rany, sprawdzacie zwycięstwo. Potem dobiera się żetony i oddaje kości. Potem Miejsca zostają skażone, postacie pokonane i sprawdzacie porażkę. Na koniec przychodzą nowe karty i następny gracz.
rising-rule-R-168 = Wszystkie kości wracają do wspólnego zapasu.
rising-rule-R-169 = Puste pola przy Lokacjach uzupełnia się z wierzchu talii.
rising-rule-R-170 = Uzupełnia się najpierw Lokację Voldemorta, potem kolejne zgodnie z ruchem wskazówek zegara, w każdej od lewej do prawej.
rising-rule-R-171 = Nowe karty pojawiają się bez znaczników i do następnej tury nic nie robią.
rising-rule-R-172 = Jeśli pojawi się karta Lorda Voldemorta, trafia na kartę Złoczyńcy, a pole uzupełnia się następną kartą.
rising-rule-R-173 = Gdy talia jest pusta, pole zostaje puste.
rising-rule-R-174 = Po uzupełnieniu Lokacja może mieć mniej niż trzy karty tylko wtedy, gdy talia się skończyła.
rising-rule-R-175 = Potem kolej na następnego gracza zgodnie z ruchem wskazówek zegara.

## rising-chapter-lord-voldemort

rising-chapter-lord-voldemort = Lord Voldemort
rising-rule-R-176 = Dopóki jego karta się nie pojawi, Voldemorta nie można zranić.
rising-rule-R-177 = Od tury po ujawnieniu karty Voldemorta można atakować w Lokacji, na którą patrzy jego figurka.
rising-rule-R-178 = Kości na Voldemorcie może kłaść tylko aktywny gracz, którego żeton jest w tej Lokacji.
rising-rule-R-179 = Atakuje się go, zakrywając wszystkie jego symbole; daje to najwyżej 1 ranę na turę.
rising-rule-R-180 = Voldemort nie może mieć więcej ran, niż Śmierciożerców było w Azkabanie przed końcem tury.
rising-rule-R-181 = Voldemort nie jest Śmierciożercą: pomijają go zdolności, kary i liczenie Śmierciożerców.
rising-rule-R-182 = Każda zadana mu rana daje jeden żeton Zaklęcia.
rising-rule-R-183 = Przegrupowanie: po działaniach złoczyńców, a przed pierwszym rzutem, możesz oddać jedną wybraną kość z puli i przenieść żeton Misji do Lokacji Voldemorta.
rising-rule-R-184 = Przegrupowanie jest możliwe dopiero po ujawnieniu karty Voldemorta.
rising-rule-R-185 = Poza oddaną kością przegrupowanie nie zmienia puli.
rising-rule-R-186 = Po przegrupowaniu nowa Lokacja jest twoją Lokacją pod każdym względem do końca tury.
rising-rule-R-187 = Przegrupowanie nie wywołuje nowego ataku.
rising-rule-R-188 = W grze standardowej tor ran Voldemorta ma 5 pól.

## rising-chapter-game-end

rising-chapter-game-end = Koniec gry
rising-rule-R-189 = Gracze wygrywają wspólnie, gdy tor ran Voldemorta jest pełny.
rising-rule-R-190 = Do zwycięstwa w grze standardowej trzeba pokonać co najmniej pięciu Śmierciożerców.
rising-rule-R-191 = Gra jest przegrana, gdy pokonanych zostanie zbyt wielu Czarodziejów: 8 przy dwóch graczach, 10 przy trzech, 12 przy czterech.
rising-rule-R-192 = Gra jest przegrana, gdy po usunięciu pokonanych któraś drużyna nie ma Czarodziejów.
rising-rule-R-193 = Gra jest przegrana, gdy skażone są co najmniej cztery Miejsca.
rising-rule-R-194 = Gra jest przegrana, gdy jakaś Lokacja jest skażona w całości: oba Miejsca i ona sama.
rising-rule-R-195 = Jeśli zwycięstwo i porażka przypadają na ten sam koniec tury, gracze wygrywają.
rising-rule-R-196 = Wszyscy gracze razem wygrywają albo razem przegrywają.
rising-rule-R-197 = Wariant dla początkujących: Voldemort ma 4 pola ran, więc trzeba pokonać czterech Śmierciożerców.
rising-rule-R-198 = Wariant trudniejszy: Voldemort ma 6 lub więcej pól ran, najwyżej 10.

## rising-chapter-added-on-review

rising-chapter-added-on-review = Dalsze ustalenia
rising-rule-R-199 = W pudełku jest też sześć kart Kwatery Głównej i sześć żetonów Misji, po dwa na przynależność. Jest 14 kości Czarodziejów, 24 żetony Zaklęć, 60 znaczników ran i 15 znaczników Skażenia.
rising-rule-R-200 = Brak znaczników ran lub Skażenia nigdy nie ogranicza efektu.
rising-rule-R-201 = Koszty, pola ran, zdolności, kości Kwater i koszt ataku na Voldemorta są takie, jak na kartach użytych w tej grze.
rising-rule-R-202 = Przynależność i początkowego Czarodzieja wybiera się po kolei, od pierwszego gracza zgodnie z ruchem wskazówek zegara.
rising-rule-R-203 = Jedna osoba może prowadzić kilka drużyn. Gra samotna to gra dwuosobowa z dwiema drużynami; każda ma własną Kwaterę, żetony i tury, a pusta drużyna oznacza porażkę.
rising-rule-R-204 = W fazie Voldemorta aktywny gracz rzuca kością Voldemorta dokładnie raz.
rising-rule-R-205 = W fazie Voldemorta nie używa się żetonów Zaklęć, nawet między działaniami dwóch złoczyńców.
rising-rule-R-206 = Przy zdolnościach takich jak Dołohowa Czarodzieje „w tej Lokacji” to karty przy niej oraz aktywna drużyna, jeśli jest tam jej żeton. Skażenie pojawia się zamiast ran tylko wtedy, gdy nie ma wśród nich Czarodzieja wskazanego rodzaju.
rising-rule-R-207 = Zwykła zdolność Bellatrix trafia aktywną drużynę bez względu na to, gdzie jest jej żeton Misji.
rising-rule-R-208 = Zwykła zdolność Lucjusza usuwa 1 ranę każdemu innemu Śmierciożercy na całej planszy, nigdy poniżej 0.
rising-rule-R-209 = Jeśli efekt na największą lub najmniejszą liczbę ran wymienia przynależność, w każdej drużynie porównuje się tylko jej Czarodziejów. Drużyny, która ich nie ma, efekt nie dotyczy.
rising-rule-R-210 = Jeśli najbardziej ranny Czarodziej ma pełny tor, rana przepada i nie przechodzi na nikogo innego.
rising-rule-R-211 = Pulę buduje się raz, na początku fazy kości. Wcześniejsza wymiana ma na nią wpływ, późniejsza nie.
rising-rule-R-212 = Kości położone, odrzucone, oddane i utracone liczą się do limitu koloru do końca tury.
rising-rule-R-213 = Kość odebrana przez sklep Ollivandera przepada zaraz po zbudowaniu puli, przed żetonami, zdolnościami płatnymi ranami, ruchami i przegrupowaniem.
rising-rule-R-214 = Przed pierwszym rzutem możesz w dowolnej kolejności użyć żetonów kości, Seamusa, Mundungusa, Zgredka i przegrupowania. Mundungus może też poczekać, aż padnie ostatni rzut.
rising-rule-R-215 = Ruch ze Zgredkiem nie kosztuje kości, nie zmienia puli i nie wywołuje ataku.
rising-rule-R-216 = Przeniesienie żetonu Misji przed pierwszym rzutem sprawia, że przepadają żetony cech położone już na postaciach opuszczonej Lokacji.
rising-rule-R-217 = Seamus i Mundungus wymagają wolnego pola ran, a Seamus także czerwonej kości w zapasie.
rising-rule-R-218 = Zdolności Czarodziejów działają tylko w turze gracza, do którego drużyny należą.
rising-rule-R-219 = Ilekroć można użyć żetonów, najpierw pyta się aktywnego gracza, potem kolejnych zgodnie z ruchem wskazówek zegara. Każde użycie zaczyna pytania od nowa; gdy wszyscy spasują, okazja mija.
rising-rule-R-220 = Pozostali gracze mogą używać żetonów przed pierwszym rzutem, po każdym rzucie i po ostatniej kości.
rising-rule-R-221 = Żeton cechy może zakryć symbol celu jako pierwszy, jako ostatni albo jako jedyny.
rising-rule-R-222 = Żeton cechy na celu, który nie zostanie dopełniony, przepada bez skutku.
rising-rule-R-223 = Gdy cel dopełni żeton innego gracza, zwerbowany Czarodziej i nagrody za rany i tak przypadają aktywnemu graczowi.
rising-rule-R-224 = Żetonu, który nic by nie zmienił, nie można zagrać; zatrzymujesz go.
rising-rule-R-225 = Żeton kości użyty po ostatnim rzucie otwiera jeszcze jedno rzucanie, samą tą kością.
rising-rule-R-226 = Po odmowie wymiany zatrzymujesz żeton, ale w tej turze nie można jej już zaproponować.
rising-rule-R-227 = Wymiana po zbudowaniu puli nie zmienia kości. Niewykorzystane zdolności przybyłego Czarodzieja działają od razu, jeśli trwa tura nowego właściciela.
rising-rule-R-228 = Zdolność wykorzystana w tej turze pozostaje wykorzystana także po wymianie karty.
rising-rule-R-229 = Kości kładzie się pojedynczo; zdolność, której wszystkie symbole są zakryte, działa, zanim położysz następną kość z tego rzutu.
rising-rule-R-230 = Gdy zakryjesz wszystkie symbole zdolności Kwatery lub Czarodzieja, działa ona od razu; nie można jej zachować na później w tej turze.
rising-rule-R-231 = Podwójna ścianka zakrywa na celu tyle wolnych symboli swojej cechy, ile się da, najwyżej dwa.
rising-rule-R-232 = Kości można kłaść na zdolności lub na Śmierciożercy z pełnym torem, nawet jeśli nic to nie da.
rising-rule-R-233 = Faza kości kończy się, gdy pula jest pusta albo gracz przestanie rzucać, po ostatniej okazji do użycia żetonów.
rising-rule-R-234 = Zwycięstwo sprawdza się w chwili położenia rany na Voldemorcie; wygrana pomija resztę końca tury.
rising-rule-R-235 = Po usunięciu pokonanych sprawdza się razem wszystkie cztery warunki porażki i podaje każdy, który zaszedł.
rising-rule-R-236 = Żaden gracz nigdy nie zaczyna tury z pustą drużyną.
rising-rule-R-237 = Efekty dotyczące każdego gracza rozpatruje się od aktywnego gracza zgodnie z ruchem wskazówek zegara.
rising-rule-R-238 = Przy karze Gospody pod Świńskim Łbem leczenie kilku Czarodziejów działa na jednego w każdej drużynie; wskazuje go gracz, który rozpatruje efekt.
rising-rule-R-239 = Dodatkową Odwagę wymaganą przez Atrium może dać podwójna ścianka albo żeton Odwagi, a dla każdego Śmierciożercy potrzebna jest osobna.
rising-rule-R-240 = Zdolności zadające rany Śmierciożercom nigdy nie ranią Voldemorta.
rising-rule-R-241 = Kości można kłaść na Voldemorcie także wtedy, gdy nie może dostać więcej ran; nie daje to wtedy ani rany, ani żetonu.
rising-rule-R-242 = Kary działają w kolejności, w jakiej skażono Miejsca. Przy tym samym końcu tury: Ministerstwo Magii, Ulica Pokątna, Hogsmeade.
rising-rule-R-243 = Opcja trudniejsza, zwykle wyłączona: przy Mrocznym Znaku każdy Śmierciożerca z dala od Voldemorta po zdolności specjalnej wykonuje też zwykłą.
