### Rok w Hogwarcie w terminalu: wyścig, misje, karty, kto gdzie jest, i walki.

hogwarts-terminal-dealing = Wszyscy wybierają uczniów
hogwarts-terminal-round = Runda { $n }
hogwarts-terminal-round-of = Runda { $n } z { $of }
hogwarts-terminal-turn = gra { $who }
hogwarts-terminal-extra-turn = gra jeszcze raz { $who }
hogwarts-terminal-goal = { $missions ->
    [one] Cel: { $missions } misja i ponad { $points } punktów
    [few] Cel: { $missions } misje i ponad { $points } punktów
   *[other] Cel: { $missions } misji i ponad { $points } punktów
}
hogwarts-terminal-goal-match = { $missions ->
    [one] Cel: { $missions } misja, mecz quidditcha i ponad { $points } punktów
    [few] Cel: { $missions } misje, mecz quidditcha i ponad { $points } punktów
   *[other] Cel: { $missions } misji, mecz quidditcha i ponad { $points } punktów
}
hogwarts-terminal-last-round = Cel osiągnięty: to ostatnia runda
hogwarts-terminal-you = { $who } (ty)
hogwarts-terminal-team = Drużyna { $n }
hogwarts-terminal-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[other] { $n } punktów
}
hogwarts-terminal-done = { $n ->
    [0] bez ukończonej misji
    [one] { $n } ukończona misja
    [few] { $n } ukończone misje
   *[other] { $n } ukończonych misji
}
hogwarts-terminal-hp = { $n } PŻ
hogwarts-terminal-dice = { $n ->
    [one] { $n } kość ataku
    [few] { $n } kości ataku
   *[other] { $n } kości ataku
}
hogwarts-terminal-res = odporność { $n }
hogwarts-terminal-visit = z wizytą: { $here } (wraca na pole „{ $where }”)
hogwarts-terminal-cards-spell = { $n ->
    [one] { $n } zaklęcie
    [few] { $n } zaklęcia
   *[other] { $n } zaklęć
}
hogwarts-terminal-cards-potion = { $n ->
    [one] { $n } eliksir
    [few] { $n } eliksiry
   *[other] { $n } eliksirów
}
hogwarts-terminal-cards-book = { $n ->
    [one] { $n } księga
    [few] { $n } księgi
   *[other] { $n } ksiąg
}
hogwarts-terminal-floo = proszek Fiuu ×{ $n }
hogwarts-terminal-portkeys = { $n ->
    [one] { $n } świstoklik
    [few] { $n } świstokliki
   *[other] { $n } świstoklików
}
hogwarts-terminal-objects = przedmioty
hogwarts-terminal-missions = Twoje misje
hogwarts-terminal-team-missions = Misje twojej drużyny
hogwarts-terminal-hand = Twoje karty
hogwarts-terminal-known-hand = Znane ci karty gracza { $who }
hogwarts-terminal-board = Kto gdzie jest i co gdzie leży
hogwarts-figure-eater = śmierciożerca
hogwarts-figure-closed = zamknięta
hogwarts-terminal-decks = Pozostałe karty
hogwarts-terminal-match = Mecz quidditcha
hogwarts-terminal-fight-mission = Misja „{ $mission }”
hogwarts-terminal-fight-duel = Pojedynek
hogwarts-terminal-fight-scuffle = Starcie
hogwarts-terminal-fight-rivals = Walka graczy
hogwarts-terminal-fight-eater = Walka ze śmierciożercą
hogwarts-terminal-fight-round = runda { $n }
hogwarts-terminal-played = zagrane karty: { $n } z { $of }
hogwarts-terminal-cards = { $n ->
    [0] bez kart
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
hogwarts-terminal-apart = odłożone
hogwarts-terminal-out = poza walką
hogwarts-terminal-silenced = Przeciwnik już nie zaatakuje
hogwarts-terminal-cancels = { $n ->
    [one] Następny atak przeciwnika jest wstrzymany
    [few] { $n } następne ataki przeciwnika są wstrzymane
   *[other] { $n } następnych ataków przeciwnika jest wstrzymanych
}
hogwarts-terminal-skips = { $n ->
    [one] { $who } traci następny atak
    [few] { $who } traci { $n } następne ataki
   *[other] { $who } traci { $n } następnych ataków
}
