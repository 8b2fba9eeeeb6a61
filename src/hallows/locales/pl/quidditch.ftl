### Quidditch: nazwy, pytania, możliwości i zdarzenia. Klucze meczu zaczynają się od „match”, żeby mogły stać obok kluczy gry,
### w której mecz się toczy.

quidditch-title = Quidditch

## Drużyny, pionki, kierunki

quidditch-team-gryffindor = Gryffindor
    .gen = Gryffindoru
    .dat = Gryffindorowi
    .ins = Gryffindorem
    .loc = Gryffindorze
quidditch-team-hufflepuff = Hufflepuff
    .gen = Hufflepuffu
    .dat = Hufflepuffowi
    .ins = Hufflepuffem
    .loc = Hufflepuffie
quidditch-team-ravenclaw = Ravenclaw
    .gen = Ravenclawu
    .dat = Ravenclawowi
    .ins = Ravenclawem
    .loc = Ravenclawie
quidditch-team-slytherin = Slytherin
    .gen = Slytherinu
    .dat = Slytherinowi
    .ins = Slytherinem
    .loc = Slytherinie
quidditch-piece-keeper = obrońca
    .gen = obrońcy
    .dat = obrońcy
    .acc = obrońcę
    .ins = obrońcą
    .loc = obrońcy
quidditch-piece-beater1 = pałkarz 1
    .gen = pałkarza 1
    .dat = pałkarzowi 1
    .acc = pałkarza 1
    .ins = pałkarzem 1
    .loc = pałkarzu 1
quidditch-piece-beater2 = pałkarz 2
    .gen = pałkarza 2
    .dat = pałkarzowi 2
    .acc = pałkarza 2
    .ins = pałkarzem 2
    .loc = pałkarzu 2
quidditch-piece-chaser1 = ścigający 1
    .gen = ścigającego 1
    .dat = ścigającemu 1
    .acc = ścigającego 1
    .ins = ścigającym 1
    .loc = ścigającym 1
quidditch-piece-chaser2 = ścigający 2
    .gen = ścigającego 2
    .dat = ścigającemu 2
    .acc = ścigającego 2
    .ins = ścigającym 2
    .loc = ścigającym 2
quidditch-piece-chaser3 = ścigający 3
    .gen = ścigającego 3
    .dat = ścigającemu 3
    .acc = ścigającego 3
    .ins = ścigającym 3
    .loc = ścigającym 3
quidditch-piece-seeker = szukający
    .gen = szukającego
    .dat = szukającemu
    .acc = szukającego
    .ins = szukającym
    .loc = szukającym
quidditch-ball-quaffle = kafel
    .gen = kafla
    .acc = kafla
quidditch-ball-bludger = tłuczek
    .gen = tłuczka
    .acc = tłuczek
quidditch-ball-snitch = złoty znicz
    .gen = złotego znicza
    .acc = złotego znicza
quidditch-way-n = w stronę linii 11
quidditch-way-ne = na ukos, w stronę 11 i E
quidditch-way-e = w stronę linii E
quidditch-way-se = na ukos, w stronę 1 i E
quidditch-way-s = w stronę linii 1
quidditch-way-sw = na ukos, w stronę 1 i A
quidditch-way-w = w stronę linii A
quidditch-way-nw = na ukos, w stronę 11 i A

## Karty

quidditch-qcard-nimbus-2000 = Nimbus 2000
    .acc = Nimbusa 2000
    .gen = Nimbusa 2000
quidditch-qcard-nimbus-2001 = Nimbus 2001
    .acc = Nimbusa 2001
    .gen = Nimbusa 2001
quidditch-qcard-firebolt = Błyskawica – przyspieszenie
    .acc = Błyskawicę – przyspieszenie
    .gen = Błyskawicy – przyspieszenia
    .gender = f
quidditch-qcard-wronski-feint = Zwód Wrońskiego
    .acc = Zwód Wrońskiego
    .gen = Zwodu Wrońskiego
quidditch-qcard-confundus = Zaklęcie Confundus
    .acc = Zaklęcie Confundus
    .gen = Zaklęcia Confundus
    .gender = n
quidditch-qcard-stray-bludger = Zbłąkany tłuczek
    .acc = Zbłąkany tłuczek
    .gen = Zbłąkanego tłuczka
quidditch-effect-advance = { $spaces ->
    [one] Twój szukający leci o { $spaces } pole dalej.
    [few] Twój szukający leci o { $spaces } pola dalej.
   *[many] Twój szukający leci o { $spaces } pól dalej.
}
quidditch-effect-advance-by-die = Rzuć kością: o tyle pól dalej leci twój szukający.
quidditch-effect-push-back = { $spaces ->
    [one] Szukający przeciwnika cofa się o { $spaces } pole, ale nie poza start.
    [few] Szukający przeciwnika cofa się o { $spaces } pola, ale nie poza start.
   *[many] Szukający przeciwnika cofa się o { $spaces } pól, ale nie poza start.
}
quidditch-effect-one-die = Następny rzut przeciwnika w pogoni za zniczem jest rzutem jedną kością.
quidditch-copies = { $count ->
    [one] { $count } sztuka
    [few] { $count } sztuki
   *[many] { $count } sztuk
}
quidditch-deck = Karty quidditcha

## Pytania

quidditch-prompt-match-house = Który dom gra dla ciebie?
quidditch-prompt-match-keeper = Ustawienie: gdzie zaczyna twój obrońca?
quidditch-prompt-match-keeper-why = Jedno z twoich trzech pól bramkowych.
quidditch-prompt-match-beaters = Ustawienie: gdzie zaczynają twoi pałkarze?
quidditch-prompt-match-beaters-why = Dwa pola rzędu tuż przed twoją bramką.
quidditch-prompt-match-near = Ustawienie: gdzie zaczyna ścigający bliżej środka?
quidditch-prompt-match-near-why = Jedno pole rzędu najbliższego środka.
quidditch-prompt-match-far = Ustawienie: gdzie zaczynają dwaj pozostali ścigający?
quidditch-prompt-match-far-why = Dwa pola rzędu tuż przed twoimi pałkarzami.
quidditch-prompt-match-action = { $actions ->
    [0] Nie masz już akcji. Rzucasz tłuczkiem czy kończysz turę?
    [one] Została { $actions } akcja. Co dalej?
    [few] Zostały { $actions } akcje. Co dalej?
   *[many] Zostało { $actions } akcji. Co dalej?
}
quidditch-prompt-match-quaffle = Na { $spot } leży kafel. Podnosisz?
quidditch-prompt-match-bludger = Na { $spot } leży tłuczek. Podnosisz?
quidditch-prompt-match-place = Twój obrońca jest wyeliminowany. Gdzie na swojej linii kładziesz kafla?
quidditch-prompt-match-card = Pogoń za zniczem: rzucasz czy najpierw zagrywasz kartę?
quidditch-prompt-match-card-after = Już po rzucie. Zagrywasz kartę?
quidditch-prompt-chance-match-deck = Tasowanie kart quidditcha
quidditch-prompt-draw-match-deck = { $who } dobiera kartę quidditcha. Którą?
quidditch-prompt-chance-match-start = Kto zaczyna?
quidditch-prompt-chance-match-actions = Rzut na akcje
quidditch-prompt-chance-match-shot = Strzał
quidditch-prompt-chance-match-save = Obrona
quidditch-prompt-chance-match-bludger = Jak daleko leci tłuczek
quidditch-prompt-chance-match-dodge = Unik przed tłuczkiem
quidditch-prompt-chance-match-decide = Kto wygrywa rundę 1?
quidditch-prompt-chance-match-race = Lot szukającego
quidditch-prompt-chance-match-feint = Zwód Wrońskiego

## Możliwości

quidditch-option-match-house = { $team }
quidditch-option-match-standard = Zwykłe ustawienie
quidditch-option-match-keeper = Obrońca na { $spot }
quidditch-option-match-beaters = Pałkarze na { $spots }
quidditch-option-match-near = Ścigający na { $spot }
quidditch-option-match-far = Ścigający na { $spots }
quidditch-option-match-move = Lot { $piece_gen } na { $spot }
quidditch-option-match-steal = Przejmij kafla { $piece_ins }
quidditch-option-match-shoot = Strzelaj { $piece_ins }
quidditch-option-match-throw = Rzuć kafla na { $spot }
quidditch-option-match-throw-to = Rzuć kafla { $piece_dat } na { $spot }
quidditch-option-match-hurl = Rzuć tłuczkiem { $way } ({ $piece })
quidditch-option-match-end = Zakończ turę
quidditch-option-match-take = Podnieś
quidditch-option-match-leave = Zostaw
quidditch-option-match-place = { $spot }
quidditch-option-match-place-to = { $spot }, dla { $piece_gen }
quidditch-option-match-roll = Rzuć kośćmi
quidditch-option-match-play = Zagraj kartę „{ $card }”
quidditch-option-match-pass = Nie zagrywaj karty
quidditch-detail-match-quaffle = Leży tam kafel.
quidditch-detail-match-bludger = Leży tam tłuczek.
quidditch-detail-match-line = Stamtąd można strzelać.
quidditch-detail-match-loose = Nikt go tam nie złapie.
quidditch-detail-match-shoot = Gol, jeśli twoja kość pokaże więcej niż kość obrońcy.
quidditch-detail-match-shoot-open = Obrońca jest wyeliminowany: pewny gol.
quidditch-detail-match-steal = Niesie go { $robbed } { $team_gen } na { $spot }.
quidditch-detail-match-hurl = Pierwszy na linii: { $piece } { $team_gen } na { $spot }, od rzutu { $reach }.
quidditch-detail-match-hurl-near = Pierwszy na linii: { $piece } { $team_gen } na { $spot }, przy każdym rzucie.
quidditch-detail-match-hurl-nobody = W tę stronę nie ma przeciwnika w zasięgu.
quidditch-detail-match-end = { $actions ->
    [0] Nic nie przepada.
    [one] Przepada { $actions } akcja.
    [few] Przepadają { $actions } akcje.
   *[many] Przepada { $actions } akcji.
}
quidditch-odds-match-goal = Gol
quidditch-odds-match-out = { $piece } wyeliminowany
quidditch-odds-match-lap = Zamknie okrążenie
quidditch-change-match-seeker = Twój szukający
quidditch-change-match-rival = Szukający przeciwnika

## Zdarzenia

quidditch-event-match-house = { $who } prowadzi drużynę { $team_gen }.
    .own = Prowadzisz drużynę { $team_gen }.
quidditch-event-match-lineup = { $team } ustawia drużynę: obrońca na { $keeper }, pałkarze na { $beaters }, ścigający na { $chasers }.
quidditch-event-match-tie = Obie strony wyrzucają { $total }: jeszcze raz.
quidditch-event-match-first = { $team } zaczyna mecz.
quidditch-event-match-turn = { $team } rozgrywa swoją turę { $turn }.
quidditch-event-match-actions = { $actions ->
    [one] { $team } ma { $actions } akcję.
    [few] { $team } ma { $actions } akcje.
   *[many] { $team } ma { $actions } akcji.
}
quidditch-event-match-moved = { $piece } { $team_gen } leci z { $start } na { $spot }.
quidditch-event-match-take-quaffle = { $piece } { $team_gen } podnosi kafla.
quidditch-event-match-take-bludger = { $piece } { $team_gen } podnosi tłuczek.
quidditch-event-match-leave-quaffle = { $piece } { $team_gen } zostawia kafla.
quidditch-event-match-leave-bludger = { $piece } { $team_gen } zostawia tłuczek.
quidditch-event-match-stole = { $piece } { $team_gen } odbiera kafla na { $spot }. Traci go { $robbed } { $rival_gen }.
quidditch-event-match-threw = { $piece } { $team_gen } rzuca kafla na { $spot }.
quidditch-event-match-loose = Kafel leży na { $spot }.
quidditch-event-match-caught = { $piece } { $team_gen } ma kafla na { $spot }.
quidditch-event-match-shoots = { $piece } { $team_gen } strzela z { $spot }.
quidditch-event-match-saved = Nie ma gola, { $shot } do { $save }: { $team } broni.
quidditch-event-match-goal = Gol dla { $team_gen }, { $shot } do { $save }! { $goals ->
    [one] To pierwszy.
   *[other] To już { $goals }. gol.
}
quidditch-event-match-goal-open = Gol dla { $team_gen } do pustej bramki! { $goals ->
    [one] To pierwszy.
   *[other] To już { $goals }. gol.
}
quidditch-event-match-card = { $who } dobiera kartę quidditcha.
    .own = Dobierasz kartę quidditcha.
quidditch-event-match-drew = To „{ $card }”.
quidditch-event-match-keeper = Kafel trafia do obrońcy { $team_gen }.
quidditch-event-match-placed = { $team } kładzie kafla na { $spot }.
quidditch-event-match-hurls = { $piece } { $team_gen } rzuca tłuczkiem { $way }.
quidditch-event-match-flew = Tłuczek leci na { $spot }.
quidditch-event-match-rests = Odbija się i leży na { $spot }.
quidditch-event-match-attacked = Leci prosto na { $piece_acc } { $team_gen } na { $spot }.
quidditch-event-match-dodged = { $piece } { $team_gen } wyrzuca { $dodge } i robi unik.
quidditch-event-match-out = { $piece } { $team_gen } wyrzuca { $dodge } i odpada z meczu.
quidditch-event-match-dropped-quaffle = Kafel spada na { $spot }.
quidditch-event-match-dropped-bludger = Trzymany tłuczek spada na { $spot }.
quidditch-event-match-lost = { $actions ->
    [one] Przepada { $actions } akcja.
    [few] Przepadają { $actions } akcje.
   *[many] Przepada { $actions } akcji.
}
quidditch-event-match-cap = Obie strony rozegrały po { $turns } tur: runda 1 zostaje rozstrzygnięta.
quidditch-event-match-round-goals = { $team } ma dwa gole i wygrywa rundę 1.
quidditch-event-match-round-chasers = { $team } eliminuje wszystkich ścigających i wygrywa rundę 1.
quidditch-event-match-round-cap = { $team } wygrywa rundę 1.
quidditch-event-match-race = Złoty znicz wypuszczony. Pogoń zaczyna { $team }.
quidditch-event-match-played = { $who } zagrywa kartę „{ $card }”.
    .own = Zagrywasz kartę „{ $card }”.
quidditch-event-match-flies = { $spaces ->
    [one] Szukający { $team_gen } leci o { $spaces } pole i ma za sobą { $total } z { $lap }.
    [few] Szukający { $team_gen } leci o { $spaces } pola i ma za sobą { $total } z { $lap }.
   *[many] Szukający { $team_gen } leci o { $spaces } pól i ma za sobą { $total } z { $lap }.
}
quidditch-event-match-back = { $spaces ->
    [0] Szukający { $team_gen } jest na starcie i tam zostaje.
    [one] Szukający { $team_gen } cofa się o { $spaces } pole i ma za sobą { $total } z { $lap }.
    [few] Szukający { $team_gen } cofa się o { $spaces } pola i ma za sobą { $total } z { $lap }.
   *[many] Szukający { $team_gen } cofa się o { $spaces } pól i ma za sobą { $total } z { $lap }.
}
quidditch-event-match-slowed = { $team } rzuci tylko jedną kością.
quidditch-event-match-snitch = { $team } łapie złotego znicza! Mecz wygrywa { $who }.
    .own = { $team } łapie złotego znicza! Wygrywasz mecz.
quidditch-event-match-points = { $who } zdobywa { $points ->
    [one] { $points } punkt domu.
    [few] { $points } punkty domu.
   *[many] { $points } punktów domu.
}
    .own = Zdobywasz { $points ->
        [one] { $points } punkt domu.
        [few] { $points } punkty domu.
       *[many] { $points } punktów domu.
    }

## Zakończenia

quidditch-outcome-snitch = Złoty znicz złapany.

## Co trwa: nazwa, działanie, co je kończy

quidditch-state-slowed = Spowolnienie
quidditch-match-does-slowed = Następny rzut w pogoni za zniczem tylko jedną kością.
quidditch-match-ends-slowed = wraz z tym rzutem
