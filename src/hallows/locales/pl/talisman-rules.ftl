### Talisman: zasady, po jednym zdaniu, własnymi słowami. Grupy odpowiadają rozdziałom zasad.

## talisman-chapter-components-and-limits

talisman-chapter-components-and-limits = Elementy gry i ograniczenia
talisman-rule-T-001 = W grze może uczestniczyć najwyżej sześć osób.
talisman-rule-T-002 = Kart Spotkań jest razem 100. Tworzą dwie talie, których nigdy się nie miesza: jedną dla Londynu i jedną dla Terenów wokół Hogwartu.
talisman-rule-T-003 = Talia Zaklęć liczy 24 karty.
talisman-rule-T-004 = Sklepy mają wspólny zapas 21 kart Ekwipunku.
talisman-rule-T-005 = Na stosie Insygniów leżą trzy karty.
talisman-rule-T-006 = W całej grze jest dokładnie 20 Galeonów.
talisman-rule-T-007 = W całej grze jest dokładnie 36 żetonów Losu.
talisman-rule-T-008 = W pudełku są dwie karty Fretki, ale nie ograniczają one liczby Postaci, które mogą być Fretkami.
talisman-rule-T-009 = Do wyboru jest osiem Postaci, a każda karta Postaci ma dwie strony, z których gracz wybiera jedną.
talisman-rule-T-010 = Galeony, żetony Losu, karty Ekwipunku i Insygnia można otrzymać tylko, dopóki są w zapasie.
talisman-rule-T-011 = Jeśli zapas jest pusty, to, co należało z niego wziąć, po prostu przepada.

## talisman-chapter-setup

talisman-chapter-setup = Przygotowanie gry
talisman-rule-T-012 = Talię Londynu i talię Terenów wokół Hogwartu tasuje się osobno i kładzie zakryte.
talisman-rule-T-013 = Insygnia i karty Ekwipunku leżą odkryte, podzielone według rodzajów.
talisman-rule-T-014 = Na początku Lord Voldemort czeka w Wielkiej Sali.
talisman-rule-T-015 = Każdy gracz dostaje losowo jedną kartę Postaci.
talisman-rule-T-016 = Przed pierwszą turą każdy gracz decyduje, którą stroną swojej karty Postaci zagra.
talisman-rule-T-017 = Za zgodą wszystkich gracze mogą sami wybrać Postaci: najpierw najmłodszy, potem pozostali według wieku.
talisman-rule-T-018 = Na początku dobierasz tyle Zaklęć, ile podaje wybrana strona karty Postaci.
talisman-rule-T-019 = Twoja figurka zaczyna na obszarze startowym podanym na wybranej stronie karty Postaci.
talisman-rule-T-020 = Wskaźniki Magii, Mocy i Życia ustawiasz na wartości z wybranej strony karty Postaci.
talisman-rule-T-021 = Bierzesz tyle żetonów Losu, ile wynosi Los twojej Postaci.
talisman-rule-T-022 = Na początku bierzesz 2 Galeony, chyba że karta Postaci mówi inaczej.
talisman-rule-T-023 = Zaczyna osoba, która jako ostatnia oglądała film o Harrym Potterze.
talisman-rule-T-024 = Kolejka idzie w lewo, zgodnie z ruchem wskazówek zegara.
talisman-rule-T-025 = Żeton Przewagi pokazuje na początku to stronnictwo, które ma w grze mniej Postaci.
talisman-rule-T-026 = Gdy oba stronnictwa mają tyle samo Postaci, żeton pokazuje to, do którego nie należy Postać pierwszego gracza.

## talisman-chapter-stats-life-fate

talisman-chapter-stats-life-fate = Magia, Moc, Życie i Los
talisman-rule-T-027 = Twoja całkowita Magia to wartość na wskaźniku plus wszystkie premie do Magii, które możesz teraz mieć z Przedmiotów i Sprzymierzeńców.
talisman-rule-T-028 = Twoja całkowita Moc to wartość na wskaźniku plus wszystkie premie do Mocy, które możesz teraz mieć z Przedmiotów i Sprzymierzeńców.
talisman-rule-T-029 = Premie z Przedmiotów i Sprzymierzeńców tylko się dolicza; wskaźników się przez nie nie przestawia.
talisman-rule-T-030 = Wskaźnik Magii nie może zejść poniżej wartości, z którą Postać zaczynała.
talisman-rule-T-031 = Wskaźnik Mocy nie może zejść poniżej wartości, z którą Postać zaczynała.
talisman-rule-T-032 = Każdy wskaźnik ma najwyższą wartość i wyżej już nie rośnie.
talisman-rule-T-033 = Leczenie przywraca Życie najwyżej do wartości początkowej.
talisman-rule-T-034 = Kto zyskuje Życie, a nie leczy się, może mieć go więcej niż na początku.
talisman-rule-T-035 = Postać może mieć dowolnie wiele żetonów Losu.
talisman-rule-T-036 = Po rzucie za ruch możesz wydać 1 żeton Losu i rzucić tą kością jeszcze raz.
talisman-rule-T-037 = Możesz wydać 1 żeton Losu, aby powtórzyć rzut własną kością ataku.
talisman-rule-T-038 = Możesz wydać 1 żeton Losu, aby powtórzyć rzut jedną własną kością, którą kazała ci rzucić karta lub obszar.
talisman-rule-T-039 = Wynik powtórzony za Los trzeba przyjąć, nawet jeśli jest gorszy.
talisman-rule-T-040 = Rzutu tą samą kością nie można za Los powtórzyć dwa razy.
talisman-rule-T-041 = Gdy rzucasz kilkoma kośćmi naraz, za Los możesz powtórzyć rzut tylko jedną z nich.
talisman-rule-T-042 = Losem nie można powtórzyć rzutu ataku Wroga.
talisman-rule-T-043 = Losem nie można powtórzyć rzutu innego gracza.
talisman-rule-T-044 = Wydany żeton Losu wraca do zapasu.

## talisman-chapter-turn-and-movement

talisman-chapter-turn-and-movement = Tura i ruch
talisman-rule-T-045 = Tura ma dwie części: najpierw ruch, potem spotkanie.
talisman-rule-T-046 = To, czego trzeba użyć przed ruchem, rozpatruje się przed rzutem za ruch.
talisman-rule-T-047 = Na początku tury musisz się ruszyć, chyba że jakiś efekt stanowi inaczej.
talisman-rule-T-048 = W zwykłym ruchu rzucasz jedną kością i idziesz dokładnie o tyle obszarów.
talisman-rule-T-049 = W Londynie i na Terenach wokół Hogwartu decydujesz, czy idziesz zgodnie z ruchem wskazówek zegara, czy przeciwnie.
talisman-rule-T-050 = W trakcie jednego ruchu nie wolno zmienić kierunku.
talisman-rule-T-051 = Po przejściu ze Stacji King’s Cross na Stację Hogsmeade pozostałe kroki możesz zrobić w dowolną stronę.
talisman-rule-T-052 = W Zamku Hogwart po wyrzuceniu 1, 2 lub 3 idziesz o jeden obszar.
talisman-rule-T-053 = W Zamku Hogwart po wyrzuceniu 4 lub 5 idziesz o dwa obszary.
talisman-rule-T-054 = W Zamku Hogwart po wyrzuceniu 6 idziesz o trzy obszary.
talisman-rule-T-055 = W Zamku Hogwart możesz w każdej chwili postanowić, że zawracasz.
talisman-rule-T-056 = Po zawróceniu idziesz co turę dokładnie o jeden obszar w stronę Wrót Hogwartu.
talisman-rule-T-057 = W drodze powrotnej polecenia mijanych obszarów zamku cię nie dotyczą.
talisman-rule-T-058 = Kto zawrócił, nie może znów ruszyć naprzód, dopóki nie dojdzie do Wrót Hogwartu.
talisman-rule-T-059 = Z zamku wychodzi się przez Wrota Hogwartu bez żadnej próby.
talisman-rule-T-060 = Utrata tury oznacza, że opuszczasz swoją następną turę.
talisman-rule-T-061 = Polecenie utraty tury nie przerywa tury bieżącej; kończysz ją jak zwykle.

## talisman-chapter-lord-voldemort-on-the-board

talisman-chapter-lord-voldemort-on-the-board = Lord Voldemort na planszy
talisman-rule-T-062 = Gdy w rzucie za ruch wypadnie 1, najpierw przesuwasz własną Postać o jeden obszar.
talisman-rule-T-063 = Po takiej jedynce rzucasz jeszcze jedną kością i przesuwasz Voldemorta o tyle obszarów, ile wypadło.
talisman-rule-T-064 = Kierunek ruchu Voldemorta wybiera gracz, który go przesuwa.
talisman-rule-T-065 = Tylko pierwszym krokiem Voldemort może wejść na sąsiedni obszar innego Regionu.
talisman-rule-T-066 = Po zmianie Regionu Voldemort wykonuje pozostałe kroki już w nowym Regionie.
talisman-rule-T-067 = Jeśli Voldemort zatrzyma się tam, gdzie są Postaci, gracz, który go przesunął, musi wskazać jedną z nich do walki z nim.
talisman-rule-T-068 = Voldemort atakuje zarówno członków Zakonu Feniksa, jak i Śmierciożerców.
talisman-rule-T-069 = Postać zaatakowana przez Voldemorta decyduje, czy walczą na Magię, czy na Moc.
talisman-rule-T-070 = W Londynie Voldemort ma Magię 7 i Moc 7.
talisman-rule-T-071 = Na Terenach wokół Hogwartu Voldemort ma Magię 9 i Moc 9.
talisman-rule-T-072 = W Zamku Hogwart Voldemort ma Magię 10 i Moc 10.
talisman-rule-T-073 = W Wielkiej Sali Voldemort ma Magię 12 i Moc 12.
talisman-rule-T-074 = Kto pokona Voldemorta poza walką finałową, rzuca jedną kością o nagrodę. Przy 1 zyskuje 1 żeton Losu.
talisman-rule-T-075 = Nagroda za pokonanie Voldemorta, wynik 2: zyskujesz 1 Galeona.
talisman-rule-T-076 = Nagroda za pokonanie Voldemorta, wynik 3: zyskujesz 1 punkt Życia.
talisman-rule-T-077 = Nagroda za pokonanie Voldemorta, wynik 4: zyskujesz 1 punkt Mocy.
talisman-rule-T-078 = Nagroda za pokonanie Voldemorta, wynik 5: zyskujesz 1 punkt Magii.
talisman-rule-T-079 = Nagroda za pokonanie Voldemorta, wynik 6: zyskujesz 1 Zaklęcie, o ile pozwala na to limit Zaklęć.
talisman-rule-T-080 = Przegrana z Voldemortem poza walką finałową kosztuje 1 punkt Życia.
talisman-rule-T-081 = Voldemort zostaje na obszarze, na którym skończył ruch.
talisman-rule-T-082 = Remis z Voldemortem poza walką finałową nie ma żadnych skutków.
talisman-rule-T-083 = Gdy to ty wejdziesz na obszar Voldemorta, on cię nie atakuje.
talisman-rule-T-084 = W walce z Voldemortem żeton Przewagi nic nie zmienia dla żadnego stronnictwa.
talisman-rule-T-085 = Ruch powrotny do Wrót Hogwartu nigdy nie uruchamia Voldemorta.

## talisman-chapter-crossing-between-regions

talisman-chapter-crossing-between-regions = Przejścia między Regionami
talisman-rule-T-086 = Z Londynu na Tereny wokół Hogwartu prowadzą cztery drogi: Stacja King’s Cross, Świstoklik, wynik na Privet Drive 4 albo karta, która na to pozwala.
talisman-rule-T-087 = Jeśli ruch w Londynie doprowadzi cię na Stację King’s Cross lub dalej, możesz spróbować przejść przez barierę.
talisman-rule-T-088 = Przy barierze dodajesz do swojej Magii jedną kość, a bariera dodaje jedną kość do 9.
talisman-rule-T-089 = Bariera ustępuje tylko wtedy, gdy twoja suma jest wyższa; równa nie wystarczy.
talisman-rule-T-090 = Po udanej próbie idziesz ze Stacji King’s Cross na Stację Hogsmeade i wykorzystujesz resztę ruchu.
talisman-rule-T-091 = Jeśli ruch skończył się dokładnie na Stacji King’s Cross, a próba się udała, na Tereny wokół Hogwartu przechodzisz w następnej turze.
talisman-rule-T-092 = Gdy próba przy barierze się nie uda lub skończy remisem, zostajesz na Stacji King’s Cross, a twoja tura się kończy.
talisman-rule-T-093 = Nieudana próba przy barierze nigdy nie kosztuje Życia.
talisman-rule-T-094 = Kto stanie na Stacji King’s Cross, może zamiast próby dobrać 1 kartę z talii Londynu.
talisman-rule-T-095 = Kto dobrał kartę na Stacji King’s Cross, nie może w tej turze przejść dalej.
talisman-rule-T-096 = Powrót z Terenów wokół Hogwartu do Londynu nie wymaga próby przy barierze.
talisman-rule-T-097 = Świstoklika można użyć tylko w Londynie.
talisman-rule-T-098 = Użycie Świstoklika zastępuje rzut za ruch.
talisman-rule-T-099 = Świstoklik przenosi cię na obszar Terenów wokół Hogwartu leżący naprzeciwko.
talisman-rule-T-100 = Użyty Świstoklik wraca na stos Ekwipunku.
talisman-rule-T-101 = Świstoklik nieużyty w twojej następnej turze także wraca na stos Ekwipunku.
talisman-rule-T-102 = Po podróży Świstoklikiem odbywasz spotkanie wynikające z nowego obszaru albo spotkanie z Postacią, która tam jest.
talisman-rule-T-103 = Z Proszkiem Fiuu możesz przejść na Tereny wokół Hogwartu z Nory lub z Ministerstwa Magii.
talisman-rule-T-104 = Do Zamku Hogwart wchodzi się wyłącznie przez Wrota Hogwartu.
talisman-rule-T-105 = Jeśli twój ruch kończy się na Wrotach Hogwartu lub prowadzi dalej, możesz spróbować je otworzyć.
talisman-rule-T-106 = Kto próbuje otworzyć Wrota, nie dobiera tam karty Spotkania.
talisman-rule-T-107 = Aby otworzyć Wrota, wybierasz Magię lub Moc i rzucasz dwiema kośćmi przeciw tej wartości.
talisman-rule-T-108 = Jeśli suma przy Wrotach nie przekracza wybranej wartości, przechodzisz na Ruchome schody i kończysz turę.
talisman-rule-T-109 = Jeśli suma przy Wrotach jest wyższa, zostajesz na miejscu i tracisz 1 punkt wybranej cechy, ale nie poniżej wartości początkowej.
talisman-rule-T-110 = Nieudana próba otwarcia Wrót kończy turę.
talisman-rule-T-111 = Każde wejście do zamku wymaga nowej próby otwarcia Wrót.
talisman-rule-T-112 = Wchodząc do zamku, musisz zatrzymać się na Ruchomych schodach.
talisman-rule-T-113 = W Pokoju Życzeń każdy musi się zatrzymać.
talisman-rule-T-114 = Kto jest w Pokoju Życzeń i nie ma Insygnium, musi zawrócić.
talisman-rule-T-115 = Wejście do Wielkiej Sali kosztuje Insygnium, które trzeba odrzucić.
talisman-rule-T-116 = Do Wielkiej Sali wchodzi się tylko z Pokoju Życzeń.

## talisman-chapter-finale

talisman-chapter-finale = Walka finałowa
talisman-rule-T-117 = Kto wejdzie do Wielkiej Sali, musi walczyć z Voldemortem na Magię.
talisman-rule-T-118 = W walce finałowej Voldemort ma Magię 12.
talisman-rule-T-119 = Kto pokona Voldemorta w Wielkiej Sali, natychmiast wygrywa grę.
talisman-rule-T-120 = Walka finałowa jest taka sama dla Zakonu Feniksa i dla Śmierciożerców: daje zwycięstwo każdemu stronnictwu.
talisman-rule-T-121 = Kto przegra walkę finałową, trafia na Ruchome schody.
talisman-rule-T-122 = Po remisie w walce finałowej zostajesz w Wielkiej Sali i w następnej turze walczysz ponownie.

## talisman-chapter-encounters

talisman-chapter-encounters = Spotkania
talisman-rule-T-123 = Po ruchu musisz odbyć spotkanie: albo wynikające z obszaru, albo z jedną Postacią przeciwnego stronnictwa, która na nim stoi.
talisman-rule-T-124 = Spotkać można tylko Postać przeciwnego stronnictwa.
talisman-rule-T-125 = Postaci tego samego stronnictwa nigdy ze sobą nie walczą.
talisman-rule-T-126 = Jeśli spotykasz Postać, polecenia obszaru cię nie dotyczą.
talisman-rule-T-127 = Jeśli spotykasz Postać, nie odwiedzasz Obserwatorów ani Miejsc na tym obszarze.
talisman-rule-T-128 = Jeśli spotykasz Postać, nie możesz zabrać z tego obszaru Przedmiotów, Sprzymierzeńców ani Galeonów.
talisman-rule-T-129 = Jeśli spotykasz Postać, nie walczysz z Wrogami na tym obszarze, z wyjątkiem Sprzymierzeńca tej Postaci.
talisman-rule-T-130 = Jeśli odbywasz spotkanie wynikające z obszaru, musisz wykonać jego polecenia.
talisman-rule-T-131 = Karty dobierasz z talii Regionu, w którym jesteś.
talisman-rule-T-132 = Dobierasz tyle kart, ile wskazuje obszar, o jedną mniej za każdą kartę, która już na nim leży.
talisman-rule-T-133 = Jeśli na obszarze leży już tyle kart, ile on wskazuje, nie dobierasz nic.
talisman-rule-T-134 = Karty rozpatruje się według numeru spotkania, od najniższego.
talisman-rule-T-135 = Karty o równych numerach rozpatruje się w kolejności dobrania.
talisman-rule-T-136 = Na karcie z dwoma numerami liczy się ten, który odpowiada stronnictwu aktywnej Postaci.
talisman-rule-T-137 = Karta twojego stronnictwa jest dla ciebie Sprzymierzeńcem.
talisman-rule-T-138 = Karta przeciwnego stronnictwa jest dla ciebie Wrogiem i walczy z wartością, którą ma nadrukowaną.
talisman-rule-T-139 = Karta neutralna nie jest dla nikogo ani ze wspólnego, ani z przeciwnego stronnictwa.
talisman-rule-T-140 = Karty Spotkań pozostają tam, gdzie je napotkano, dopóki ktoś ich nie zabierze albo nie zostaną odrzucone.
talisman-rule-T-141 = Karta, którą jej własny tekst przenosi gdzie indziej, nie działa w tej chwili na Postać, która ją dobrała.
talisman-rule-T-142 = Pozostałe polecenia obszaru wykonuje się po walce z Wrogami, a przed wizytą u Obserwatorów i w Miejscach.
talisman-rule-T-143 = Nie musisz zabierać znalezionych Sprzymierzeńców, Galeonów ani Przedmiotów.
talisman-rule-T-144 = Możesz zabierać Sprzymierzeńców własnego stronnictwa.
talisman-rule-T-145 = Neutralnych Sprzymierzeńców mogą zabierać zarówno członkowie Zakonu Feniksa, jak i Śmierciożercy.
talisman-rule-T-146 = Karty Sprzymierzeńca z przeciwnego stronnictwa nigdy nie możesz zabrać.
talisman-rule-T-147 = Jeśli Wróg nie został pokonany i nie udało ci się mu wymknąć, tura się kończy i niczego nie zabierasz.
talisman-rule-T-148 = Jeśli spotkanie przeniesie cię na inny obszar, tam także odbywasz spotkanie.
talisman-rule-T-149 = Gdy talia Spotkań się skończy, jej odrzucone karty tasuje się w nową talię.

## talisman-chapter-advantage-token

talisman-chapter-advantage-token = Żeton Przewagi
talisman-rule-T-150 = Gdy żeton pokazuje Zakon Feniksa, Postaci z Zakonu dodają 1 do skuteczności ataku.
talisman-rule-T-151 = Gdy żeton pokazuje Śmierciożerców, Postaci Śmierciożerców dodają 1 do skuteczności ataku.
talisman-rule-T-152 = Gdy żeton pokazuje Zakon Feniksa, Postać Śmierciożercy walcząca z Wrogiem z Zakonu odejmuje 1.
talisman-rule-T-153 = Gdy żeton pokazuje Śmierciożerców, Postać z Zakonu Feniksa walcząca z Wrogiem Śmierciożercą odejmuje 1.
talisman-rule-T-154 = W walce z neutralnym Wrogiem żeton Przewagi nie ma znaczenia.
talisman-rule-T-155 = Jeśli kilku Wrogów należy do stronnictwa z Przewagą, odejmujesz 1 za każdego z nich.
talisman-rule-T-156 = Jeśli dobierzesz choć jedno Wydarzenie, przed rozpatrzeniem kart odwracasz żeton Przewagi: tylko raz, bez względu na liczbę Wydarzeń.
talisman-rule-T-157 = Polecenie ustawienia żetonu na stronę, którą już pokazuje, nic nie zmienia.
talisman-rule-T-158 = W walce dwóch Postaci ta, której stronnictwo ma Przewagę, dodaje 1, a druga niczego nie odejmuje.

## talisman-chapter-battle

talisman-chapter-battle = Walka
talisman-rule-T-159 = O tym, czy walczysz na Magię, czy na Moc, decyduje wartość nadrukowana na karcie Wroga.
talisman-rule-T-160 = Chęć wymknięcia się trzeba ogłosić przed jakimkolwiek rzutem.
talisman-rule-T-161 = Efektów zmieniających Magię lub Moc trzeba użyć przed rzutem ataku.
talisman-rule-T-162 = Twoja skuteczność ataku to wynik jednej kości plus użyta Magia lub Moc, z uwzględnieniem modyfikatorów.
talisman-rule-T-163 = Za Wroga rzuca kością inny gracz.
talisman-rule-T-164 = Skuteczność ataku Wroga to jego nadrukowana wartość plus wynik kości.
talisman-rule-T-165 = Jeśli twój wynik jest wyższy, pokonujesz Wroga.
talisman-rule-T-166 = Kartę pokonanego Wroga zatrzymujesz jako Trofeum.
talisman-rule-T-167 = Jeśli wynik Wroga jest wyższy, tracisz 1 punkt Życia.
talisman-rule-T-168 = Przegrana walka natychmiast kończy twoją turę.
talisman-rule-T-169 = Równe wyniki to remis: nikt nie ponosi strat, a twoja tura natychmiast się kończy.
talisman-rule-T-170 = Niepokonany Wróg zostaje na swoim obszarze.
talisman-rule-T-171 = Wrogowie o tym samym numerze spotkania i tym samym rodzaju walki walczą jak jeden: sumują swoje wartości i rzuca się za nich jedną kością.
talisman-rule-T-172 = Wróg walczący na Magię nigdy nie łączy się z Wrogiem walczącym na Moc.
talisman-rule-T-173 = Postaci walczą między sobą zawsze na Magię.
talisman-rule-T-174 = Zaatakowana Postać może się wymknąć, jeśli pozwala jej na to jakiś efekt.
talisman-rule-T-175 = Przed rzutem obie walczące Postaci mogą użyć Zaklęć.
talisman-rule-T-176 = W walce Postaci o powtórzeniu rzutu za Los najpierw decyduje atakujący, potem obrońca.
talisman-rule-T-177 = Atakujący, który zrezygnował z Losu, nie może zmienić zdania po decyzji obrońcy.
talisman-rule-T-178 = Zwycięzca walki między Postaciami może sprawić, że pokonany straci 1 punkt Życia.
talisman-rule-T-179 = Zamiast tego zwycięzca może zabrać pokonanemu jeden Przedmiot, także Insygnium.
talisman-rule-T-180 = Zamiast tego zwycięzca może zabrać pokonanemu 1 Galeona.
talisman-rule-T-181 = Jeśli zwyciężyła aktywna Postać, może zamiast tego zaatakować jednego Sprzymierzeńca pokonanego, nie więcej.
talisman-rule-T-182 = Zaatakowany Sprzymierzeniec walczy jak pojedynczy Wróg.
talisman-rule-T-183 = Pokonanego w ten sposób Sprzymierzeńca można zatrzymać jako Trofeum.
talisman-rule-T-184 = Po odebraniu nagrody za walkę między Postaciami tura się kończy.
talisman-rule-T-185 = Wymykać się można tylko w Londynie i na Terenach wokół Hogwartu.
talisman-rule-T-186 = Można wymknąć się także Wrogom, którzy pojawili się przez Wydarzenie, Miejsce lub Obserwatora.
talisman-rule-T-187 = Kto się wymknął, nie wpływa na przeciwnika, a przeciwnik nie wpływa na niego.

## talisman-chapter-trophies

talisman-chapter-trophies = Trofea
talisman-rule-T-188 = Trofea można wymieniać tylko na koniec własnej tury.
talisman-rule-T-189 = Za każde 5 punktów Magii na oddanych Trofeach zyskujesz 1 punkt Magii.
talisman-rule-T-190 = Za każde 5 punktów Mocy na oddanych Trofeach zyskujesz 1 punkt Mocy.
talisman-rule-T-191 = Punkty ponad wielokrotność pięciu przepadają.
talisman-rule-T-192 = Punktów Magii i Mocy z Trofeów nie łączy się, chyba że pozwala na to jakaś zdolność.
talisman-rule-T-193 = Wymienione Trofea trafiają do odrzuconych kart Spotkań.

## talisman-chapter-objects-and-followers

talisman-chapter-objects-and-followers = Przedmioty i Sprzymierzeńcy
talisman-rule-T-194 = Możesz nieść najwyżej cztery Przedmioty.
talisman-rule-T-195 = Zdobiona koralikami torebka, Graup lub Troll zwiększa limit Przedmiotów.
talisman-rule-T-196 = Nadmiarowe Przedmioty, wybrane przez ciebie, od razu kładziesz odkryte na swoim obszarze.
talisman-rule-T-197 = Galeony i żetony Losu nie są Przedmiotami.
talisman-rule-T-198 = Nigdy nie możesz mieć dwóch Przedmiotów o tej samej nazwie.
talisman-rule-T-199 = Przedmioty leżą odkryte, na widoku.
talisman-rule-T-200 = Nigdy nie musisz używać Przedmiotu.
talisman-rule-T-201 = Możesz nieść Przedmiot, którego nie możesz użyć; liczy się on do limitu.
talisman-rule-T-202 = Insygnia liczą się do limitu Przedmiotów.
talisman-rule-T-203 = Towarzyszyć ci może najwyżej trzech Sprzymierzeńców.
talisman-rule-T-204 = Na koniec tury nadmiarowych Sprzymierzeńców, wybranych przez ciebie, zostawiasz na swoim obszarze.
talisman-rule-T-205 = Odrzuceni Sprzymierzeńcy trafiają na stos odrzuconych kart Spotkań.
talisman-rule-T-206 = Na koniec swojej tury możesz porzucić Przedmioty i Sprzymierzeńców.
talisman-rule-T-207 = Porzuconych kart nie można zabrać z powrotem w tej samej turze.
talisman-rule-T-208 = Karty Ekwipunku i Insygnia, których nikt nie niesie i które nie leżą na żadnym obszarze, są na swoich stosach.

## talisman-chapter-spells

talisman-chapter-spells = Zaklęcia
talisman-rule-T-209 = Przy całkowitej Magii 2 lub 3 nie możesz mieć żadnych Zaklęć.
talisman-rule-T-210 = Przy całkowitej Magii 4 możesz mieć jedno Zaklęcie.
talisman-rule-T-211 = Przy całkowitej Magii 5 lub 6 możesz mieć dwa Zaklęcia.
talisman-rule-T-212 = Przy całkowitej Magii 7 lub wyższej możesz mieć trzy Zaklęcia.
talisman-rule-T-213 = Zaklęcia z ręki można pozbyć się tylko przez rzucenie go albo gdy jego odrzucenia wymaga zdolność lub polecenie.
talisman-rule-T-214 = Zaklęcia na ręce są tajne.
talisman-rule-T-215 = W swojej turze możesz rzucić dowolnie wiele Zaklęć.
talisman-rule-T-216 = W turze innej Postaci możesz rzucić najwyżej jedno Zaklęcie.
talisman-rule-T-217 = Rzucone Zaklęcie działa natychmiast.
talisman-rule-T-218 = Wszystkie rzucone i odrzucone Zaklęcia trafiają na jeden wspólny stos.
talisman-rule-T-219 = Gdy talia Zaklęć się skończy, tasuje się stos odrzuconych Zaklęć.

## talisman-chapter-transfiguration

talisman-chapter-transfiguration = Transmutacja
talisman-rule-T-220 = Fretka ma Magię 1 i Moc 1.
talisman-rule-T-221 = Fretka nie może zyskać ani stracić Magii i Mocy.
talisman-rule-T-222 = W czasie transmutacji wskaźniki pozostają bez zmian.
talisman-rule-T-223 = Fretka porusza się tylko o jeden obszar.
talisman-rule-T-224 = Stan Fretki wywołany kartą trwa dwie tury.
talisman-rule-T-225 = Kto staje się Fretką, zostawia na swoim obszarze wszystkie Przedmioty, Galeony i wszystkich Sprzymierzeńców.
talisman-rule-T-226 = Fretka zachowuje Życie i Los.
talisman-rule-T-227 = Fretka zachowuje Zaklęcia, ale nie może ich rzucać ani zdobywać nowych.
talisman-rule-T-228 = Kto zostanie zamieniony we Fretkę ponownie, liczy czas od nowa.
talisman-rule-T-229 = Kto choć przez część swojej tury był Fretką, nie może w tej turze podnosić Przedmiotów, Galeonów ani Sprzymierzeńców.
talisman-rule-T-230 = Fretka nie może korzystać ze zdolności swojej Postaci.

## talisman-chapter-zero-life

talisman-chapter-zero-life = Utrata ostatniego Życia
talisman-rule-T-231 = Gdy stracisz ostatni punkt Życia, twoja figurka od razu trafia do Szpitala Świętego Munga.
talisman-rule-T-232 = Trafiając do Szpitala Świętego Munga, odrzucasz wszystkie Zaklęcia, Trofea i żetony Losu.
talisman-rule-T-233 = Jeśli trafisz do Szpitala Świętego Munga we własnej turze, ta tura się kończy.
talisman-rule-T-234 = W następnej turze możesz wybrać dowolną stronę swojej karty Postaci.
talisman-rule-T-235 = W tej turze wskaźniki wracają do wartości początkowych wybranej strony.
talisman-rule-T-236 = Przedmioty, Galeony i Sprzymierzeńców zachowujesz mimo pobytu w Szpitalu Świętego Munga.
talisman-rule-T-237 = W tej następnej turze rzucasz i poruszasz się jak zwykle.

## talisman-chapter-outer-spaces

talisman-chapter-outer-spaces = Obszary Londynu
talisman-rule-T-238 = W Szpitalu Świętego Munga każdy zapłacony Galeon leczy 1 punkt Życia, aż do wartości początkowej.
talisman-rule-T-239 = Bank Gringotta, wynik 1: atakuje cię Goblin o Mocy 4.
talisman-rule-T-240 = Bank Gringotta, wynik 2 lub 3: tracisz następną turę.
talisman-rule-T-241 = Bank Gringotta, wynik 4 lub 5: nic się nie dzieje.
talisman-rule-T-242 = Bank Gringotta, wynik 6: zyskujesz 1 punkt Magii i 1 Galeona.
talisman-rule-T-243 = Azkaban, wynik 1: atakuje cię Dementor o Magii 4.
talisman-rule-T-244 = Azkaban, wynik 2 lub 3: tracisz następną turę.
talisman-rule-T-245 = Azkaban, wynik 4 lub 5: nic się nie dzieje.
talisman-rule-T-246 = Azkaban, wynik 6: zyskujesz 1 punkt Magii.
talisman-rule-T-247 = Privet Drive 4, wynik 1: tracisz 1 turę.
talisman-rule-T-248 = Privet Drive 4, wynik 2: atakuje cię Dementor o Mocy 3.
talisman-rule-T-249 = Privet Drive 4, wynik 3: tracisz 1 Galeona.
talisman-rule-T-250 = Privet Drive 4, wynik 4: zyskujesz 1 Galeona.
talisman-rule-T-251 = Privet Drive 4, wynik 5: w następnym ruchu możesz przejść na dowolny inny obszar Londynu.
talisman-rule-T-252 = Privet Drive 4, wynik 6: następny ruch prowadzi cię do Chaty Hagrida.
talisman-rule-T-253 = W Ministerstwie Magii rzucasz dwiema kośćmi i odejmujesz niższy wynik od wyższego. Tyle kart ma tam leżeć, razem z tymi, które już są.
talisman-rule-T-254 = Jeśli w Ministerstwie Magii na obu kościach wypadnie to samo, od razu trafiasz na Stację King’s Cross.
talisman-rule-T-255 = W Hogsmeade są trzy lokale; odwiedzasz jeden z nich.
talisman-rule-T-256 = W Pubie pod Trzema Miotłami wyleczysz do 2 punktów Życia, po 1 Galeonie za każdy.
talisman-rule-T-257 = W Herbaciarni u pani Puddifoot dostajesz 1 Galeona za każdy Przedmiot, który zechcesz odrzucić.
talisman-rule-T-258 = Gospoda pod Świńskim Łbem, wynik 1: stajesz się Fretką.
talisman-rule-T-259 = Gospoda pod Świńskim Łbem, wynik 2: tracisz 1 punkt Mocy.
talisman-rule-T-260 = Gospoda pod Świńskim Łbem, wynik 3: tracisz 1 punkt Magii.
talisman-rule-T-261 = Gospoda pod Świńskim Łbem, wynik 4: zyskujesz 1 punkt Mocy.
talisman-rule-T-262 = Gospoda pod Świńskim Łbem, wynik 5: zyskujesz 1 punkt Magii.
talisman-rule-T-263 = Gospoda pod Świńskim Łbem, wynik 6: zyskujesz 1 Zaklęcie.
talisman-rule-T-264 = Na Grimmauld Place 12 Śmierciożerca traci 1 punkt Życia.
talisman-rule-T-265 = Na Grimmauld Place 12 członek Zakonu Feniksa ma wybór. Uzupełnia Los do wartości początkowej albo ćwiczy, czyli rzuca kością. Przy 1–4 nic się nie dzieje, przy 5 zyskuje 1 punkt Życia, a przy 6 zyskuje 1 Zaklęcie.
talisman-rule-T-266 = We Dworze Malfoya członek Zakonu Feniksa traci 1 punkt Życia.
talisman-rule-T-267 = We Dworze Malfoya Śmierciożerca ma wybór. Uzupełnia Los do wartości początkowej albo spiskuje, czyli rzuca kością. Przy 1–4 nic się nie dzieje, przy 5 zyskuje 1 punkt Życia, a przy 6 zyskuje 1 Zaklęcie.
talisman-rule-T-268 = Na Ulicy Pokątnej są dwa sklepy; odwiedzasz jeden z nich.
talisman-rule-T-269 = W Esach i Floresach Eksplodujące cukierki i Różdżka kosztują po 2 Galeony. Proszek Fiuu i Fasolki wszystkich smaków Bertiego Botta kosztują po 3, a Czekoladowe żaby 4.
talisman-rule-T-270 = W Magicznych Dowcipach Weasleyów wymieniasz Zaklęcia na żetony Losu, jedno za jeden, albo żetony Losu na Zaklęcia. Podczas jednej wizyty wolno ci tylko jedno z dwojga.
talisman-rule-T-271 = W Dziurawym Kotle dobierasz jedną kartę.

## talisman-chapter-middle-spaces

talisman-chapter-middle-spaces = Obszary Terenów wokół Hogwartu
talisman-rule-T-272 = W Zakazanym Lesie dobierasz jedną kartę i tracisz 1 punkt Życia.
talisman-rule-T-273 = Jeśli masz Latarnię lub Kła albo grasz Hagridem, Zakazany Las nie odbiera ci Życia.
talisman-rule-T-274 = Chata Hagrida, suma 2: tracisz 2 punkty Życia.
talisman-rule-T-275 = Chata Hagrida, suma 3: tracisz 1 punkt Życia.
talisman-rule-T-276 = Chata Hagrida, suma 4: tracisz 1 Sprzymierzeńca.
talisman-rule-T-277 = Chata Hagrida, suma 5: tracisz następną turę.
talisman-rule-T-278 = Chata Hagrida, suma 6: zyskujesz 1 punkt Mocy.
talisman-rule-T-279 = Chata Hagrida, suma 7: zyskujesz 1 punkt Magii.
talisman-rule-T-280 = Chata Hagrida, suma 8 lub 9: zyskujesz 1 Zaklęcie.
talisman-rule-T-281 = Chata Hagrida, suma 10: zyskujesz Insygnium.
talisman-rule-T-282 = Chata Hagrida, suma 11: zyskujesz 2 żetony Losu.
talisman-rule-T-283 = Chata Hagrida, suma 12: zyskujesz 2 punkty Życia.
talisman-rule-T-284 = Na Boisku do Quidditcha możesz podjąć się zadania, ale nie musisz.
talisman-rule-T-285 = Zadanie przy wyniku 1: spraw, by inna Postać straciła przez ciebie 1 punkt Życia.
talisman-rule-T-286 = Zadanie przy wyniku 2: pokonaj jednego Wroga.
talisman-rule-T-287 = Zadanie przy wyniku 3: oddaj jednego Sprzymierzeńca.
talisman-rule-T-288 = Zadanie przy wyniku 4: oddaj jeden Przedmiot magiczny.
talisman-rule-T-289 = Zadanie przy wyniku 5: zapłać 3 Galeony.
talisman-rule-T-290 = Zadanie przy wyniku 6: zapłać 2 Galeony.
talisman-rule-T-291 = Możesz mieć tylko jedno zadanie naraz.
talisman-rule-T-292 = Zadanie trzeba wykonać, gdy tylko jest to możliwe.
talisman-rule-T-293 = Za wykonane zadanie dostajesz 1 Insygnium.
talisman-rule-T-294 = Kto zdobędzie Insygnium w inny sposób, może bez żadnych skutków porzucić zadanie.
talisman-rule-T-295 = Wierzba bijąca odbiera ci 1 żeton Losu, 1 Galeona albo 1 punkt Życia, według twojego wyboru.
talisman-rule-T-296 = Na Dziedzińcu najpierw rozpatrujesz karty, a potem rzucasz kością i idziesz o tyle obszarów. Przy parzystym wyniku idziesz zgodnie z ruchem wskazówek zegara, przy nieparzystym w przeciwną stronę.
talisman-rule-T-297 = Na Polanie Centaurów Przedmioty nie dodają ci Magii ani Mocy.
talisman-rule-T-298 = Na Polanie Centaurów nie możesz używać Przedmiotów magicznych ani Zaklęć.
talisman-rule-T-299 = W Szklarniach każdy zapłacony Galeon leczy 1 punkt Życia, aż do wartości początkowej.

## talisman-chapter-inner-spaces

talisman-chapter-inner-spaces = Obszary Zamku Hogwart
talisman-rule-T-300 = W Klasie zaklęć i uroków rzucasz kością: tyle Skrzydlatych kluczy na ciebie czeka, każdy o Magii 4.
talisman-rule-T-301 = Ze Skrzydlatymi kluczami walczysz po kolei, z każdym osobno.
talisman-rule-T-302 = Klasę zaklęć i uroków możesz opuścić w turze po pokonaniu ostatniego klucza.
talisman-rule-T-303 = W Klasie eliksirów członek Zakonu Feniksa traci 1 punkt Życia, po czym rzuca kością i przy 1 lub 2 traci jeszcze jeden.
talisman-rule-T-304 = Klasa eliksirów nie szkodzi Śmierciożercom.
talisman-rule-T-305 = W Klasie wróżbiarstwa podajesz liczbę i rzucasz kością; jeśli zgadniesz, w następnej turze możesz iść dalej.
talisman-rule-T-306 = Jeśli w Klasie wróżbiarstwa nie zgadniesz, zyskujesz 1 żeton Losu i w następnej turze próbujesz znowu.
talisman-rule-T-307 = W Klasie wróżbiarstwa każdy wydany żeton Losu zmienia wynik kości o 1 w górę lub w dół.
talisman-rule-T-308 = W Klasie transmutacji Śmierciożerca traci 1 punkt Życia, po czym rzuca kością i przy 1 lub 2 traci jeszcze jeden.
talisman-rule-T-309 = Klasa transmutacji nie szkodzi członkom Zakonu Feniksa.
talisman-rule-T-310 = W Klasie obrony przed czarną magią rzucasz dwiema kośćmi: ich suma to Moc Bogina, z którym walczysz.
talisman-rule-T-311 = Kto przegra z Boginem, traci 1 punkt Życia i w następnej turze walczy z tym samym Boginem.
talisman-rule-T-312 = Dopóki nie pokonasz Bogina, nie pójdziesz dalej z Klasy obrony przed czarną magią.
talisman-rule-T-313 = Na Wieży astronomicznej rzucasz kością i tracisz tyle punktów Życia, ile wypadło.
talisman-rule-T-314 = Na Wieży astronomicznej za każdego odrzuconego Sprzymierzeńca tracisz o 1 punkt Życia mniej.

## talisman-chapter-characters

talisman-chapter-characters = Postaci
talisman-rule-T-315 = Harry Potter zaczyna na Privet Drive 4 z Magią 4, Mocą 3, Życiem 4, Losem 5 i 1 Zaklęciem.
talisman-rule-T-316 = Na Ulicy Pokątnej Harry płaci o 1 Galeona mniej, ale zawsze przynajmniej 1.
talisman-rule-T-317 = W ataku Harry może rzucić dwiema kośćmi i użyć lepszej.
talisman-rule-T-318 = Gdy inna Postać rzuca Zaklęcie na Harry’ego, może on rzucić kością; przy 4, 5 lub 6 Zaklęcie nie działa.
talisman-rule-T-319 = Albus Dumbledore zaczyna w Ministerstwie Magii z Magią 5, Mocą 2, Życiem 5, Losem 2 i 2 Zaklęciami.
talisman-rule-T-320 = Ilekroć Dumbledore rzuci swoje ostatnie Zaklęcie, zyskuje nowe.
talisman-rule-T-321 = Gdy w rzucie za ruch Dumbledore wyrzuci 6, zamiast iść, może teleportować się na dowolny inny obszar swojego Regionu.
talisman-rule-T-322 = Dumbledore może przy wymianie łączyć Trofea Magii i Mocy.
talisman-rule-T-323 = Minerwa McGonagall zaczyna na Privet Drive 4 z Magią 4, Mocą 3, Życiem 4 i Losem 3.
talisman-rule-T-324 = Jeśli na koniec swojej tury McGonagall nie ma Losu, zyskuje 1 żeton.
talisman-rule-T-325 = McGonagall może wydać 1 żeton Losu, aby zostać na miejscu i odbyć spotkanie wynikające ze swojego obszaru, ale nie w dwóch turach z rzędu.
talisman-rule-T-326 = McGonagall może odpowiedzieć na Zaklęcie innej Postaci, którego celem jest ona, jej obszar lub karta. Zyskuje 1 żeton Losu albo wydaje 2 żetony, blokuje Zaklęcie i sama rzuca je na nowy cel.
talisman-rule-T-327 = Rubeus Hagrid zaczyna w Dziurawym Kotle z Magią 2, Mocą 5, Życiem 4 i Losem 2.
talisman-rule-T-328 = Po wygraniu walki we własnej turze Hagrid może raz na rundę wykonać dodatkową turę.
talisman-rule-T-329 = Hagrid może zastraszyć Postać Śmierciożercy na swoim obszarze: oddaje mu ona 1 żeton Losu albo traci 1 punkt Życia. Jeśli wybierze Życie, Hagrid traci następną turę.
talisman-rule-T-330 = W swojej Chacie Hagrid rzuca trzema kośćmi i wybiera dwie.
talisman-rule-T-331 = W Zakazanym Lesie Hagrid może dobrać dwie karty zamiast jednej; musi wtedy rozpatrzyć obie.
talisman-rule-T-332 = Draco Malfoy zaczyna we Dworze Malfoya z Magią 4, Mocą 3, Życiem 4 i Losem 2.
talisman-rule-T-333 = Dla Dracona wszystkie Przedmioty mają numer spotkania 1.
talisman-rule-T-334 = Dobierając karty, Draco może wydać 1 żeton Losu i wsunąć jedną z nich pod talię. Kartę dobraną w zamian musi rozpatrzyć.
talisman-rule-T-335 = Na Ulicy Pokątnej lub w Ekspresie do Hogwartu Draco może wymienić jeden swój Przedmiot na dowolny Przedmiot spośród kart Ekwipunku.
talisman-rule-T-336 = Atakując członka Zakonu Feniksa, Draco rzuca dwiema kośćmi i wybiera jedną.
talisman-rule-T-337 = Bellatrix Lestrange zaczyna w Azkabanie z Magią 5, Mocą 1, Życiem 3, Losem 3 i 2 Zaklęciami.
talisman-rule-T-338 = Ilekroć żeton Przewagi odwróci się na stronę Śmierciożerców, Bellatrix może zyskać Zaklęcie, jeśli pozwala jej na to limit.
talisman-rule-T-339 = Gdy Bellatrix atakuje Postać, dodaje do Magii swoją początkową Moc. Nie robi tego, gdy sama jest atakowana.
talisman-rule-T-340 = Odrzucając 1 żeton Losu, Bellatrix może przejść mniej obszarów, niż wyrzuciła, ale co najmniej jeden.

## talisman-chapter-known-cards

talisman-chapter-known-cards = Karty
talisman-rule-T-341 = Po odkryciu Nadmorskiej jaskini kładzie się na niej 4 żetony Losu. Każdy odwiedzający bierze 1, a gdy się skończą, kartę się odrzuca.
talisman-rule-T-342 = Skąpani w odorosoku: przez dwie rundy żadna Postać nie może przejść więcej niż jeden obszar na turę.
talisman-rule-T-343 = Mapa Huncwotów daje +2 do Magii.
talisman-rule-T-344 = Zgredek daje +1 do Magii, ale idziesz z nim tylko o jeden obszar na turę, dopóki nie zmienisz Regionu. Wtedy Zgredek odzyskuje wolność, a jego kartę się odrzuca.
talisman-rule-T-345 = Kieł daje +1 do Mocy.
talisman-rule-T-346 = Nimfadora Tonks daje +1 do Magii.
talisman-rule-T-347 = Fred i George Weasley po odkryciu odwracają żeton Przewagi na stronę Zakonu Feniksa. Gdy Wydarzenie, Obserwator lub obszar każe ci rzucić kością, możesz dzięki nim rzucić dwa razy i wybrać wynik.
talisman-rule-T-348 = Jeśli masz Ginny Weasley i zaczynasz turę bez Zaklęć, możesz dobrać jedno, o ile pozwala na to twoja Magia.
talisman-rule-T-349 = Jeśli masz Lunę Lovegood, w każdej walce z Postacią możesz raz za darmo powtórzyć rzut swoją kością.
talisman-rule-T-350 = Neville Longbottom zmniejsza limit Zaklęć o 1. Gdy przegrana walka ma ci odebrać punkt Życia, rzucasz kością: przy 4, 5 lub 6 go nie tracisz.
talisman-rule-T-351 = Narcyza Malfoy daje +1 do Magii, jeśli masz jeszcze innego Sprzymierzeńca.
talisman-rule-T-352 = Jeśli masz Antonina Dołohowa, zyskujesz 1 żeton Losu, ilekroć wyrzucisz 6 w rzucie za ruch.
talisman-rule-T-353 = Aurorzy to neutralny Wróg, który walczy Magią 4.
talisman-rule-T-354 = Różdżka daje +1 do Magii, ale tylko w walce.
talisman-rule-T-355 = Jeśli masz Eksplodujące cukierki, a przegrana walka ma ci odebrać punkt Życia, rzucasz kością: przy 6 go nie tracisz.
talisman-rule-T-356 = Jeśli masz Fasolki wszystkich smaków Bertiego Botta, a przegrana walka ma ci odebrać punkt Życia, rzucasz kością. Przy 5 lub 6 go nie tracisz.
talisman-rule-T-357 = Jeśli masz Czekoladowe żaby, a przegrana walka ma ci odebrać punkt Życia, rzucasz kością: przy 4, 5 lub 6 go nie tracisz.
talisman-rule-T-358 = Ocalenie Życia nie odwraca porażki: walka pozostaje przegrana.
talisman-rule-T-359 = Proszek Fiuu daje +1 do Magii.
talisman-rule-T-360 = Accio, rzucane przed własnym ruchem: zabierz Postaci przeciwnego stronnictwa jeden Przedmiot, 1 Galeona albo 1 żeton Losu.
talisman-rule-T-361 = Episkey leczy jedną Postać do jej początkowego Życia.
talisman-rule-T-362 = Expecto Patronum: na czas jednej walki dodajesz swoją Moc do Magii.
talisman-rule-T-363 = Expulso odwraca żeton Przewagi na stronę, którą wybierzesz.
talisman-rule-T-364 = Immobulus: wybrana Postać przez całą turę nie może nic zrobić, chyba że uwolni się, rzucając Drętwotę.
talisman-rule-T-365 = Impedimenta: do końca rundy możesz wymykać się wszystkim Wrogom i Postaciom.
talisman-rule-T-366 = Lumos odwraca żeton Przewagi na wybraną stronę i daje ci jedną dodatkową turę.
talisman-rule-T-367 = Obliviate: wybrana Postać odrzuca wszystkie swoje Zaklęcia.
talisman-rule-T-368 = Protego chroni Postać przed utratą Życia albo ratuje Sprzymierzeńca od śmierci. Może też ocalić pokonanego Wroga: walka kończy się wtedy remisem.
talisman-rule-T-369 = Insygnium to Przedmiot magiczny, bez którego nie można wejść do Wielkiej Sali.

## talisman-chapter-alternative-rules

talisman-chapter-alternative-rules = Zasady alternatywne
talisman-rule-T-370 = Bez dziedziczenia: Przedmioty, Sprzymierzeńcy i Galeony zabitej Postaci zostają na obszarze, na którym zginęła.
talisman-rule-T-371 = Bez dziedziczenia: zabita Postać odpada z gry. Jej gracz zaczyna od nowa Postacią wylosowaną spośród niewykorzystanych.
talisman-rule-T-372 = Bez dziedziczenia: Los, Zaklęcia i Trofea zabitej Postaci wracają na swoje stosy.
talisman-rule-T-373 = Powolny rozwój: za 1 punkt Magii lub Mocy trzeba oddać 7 punktów Trofeów zamiast 5.
talisman-rule-T-374 = Wczesne porzucanie: Przedmioty i Sprzymierzeńców można porzucić jeszcze przed dobieraniem. Za każdą taką kartę dobierasz o jedną mniej.
talisman-rule-T-375 = Wczesne porzucanie: tak porzuconych kart nie można w tej turze zabrać z powrotem.
talisman-rule-T-376 = Zasad alternatywnych używa się tylko wtedy, gdy wszyscy gracze zgodzą się na nie przed grą.

## talisman-chapter-additions

talisman-chapter-additions = Dalsze ustalenia
talisman-rule-T-377 = Żeton Przewagi działa tak samo, gdy twoja Postać atakuje i gdy jest atakowana.
talisman-rule-T-378 = W walce z Wrogiem o powtórzeniu rzutu za Los decydujesz po obu rzutach, a przed porównaniem wyników.
talisman-rule-T-379 = Po przejściu ze Stacji Hogsmeade na Stację King’s Cross pozostałe kroki możesz zrobić w dowolną stronę.
talisman-rule-T-380 = Przejście między Stacją King’s Cross a Stacją Hogsmeade to jeden krok.
talisman-rule-T-381 = Na koniec swojej tury możesz zostawić na obszarze także Galeony.
talisman-rule-T-382 = Galeony leżące na obszarze nie są kartami i nie zmniejszają liczby dobieranych kart.
talisman-rule-T-383 = Zamiast walczyć z Postacią przeciwnego stronnictwa możesz użyć wobec niej Zaklęcia lub zdolności. Potem pozostaje już tylko koniec tury.
talisman-rule-T-384 = Jeśli na obszarze, który nie każe dobierać kart, leżą odkryte karty, też je rozpatrujesz.
talisman-rule-T-385 = Kto odbywa spotkanie wynikające z obszaru, nie może pominąć Obserwatorów ani Miejsc, które tam są.
talisman-rule-T-386 = Zakazany Las odbiera Życie dopiero po walce z Wrogami. Jeśli Wróg zakończył twoją turę, nie tracisz tego Życia.
talisman-rule-T-387 = Bez dziedziczenia: nową Postać przygotowuje się jak na początku gry, z jej Zaklęciami, Losem, Galeonami i obszarem startowym.
talisman-rule-T-388 = Podczas przygotowania gry Zaklęcia tasuje się i układa w zakrytą talię. Nierozdane żetony Losu i Galeony tworzą zapas.
talisman-rule-T-389 = Przedmiot, którego nie wolno ci użyć, nic ci nie daje, choć go niesiesz.
talisman-rule-T-390 = Karty ratujące Życie w walce działają też wtedy, gdy zwycięzca walki między Postaciami zdecyduje, że tracisz punkt Życia.
talisman-rule-T-391 = Karty ratujące Życie w walce nie pomagają, gdy tracisz je w inny sposób.
talisman-rule-T-392 = Przy każdym traconym punkcie Życia możesz po jednym razie spróbować każdego rodzaju kart ochronnych, które masz.
talisman-rule-T-393 = Protego rzucone na Postać powstrzymuje całą utratę Życia z jednej przyczyny.
talisman-rule-T-394 = Wskaźniki Magii, Mocy i Życia kończą się na 12.
talisman-rule-T-395 = Gdy można rzucać Zaklęcia, pyta się graczy po kolei, od aktywnego, zgodnie z ruchem wskazówek zegara. Pytania kończą się, gdy wszyscy po kolei spasują.
talisman-rule-T-396 = Zaklęcie anulowane, odparte lub zablokowane uznaje się za rzucone: trafia na stos odrzuconych i liczy się rzucającemu.
talisman-rule-T-397 = Gdy kilka efektów przypada na tę samą chwilę, najpierw działają obowiązkowe. Potem przychodzi kolej na pozostałe, od aktywnego gracza zgodnie z ruchem wskazówek zegara.
talisman-rule-T-398 = Dodatkową turę wykonuje się zaraz po bieżącej, zanim zagra następny gracz.
talisman-rule-T-399 = Impedimenta przestaje działać, gdy znów przypada kolej rzucającego.
talisman-rule-T-400 = Przez odorosok każda Postać, także ta, która dobrała kartę, w dwóch swoich turach porusza się tylko o jeden obszar.
talisman-rule-T-401 = Jeśli dwa razy każą ci stracić następną turę, zanim ją opuścisz, tracisz tylko jedną.
talisman-rule-T-402 = Jeśli masz stracić turę, a należy ci się dodatkowa, opuszczasz właśnie tę dodatkową.
talisman-rule-T-403 = Fretka znów staje się zwykłą Postacią na koniec swojej drugiej tury; tura przemiany się nie liczy.
talisman-rule-T-404 = Kto może przejść tylko jeden obszar, nie rzuca za ruch, więc Voldemort też się nie rusza.
talisman-rule-T-405 = Jeśli stracisz ostatni punkt Życia w turze innego gracza, jego tura toczy się dalej.
talisman-rule-T-406 = Gdy czekasz w Szpitalu Świętego Munga bez Życia, nikt nie może cię spotkać, zaatakować, obrać za cel ani w żaden sposób na ciebie wpłynąć.
talisman-rule-T-407 = Trafiając do Szpitala Świętego Munga, zachowujesz swoje zadanie z Boiska do Quidditcha.
talisman-rule-T-408 = Po powrocie ze Szpitala Świętego Munga nie dostajesz ponownie początkowych Zaklęć, Losu ani Galeonów.
talisman-rule-T-409 = Jeśli we własnej turze wymkniesz się Wrogowi, kontynuujesz spotkanie wynikające z obszaru.
talisman-rule-T-410 = Jeśli Postać, którą atakujesz, ci się wymknie, przechodzisz do końca swojej tury.
talisman-rule-T-411 = Najpierw odwraca się żeton Przewagi z powodu Wydarzeń, a potem działają efekty odkrycia kart. Dopiero po nich zaczynają się spotkania.
talisman-rule-T-412 = W walce z grupą Wrogów swoją premię z Przewagi dodajesz tylko raz, jeśli choć jeden z nich należy do stronnictwa.
talisman-rule-T-413 = Przegrana z grupą Wrogów kosztuje razem 1 punkt Życia, a nie po 1 za każdego.
talisman-rule-T-414 = Przy próbie przejścia przez barierę na Stacji King’s Cross premie działające tylko w walce ci pomagają.
talisman-rule-T-415 = Przy próbie otwarcia Wrót Hogwartu premie działające tylko w walce ci nie pomagają.
talisman-rule-T-416 = Kto zaczyna ruch na Stacji King’s Cross lub u Wrót Hogwartu, może podjąć próbę przejścia przed pierwszym krokiem.
talisman-rule-T-417 = Udało ci się przejść przez barierę, gdy twój ruch skończył się dokładnie na Stacji King’s Cross? Następny ruch zaczynasz wtedy krokiem na Stację Hogsmeade, bez nowej próby.
talisman-rule-T-418 = W Zamku Hogwart odbywasz spotkanie tylko na tym obszarze, na którym kończysz ruch, a nie na tych, które mijasz.
talisman-rule-T-419 = Kogo zatrzymały Skrzydlate klucze, wróżba lub Bogin, ten może na początku tury zawrócić, zamiast próbować dalej.
talisman-rule-T-420 = Z Pokoju Życzeń wchodzi się do Wielkiej Sali w następnej turze, bez rzutu za ruch.
talisman-rule-T-421 = Gdy Voldemort opuszcza Wielką Salę, jego pierwszy krok prowadzi do Pokoju Życzeń.
talisman-rule-T-422 = Rzutu za ruch Voldemorta nie można powtórzyć za Los.
talisman-rule-T-423 = Gdy w rzucie za ruch wypadnie 1, Voldemort się rusza, nawet jeśli karta zmienia długość twojego ruchu.
talisman-rule-T-424 = Jeśli Voldemort pokona aktywną Postać lub z nią zremisuje, jej tura się kończy.
talisman-rule-T-425 = Postać może nieść najwyżej jedno Insygnium.
talisman-rule-T-426 = Odrzucone Insygnium może znów zdobyć dowolna Postać.
talisman-rule-T-427 = Jeśli cenę zadania możesz zapłacić już przy jego przyjęciu, płacisz od razu i od razu dostajesz nagrodę.
talisman-rule-T-428 = Gdy stos Insygniów jest pusty, żadnego zadania nie można wykonać.
talisman-rule-T-429 = Jeśli pusta jest i talia, i stos jej odrzuconych kart, nic się nie dobiera, a gra toczy się dalej.
talisman-rule-T-430 = Porzucone karty Ekwipunku i Insygnia leżą na obszarze i można je stamtąd zabrać.
talisman-rule-T-431 = Jeśli wszystkie Postaci są z jednego stronnictwa, żeton Przewagi zaczyna na stronie przeciwnego.
talisman-rule-T-432 = Nie można zaatakować Sprzymierzeńca, który nie ma na karcie ani Magii, ani Mocy.
talisman-rule-T-433 = Kto zaatakuje Sprzymierzeńca i z nim przegra, traci 1 punkt Życia.
talisman-rule-T-434 = Zwycięzca walki między Postaciami może zrezygnować z nagrody.
talisman-rule-T-435 = Po zastraszeniu kogoś Hagrid nadal odbywa swoje spotkanie.
talisman-rule-T-436 = Jeśli Dumbledore straci ostatnie Zaklęcie inaczej niż przez rzucenie, nie dobiera nowego.
talisman-rule-T-437 = Na Privet Drive 4 z wyniku 5 można zrezygnować, a z wyniku 6 nie.
talisman-rule-T-438 = W Klasie wróżbiarstwa wynik zmienia się za Los już po rzucie i zawsze w granicach od 1 do 6.
talisman-rule-T-439 = Wrogowie, których przynosi sam obszar, nie dają Trofeum, ale liczą się jako pokonani.
talisman-rule-T-440 = Trofea i odrzucone karty Spotkań trafiają na stos odrzuconych kart talii, z której pochodzą.
talisman-rule-T-441 = Utrata czegoś, czego nie masz, nie ma żadnego skutku.
talisman-rule-T-442 = Mając do wyboru kilka strat, możesz wskazać tylko taką, którą jesteś w stanie ponieść.
talisman-rule-T-443 = Nawet po turze, która skończyła się natychmiast (porażką, remisem lub nieudanym przejściem), możesz wymienić Trofea i porzucić karty.
talisman-rule-T-444 = Zdolności, które działają, „gdy atakujesz”, nie pomagają przeciw Wrogom napotkanym na obszarze.
