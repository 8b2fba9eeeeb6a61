### Quidditch: co stoi wokół narysowanego boiska.

quidditch-board-name = Boisko do quidditcha: kolumny od A do E, rzędy od 1 do 11, licząc od bramki gospodarzy
quidditch-board-teams = Drużyny
quidditch-board-scored = Liczby to punkty domu, które zwycięzca meczu dostaje w Pucharze Domów.
quidditch-board-balls = Piłki
quidditch-board-cards = Karty quidditcha
quidditch-board-no-cards = Jeszcze żadnej: każdy gol daje jedną.
quidditch-board-their-cards = { $n ->
    [one] { $who }: { $n } karta
    [few] { $who }: { $n } karty
   *[many] { $who }: { $n } kart
}
quidditch-board-goals = { $n ->
    [one] { $n } gol
    [few] { $n } gole
   *[many] { $n } goli
}
quidditch-board-goals-name = Gole
quidditch-board-chasers = { $n ->
    [one] został { $n } ścigający
    [few] zostało { $n } ścigających
   *[many] zostało { $n } ścigających
}
quidditch-board-chasers-name = Ścigający na boisku
quidditch-board-seeker-name = Lot szukającego
quidditch-board-turns = { $n ->
    [one] { $n } tura z 12
    [few] { $n } tury z 12
   *[many] { $n } tur z 12
}
quidditch-board-actions = { $actions ->
    [0] brak akcji
    [one] została { $actions } akcja
    [few] zostały { $actions } akcje
   *[many] zostało { $actions } akcji
}
quidditch-board-score = { $home } { $a }, { $away } { $b }
quidditch-board-round-1 = Runda 1: do dwóch goli
quidditch-board-round-2 = Runda 2: złoty znicz
quidditch-board-clock = { $round ->
    [2] Runda 2
   *[other] Runda 1 · tura { $turn }
}
quidditch-board-phase-box = Tasowanie kart
quidditch-board-phase-teams = { $team }: wybór domu
quidditch-board-phase-lineup = { $team } ustawia drużynę
quidditch-board-phase-start = Kto zaczyna?
quidditch-board-phase-turn = Teraz gra { $team }
quidditch-board-phase-race = { $team }: pogoń za zniczem
quidditch-board-phase-over = Mecz skończony

## Pionki i pola

quidditch-board-on = na { $spot }
quidditch-board-has-quaffle = na { $spot }, z kaflem
quidditch-board-has-bludger = na { $spot }, z tłuczkiem
quidditch-board-out = poza grą
quidditch-board-waits = czeka
quidditch-board-waits-2 = w rundzie 2
quidditch-board-flown = przelot: { $n } z { $of } pól
quidditch-board-slowed = następny rzut jedną kością
quidditch-board-here = { $team }: { $piece }
quidditch-board-here-quaffle = { $team }: { $piece } z kaflem
quidditch-board-here-bludger = { $team }: { $piece } z tłuczkiem
quidditch-board-lies = Leży tu { $ball }
quidditch-board-ball-lies = { $ball }: leży na { $spot }
quidditch-board-ball-held = { $ball }: { $team }, { $piece } na { $spot }
quidditch-board-line-2 = Pole bramkowe (2)
quidditch-board-line-3 = Linia (3): stąd strzelają przeciwnicy
quidditch-board-line-4 = Linia (4): tu zaczynają ścigający
quidditch-board-line-3-label = linia strzału (3)

## Co można zrobić

quidditch-board-modes = Co robi ten pionek
quidditch-board-of-piece = Możliwości jednego zawodnika: { $piece }. Naciśnij inny swój pionek, a pokażą się jego.
quidditch-board-mode-fly = Leć
quidditch-board-mode-fly-short = Leć
quidditch-board-mode-pass = Rzuć kaflem
quidditch-board-mode-pass-short = Rzuć
quidditch-board-mode-bludger = Rzuć tłuczkiem
quidditch-board-mode-bludger-short = Tłuczek
quidditch-board-unfly = Cofnij cały lot
quidditch-board-shoot = Strzał: { $percent } %
quidditch-board-fly-to = { $actions ->
    [one] Leci tu { $piece }: { $actions } akcja
    [few] Leci tu { $piece }: { $actions } akcje
   *[many] Leci tu { $piece }: { $actions } akcji
}
quidditch-board-pick = Ustaw tu pionek
quidditch-board-picked = Wybrane; naciśnij jeszcze raz, żeby cofnąć
quidditch-board-pair = Wskaż na boisku dwa z obrysowanych pól albo wybierz jedno z ustawień poniżej.
quidditch-board-pair-second = Teraz drugie pole albo jedno z ustawień poniżej.
quidditch-board-take = Wybierz ten pionek
quidditch-board-in-hand = Ten pionek jest wybrany

## Co znaczyłyby kości

quidditch-board-faces-shot = Twoja kość i kości obrońcy, które pokonuje:
quidditch-board-beats = { $faces }
quidditch-board-beats-none = żadnej
quidditch-board-faces-bludger = { $label }. Dokąd doleci przy każdym rzucie:
quidditch-board-faces-dodge = Zaatakowany robi unik przy { $faces }; mniej oznacza, że wypada z gry.
quidditch-board-faces-race = Dwie kości, jak często wypada suma i gdzie byłby twój szukający:
quidditch-board-faces-race-one = Jedna kość i pole, na którym byłby twój szukający:
quidditch-board-race-key = ✦ to pole { $lap }: złoty znicz złapany.

## O co chodzi

quidditch-board-howto-1 = Dwie drużyny, dwie rundy. Rundę 1 wygrywa, kto pierwszy strzeli dwa gole albo wyeliminuje wszystkich trzech ścigających rywala. Runda 2 to pogoń za złotym zniczem: kto go złapie, wygrywa mecz.
quidditch-board-howto-2 = Turę zaczynasz rzutem dwiema kośćmi: ich suma to liczba twoich akcji. Naciśnij swój pionek, potem pole w obwódce; liczba na nim to koszt lotu w akcjach.
quidditch-board-howto-3 = Ścigający noszą kafla, rzucają nim o jedno pole i przejmują go. Z linii strzału (3) rywala mogą strzelać: twoja kość musi być wyższa niż kość obrońcy.
quidditch-board-howto-4 = Pałkarze podnoszą tłuczki i rzucają nimi w linii prostej, nie zużywając akcji. Kość określa zasięg. Pierwszy przeciwnik w zasięgu musi wyrzucić 4 lub więcej, żeby zostać w grze.
quidditch-board-howto-5 = Każdy gol daje kartę quidditcha na pogoń. W pogoni szukający leci o tyle pól, ile wyrzucisz dwiema kośćmi, a raz na turę może pomóc karta. Kto pierwszy okrąży tor (24 pola), łapie znicza.
