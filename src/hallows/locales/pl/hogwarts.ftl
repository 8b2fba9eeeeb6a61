### Rok w Hogwarcie, Puchar Domów: pytania, możliwości i zdarzenia przy stole.

hogwarts-title = Rok w Hogwarcie

## Zakończenie

hogwarts-outcome-points = Runda dobiegła końca: Puchar Domów zdobywa ten, kto ma najwięcej punktów domu.
hogwarts-outcome-cap = Rok szkolny się skończył: rozegrano ostatnią rundę.
hogwarts-outcome-alone = Cel osiągnięty: Puchar Domów zdobyty.
hogwarts-outcome-fallen = Porażka w misji: gra przegrana.

## Rodzaje kart

hogwarts-sort-attack = karta ataku
    .gen = karty ataku
hogwarts-sort-defence = karta obrony
    .gen = karty obrony
hogwarts-sort-spell = zaklęcie
    .gen = zaklęcia
hogwarts-sort-potion = eliksir
    .gen = eliksiru

## Za co się rzuca

hogwarts-roll-move = na ruch
hogwarts-roll-attack = na atak
hogwarts-roll-scuffle = w starciu
hogwarts-roll-trigger = za zdolność przeciwnika
hogwarts-roll-defence = na obronę

## Los

hogwarts-prompt-chance-deck-spell = Tasowanie zaklęć
hogwarts-prompt-chance-deck-potion = Tasowanie eliksirów
hogwarts-prompt-chance-deck-book = Tasowanie ksiąg
hogwarts-prompt-chance-deck-conduct = Tasowanie kart sprawowania
hogwarts-prompt-chance-deck-event = Tasowanie kart wydarzeń
hogwarts-prompt-chance-deck-duel = Tasowanie kart pojedynku
hogwarts-prompt-chance-deck-mission = Tasowanie misji
hogwarts-prompt-draw-deck-spell = { $who } dobiera zaklęcie. Które?
hogwarts-prompt-draw-deck-potion = { $who } dobiera eliksir. Który?
hogwarts-prompt-draw-deck-book = { $who } dobiera księgę. Którą?
hogwarts-prompt-draw-deck-conduct = { $who } dobiera kartę sprawowania. Którą?
hogwarts-prompt-draw-deck-event = { $who } dobiera kartę wydarzenia. Którą?
hogwarts-prompt-draw-deck-duel = { $who } dobiera kartę pojedynku. Którą?
hogwarts-prompt-draw-deck-mission = { $who } dobiera misję. Którą?
hogwarts-prompt-chance-objects = Rozkładanie przedmiotów na rozetach
hogwarts-prompt-chance-eaters = Wieża dla śmierciożercy
hogwarts-prompt-chance-eater = Który to śmierciożerca?
hogwarts-prompt-chance-move = Rzut na ruch
hogwarts-prompt-chance-attack = Kości ataku
hogwarts-prompt-chance-scuffle = Po jednej kości
hogwarts-prompt-chance-trigger = Czy zdolność przeciwnika zadziała?
hogwarts-prompt-chance-defence = Kość obrony
hogwarts-prompt-chance-riddle = Które zaklęcie przepada?
hogwarts-prompt-chance-prize = Która karta zostaje zabrana?
hogwarts-prompt-chance-prank = Która karta idzie dalej?
hogwarts-prompt-chance-forget = Która karta idzie w zapomnienie?

## Pytania

hogwarts-prompt-student = Kim chcesz być w tym roku?
hogwarts-prompt-eaters = Na której wieży czai się śmierciożerca?
hogwarts-prompt-begin = Twoja tura: rzut czy najpierw coś innego?
hogwarts-prompt-reroll = Wypadło { $total }. Zostawiasz?
hogwarts-prompt-nudge = Wypadło { $total }. O jeden krok więcej czy mniej?
hogwarts-prompt-move = Ruch o { $total }. Dokąd?
hogwarts-prompt-way = Którędy na pole „{ $where }”?
hogwarts-prompt-pick = Na twojej drodze leży przedmiot. Zabierasz go?
hogwarts-prompt-swap = Masz sześć przedmiotów. Zostawiasz tu jeden w zamian za { $object_acc }?
hogwarts-prompt-rosette = Na które pole ulicy Pokątnej trafia { $object }?
hogwarts-prompt-spend = Dokąd trafia teraz { $object }?
hogwarts-prompt-meet = Z kim walczysz?
hogwarts-prompt-gate = Stoisz na Starcie. Idziesz od razu dalej, do Dziurawego Kotła?
hogwarts-prompt-mission = Próbujesz wykonać tu misję?
hogwarts-prompt-apart = Misja wymaga { $sort_gen }. Którą kartę odkładasz?
hogwarts-prompt-fight-ready = Walka zaraz się zacznie. Używasz przedmiotu?
hogwarts-prompt-fight = { $foe_gender ->
    [p] Twój atak. Naprzeciw stoją { $foe }.
   *[other] Twój atak. Naprzeciw stoi { $foe }.
}
hogwarts-prompt-fight-dice = Wypadło { $faces }. Trafia { $res } lub więcej. Zmieniasz coś?
hogwarts-prompt-fight-again = Którymi kośćmi rzucasz ponownie?
hogwarts-prompt-fight-answer = { $foe_gender ->
    [p] { $foe } atakują: grozi ci utrata { hogwarts-life-or-die }. Co robisz?
   *[other] { $foe } atakuje: grozi ci utrata { hogwarts-life-or-die }. Co robisz?
}
hogwarts-prompt-fight-answer-attack = { $foe } atakuje. Co robisz?
hogwarts-prompt-fight-counter = { $foe } zagrywa kartę. Unieważniasz ją?
hogwarts-prompt-scuffle = Starcie! Walczysz czy znikasz?
hogwarts-prompt-flee = Pod peleryną: dokąd?
hogwarts-prompt-prize = Wygrywasz z { $whom_ins }. Co zabierasz?
hogwarts-prompt-prize-object = Który przedmiot zabierasz?
hogwarts-prompt-surplus = Masz więcej niż sześć przedmiotów. Który tu zostaje?
hogwarts-prompt-discard = Pojedynek przegrany. Którą kartę odrzucasz?
hogwarts-prompt-drop = Które zaklęcie lub eliksir oddajesz?
hogwarts-prompt-lose-token = Który żeton oddajesz?
hogwarts-prompt-conduct = Dobierasz kartę „{ $card }”. Ma się liczyć?
hogwarts-prompt-exam = Egzamin: którą księgę oddajesz?
hogwarts-prompt-common-room = Pokój wspólny: karta czy propozycja wymiany?
hogwarts-prompt-offer-with = Komu proponujesz wymianę?
hogwarts-prompt-offer-give = Co dajesz?
hogwarts-prompt-offer-take = Co chcesz w zamian?
hogwarts-prompt-offered = { $who } daje { $object_acc } za { $other_acc }. Zgoda?
hogwarts-prompt-floo = Proszek Fiuu: dokąd?
hogwarts-prompt-pitch = Boisko do quidditcha: mecz czy świstoklik?
hogwarts-prompt-door = Za drzwiami jest { $where }. Przechodzisz?
hogwarts-prompt-visit = Hardodziób czeka: dokąd?
hogwarts-prompt-stay = Czekasz tu na drużynę?
hogwarts-prompt-close = Koniec tury. Używasz przedmiotu?
hogwarts-prompt-summon = Accio! Który przedmiot?
hogwarts-prompt-forget = Obliviate! Kto zapomina?
hogwarts-prompt-search = Którą kartę zabierasz z talii?
hogwarts-prompt-look = Które z dwóch zaklęć zatrzymujesz?
hogwarts-prompt-bonus = Pojedynek czy strata 1 punktu życia?

## Możliwości

hogwarts-option-student = { $it }
hogwarts-option-eaters-to = { $it }
hogwarts-option-roll = Rzuć i idź
hogwarts-option-begin-return = Wróć, potem rzuć
hogwarts-option-begin-wait = Czekaj na drużynę
hogwarts-option-stay-return = Wróć
hogwarts-option-stay-wait = Czekaj na drużynę
hogwarts-option-reroll-keep = Zostaw
hogwarts-option-reroll-reroll = Rzuć obiema ponownie
hogwarts-option-felix-first = Felix Felicis: ponownie pierwsza kość
hogwarts-option-felix-second = Felix Felicis: ponownie druga kość
hogwarts-option-felix-both = Felix Felicis: ponownie obie kości
hogwarts-option-nudge-keep = Dokładnie tyle
hogwarts-option-add = O jeden więcej
hogwarts-option-subtract = O jeden mniej
hogwarts-option-move = { $it }
hogwarts-option-way = Obok { $objects_gen }
hogwarts-option-way-direct = Najprostszą drogą
hogwarts-option-pick = Zabierz { $it_acc }
hogwarts-option-pick-leave = Zostaw
hogwarts-option-swap-leave = Bez wymiany
hogwarts-option-leave = Zostaw tu { $it_acc }
hogwarts-option-rosette-to = { $it }
hogwarts-option-spend-to = { $it }
hogwarts-option-visit-to = { $it }
hogwarts-option-floo-to = { $it }
hogwarts-option-flee-to = { $it }
hogwarts-option-door-to = { $it }
hogwarts-option-floo-stay = Zostań tutaj
hogwarts-option-door-stay = Zostań tutaj
hogwarts-option-pitch-stay = Zostań tutaj
hogwarts-option-fight = Walcz z { $it_ins }
hogwarts-option-gate-yes = Dalej, na Pokątną
hogwarts-option-gate-no = Zostań na Starcie
hogwarts-option-attempt = Podejmij misję „{ $it }”
hogwarts-option-decline = Nie teraz
hogwarts-option-swap = Wymień misję „{ $it }”
hogwarts-option-apart = { $it }
hogwarts-option-apart-whose = { $it } ({ $whom })
hogwarts-option-begin = Zaczynamy
hogwarts-option-use = Użyj { $it_gen }
hogwarts-option-dice = Rzuć kośćmi ataku
hogwarts-option-attack = Zaatakuj kartą „{ $it }”
hogwarts-option-defend = Broń się kartą „{ $it }”
hogwarts-option-play = Zagraj kartę „{ $it }”
hogwarts-option-stand = Nic nie rób
hogwarts-option-fight-dice-keep = Zostaw kości
hogwarts-option-fight-dice-reroll = Rzuć wszystkimi ponownie
hogwarts-option-six = Obróć najniższą kość na 6
hogwarts-option-felix = Zagraj kartę „Felix Felicis”
hogwarts-option-again = Rzuć ponownie kością z wynikiem { $faces }
hogwarts-option-dice-faces = { $faces }
hogwarts-option-suffer = Przyjmij stratę
hogwarts-option-shrug = Zignoruj (raz na walkę)
hogwarts-option-pass = Niech się stanie
hogwarts-option-brawl = Walcz
hogwarts-option-prize-objects = Przedmioty
hogwarts-option-prize-portkey = Świstoklik
hogwarts-option-prize-floo = Proszek Fiuu
hogwarts-option-prize-cards = Zakryte karty
hogwarts-option-prize-nothing = Nic
hogwarts-option-take = Zabierz { $it_acc }
hogwarts-option-give = Daj { $it_acc }
hogwarts-option-drop = { $it }
hogwarts-option-token-floo = Proszek Fiuu
hogwarts-option-token-portkey = Świstoklik
hogwarts-option-conduct-keep = Liczy się
hogwarts-option-another = Odłóż, dobierz inną
hogwarts-option-exam = Oddaj księgę „{ $it }”
hogwarts-option-done = Nie oddaję więcej ksiąg
hogwarts-option-draw = Dobierz kartę z talii { $it_gen }
hogwarts-option-offer = Zaproponuj wymianę
hogwarts-option-with = { $it }
hogwarts-option-offered-yes = Zgoda
hogwarts-option-offered-no = Nie
hogwarts-option-challenge = Rozegraj mecz z { $it_ins }
hogwarts-option-portkey = Świstoklik na cmentarz
hogwarts-option-end = Zakończ turę
hogwarts-option-target = { $it }
hogwarts-option-fetch = { $it }
hogwarts-option-duel = Pojedynek

## Co tam czeka

hogwarts-detail-pawns = { $who_count ->
    [one] Stoi tu { $who }: będzie walka
   *[other] Stoją tu { $who }: będzie walka
}
hogwarts-detail-eater = Śmierciożerca
hogwarts-detail-objects = { $objects }
hogwarts-detail-objects-duel = Pojedynek · { $objects }
hogwarts-detail-spell = Dobierz zaklęcie
hogwarts-detail-potion = Dobierz eliksir
hogwarts-detail-book = Dobierz księgę
hogwarts-detail-conduct = Karta sprawowania
hogwarts-detail-event = Wydarzenie dla wszystkich
hogwarts-detail-duel = Pojedynek
hogwarts-detail-hp = { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
}
hogwarts-detail-classroom = Klasa
hogwarts-detail-common-room = Pokój wspólny
hogwarts-detail-tower = Wieża: proszek Fiuu
hogwarts-detail-pitch = Boisko kończy ruch
hogwarts-detail-start = Start
hogwarts-detail-study = Dobierz karty

## Co warto wiedzieć przed wyborem

hogwarts-odds-fight = na wygranie walki
hogwarts-odds-hit = { $dice ->
    [one] jedną kością, na trafienie
   *[other] { $dice } kośćmi, na trafienie każdą
}
hogwarts-odds-blow = na koniec walki tym rzutem
hogwarts-figure-points = Punkty domu
hogwarts-figure-life = Twoje punkty życia
hogwarts-figure-dice = Kości ataku w następnym ataku
hogwarts-figure-foe = Punkty życia { $foe_gen }

## Zdarzenia

hogwarts-part-die = Kość
hogwarts-life-amount = { $amount ->
    [one] 1 punkt życia
    [few] { $amount } punkty życia
   *[many] { $amount } punktów życia
}
hogwarts-life-hp = { $hp ->
    [one] 1 punkt życia
    [few] { $hp } punkty życia
   *[many] { $hp } punktów życia
}
hogwarts-life-n = { $n ->
    [one] 1 punkt życia
    [few] { $n } punkty życia
   *[many] { $n } punktów życia
}
hogwarts-life-loss = { $loss ->
    [one] 1 punktu życia
   *[other] { $loss } punktów życia
}
hogwarts-life-or-die = { $dice ->
    [0] { hogwarts-life-loss }
   *[other] kości w następnym ataku
}
hogwarts-life-damage = { $damage ->
    [one] 1 punkt życia
    [few] { $damage } punkty życia
   *[many] { $damage } punktów życia
}
hogwarts-face-1 = 1
hogwarts-face-2 = 2
hogwarts-face-3 = 3
hogwarts-face-4 = 4
hogwarts-face-5 = 5
hogwarts-face-6 = 6
hogwarts-event-student = { $who } gra jako { $student }.
    .own = Grasz jako { $student }.
hogwarts-event-tower-eater = Na { $where_loc } czai się śmierciożerca.
hogwarts-event-tower-closed = W tej grze nikt nie wejdzie na { $where_acc }.
hogwarts-event-turn = Runda { $round }. Teraz gra { $who }.
    .own = Runda { $round }. Teraz twoja kolej.
hogwarts-event-walked = { $who } idzie z pola „{ $origin }” na pole „{ $where }”.
    .own = Idziesz z pola „{ $origin }” na pole „{ $where }”.
hogwarts-event-picked = { $who } zabiera { $object_acc } z pola „{ $where }”.
    .own = Zabierasz { $object_acc } z pola „{ $where }”.
hogwarts-event-laid = { $object } jest teraz na polu „{ $where }”.
hogwarts-event-drew = { $who } dobiera kartę z talii { $deck_gen }.
    .own = Dobierasz kartę z talii { $deck_gen }.
hogwarts-event-drew-card = To „{ $card }”.
hogwarts-event-deck-empty = W talii { $deck_gen } nie ma już kart.
hogwarts-event-searched = { $who } wybiera kartę z talii { $deck_gen }; talia zostaje potasowana.
    .own = Wybierasz kartę z talii { $deck_gen }; talia zostaje potasowana.
hogwarts-event-played = { $who } zagrywa kartę „{ $card }”.
    .own = Zagrywasz kartę „{ $card }”.
hogwarts-event-used = { $who } używa { $object_gen }.
    .own = Używasz { $object_gen }.
hogwarts-event-hp-gained = { $who } zyskuje { hogwarts-life-amount } i ma ich teraz { $hp }.
    .own = Zyskujesz { hogwarts-life-amount } i masz ich teraz { $hp }.
hogwarts-event-hp-lost = { $hp ->
    [0] { $who } traci { hogwarts-life-amount } i nie ma już żadnego.
   *[other] { $who } traci { hogwarts-life-amount } i ma jeszcze { $hp }.
}
    .own = { $hp ->
        [0] Tracisz { hogwarts-life-amount } i nie masz już żadnego.
       *[other] Tracisz { hogwarts-life-amount } i masz jeszcze { $hp }.
    }
hogwarts-event-points-gained = { $amount ->
    [one] { $who } zdobywa { $amount } punkt domu i ma ich teraz { $total }.
    [few] { $who } zdobywa { $amount } punkty domu i ma ich teraz { $total }.
   *[other] { $who } zdobywa { $amount } punktów domu i ma ich teraz { $total }.
}
    .own = { $amount ->
        [one] Zdobywasz { $amount } punkt domu i masz ich teraz { $total }.
        [few] Zdobywasz { $amount } punkty domu i masz ich teraz { $total }.
       *[other] Zdobywasz { $amount } punktów domu i masz ich teraz { $total }.
    }
hogwarts-event-points-lost = { $amount ->
    [0] { $who } nie ma punktów domu do stracenia.
    [one] { $who } traci { $amount } punkt domu i ma ich { $total }.
    [few] { $who } traci { $amount } punkty domu i ma ich { $total }.
   *[other] { $who } traci { $amount } punktów domu i ma ich { $total }.
}
    .own = { $amount ->
        [0] Nie masz punktów domu do stracenia.
        [one] Tracisz { $amount } punkt domu i masz ich { $total }.
        [few] Tracisz { $amount } punkty domu i masz ich { $total }.
       *[other] Tracisz { $amount } punktów domu i masz ich { $total }.
    }
hogwarts-event-meet = { $who } trafia na { $whom_acc }: walka!
    .own = Trafiasz na { $whom_acc }: walka!
    .whom = { $who } trafia na ciebie: walka!
hogwarts-event-meet-spared = { $who } i { $whom } mają po 1 punkcie życia: walki nie będzie.
    .own = Ty i { $whom } macie po 1 punkcie życia: walki nie będzie.
    .whom = { $who } i ty macie po 1 punkcie życia: walki nie będzie.
hogwarts-event-scuffle-scores = { $who }: { $mine }. { $whom }: { $yours }.
    .own = Ty: { $mine }. { $whom }: { $yours }.
    .whom = { $who }: { $mine }. Ty: { $yours }.
hogwarts-event-scuffle-tie = Remis: kolejny rzut.
hogwarts-event-scuffle-lost = { $who } przegrywa starcie.
    .own = Przegrywasz starcie.
hogwarts-event-fight-won = { $who } wygrywa, { $whom } przegrywa.
    .own = Wygrywasz, a { $whom } przegrywa.
    .whom = { $who } wygrywa, a ty przegrywasz.
hogwarts-event-fight-attacked = { $hits ->
    [0] Przy odporności { $res } nie ma trafień.
    [one] Przy odporności { $res } daje to 1 trafienie.
    [few] Przy odporności { $res } daje to { $hits } trafienia.
   *[many] Przy odporności { $res } daje to { $hits } trafień.
}
hogwarts-event-fight-healed = { $who } odzyskuje { hogwarts-life-amount } i ma ich teraz { $hp }.
    .own = Odzyskujesz { hogwarts-life-amount } i masz ich teraz { $hp }.
hogwarts-event-dice-again = { $who } rzuca ponownie.
    .own = Rzucasz ponownie.
hogwarts-event-dice-six = { $who } obraca jedną kość na 6.
    .own = Obracasz jedną kość na 6.
hogwarts-event-dice-nudged = { $who } zmienia wynik rzutu na { $steps }.
    .own = Zmieniasz wynik rzutu na { $steps }.
hogwarts-event-fight-shrugged = { $who } nic sobie nie robi z tego ataku.
    .own = Nic sobie nie robisz z tego ataku.
hogwarts-event-fight-averted = Atak spełza na niczym.
hogwarts-event-fight-countered = { $who } unieważnia kartę.
    .own = Unieważniasz kartę.
hogwarts-event-fight-skipped = { $who } nie może tym razem zaatakować.
    .own = Nie możesz tym razem zaatakować.
hogwarts-event-foe-revealed = { $foe_gender ->
    [p] Pojawiają się { $foe }: { hogwarts-life-hp }, odporność { $res }.
   *[other] Pojawia się { $foe }: { hogwarts-life-hp }, odporność { $res }.
}
hogwarts-event-foe-lost = { $hp ->
    [0] { $foe_gender ->
        [p] { $foe } tracą { hogwarts-life-amount } i nie mają już żadnego.
       *[other] { $foe } traci { hogwarts-life-amount } i nie ma już żadnego.
    }
   *[other] { $foe_gender ->
        [p] { $foe } tracą { hogwarts-life-amount } i mają jeszcze { $hp }.
       *[other] { $foe } traci { hogwarts-life-amount } i ma jeszcze { $hp }.
    }
}
hogwarts-event-foe-strikes = { $foe_gender ->
    [p] { $foe } atakują { $who_acc }.
   *[other] { $foe } atakuje { $who_acc }.
}
    .own = { $foe_gender ->
        [p] { $foe } cię atakują.
       *[other] { $foe } cię atakuje.
    }
hogwarts-event-foe-missed = { $foe_gender ->
    [p] { $foe } chybiają.
   *[other] { $foe } chybia.
}
hogwarts-event-foe-cancelled = Atak { $foe_gen } zostaje powstrzymany.
hogwarts-event-foe-numbed = { $foe_gender ->
    [p] { $foe } odbierają kość ataku { $who_dat }.
   *[other] { $foe } odbiera kość ataku { $who_dat }.
}
    .own = { $foe_gender ->
        [p] { $foe } odbierają ci kość ataku.
       *[other] { $foe } odbiera ci kość ataku.
    }
hogwarts-event-lost-card = { $who } traci jedną kartę spośród { $deck_gen }.
    .own = Tracisz jedną kartę spośród { $deck_gen }.
hogwarts-event-hand-shown = { $who } pokazuje karty { $whom_dat }.
    .own = Pokazujesz karty { $whom_dat }.
    .whom = { $who } pokazuje ci karty.
hogwarts-event-hand-seen = { $who } ma na ręce: { $cards }.
    .own = Masz na ręce: { $cards }.
hogwarts-event-fled = { $who } znika pod peleryną i pojawia się na polu „{ $where }”.
    .own = Znikasz pod peleryną i pojawiasz się na polu „{ $where }”.
hogwarts-event-fallen = { $who } budzi się w Dziurawym Kotle i ma { hogwarts-life-hp }.
    .own = Budzisz się w Dziurawym Kotle i masz { hogwarts-life-hp }.
hogwarts-event-prize-portkey = { $who } zabiera świstoklik { $whom_dat }.
    .own = Zabierasz świstoklik { $whom_dat }.
    .whom = { $who } zabiera ci świstoklik.
hogwarts-event-prize-floo = { $who } zabiera proszek Fiuu { $whom_dat }.
    .own = Zabierasz proszek Fiuu { $whom_dat }.
    .whom = { $who } zabiera ci proszek Fiuu.
hogwarts-event-prize-cards = { $who } zabiera karty { $whom_dat }.
    .own = Zabierasz karty { $whom_dat }.
    .whom = { $who } zabiera ci karty.
hogwarts-event-prize-nothing = { $who } nic nie zabiera { $whom_dat }.
    .own = Nic nie zabierasz { $whom_dat }.
    .whom = { $who } nic ci nie zabiera.
hogwarts-event-won-object = { $who } zabiera { $object_acc } { $whom_dat }.
    .own = Zabierasz { $object_acc } { $whom_dat }.
    .whom = { $who } zabiera ci { $object_acc }.
hogwarts-event-eater = { $who } trafia na śmierciożercę. To { $foe }!
    .own = Trafiasz na śmierciożercę. To { $foe }!
hogwarts-event-eater-beaten = { $who } pokonuje { $foe_acc }. Wieża jest wolna.
    .own = Pokonujesz { $foe_acc }. Wieża jest wolna.
hogwarts-event-attempted = { $who } próbuje wykonać misję „{ $mission }”.
    .own = Próbujesz wykonać misję „{ $mission }”.
hogwarts-event-apart = { $who } odkłada kartę „{ $card }”.
    .own = Odkładasz kartę „{ $card }”.
hogwarts-event-completed = { $who } wykonuje misję „{ $mission }”.
    .own = Wykonujesz misję „{ $mission }”.
hogwarts-event-failed = { $who } nie wykonuje misji „{ $mission }”.
    .own = Nie wykonujesz misji „{ $mission }”.
hogwarts-event-exchanged = { $who } wymienia misję.
    .own = Wymieniasz misję.
hogwarts-event-duel = { $who } pojedynkuje się z { $foe_ins }.
    .own = Pojedynkujesz się z { $foe_ins }.
hogwarts-event-duel-self = { $who } dobiera własny portret, więc losuje innego przeciwnika.
    .own = Dobierasz własny portret, więc losujesz innego przeciwnika.
hogwarts-event-duel-won = { $who } wygrywa pojedynek z { $foe_ins }.
    .own = Wygrywasz pojedynek z { $foe_ins }.
hogwarts-event-duel-lost = { $who } przegrywa pojedynek z { $foe_ins }.
    .own = Przegrywasz pojedynek z { $foe_ins }.
hogwarts-event-discarded = { $who } odrzuca kartę.
    .own = Odrzucasz kartę.
hogwarts-event-conduct = { $who } dobiera kartę sprawowania „{ $card }”.
    .own = Dobierasz kartę sprawowania „{ $card }”.
hogwarts-event-token-floo = { $who } bierze proszek Fiuu.
    .own = Bierzesz proszek Fiuu.
hogwarts-event-tokens-floo = Wszyscy biorą proszek Fiuu.
hogwarts-event-tokens-portkey = Wszyscy biorą świstoklik.
hogwarts-event-token-lost-floo = { $who } oddaje proszek Fiuu.
    .own = Oddajesz proszek Fiuu.
hogwarts-event-token-lost-portkey = { $who } oddaje świstoklik.
    .own = Oddajesz świstoklik.
hogwarts-event-occasion = { $who } dobiera wydarzenie „{ $card }”.
    .own = Dobierasz wydarzenie „{ $card }”.
hogwarts-event-gathered = Wszystkie pionki stoją teraz na polu „{ $where }”.
hogwarts-event-passed = { $who } przekazuje kartę { $whom_dat }.
    .own = Przekazujesz kartę { $whom_dat }.
    .whom = { $who } przekazuje ci kartę.
hogwarts-event-exam = { $who } zdaje egzamin, oddając księgę „{ $card }”.
    .own = Zdajesz egzamin, oddając księgę „{ $card }”.
hogwarts-event-offered = { $who } proponuje { $whom_dat } wymianę: { $object_acc } za { $other_acc }.
    .own = Proponujesz { $whom_dat } wymianę: { $object_acc } za { $other_acc }.
    .whom = { $who } proponuje ci wymianę: { $object_acc } za { $other_acc }.
hogwarts-event-offer-accepted = Zgoda: { $who } oddaje { $object_acc }, a { $whom } oddaje { $other_acc }.
    .own = Zgoda: oddajesz { $object_acc }, a { $whom } oddaje { $other_acc }.
    .whom = Zgoda: { $who } oddaje { $object_acc }, a ty oddajesz { $other_acc }.
hogwarts-event-offer-refused = { $who } odmawia.
    .own = Odmawiasz.
hogwarts-event-travelled = { $who } przenosi się na pole „{ $where }”.
    .own = Przenosisz się na pole „{ $where }”.
hogwarts-event-returned = { $who } wraca na pole „{ $where }”.
    .own = Wracasz na pole „{ $where }”.
hogwarts-event-door = { $who } przechodzi przez drzwi na pole „{ $where }”.
    .own = Przechodzisz przez drzwi na pole „{ $where }”.
hogwarts-event-gate = { $who } idzie dalej, do Dziurawego Kotła.
    .own = Idziesz dalej, do Dziurawego Kotła.
hogwarts-event-waits = { $who } czeka na drużynę.
    .own = Czekasz na drużynę.
hogwarts-event-forgot = { $who } traci kartę przez Obliviate. { $whom } się uśmiecha.
    .own = Tracisz kartę przez Obliviate. { $whom } się uśmiecha.
    .whom = { $who } traci kartę przez Obliviate. Uśmiechasz się.
hogwarts-event-challenged = { $who } wyzywa { $whom_acc } na mecz quidditcha.
    .own = Wyzywasz { $whom_acc } na mecz quidditcha.
    .whom = { $who } wyzywa cię na mecz quidditcha.
hogwarts-event-match-won = { $who } wygrywa mecz.
    .own = Wygrywasz mecz.
hogwarts-event-triggered = Cel osiągnięty: to ostatnia runda.
hogwarts-event-over-points = { $who_count ->
    [one] Puchar Domów zdobywa { $who }!
   *[other] Puchar Domów zdobywają { $who }!
}
    .own = Zdobywasz Puchar Domów!
hogwarts-event-over-cap = { $who_count ->
    [0] Ostatnia runda dobiegła końca. Celu nie udało się osiągnąć.
    [one] Ostatnia runda dobiegła końca. Wygrywa { $who }.
   *[other] Ostatnia runda dobiegła końca. Wygrywają { $who }.
}
    .own = Ostatnia runda dobiegła końca. Wygrywasz.
hogwarts-event-over-alone = { $who_count ->
    [one] Puchar Domów zdobywa { $who }!
   *[other] Puchar Domów zdobywają { $who }!
}
    .own = Zdobywasz Puchar Domów!
hogwarts-event-over-fallen = Punkty życia przepadły, a z nimi gra.

## Co trwa: nazwa, działanie, co je kończy

hogwarts-state-last-round = Ostatnia runda
hogwarts-state-extra = Dodatkowa tura
hogwarts-state-visit = Na wyprawie
hogwarts-state-skips = Atak odwołany
hogwarts-state-dampen = Osłabiona strata
hogwarts-state-numb = Odrętwienie
hogwarts-state-silenced = Przeciwnik uciszony
hogwarts-state-cancels = Przeciwnik powstrzymany
hogwarts-does-last-round = Każdy ma jeszcze najwyżej jedną turę.
hogwarts-does-extra = Rozgrywa od razu następną turę.
hogwarts-does-visit = Powrót na pole „{ $where }”.
hogwarts-does-skips = { $n ->
    [one] Następny atak się nie odbędzie.
    [few] Następne { $n } ataki się nie odbędą.
   *[many] Następnych { $n } ataków się nie odbędzie.
  }
hogwarts-does-dampen = Następna strata jest mniejsza o { hogwarts-life-n }.
hogwarts-does-numb = W następnym ataku rzuca o jedną kość mniej.
hogwarts-does-silenced = Tekst przeciwnika już nie działa.
hogwarts-does-cancels = { $n ->
    [one] Następny cios przeciwnika się nie odbędzie.
    [few] Następne { $n } ciosy przeciwnika się nie odbędą.
   *[many] Następnych { $n } ciosów przeciwnika się nie odbędzie.
  }
hogwarts-ends-last-round = wraz z grą
hogwarts-ends-extra = na koniec tej tury
hogwarts-ends-visit = po powrocie na pole „{ $where }”
hogwarts-ends-skips = po wykorzystaniu albo wraz z tą walką
hogwarts-ends-dampen = wraz z tą stratą albo z tą walką
hogwarts-ends-numb = wraz z następnym atakiem albo z tą walką
hogwarts-ends-silenced = wraz z tą walką
hogwarts-ends-cancels = po wykorzystaniu albo wraz z tą walką

# Dlaczego czegoś nie można wybrać.
hogwarts-why-objects = Brakuje jeszcze: { $it }.
hogwarts-why-cards = Nie masz zaklęć i eliksirów, których wymaga.
hogwarts-why-eater = Stoi tu śmierciożerca.
hogwarts-why-team = Cała drużyna musi stać na polu tej misji.
hogwarts-why-summon = Nie ma teraz nic, co można by przywołać.
hogwarts-why-freed = W tej turze i tak możesz zatrzymać się wszędzie.
hogwarts-why-nobody = Nikt nie ma zaklęcia ani eliksiru.
hogwarts-why-deck = W talii nie ma nic, po co warto sięgać.
hogwarts-why-defended = W swojej połowie rundy zagrywasz najwyżej jedną kartę obrony.
hogwarts-why-price = Jej koszt oznaczałby przegraną walkę.
hogwarts-why-limit = Karty, które możesz tu zagrać, są już zużyte albo odłożone (w walce: { $n }).

hogwarts-window-dice-enough = czy zmienić kości, które nie mogą być lepsze
