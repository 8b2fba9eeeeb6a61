### Rok w Hogwarcie: co mówią karty, żetony, planszetki, przeciwnicy i pola. Najpierw całe zdania, niżej to samo w kilku słowach.

## Zaklęcia i eliksiry

hogwarts-effect-damage = { $amount ->
    [one] Przeciwnik traci { $amount } punkt życia.
    [few] Przeciwnik traci { $amount } punkty życia.
   *[other] Przeciwnik traci { $amount } punktów życia.
}
hogwarts-effect-damage-special = { $amount ->
    [one] Przeciwnik traci { $amount } punkt życia, a { $against } { $special }.
    [few] Przeciwnik traci { $amount } punkty życia, a { $against } { $special }.
   *[other] Przeciwnik traci { $amount } punktów życia, a { $against } { $special }.
}
hogwarts-effect-quiet = Przeciwnik nie może odpowiedzieć na ten atak.
hogwarts-effect-dampen = { $amount ->
    [one] Odpowiedź przeciwnika zabiera ci o { $amount } punkt życia mniej.
    [few] Odpowiedź przeciwnika zabiera ci o { $amount } punkty życia mniej.
   *[other] Odpowiedź przeciwnika zabiera ci o { $amount } punktów życia mniej.
}
hogwarts-effect-heal = { $amount ->
    [one] Zyskujesz { $amount } punkt życia.
    [few] Zyskujesz { $amount } punkty życia.
   *[other] Zyskujesz { $amount } punktów życia.
}
hogwarts-effect-backlash = { $amount ->
    [one] Najpierw tracisz { $amount } punkt życia.
    [few] Najpierw tracisz { $amount } punkty życia.
   *[other] Najpierw tracisz { $amount } punktów życia.
}
hogwarts-effect-show-hand = Jeśli walczysz z graczem, pokazuje ci on wszystkie karty z ręki.
hogwarts-effect-cancel = { $times ->
    [one] Następny atak przeciwnika się nie odbywa.
    [few] { $times } następne ataki przeciwnika się nie odbywają.
   *[other] { $times } następnych ataków przeciwnika się nie odbywa.
}
hogwarts-effect-cancel-forever = { $times ->
    [one] Następny atak przeciwnika się nie odbywa; { $against_gender ->
        [p] { $against } nie atakują już do końca walki.
       *[other] { $against } nie atakuje już do końca walki.
    }
    [few] { $times } następne ataki przeciwnika się nie odbywają; { $against_gender ->
        [p] { $against } nie atakują już do końca walki.
       *[other] { $against } nie atakuje już do końca walki.
    }
   *[other] { $times } następnych ataków przeciwnika się nie odbywa; { $against_gender ->
        [p] { $against } nie atakują już do końca walki.
       *[other] { $against } nie atakuje już do końca walki.
    }
}
hogwarts-effect-counter = Karta, którą przeciwnik właśnie zagrał, nie działa.
hogwarts-effect-search-spell = Wybierz z talii dowolne zaklęcie, potem ją potasuj.
hogwarts-effect-search-potion = Wybierz z talii dowolny eliksir, potem ją potasuj.
hogwarts-effect-reroll = Zaraz po swoim rzucie na ruch lub atak rzuć ponownie dowolnymi z tych kości.
hogwarts-effect-summon = Przed rzutem na ruch zabierz zwykły przedmiot z dowolnego pola zamku, błoni lub Hogsmeade.
hogwarts-effect-free-stop = Zagraj przed rzutem na ruch: w tej turze możesz stanąć na dowolnym polu swojej drogi.
hogwarts-effect-forget = Przed rzutem na ruch wybierz gracza: traci on losowe zaklęcie lub eliksir.

## Karty sprawowania i wydarzeń

hogwarts-effect-points = { $amount ->
    [one] Zdobywasz { $amount } punkt domu.
    [few] Zdobywasz { $amount } punkty domu.
   *[other] Zdobywasz { $amount } punktów domu.
}
hogwarts-effect-points-lost = { $amount ->
    [one] Tracisz { $amount } punkt domu.
    [few] Tracisz { $amount } punkty domu.
   *[other] Tracisz { $amount } punktów domu.
}
hogwarts-effect-points-all = { $amount ->
    [one] Wszyscy zdobywają po { $amount } punkcie domu.
    [few] Wszyscy zdobywają po { $amount } punkty domu.
   *[other] Wszyscy zdobywają po { $amount } punktów domu.
}
hogwarts-effect-points-lost-all = { $amount ->
    [one] Wszyscy tracą po { $amount } punkcie domu.
    [few] Wszyscy tracą po { $amount } punkty domu.
   *[other] Wszyscy tracą po { $amount } punktów domu.
}
hogwarts-effect-floo-powder = Weź żeton proszku Fiuu i zatrzymaj tę kartę, dopóki go nie użyjesz.
hogwarts-effect-gather = Wszystkie pionki stają na polu „{ $where }”. Nic więcej się tam nie dzieje.
hogwarts-effect-life-all = { $amount ->
    [one] Wszyscy zyskują po { $amount } punkcie życia.
    [few] Wszyscy zyskują po { $amount } punkty życia.
   *[other] Wszyscy zyskują po { $amount } punktów życia.
}
hogwarts-effect-life-lost-all = { $amount ->
    [one] Wszyscy tracą po { $amount } punkcie życia, ale nikt nie traci ostatniego.
    [few] Wszyscy tracą po { $amount } punkty życia, ale nikt nie traci ostatniego.
   *[other] Wszyscy tracą po { $amount } punktów życia, ale nikt nie traci ostatniego.
}
hogwarts-effect-token-floo = Wszyscy biorą po żetonie proszku Fiuu.
hogwarts-effect-token-portkey = Wszyscy biorą po świstokliku.
hogwarts-effect-deal-spell = Wszyscy dobierają po zaklęciu.
hogwarts-effect-deal-potion = Wszyscy dobierają po eliksirze.
hogwarts-effect-deal-book = Wszyscy dobierają po księdze.
hogwarts-effect-drop = Wszyscy oddają po jednym wybranym zaklęciu lub eliksirze.
hogwarts-effect-pass-right = Wszyscy przekazują graczowi po prawej losowe zaklęcie lub eliksir.
hogwarts-effect-lose-token = Wszyscy oddają po żetonie proszku Fiuu lub świstokliku.

## Zdolności w ruchu

hogwarts-effect-extra-draw-spell = Na polach zaklęć dobierasz 2 zaklęcia zamiast 1.
hogwarts-effect-extra-draw-potion = Na polach eliksirów dobierasz 2 eliksiry zamiast 1.
hogwarts-effect-extra-draw-book = Na polach ksiąg dobierasz 2 księgi zamiast 1.
hogwarts-effect-nudge = Możesz przejść o jedno pole więcej lub mniej, niż wypadło.
hogwarts-effect-reroll-move = Raz na turę możesz powtórzyć rzut na ruch.
hogwarts-effect-class-life = Gdy kończysz ruch w klasie, zyskujesz 1 punkt życia.
hogwarts-effect-space-life = Na polach życia zyskujesz o 1 punkt życia więcej.
hogwarts-effect-second-conduct = Na polu sprawowania możesz odłożyć dobraną kartę i dobrać inną, która już się liczy.
hogwarts-effect-bigger-prize = Po wygranej z graczem bierzesz o jedną rzecz więcej z wybranej nagrody.
hogwarts-effect-move-bonus = { $amount ->
    [one] Przechodzi o { $amount } pole więcej, niż wypadło.
    [few] Przechodzi o { $amount } pola więcej, niż wypadło.
   *[other] Przechodzi o { $amount } pól więcej, niż wypadło.
}
hogwarts-effect-passages = Może korzystać z tajnych przejść.
hogwarts-effect-tower-stop = Może stanąć na każdej wieży.

## Zdolności w walce

hogwarts-effect-weaken = Odporność przeciwnika jest o 1 mniejsza, lecz nigdy mniejsza niż 2.
hogwarts-effect-reroll-all = Raz na walkę można ponownie rzucić wszystkimi kośćmi ataku.
hogwarts-effect-reroll-one = W każdym ataku można ponownie rzucić jedną kością.
hogwarts-effect-shrug = Raz na walkę można zignorować to, co robi przeciwnik.
hogwarts-effect-mastery-spell = Zaklęcia ataku zabierają o 1 punkt życia więcej.
hogwarts-effect-mastery-potion = Eliksiry ataku zabierają o 1 punkt życia więcej.
hogwarts-effect-set-six = Raz na walkę można obrócić jedną kość ataku na 6.
hogwarts-effect-double-six = Każda szóstka na kościach ataku trafia dwa razy.
hogwarts-effect-first-die = W pierwszej rundzie walki dochodzi jedna kość ataku.
hogwarts-effect-first-blood = Na początku walki przeciwnik traci 1 punkt życia, ale gracz nigdy ostatniego.
hogwarts-effect-regain = Zyskuje 1 punkt życia po każdej rundzie, w której przeciwnik stracił więcej.
hogwarts-effect-cancel-first = Pierwsza karta, którą zagra przeciwnik, nie działa.

## Co wyróżnia przeciwników

hogwarts-effect-immune-spell = Zaklęcia nie działają.
hogwarts-effect-immune-potion = Eliksiry nie działają.
hogwarts-effect-frail-spell = Zaklęcia ataku zabierają o 1 punkt życia więcej.
hogwarts-effect-frail-potion = Eliksiry ataku zabierają o 1 punkt życia więcej.
hogwarts-effect-riddle = Tracisz też losowe zaklęcie.
hogwarts-effect-chancy = Dzieje się tak tylko wtedy, gdy na kości wypadnie { $at_least } lub więcej.
hogwarts-effect-numb = Po każdym twoim ataku masz o jedną kość mniej w następnym rzucie na atak, ale zawsze co najmniej jedną.

## Moce przedmiotów specjalnych

hogwarts-effect-extra-die = Użyj raz, aby przez całą walkę rzucać jedną kością ataku więcej.
hogwarts-effect-revive = { $amount ->
    [one] Użyj raz w walce, aby zyskać { $amount } punkt życia.
    [few] Użyj raz w walce, aby zyskać { $amount } punkty życia.
   *[other] Użyj raz w walce, aby zyskać { $amount } punktów życia.
}
hogwarts-effect-extra-turn = Użyj raz, aby zaraz po tej turze rozegrać następną.
hogwarts-effect-visit = Użyj raz, aby odwiedzić dowolne pole ulicy Pokątnej lub miejsce specjalne i wrócić.
hogwarts-effect-vanish = { $distance ->
    [one] Użyj raz, aby wymknąć się z walki o { $distance } pole.
    [few] Użyj raz, aby wymknąć się z walki o { $distance } pola.
   *[other] Użyj raz, aby wymknąć się z walki o { $distance } pól.
}

## Całe karty

hogwarts-text-either = Wybierz jedno.
hogwarts-text-book = { $amount ->
    [one] Księga warta { $amount } punkt domu na egzaminie z { $subject_gen }: oddaj ją, gdy zakończysz ruch w tej klasie.
    [few] Księga warta { $amount } punkty domu na egzaminie z { $subject_gen }: oddaj ją, gdy zakończysz ruch w tej klasie.
   *[other] Księga warta { $amount } punktów domu na egzaminie z { $subject_gen }: oddaj ją, gdy zakończysz ruch w tej klasie.
}
hogwarts-text-object-missions = { $numbers_count ->
    [one] Przydaje się w misji nr { $numbers }.
   *[other] Przydaje się w misjach nr { $numbers }.
}
hogwarts-text-enemy-reveal = { $amount ->
    [one] Po odkryciu karty tracisz { $amount } punkt życia.
    [few] Po odkryciu karty tracisz { $amount } punkty życia.
   *[other] Po odkryciu karty tracisz { $amount } punktów życia.
}
hogwarts-text-enemy-first = { $amount ->
    [one] Przeciwnik atakuje pierwszy: tracisz { $amount } punkt życia przed swoim pierwszym atakiem.
    [few] Przeciwnik atakuje pierwszy: tracisz { $amount } punkty życia przed swoim pierwszym atakiem.
   *[other] Przeciwnik atakuje pierwszy: tracisz { $amount } punktów życia przed swoim pierwszym atakiem.
}
hogwarts-text-enemy-after = { $amount ->
    [one] Po każdym swoim ataku tracisz { $amount } punkt życia.
    [few] Po każdym swoim ataku tracisz { $amount } punkty życia.
   *[other] Po każdym swoim ataku tracisz { $amount } punktów życia.
}
hogwarts-text-mission-place = Idź na pole „{ $where }”.
hogwarts-text-mission-objects = { $objects_count ->
    [one] Potrzebny przedmiot to { $objects }.
   *[other] Potrzebne przedmioty to { $objects }.
}
hogwarts-text-mission-cards = Wykwalifikowani czarodzieje muszą mieć także karty: { $cards }.
hogwarts-text-mission-points = Wygraj walkę i zdobądź { $amount ->
    [one] { $amount } punkt domu.
    [few] { $amount } punkty domu.
   *[other] { $amount } punktów domu.
}
hogwarts-want-attack = { $n ->
    [one] { $n } karta ataku
    [few] { $n } karty ataku
   *[other] { $n } kart ataku
}
hogwarts-want-defence = { $n ->
    [one] { $n } karta obrony
    [few] { $n } karty obrony
   *[other] { $n } kart obrony
}
hogwarts-want-spell = { $n ->
    [one] { $n } zaklęcie
    [few] { $n } zaklęcia
   *[other] { $n } zaklęć
}
hogwarts-want-potion = { $n ->
    [one] { $n } eliksir
    [few] { $n } eliksiry
   *[other] { $n } eliksirów
}
hogwarts-want-book = { $n ->
    [one] { $n } księga
    [few] { $n } księgi
   *[other] { $n } ksiąg
}
hogwarts-hall-great = Wielka Sala

## Pola

hogwarts-here-spell = Dobierz zaklęcie.
hogwarts-here-potion = Dobierz eliksir.
hogwarts-here-book = Dobierz księgę.
hogwarts-here-conduct = Dobierz kartę sprawowania; działa od razu.
hogwarts-here-event = Dobierz wydarzenie; dotyczy wszystkich.
hogwarts-here-duel = Dobierz kartę pojedynku i walcz z tym uczniem.
hogwarts-here-common-room = Dobierz zaklęcie, eliksir, księgę lub kartę sprawowania albo zaproponuj komuś wymianę przedmiotu za przedmiot.
hogwarts-here-tower = Możesz się tu zatrzymać po drodze. Za żeton proszku Fiuu odwiedzasz miejsce specjalne.
hogwarts-here-pitch = Tu kończy się każdy ruch. Wyzwij kogoś na mecz quidditcha albo użyj świstoklika na cmentarz.
hogwarts-here-start = Stąd wszyscy zaczynają. Kto kończy tu ruch, może od razu przejść do Dziurawego Kotła.
hogwarts-here-great-hall = Liczy się jako Wielka Sala.
hogwarts-here-bridge = Most to jedno pole; nic się na nim nie dzieje.
hogwarts-here-exam = Zdaj egzamin z { $subject_gen }: oddaj księgi z tego przedmiotu za ich punkty. Mając taką księgę, możesz się tu zatrzymać po drodze.
hogwarts-here-draw-spell = { $n ->
    [one] Dobierz zaklęcie.
    [few] Dobierz { $n } zaklęcia.
   *[other] Dobierz { $n } zaklęć.
}
hogwarts-here-draw-potion = { $n ->
    [one] Dobierz eliksir.
    [few] Dobierz { $n } eliksiry.
   *[other] Dobierz { $n } eliksirów.
}
hogwarts-here-draw-book = { $n ->
    [one] Dobierz księgę.
    [few] Dobierz { $n } księgi.
   *[other] Dobierz { $n } ksiąg.
}
hogwarts-here-hp = { $n ->
    [one] Zyskujesz { $n } punkt życia.
    [few] Zyskujesz { $n } punkty życia.
   *[other] Zyskujesz { $n } punktów życia.
}
hogwarts-here-hp-lost = { $n ->
    [one] Tracisz { $n } punkt życia.
    [few] Tracisz { $n } punkty życia.
   *[other] Tracisz { $n } punktów życia.
}
hogwarts-here-passage = Tajne przejście prowadzi na pole „{ $where }” i nie kosztuje ani kroku.
hogwarts-here-door = Za drzwiami jest { $where }; wejście nie kosztuje ani kroku.
hogwarts-here-reached-floo = Trafiasz tu z wieży dzięki proszkowi Fiuu i wracasz na koniec tury.
hogwarts-here-reached-portkey = Trafiasz tu świstoklikiem z boiska do quidditcha i wracasz na koniec tury.
hogwarts-here-rosettes = { $n ->
    [one] Na początku leży tu przedmiot.
    [few] Na początku leżą tu { $n } przedmioty.
   *[other] Na początku leży tu { $n } przedmiotów.
}
hogwarts-here-bonus-portkey = Jeśli przybywasz bez świstoklika, weź jeden.
hogwarts-here-bonus-look = Po przybyciu obejrzyj 2 zaklęcia z wierzchu talii i jedno zatrzymaj.
hogwarts-here-bonus-hp = Po przybyciu zyskujesz 2 punkty życia.
hogwarts-here-bonus-spell = Po przybyciu dobierasz zaklęcie.
hogwarts-here-bonus-duel = Po przybyciu toczysz pojedynek albo tracisz 1 punkt życia.
hogwarts-here-bonus-book = Po przybyciu dobierasz księgę.
hogwarts-here-bonus-potion = Po przybyciu dobierasz eliksir.

## W kilku słowach

hogwarts-brief-damage = −{ $amount } PŻ
hogwarts-brief-damage-special = −{ $amount } PŻ ({ $against } −{ $special })
hogwarts-brief-quiet = bez odpowiedzi
hogwarts-brief-dampen = odpowiedź −{ $amount }
hogwarts-brief-heal = ty +{ $amount } PŻ
hogwarts-brief-backlash = ty −{ $amount } PŻ
hogwarts-brief-show-hand = widzisz karty
hogwarts-brief-cancel = { $times ->
    [one] wstrzymuje { $times } atak
    [few] wstrzymuje { $times } ataki
   *[other] wstrzymuje { $times } ataków
}
hogwarts-brief-cancel-forever = { $times ->
    [one] wstrzymuje { $times } atak ({ $against }: wszystkie)
    [few] wstrzymuje { $times } ataki ({ $against }: wszystkie)
   *[other] wstrzymuje { $times } ataków ({ $against }: wszystkie)
}
hogwarts-brief-counter = anuluje kartę
hogwarts-brief-search-spell = dowolne zaklęcie
hogwarts-brief-search-potion = dowolny eliksir
hogwarts-brief-reroll = kości jeszcze raz
hogwarts-brief-summon = przywołuje przedmiot
hogwarts-brief-free-stop = postój gdziekolwiek
hogwarts-brief-forget = ktoś traci kartę
hogwarts-brief-points = +{ $amount } pkt
hogwarts-brief-points-lost = −{ $amount } pkt
hogwarts-brief-points-all = wszyscy: +{ $amount } pkt
hogwarts-brief-points-lost-all = wszyscy: −{ $amount } pkt
hogwarts-brief-floo-powder = proszek Fiuu
hogwarts-brief-gather = wszyscy na pole „{ $where }”
hogwarts-brief-life-all = wszyscy: +{ $amount } PŻ
hogwarts-brief-life-lost-all = wszyscy: −{ $amount } PŻ
hogwarts-brief-token-floo = wszyscy: proszek Fiuu
hogwarts-brief-token-portkey = wszyscy: świstoklik
hogwarts-brief-deal-spell = wszyscy: zaklęcie
hogwarts-brief-deal-potion = wszyscy: eliksir
hogwarts-brief-deal-book = wszyscy: księga
hogwarts-brief-drop = wszyscy tracą kartę
hogwarts-brief-pass-right = karta w prawo
hogwarts-brief-lose-token = wszyscy tracą żeton
hogwarts-brief-extra-draw-spell = 2 zaklęcia na polach zaklęć
hogwarts-brief-extra-draw-potion = 2 eliksiry na polach eliksirów
hogwarts-brief-extra-draw-book = 2 księgi na polach ksiąg
hogwarts-brief-nudge = ruch ±1
hogwarts-brief-reroll-move = powtórka rzutu na ruch
hogwarts-brief-class-life = klasy: +1 PŻ
hogwarts-brief-space-life = pola życia: +1 PŻ
hogwarts-brief-second-conduct = druga karta sprawowania
hogwarts-brief-bigger-prize = większe nagrody
hogwarts-brief-move-bonus = ruch +{ $amount }
hogwarts-brief-passages = tajne przejścia
hogwarts-brief-tower-stop = postój na wieżach
hogwarts-brief-weaken = odporność −1
hogwarts-brief-reroll-all = wszystkie kości ponownie, raz
hogwarts-brief-reroll-one = jedna kość ponownie
hogwarts-brief-shrug = ignoruje cios, raz
hogwarts-brief-mastery-spell = zaklęcia mocniejsze o 1
hogwarts-brief-mastery-potion = eliksiry mocniejsze o 1
hogwarts-brief-set-six = kość na 6, raz
hogwarts-brief-double-six = szóstka trafia dwa razy
hogwarts-brief-first-die = pierwsza runda +1 kość
hogwarts-brief-first-blood = start: przeciwnik −1 PŻ
hogwarts-brief-regain = wygrana runda: +1 PŻ
hogwarts-brief-cancel-first = anuluje pierwszą kartę
hogwarts-brief-immune-spell = zaklęcia nie działają
hogwarts-brief-immune-potion = eliksiry nie działają
hogwarts-brief-frail-spell = zaklęcia mocniejsze o 1
hogwarts-brief-frail-potion = eliksiry mocniejsze o 1
hogwarts-brief-riddle = zabiera zaklęcie
hogwarts-brief-chancy = tylko przy { $at_least }+
hogwarts-brief-numb = twoje kości −1
hogwarts-brief-extra-die = +1 kość ataku
hogwarts-brief-revive = +{ $amount } PŻ
hogwarts-brief-extra-turn = dodatkowa tura
hogwarts-brief-visit = przelot
hogwarts-brief-vanish = { $distance ->
    [one] ucieczka o { $distance } pole
    [few] ucieczka o { $distance } pola
   *[other] ucieczka o { $distance } pól
}
hogwarts-brief-book = { $amount } pkt
hogwarts-brief-enemy = { $hp } PŻ, odporność { $res }
hogwarts-brief-after = każdy atak: ty −{ $amount } PŻ
hogwarts-brief-mission = nr { $number }, { $amount } pkt
hogwarts-brief-here-spell = zaklęcie
hogwarts-brief-here-potion = eliksir
hogwarts-brief-here-book = księga
hogwarts-brief-here-conduct = sprawowanie
hogwarts-brief-here-event = wydarzenie
hogwarts-brief-here-duel = pojedynek
hogwarts-brief-here-common-room = karta lub wymiana
hogwarts-brief-here-tower = proszek Fiuu
hogwarts-brief-here-pitch = mecz lub świstoklik
hogwarts-brief-here-start = do Dziurawego Kotła
hogwarts-brief-here-great-hall = Wielka Sala
hogwarts-brief-here-exam = egzamin

## Dane i nagłówki

hogwarts-use-attack = karta ataku
hogwarts-use-defence = karta obrony
hogwarts-use-utility = w walce lub do misji
hogwarts-use-start = na początku tury
hogwarts-fact-enemy = punkty życia { $hp }, odporność { $res }
hogwarts-fact-sheet = kości ataku { $dice }, odporność { $res }, punkty życia { $hp }
hogwarts-fact-hand = na początek { $cards }
hogwarts-group-missions = Misje i ich przeciwnicy
hogwarts-group-spells = Zaklęcia
hogwarts-group-potions = Eliksiry
hogwarts-group-books = Księgi
hogwarts-group-conduct = Karty sprawowania
hogwarts-group-events = Karty wydarzeń
hogwarts-group-duels = Karty pojedynku
hogwarts-group-objects = Przedmioty
hogwarts-group-students = Uczniowie
hogwarts-group-eaters = Śmierciożercy

## Długość, wariant i żetony

hogwarts-length-quick = Szybka
hogwarts-length-classic = Klasyczna
hogwarts-length-long = Długa
hogwarts-goal = { $missions ->
    [one] Ostatnia runda nadchodzi, gdy ktoś ukończył { $missions } misję i ma ponad { $points } punktów domu.
    [few] Ostatnia runda nadchodzi, gdy ktoś ukończył { $missions } misje i ma ponad { $points } punktów domu.
   *[other] Ostatnia runda nadchodzi, gdy ktoś ukończył { $missions } misji i ma ponad { $points } punktów domu.
}
hogwarts-goal-cap = { $rounds ->
    [one] Rok kończy się najpóźniej po { $rounds } rundzie.
   *[other] Rok kończy się najpóźniej po { $rounds } rundach.
}
hogwarts-variant-underage = Niepełnoletni czarodzieje
hogwarts-variant-qualified = Wykwalifikowani czarodzieje
hogwarts-variant-team = Drużynowy
hogwarts-variant-solo = Jednoosobowy
hogwarts-about-underage = Misje wymagają tylko przedmiotów, a gracze, którzy się spotkają, walczą pojedynczymi kośćmi.
hogwarts-about-qualified = Misje wymagają też kart, a na wieżach czekają śmierciożercy. Gracze walczą kośćmi i kartami. Przed końcem trzeba rozegrać mecz quidditcha.
hogwarts-about-team = Jak u wykwalifikowanych, ale drużyna ma wspólne punkty, przedmioty i misje, a na misję stawiają się wszyscy.
hogwarts-about-solo = Grasz w pojedynkę przeciwko rokowi szkolnemu. Przegrana misja kończy grę.
hogwarts-token-floo = proszek Fiuu
hogwarts-token-portkey = świstoklik
hogwarts-about-floo = Na wieży: odwiedzasz miejsce specjalne i wracasz na koniec tury.
hogwarts-about-portkey = Na boisku do quidditcha, zamiast meczu: odwiedzasz cmentarz i wracasz na koniec tury.

## Drogi między polami

hogwarts-road-path = ścieżka
hogwarts-road-corridor = korytarz
hogwarts-road-stair = schody
hogwarts-road-bridge = most wiszący
hogwarts-road-tunnel = tunel
hogwarts-road-water = łódka
hogwarts-road-street = ulica
hogwarts-road-gate = brama
hogwarts-road-passage = tajne przejście
hogwarts-road-door = drzwi
