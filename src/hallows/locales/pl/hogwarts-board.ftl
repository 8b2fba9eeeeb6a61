### Rok w Hogwarcie, Puchar Domów: to, co stoi wokół narysowanej planszy.

hogwarts-board-board-castle = Hogwart
hogwarts-board-board-alley = Ulica Pokątna
hogwarts-board-board-places = Miejsca specjalne
hogwarts-board-boards = Plansze obok zamku
hogwarts-board-great-hall = Wielka Sala
hogwarts-board-zoom = Powiększenie
hogwarts-board-zoom-in = Bliżej
hogwarts-board-zoom-out = Dalej
hogwarts-board-zoom-far = Z dala
hogwarts-board-zoom-rooms = Sale
hogwarts-board-zoom-names = Nazwy
hogwarts-board-to-match = Wróć do meczu
hogwarts-board-to-castle = Zobacz zamek
hogwarts-board-where-am-i = Gdzie jestem?
hogwarts-board-stand = Stoją tu: { $what }.
hogwarts-board-lie = Leżą tu: { $what }.
hogwarts-board-missions-here = Twoje misje w tym miejscu: { $what }.
hogwarts-board-eater-here = Czai się tu śmierciożerca.
hogwarts-board-closed-here = Zamknięte do końca gry.
hogwarts-board-holds = Przedmioty: { $what }.
hogwarts-board-object-at = { $it } leży na polu „{ $where }”.
hogwarts-board-object-mine = Masz { $it_acc }.
hogwarts-board-object-theirs = { $it }: ma to { $who }.
hogwarts-board-wanted-for = Potrzebne do misji: { $what }.
hogwarts-board-wanted-it-for = { $it }: do misji { $what }.
hogwarts-board-wanted-not = Nie potrzebuje tego żadna z twoich misji.
hogwarts-board-wanted-none = Żadna z twoich misji ich nie wymaga.
hogwarts-board-at = Stoi na polu „{ $where }”.
hogwarts-board-mission-kind = misja { $number }, punkty: { $points }
hogwarts-board-stats = Kości ataku { $dice }, odporność { $res }, punkty życia { $hp }
hogwarts-board-foe-stats = odporność { $res }, punkty życia { $hp }
hogwarts-board-points = Punkty domu: { $points }.
hogwarts-board-tokens = Proszek Fiuu { $floo }, świstokliki { $portkeys }.
hogwarts-board-cards = Zaklęcia { $spells }, eliksiry { $potions }, księgi { $books }.
hogwarts-board-missions-done = Misje: ukończone { $done }, do zrobienia { $left }.
hogwarts-board-worth = { $points }
hogwarts-board-done = Gotowe
hogwarts-board-have = zdobyty
hogwarts-board-lack = brakuje
hogwarts-board-hp = PŻ
hogwarts-board-res = Odporność
hogwarts-board-dice = Kości ataku
hogwarts-board-floo = Proszek Fiuu
hogwarts-board-portkeys = Świstokliki
hogwarts-board-progress = Przedmioty: { $have } z { $of }
hogwarts-board-ready = Idź tam i walcz
hogwarts-board-missions-hidden = Misje widzą tylko ci, do których należą.
hogwarts-board-no-missions = Nie masz jeszcze misji.
hogwarts-board-no-student = Nie wybrano jeszcze ucznia. Wskaż któregoś, by zobaczyć jego planszetkę.
hogwarts-board-whose-sheet = Czyja planszetka
hogwarts-board-hand = Zaklęcia, eliksiry i księgi
hogwarts-board-missions = Misje
hogwarts-board-house-points = Punkty domu
hogwarts-board-scored = Liczby to punkty domu.
hogwarts-board-house-cup = Puchar Domów
hogwarts-board-standing = Punkty
hogwarts-board-team = drużyna { $n }
hogwarts-board-race = Punkty domów na drodze do celu: ponad { $points } i { $missions ->
    [one] 1 misja
    [few] { $missions } misje
   *[many] { $missions } misji
}
hogwarts-board-goal = ponad { $points } pkt i { $missions ->
    [one] 1 misja
    [few] { $missions } misje
   *[many] { $missions } misji
}
hogwarts-board-goal-long = Ostatnia runda zaczyna się, gdy ktoś ma ponad { $points } punktów domu i { $missions ->
    [one] 1 ukończoną misję
    [few] { $missions } ukończone misje
   *[many] { $missions } ukończonych misji
}.
hogwarts-board-players = Gracze
hogwarts-board-active = teraz gra

## Walki

hogwarts-board-fight-mission = Walka w misji
hogwarts-board-fight-duel = Pojedynek
hogwarts-board-fight-scuffle = Starcie
hogwarts-board-fight-rivals = Walka
hogwarts-board-fight-eater = Śmierciożerca
hogwarts-board-fight-round = runda { $n }
hogwarts-board-fight-cards = karty: { $played } z { $limit }
hogwarts-board-fight-skips = { $n ->
    [one] traci 1 atak
    [few] traci { $n } ataki
   *[many] traci { $n } ataków
}
hogwarts-board-fight-apart = odłożone: { $what }
hogwarts-board-fight-cancels = { $n ->
    [one] jego następna zdolność nie zadziała
    [few] jego { $n } następne zdolności nie zadziałają
   *[many] jego { $n } następnych zdolności nie zadziała
}
hogwarts-board-fight-silenced = jego zdolność jest uciszona
hogwarts-board-fight-numbs = jego odpowiedź kosztuje kość ataku
hogwarts-board-fight-defence = Kość obrońcy za każde trafienie
hogwarts-board-fight-defence-defender = trafiony traci { hogwarts-life-n }
hogwarts-board-fight-defence-attacker = zamiast niego atakujący traci { hogwarts-life-n }
hogwarts-board-duel-won = Wygrana: po jednej karcie z talii ({ $what })
hogwarts-board-duel-lost = { $n ->
    [one] Przegrana: oddajesz { $n } kartę
    [few] Przegrana: oddajesz { $n } karty
   *[many] Przegrana: oddajesz { $n } kart
}
hogwarts-board-goal-match = Wcześniej trzeba rozegrać jeden mecz quidditcha.
hogwarts-board-fight-hits = trafia { $n } i więcej
hogwarts-board-fight-loss = odpowiedź kosztuje { hogwarts-life-n }
hogwarts-board-fight-cards-left = { $n ->
    [0] kart już zagrać nie można
    [one] można zagrać jeszcze 1 kartę
    [few] można zagrać jeszcze { $n } karty
   *[many] można zagrać jeszcze { $n } kart
}

## Za pierwszym razem

hogwarts-board-howto-1 = Jesteś w Hogwarcie. Punkty domu zdobywasz za misje, egzaminy i pojedynki. Gdy ktoś ma dość punktów i misji, gracie jeszcze do końca rundy. Puchar Domów zdobywa ten, kto ma wtedy najwięcej punktów.
hogwarts-board-howto-2 = W swojej turze rzucasz dwiema kośćmi i idziesz dokładnie tyle pól. Podświetlone pola pokazują, gdzie możesz stanąć i po ilu krokach. Wskaż pole, a zobaczysz drogę. Na wieżach, przy swoich misjach i na egzaminach możesz zatrzymać się wcześniej.
hogwarts-board-howto-3 = Tam, gdzie staniesz, robisz to, co mówi znak: dobierasz kartę, zyskujesz punkty życia albo toczysz pojedynek. Przedmioty po drodze zbierasz, najwyżej sześć.
hogwarts-board-howto-4 = Karta misji podaje miejsce, przedmioty i przeciwnika. Zanieś tam przedmioty i walcz: każda kość ataku, która dorówna odporności przeciwnika, zabiera mu 1 punkt życia.
hogwarts-board-howto-5 = Spotkanie z innym uczniem to walka, a zwycięzca bierze nagrodę. Bez punktów życia budzisz się w Dziurawym Kotle, ale grasz dalej.
hogwarts-board-howto-6 = Mapę możesz przesuwać, a kółkiem myszy lub dwoma palcami powiększać; klawisze strzałek prowadzą wzdłuż dróg. Wskaż cokolwiek (na telefonie: przytrzymaj), a zobaczysz objaśnienie.

## Objaśnienie znaków

hogwarts-board-key = Znaki
hogwarts-board-key-spaces = Pola: co robisz tam, gdzie staniesz
hogwarts-board-key-marks = Na mapie
hogwarts-board-key-roads = Drogi
hogwarts-board-key-figures = Na twojej planszetce
hogwarts-board-key-free = nie kosztuje kroku i prowadzi do pieczęci z tym samym numerem
hogwarts-board-key-spell = Dobierz zaklęcie
hogwarts-board-key-potion = Dobierz eliksir
hogwarts-board-key-book = Dobierz księgę; księgi oddaje się na egzaminach
hogwarts-board-key-conduct = Dobierz kartę sprawowania: pochwała albo kłopoty
hogwarts-board-key-event = Dobierz wydarzenie; dotyczy wszystkich
hogwarts-board-key-duel = Stocz pojedynek o karty
hogwarts-board-key-hp = Zyskaj tyle punktów życia
hogwarts-board-key-classroom = Klasa: oddaj księgi z tego przedmiotu za punkty
hogwarts-board-key-common-room = Pokój wspólny: jedna karta do wyboru albo wymiana
hogwarts-board-key-study = Kilka korzyści naraz: wskaż pole, by je przeczytać
hogwarts-board-key-tower = Wieża: możesz tu stanąć po drodze; proszek Fiuu przenosi do miejsca specjalnego
hogwarts-board-key-pitch = Każdy ruch się tu kończy: quidditch albo świstoklik
hogwarts-board-key-start = Tu wszyscy zaczynają; stąd wiedzie droga na ulicę Pokątną
hogwarts-board-key-none = Nic się nie dzieje
hogwarts-board-key-end = Możesz tu stanąć po tylu krokach
hogwarts-board-key-target = Możesz tu stanąć, by podjąć misję
hogwarts-board-key-stop = Tu musisz stanąć, choć zostają ci kroki
hogwarts-board-key-flag = Miejsce twojej misji z jej numerem; czerwona: masz wszystkie przedmioty
hogwarts-board-key-wanted = Przedmiot potrzebny do twojej misji
hogwarts-board-key-special = Przedmiot o własnej mocy
hogwarts-board-key-eater = Śmierciożerca: kto tu przyjdzie, walczy
hogwarts-board-key-dice = Kości ataku: tyloma rzucasz w walce
hogwarts-board-key-res = Odporność: kość ataku trafia od tej liczby wzwyż
hogwarts-board-key-hp-figure = PŻ, punkty życia: tyle trafień wytrzymasz
hogwarts-board-key-floo = Proszek Fiuu: z wieży do miejsca specjalnego
hogwarts-board-key-portkeys = Świstoklik: z boiska quidditcha na cmentarz
