### Talisman: to, co stoi wokół rysowanej planszy.

talisman-board-name = Plansza Talismana: Londyn, Tereny wokół Hogwartu, Zamek Hogwart, Wielka Sala
talisman-board-magic = Magia
talisman-board-might = Moc
talisman-board-life = Życie
talisman-board-fate = Los
talisman-board-galleons = Galeony
talisman-board-objects = Przedmioty
talisman-board-followers = Sprzymierzeńcy
talisman-board-trophies = Trofea
talisman-board-trophies-why = Karty pokonanych Wrogów. Na koniec tury możesz wymienić { $price } ich punktów na 1 punkt Magii albo Mocy.
talisman-board-ready = +1 gotowe
talisman-board-abilities = Zdolności
talisman-board-spells = Zaklęcia
talisman-board-no-spells = Nie masz Zaklęć na ręce.
talisman-board-spell-count = { $count ->
    [0] bez Zaklęć
    [one] 1 Zaklęcie
    [few] { $count } Zaklęcia
   *[other] { $count } Zaklęć
}
talisman-board-castable = możesz rzucić teraz
talisman-board-not-now = nie teraz
talisman-board-start = start { $n }
talisman-board-total = razem { $n }
talisman-board-dial = Wskaźnik { $dial }, na starcie { $start }
talisman-board-sheet = Karta Postaci
talisman-board-sheets = Czyja karta
talisman-board-challenge = Zadanie: { $what }
talisman-board-state-waiting = w Szpitalu Świętego Munga
talisman-board-state-out = poza grą
talisman-board-state-miss = traci turę
talisman-board-state-ferret = Fretka
talisman-board-state-frozen = unieruchomienie
talisman-board-state-held = musi tu zostać
talisman-board-state-turned-back = w drodze powrotnej
talisman-board-advantage = Przewaga
talisman-board-advantage-why = Po twojej stronie: dodajesz 1 w walkach z Wrogami i Postaciami przeciwnego stronnictwa. Po przeciwnej: każdy Wróg z tamtego stronnictwa odejmuje ci 1.
talisman-board-voldemort = Voldemort
talisman-board-voldemort-why = Lord Voldemort rusza się, ilekroć w rzucie za ruch wypadnie 1. Kogo spotka, ten musi walczyć.
talisman-board-decks = Talie
talisman-board-deck-spells = Zaklęcia
talisman-board-deck-hallows = Insygnia
talisman-board-legend-legal = tu możesz iść
talisman-board-legend-here = tu jesteś
talisman-board-legend-trail = ostatni ruch
talisman-board-legend-draw = dobierasz, aż będzie tu leżeć tyle kart
talisman-board-legend-rule = własna zasada obszaru
talisman-board-stand = Stoją tu: { $who }.
talisman-board-lie = Leżą tu: { $cards }.
talisman-board-gold = { $count ->
    [one] Leży tu 1 Galeon.
    [few] Leżą tu { $count } Galeony.
   *[other] Leży tu { $count } Galeonów.
}
talisman-board-kind-spell = Zaklęcie
talisman-board-battle = Walka: { $stat }
talisman-board-versus = vs
talisman-board-modifier = Przewaga i inne
talisman-board-no-die = jeszcze bez rzutu
talisman-board-casting = { $who } rzuca Zaklęcie { $spell }
talisman-board-race = Wyścig: kto jest w którym Regionie
talisman-board-players = Gracze
talisman-board-active = teraz gra
talisman-board-at = Obszar: { $space }

## Signs and numbers, explained

talisman-board-key = Znaki
talisman-board-key-open = Co znaczą znaki?
talisman-board-key-spaces = Na obszarach
talisman-board-key-cards = Karty leżące na planszy
talisman-board-key-gates = Przejścia
talisman-board-key-numbers = Liczby
talisman-board-legend-dice = o liczbie kart decydują dwie kości
talisman-board-legend-gate = przejście do następnego Regionu
talisman-board-legend-way = tylko w tę stronę
talisman-board-legend-gold = leżą tu Galeony
talisman-board-kind-enemy = Wróg: walczysz z nim
talisman-board-kind-follower = Sprzymierzeniec: pomaga ci
talisman-board-kind-object = Przedmiot: nosisz go
talisman-board-kind-magic-object = Przedmiot magiczny
talisman-board-kind-observer = Obserwator: odwiedzasz go
talisman-board-kind-place = Miejsce: odwiedzasz je
talisman-board-gate-barrier = Bariera na King’s Cross
talisman-board-gate-barrier-why = Z Londynu na Tereny wokół Hogwartu: twoja Magia i kość muszą dać więcej niż { $n } i kość. W przeciwnym razie zostajesz i kończysz turę.
talisman-board-gate-gates = Wrota Hogwartu
talisman-board-gate-gates-why = Z Terenów do Zamku: dwie kości nie mogą pokazać więcej niż twoja Magia albo Moc, zależnie od wyboru. Jeśli pokażą więcej, tracisz 1 punkt tej cechy i zostajesz.
talisman-board-gate-hall = Drzwi Wielkiej Sali
talisman-board-gate-hall-why = Kto w Pokoju Życzeń odda Insygnium, może wejść i stanąć do walki z Lordem Voldemortem.
talisman-board-magic-why = Tym walczysz w walkach na Magię. Od niej zależy też, ile Zaklęć możesz trzymać; pomaga na King’s Cross i przy Wrotach Hogwartu.
talisman-board-might-why = Tym walczysz w walkach na Moc. Może też otworzyć Wrota Hogwartu.
talisman-board-life-why = Przegrana walka kosztuje zwykle 1 punkt. Przy 0 budzisz się w Szpitalu Świętego Munga. Leczenie przywraca najwyżej wartość początkową.
talisman-board-fate-why = 1 żeton Losu pozwala raz przerzucić jedną z twoich kości. Rzadko wraca: zostaw trochę na walki i przejścia.
talisman-board-galleons-why = Płacisz nimi za zakupy, leczenie i niektóre zadania.
talisman-board-objects-why = Twój limit Przedmiotów to { $limit }. Działają, dopóki je nosisz.
talisman-board-followers-why = Twój limit Sprzymierzeńców to { $limit }. Pomagają ci przez cały czas.
talisman-board-spells-why = { $limit ->
    [0] Twoja Magia jest jeszcze za niska na Zaklęcia.
    [one] Twoja Magia pozwala trzymać 1 Zaklęcie; im więcej Magii, tym więcej Zaklęć.
    [few] Twoja Magia pozwala trzymać { $limit } Zaklęcia; im więcej Magii, tym więcej Zaklęć.
   *[other] Twoja Magia pozwala trzymać { $limit } Zaklęć; im więcej Magii, tym więcej Zaklęć.
}
talisman-board-deck-middle-why = Dobierana na obszarach Terenów wokół Hogwartu. Silniejsi Wrogowie, lepsze znaleziska.
talisman-board-deck-outer-why = Dobierana na obszarach Londynu.
talisman-board-deck-spells-why = Stąd dobiera się Zaklęcia, a rzuca się je z ręki.
talisman-board-deck-hallows-why = Zdobywa się je zwykle za zadanie, czasem znajduje na Terenach. Bez Insygnium nie wejdziesz do Wielkiej Sali.
talisman-board-deck-discards = { $count ->
    [0] Nic jeszcze nie odrzucono.
    [one] Odrzucono 1 kartę.
    [few] Odrzucono { $count } karty.
   *[other] Odrzucono { $count } kart.
}
talisman-board-advantage-mine = +1 dla ciebie
talisman-board-advantage-theirs = −1 dla ciebie
talisman-board-voldemort-in = { $region }: { $n }
talisman-board-two-faced = Sprzymierzeniec { $side_gen }; dla przeciwnego stronnictwa Wróg.
talisman-board-nobody-there = Nikogo tam nie ma.
talisman-board-between = Między: { $spaces }.

## What a choice leads to

talisman-board-yourself = to ty
talisman-board-leads = { $steps ->
    [one] Jeśli ją zostawisz, po 1 kroku czeka
    [few] Jeśli ją zostawisz, po { $steps } krokach czeka
   *[other] Jeśli ją zostawisz, po { $steps } krokach czeka
}
talisman-board-leads-other = Inny wynik prowadziłby do
talisman-board-odds = Co da każdy wynik kości:
talisman-board-odds-win = wygrana
talisman-board-odds-draw = remis
talisman-board-odds-lose = przegrana
talisman-board-this-turn = Ta tura do tej pory

## Why a question comes up: in place of the rule, where that says less

talisman-prompt-sheet-why = Ta sama osoba, inne mocne strony. Magia i Moc wygrywają walki, Życie możesz stracić, Los przerzuca kości.
talisman-prompt-character-why = Tą Postacią grasz do końca. Magia i Moc wygrywają walki, Życie możesz stracić, Los przerzuca kości.
talisman-prompt-before-move-why = Zwykle po prostu rzucasz kością. Wszystko inne dzieje się przed rzutem.
talisman-prompt-move-why = Dokładnie tyle, ile pokazuje kość. Niżej widać, co cię tam czeka.
talisman-prompt-leap-why = Ten jeden ruch prowadzi na dowolny inny obszar twojego Regionu.
talisman-prompt-turn-end-why = Nic już nie musisz robić. Teraz można wymienić Trofea.
talisman-prompt-fate-why = Los rzadko wraca. Zostaw wynik, jeśli da się z nim żyć; nowy liczy się, nawet gdy jest gorszy.
talisman-prompt-fate-dice-why = Przerzucić można tylko jedną z kości; nowy wynik liczy się, nawet gdy jest gorszy. Los rzadko wraca.
talisman-prompt-reroll-why = To nic nie kosztuje, ale nowy wynik liczy się, nawet gdy jest gorszy.
talisman-prompt-reroll-dice-why = To nic nie kosztuje; druga kość zostaje bez zmian.
talisman-prompt-nudge-why = To twoja zdolność. Wynik zostaje między 1 a 6.
talisman-prompt-dice-one-why = Pozostałe się nie liczą.
talisman-prompt-choose-why = Jedno z tych, według uznania.
talisman-prompt-intimidate-why = Wybrana osoba daje ci 1 żeton Losu albo traci 1 punkt Życia. Jeśli straci Życie, tracisz następną turę.
talisman-prompt-intimidated-why = Jeśli stracisz Życie, następną turę traci { $who }.
talisman-prompt-use-why = Nie musisz. Działanie opisano powyżej.
talisman-prompt-collect-why = Sprzymierzeńcy i Przedmioty pomagają ci od teraz. Co zostawisz, zostaje tu dla innych.
talisman-prompt-reward-why = Zwycięzca bierze jedną rzecz albo nic.
talisman-prompt-buy-off-why = W przeciwnym razie zwycięzca wybierze, co tracisz: 1 punkt Życia, Przedmiot albo Galeona.
talisman-prompt-sacrifice-why = Sprzymierzeniec zostaje odrzucony, twoje Życie się nie zmienia.
talisman-prompt-arrange-why = Te karty widzisz tylko ty.
talisman-prompt-challenge-why = Insygnium otwiera Wielką Salę. Kość zdecyduje, co trzeba za nie zrobić; wykonujesz to, gdy tylko możesz.
talisman-prompt-advantage-why = Pokazanemu stronnictwu łatwiej w walkach z przeciwnym.
talisman-prompt-hedwig-why = Dostanie to Postać twojego stronnictwa w twoim Regionie.
talisman-prompt-pickpocket-why = Kosztuje to tylko rzut kością.
talisman-prompt-trade-galleon-life-why = Każdy Galeon leczy 1 punkt Życia, najwyżej do wartości początkowej.
talisman-prompt-trade-fate-spell-why = Każdy żeton Losu daje 1 Zaklęcie, o ile pozwala twoja Magia.
talisman-prompt-voldemort-why = Ty wybierasz kierunek. Kto stoi tam, gdzie się zatrzyma, musi z nim walczyć.
talisman-prompt-spell-turn-start-why = Rzuć teraz albo spasuj. Pytanie wróci, gdy znów będzie pasowało któreś z twoich Zaklęć.
talisman-prompt-spell-movement-rolled-why = Rzuć teraz albo spasuj. Pytanie wróci, gdy znów będzie pasowało któreś z twoich Zaklęć.
talisman-prompt-spell-before-draw-why = Rzuć teraz albo spasuj. Pytanie wróci, gdy znów będzie pasowało któreś z twoich Zaklęć.
talisman-prompt-spell-battle-start-why = Rzuć teraz albo spasuj. Potem padną kości.
talisman-prompt-spell-life-loss-why = Rzuć teraz, inaczej Życie przepadnie.
talisman-prompt-spell-spell-cast-why = Odpowiedz teraz, inaczej Zaklęcie zadziała.
talisman-prompt-spell-enemy-beaten-why = Rzuć teraz, inaczej wygrana się liczy.
talisman-prompt-spell-turn-end-why = Rzuć teraz albo spasuj. Pytanie wróci, gdy znów będzie pasowało któreś z twoich Zaklęć.
talisman-prompt-spell-crossing-why = Rzuć teraz albo spasuj. Potem rozstrzygnie się próba przejścia.

## How to play, in a few lines

talisman-board-howto-1 = Jesteś jednym z rywalizujących czarodziejów. Wygrywa, kto pierwszy wejdzie do Wielkiej Sali i pokona tam Lorda Voldemorta.
talisman-board-howto-2 = W swojej turze rzucasz kością i idziesz o dokładnie tyle obszarów po swoim Regionie, w dowolną stronę. Podświetlone obszary pokazują, dokąd możesz iść.
talisman-board-howto-3 = Tam, gdzie staniesz, robisz to, co mówi obszar, albo dobierasz karty: pokonuj Wrogów, zbieraj Sprzymierzeńców i Przedmioty. Wskaż cokolwiek (na telefonie: dotknij), a zobaczysz objaśnienie.
talisman-board-howto-4 = W walce dodajesz rzut kością do swojej Magii albo Mocy; przeciwnik robi to samo i wygrywa wyższy wynik. Pokonani Wrogowie to Trofea: za pięć ich punktów twoja Magia albo Moc rośnie o 1.
talisman-board-howto-5 = Z Londynu przez King’s Cross wchodzi się na Tereny wokół Hogwartu, a stamtąd przez Wrota Hogwartu do Zamku. Do Wielkiej Sali potrzebne jest Insygnium. Zwykle zdobywa się je za zadanie na Boisku do Quidditcha, a czasem znajduje na Terenach.
talisman-board-howto-6 = Za żeton Losu możesz przerzucić jedną swoją kość, czyli rzucić nią jeszcze raz. Żetony rzadko wracają, więc oszczędzaj je na walki i przejścia. Bez Życia trafiasz do Szpitala Świętego Munga, ale nie odpadasz z gry.
