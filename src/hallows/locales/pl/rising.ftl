### Powrót Śmierciożerców: pytania, możliwości i zdarzenia.

## Nazwy stanów i przyczyn

rising-title = Powrót Śmierciożerców
rising-loss-wizards = pokonano zbyt wielu Czarodziejów
rising-loss-team = jedna z drużyn nie ma już Czarodziejów
rising-loss-places = skażono zbyt wiele Miejsc
rising-loss-location = skażono całą Lokację
rising-outcome-won = Gracze wygrywają: Lord Voldemort pokonany.
rising-outcome-lost-wizards = Gracze przegrywają: pokonano zbyt wielu Czarodziejów.
rising-outcome-lost-team = Gracze przegrywają: jedna z drużyn nie ma już Czarodziejów.
rising-outcome-lost-places = Gracze przegrywają: skażono zbyt wiele Miejsc.
rising-outcome-lost-location = Gracze przegrywają: skażono całą Lokację.
rising-outcome-lost-wizards-team = Gracze przegrywają: { rising-loss-wizards } i { rising-loss-team }.
rising-outcome-lost-wizards-places = Gracze przegrywają: { rising-loss-wizards } i { rising-loss-places }.
rising-outcome-lost-wizards-location = Gracze przegrywają: { rising-loss-wizards } i { rising-loss-location }.
rising-outcome-lost-team-places = Gracze przegrywają: { rising-loss-team } i { rising-loss-places }.
rising-outcome-lost-team-location = Gracze przegrywają: { rising-loss-team } i { rising-loss-location }.
rising-outcome-lost-places-location = Gracze przegrywają: { rising-loss-places } i { rising-loss-location }.
rising-outcome-lost-wizards-team-places = Gracze przegrywają: { rising-loss-wizards }, { rising-loss-team } i { rising-loss-places }.
rising-outcome-lost-wizards-team-location = Gracze przegrywają: { rising-loss-wizards }, { rising-loss-team } i { rising-loss-location }.
rising-outcome-lost-wizards-places-location = Gracze przegrywają: { rising-loss-wizards }, { rising-loss-places } i { rising-loss-location }.
rising-outcome-lost-team-places-location = Gracze przegrywają: { rising-loss-team }, { rising-loss-places } i { rising-loss-location }.
rising-outcome-lost-wizards-team-places-location = Gracze przegrywają: { rising-loss-wizards }, { rising-loss-team }, { rising-loss-places } i { rising-loss-location }.
rising-outcome-turn-limit = Gra przerwana po osiągnięciu limitu tur.

## Pytania

rising-prompt-start = Z którym Czarodziejem zaczynasz?
rising-prompt-travel = Dokąd wyrusza twoja drużyna?
rising-prompt-ready = Kości gotowe. Rzucasz?
rising-prompt-assign = Rzut { $roll }: gdzie kładziesz kości?
rising-prompt-assign-which = Której kości z { $face_ins } używasz?
rising-prompt-pool-colour = { $card } daje ci dodatkową kość. Jaki kolor wybierasz?
rising-prompt-heal = { $amount ->
    [one] Komu usuwasz 1 ranę?
    [few] Komu usuwasz { $amount } rany?
   *[other] Komu usuwasz { $amount } ran?
}
rising-prompt-heal-another = Kogo jeszcze leczysz?
rising-prompt-heal-each = Możesz uleczyć jednego Czarodzieja ze swojej drużyny. Kogo wybierasz?
rising-prompt-hit = { $amount ->
    [one] Któremu Śmierciożercy zadajesz 1 ranę?
    [few] Któremu Śmierciożercy zadajesz { $amount } rany?
   *[other] Któremu Śmierciożercy zadajesz { $amount } ran?
}
rising-prompt-draw = { $amount ->
    [one] Dobierasz żeton Zaklęcia?
    [few] Dobierasz { $amount } żetony Zaklęć?
   *[other] Dobierasz { $amount } żetonów Zaklęć?
}
rising-prompt-set = { $card }: którą kość ustawiasz i na co?
rising-prompt-reroll = { $card }: które kości przerzucasz? (wybrane: { $count })
rising-prompt-exchange-give = Wymiana: którego swojego Czarodzieja oddajesz?
rising-prompt-exchange-take = Wymiana: kogo chcesz za { $card_acc }?
rising-prompt-exchange-agree = { $who } proponuje wymianę: { $card } za { $other_acc }. Zgadzasz się?
rising-prompt-window-opening = { $who } zaraz zbierze kości. Wymieniasz Czarodzieja?
    .own = Zaraz zbierzesz kości. Wymieniasz Czarodzieja?
rising-prompt-window-before-roll = { $who } zaraz rzuci. Używasz żetonu Zaklęcia?
    .own = Zaraz rzucisz. Używasz żetonu Zaklęcia?
rising-prompt-window-after-roll = { $who } kończy przydzielać kości z tego rzutu. Używasz żetonu Zaklęcia?
    .own = Kości z tego rzutu są już przydzielone. Używasz żetonu Zaklęcia?
rising-prompt-window-help = { $who } prosi o pomoc. Używasz żetonu Zaklęcia?
rising-prompt-window-final = { $who } nie ma już kości. Używasz żetonu Zaklęcia przed końcem tury?
    .own = Nie masz już kości. Używasz żetonu Zaklęcia przed końcem tury?
rising-prompt-chance-places = Miejsca układa się losowo.
rising-prompt-chance-figure = Na którą Lokację patrzy Voldemort?
rising-prompt-chance-tokens = Żetony Zaklęć są mieszane.
rising-prompt-chance-first = Kto zaczyna?
rising-prompt-chance-deck = Karty postaci są tasowane.
rising-prompt-draw-deck = Odkrywa się kartę postaci. Którą?
rising-prompt-draw-deck-why = Karty leżą od lewej do prawej. Na początku idźcie od Lokacji do Lokacji, tak jak widać je tutaj; później zacznijcie tam, gdzie stoi Voldemort, i idźcie zgodnie z ruchem wskazówek zegara.
rising-prompt-draw-tokens = { $who } dobiera żeton Zaklęcia. Który?
rising-prompt-chance-voldemort = Rzuć kością Voldemorta.
rising-prompt-chance-token = Który żeton Zaklęcia przepada?
rising-prompt-chance-wand = Która kość przepada?
rising-prompt-chance-pool = Rzuć kośćmi.
rising-prompt-chance-reroll = Rzuć jeszcze raz wybranymi kośćmi.

## Możliwości

rising-option-start = { $card }
rising-option-travel = { $where }
rising-option-roll = Rzucaj
rising-option-roll-again = Rzuć ponownie pozostałymi kośćmi
rising-option-stop = Przestań rzucać; reszta kości przepada
rising-option-help = Poproś innych o pomoc
rising-option-pass = Pasuj
rising-option-yes = Tak
rising-option-no = Nie
rising-option-complete-several = Skompletuj: { $cards }
rising-option-complete = Skompletuj: { $card } ({ $count ->
    [one] 1 kość
    [few] { $count } kości
   *[many] { $count } kości
  })
rising-option-assign = { $face } → { $card }
rising-option-fill = { $count } kości → { $card }
rising-option-token-onto = { $token } → { $card }
rising-option-spare = Zostaw, co pasuje ({ $cards }), resztę przerzuć
rising-option-token-heal = { $token }: ulecz { $card_acc }
rising-option-token-cleanse = { $token }: { $where }
rising-option-token = Użyj { $token_gen }
rising-option-use = Użyj zdolności { $card_gen }
rising-option-heal = Ulecz { $card_acc }
rising-option-hit = { $card }
rising-option-give = Oddaj { $card_acc }
rising-option-take = Weź { $card_acc }
rising-option-move = Przenieś żeton Misji { $where_di }
rising-option-redeploy = Oddaj { $die_acc } i idź do Voldemorta
rising-option-die = { $die }
rising-option-discard = Odrzuć { $die_acc } i rzuć
rising-option-pick = { $die }: { $face }
rising-option-pick-all = Wszystkie kości
rising-option-set = { $die }: { $face } w { $trait_acc }

## Dlaczego czegoś nie można teraz zrobić

rising-why-no-match = żadna karta tutaj jej nie potrzebuje
rising-why-used = użyto już w tej turze
rising-why-assigned = tylko przed położeniem pierwszej kości z rzutu
rising-why-full = tor ran jest pełny
rising-why-rolled = tylko przed pierwszym rzutem
rising-why-no-die = nie ma już takiej kości
rising-why-gringotts = Bank Gringotta: w tej turze bez żetonów Zaklęć
rising-why-no-symbol = żadna karta tutaj nie potrzebuje tego symbolu
rising-why-nobody-hurt = nikogo nie można teraz leczyć
rising-why-nothing-corrupted = nigdzie nie ma Skażenia
rising-why-refused = w tej turze odmówiono

## Zdarzenia

rising-event-faces = Voldemort patrzy na { $where_acc }.
rising-event-first = Zaczyna { $who }.
    .own = Zaczynasz.
rising-event-started = { $who } zaczyna z { $card_ins }.
    .own = Zaczynasz z { $card_ins }.
rising-event-dealt = { $where_a } są { $cards }.
rising-event-turn = Tura { $turn }. Gra { $who }.
    .own = Tura { $turn }. Twoja kolej.
rising-event-travelled = { $who } wyrusza { $where_di }.
    .own = Wyruszasz { $where_di }.
rising-event-voldemort-right = Voldemort obraca się w prawo i patrzy na { $where_acc }.
rising-event-voldemort-left = Voldemort obraca się w lewo i patrzy na { $where_acc }.
rising-event-voldemort-mark = Mroczny Znak! Voldemort zostaje { $where_a }.
rising-event-attacked = { $amount ->
    [one] Voldemort atakuje. { $cards_count ->
        [1] { $cards } dostaje 1 ranę.
       *[other] Po 1 ranie dostają { $cards }.
    }
    [few] Voldemort atakuje. { $cards_count ->
        [1] { $cards } dostaje { $amount } rany.
       *[other] Po { $amount } rany dostają { $cards }.
    }
   *[other] Voldemort atakuje. { $cards_count ->
        [1] { $cards } dostaje { $amount } ran.
       *[other] Po { $amount } ran dostają { $cards }.
    }
}
rising-damage = { $amount ->
    [one] 1 ranę
    [few] { $amount } rany
   *[many] { $amount } ran
}
rising-event-struck = { $amount ->
    [one] { $cards_count ->
        [1] { $cards } dostaje 1 ranę.
       *[other] Po 1 ranie dostają { $cards }.
    }
    [few] { $cards_count ->
        [1] { $cards } dostaje { $amount } rany.
       *[other] Po { $amount } rany dostają { $cards }.
    }
   *[other] { $cards_count ->
        [1] { $cards } dostaje { $amount } ran.
       *[other] Po { $amount } ran dostają { $cards }.
    }
}
rising-event-corrupted = Skażenie { $where_a } rośnie o { $amount } (teraz { $count }).
rising-event-cleaned = Skażenie { $where_a } spada o { $amount } (teraz { $count }).
rising-event-villain = Działa zdolność { $card_gen }.
rising-event-penalty = Działa kara za skażenie { $place_gen }.
rising-event-restored = { $amount ->
    [one] { $cards_count ->
        [1] { $cards } ma o 1 ranę mniej.
       *[other] O 1 ranę mniej mają { $cards }.
    }
    [few] { $cards_count ->
        [1] { $cards } ma o { $amount } rany mniej.
       *[other] O { $amount } rany mniej mają { $cards }.
    }
   *[other] { $cards_count ->
        [1] { $cards } ma o { $amount } ran mniej.
       *[other] O { $amount } ran mniej mają { $cards }.
    }
}
rising-event-token-lost = { $who } traci { $token }.
    .own = Tracisz { $token }.
rising-event-token-drawn = { $who } dobiera { $token }.
    .own = Dobierasz { $token }.
rising-event-token-used = { $who } używa { $token_gen }.
    .own = Używasz { $token_gen }.
rising-event-token-placed = { $who } kładzie żeton na karcie { $target_gen }.
    .own = Kładziesz żeton na karcie { $target_gen }.
rising-event-pool = { $who } bierze kości: { $dice }.
    .own = Bierzesz kości: { $dice }.
rising-event-pool-extra = { $card } dodaje { $die_acc }.
rising-event-pool-no-die = { $card } { $card_gender ->
    [f] dałaby
   *[m] dałby
} { $die_acc }, ale żadnej już nie ma.
rising-event-pool-lost = { $who } traci { $die_acc }.
    .own = Tracisz { $die_acc }.
rising-event-pool-added = { $who } dostaje dodatkową { $die_acc }.
    .own = Dostajesz dodatkową { $die_acc }.
rising-event-rolled-voldemort = { $who } rzuca kością Voldemorta.
    .own = Rzucasz kością Voldemorta.
rising-event-rolled-pool = { $who } rzuca kośćmi.
    .own = Rzucasz kośćmi.
rising-event-rolled-reroll = { $who } rzuca ponownie częścią kości.
    .own = Rzucasz ponownie częścią kości.
rising-event-rolled = Rzut { $roll }: { $dice }.
rising-event-rerolled = { $count ->
    [one] { $card } pozwala przerzucić 1 kość.
   *[other] { $card } pozwala przerzucić { $count } kości.
}
rising-event-set = { $card } zmienia { $die_acc } na kości w { $face_acc }.
rising-event-assigned = { $who } kładzie { $face_acc } na karcie { $target_gen }.
    .own = Kładziesz { $face_acc } na karcie { $target_gen }.
rising-event-discarded = { $who } odrzuca { $die_acc }.
    .own = Odrzucasz { $die_acc }.
rising-event-stopped = { $who } przestaje rzucać.
    .own = Przestajesz rzucać.
rising-event-complete = Wszystkie symbole { $card_gen } są zakryte.
rising-event-ability-hq = { $who } używa zdolności { $hq_gen }.
    .own = Używasz zdolności { $hq_gen }.
rising-event-ability-wizard = { $who } używa zdolności { $card_gen }.
    .own = Używasz zdolności { $card_gen }.
rising-event-ability-wound = { $card } dostaje { rising-damage }, aby pomóc.
rising-event-healed = { $card } ma o { rising-damage } mniej.
rising-event-hit = { $card } dostaje { rising-damage }.
rising-event-moved = { $who } przenosi się z { $card_ins } { $where_di }.
    .own = Przenosisz się z { $card_ins } { $where_di }.
rising-event-redeployed = { $who } oddaje { $die_acc } i przenosi się { $where_di }.
    .own = Oddajesz { $die_acc } i przenosisz się { $where_di }.
rising-event-help-nobody = { $who } prosi o pomoc, ale nikt się nie zgłasza.
    .own = Prosisz o pomoc, ale nikt się nie zgłasza.
rising-event-exchange-done = { $who } i { $whom } zamieniają się Czarodziejami ({ $card } za { $other_acc }).
    .own = Ty i { $whom } zamieniacie się Czarodziejami ({ $card } za { $other_acc }).
    .whom = { $who } i ty zamieniacie się Czarodziejami ({ $card } za { $other_acc }).
rising-event-exchange-refused = { $who } nie zgadza się na wymianę z { $whom_ins }.
    .own = Nie zgadzasz się na wymianę z { $whom_ins }.
    .whom = { $who } nie zgadza się na wymianę z tobą.
rising-event-recruited = { $who } przyjmuje do drużyny { $card_acc }.
    .own = Przyjmujesz do drużyny { $card_acc }.
rising-event-harmed = { $who } zadaje 1 ranę { $card_dat }.
    .own = Zadajesz 1 ranę { $card_dat }.
rising-event-place-lost = Miejsce skażone: { $place }!
rising-event-location-lost = Cała Lokacja skażona: { $where }!
rising-event-defeated-wizard = { $card } trafia do Skrzydła Szpitalnego. Pokonani Czarodzieje: { $count }.
rising-event-defeated-death-eater = { $card } trafia do Azkabanu. Pokonani Śmierciożercy: { $count }.
rising-event-refilled = { $card } pojawia się { $where_a }.
rising-event-risen = Lord Voldemort się ujawnia!
rising-event-won = Lord Voldemort pokonany. Wspólne zwycięstwo!
rising-event-lost = Wspólna porażka: { $reasons }.

## Co z czego wyniknie

rising-change-damage = Rany
rising-change-corruption = Skażenie
rising-odds-complete = na uzupełnienie pozostałymi kośćmi
rising-detail-cover-one = Brakuje { $trait_gen } ×{ $left }.
rising-detail-cover-more = Brakuje { $missing_gen }.
rising-detail-cover-held = Reszta leży na stole.
rising-detail-cover-recruit = Dołącza do drużyny.
rising-detail-cover-recruit-theirs = Dołącza do aktywnej drużyny.
rising-detail-cover-harm = 1 rana.
rising-detail-cover-act = Działa od razu.
rising-detail-damage = Rany { $count } z { $of }.
rising-detail-help = Mogą teraz użyć dla ciebie swoich żetonów Zaklęć.
rising-detail-stop = Twoja tura się kończy; co nie jest gotowe, nic nie daje.
rising-detail-location =
    { $lord ->
        [1] Tu jest Voldemort.{" "}
       *[other] {""}
    }{ $place }: skażenie { $count } z { $of }.{ $friends ->
        [0] {""}
       *[other] {" "}Czarodzieje: { $wizards }.
    }{ $foes ->
        [0] {""}
       *[other] {" "}Śmierciożercy: { $villains }.
    }

## Co trwa: działanie, co je kończy

rising-does-penalty = Jego kara działa przy każdym Mrocznym Znaku.
rising-does-risen = Można go atakować tam, gdzie stoi.
rising-ends-turn = na koniec tury: { $who }
rising-ends-never = nigdy w tej grze
rising-ends-risen = gdy zapełni się jego ostatnie pole

## O co chce się być zapytanym

rising-wish-ready = Zapytaj mnie przed rzutem kośćmi
rising-window-ready = przed rzutem moimi kośćmi
rising-window-roll-on = przed dalszym rzutem
rising-window-discard = którą kość oddaję
rising-window-which = której z równych kości używam
rising-window-heal-one = czy leczyć jedynego rannego
rising-window-hit-one = czy ranić jedynego Śmierciożercę
rising-window-draw = czy dobrać żetony
rising-window-opening = o Wymianę przed zebraniem kości
rising-window-before-roll = o pomoc przed rzutem
rising-window-after-roll = o pomoc po rzucie
rising-window-final = o pomoc na końcu tury
