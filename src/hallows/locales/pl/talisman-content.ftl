# Talisman: co mówią obszary, karty i arkusze Postaci. Zdania składowe: bez wielkiej litery i kropki.
# $form: you (tracisz 1 punkt Życia), they (Postać traci ...), inf (możesz zapłacić, aby odzyskać ...).

## Łączenie

talisman-text-and = { $first } i { $last }
talisman-text-or = { $first } lub { $last }
talisman-text-either = { $first } albo { $last }
talisman-text-or-else = { $first }; albo { $last }
talisman-text-nothing = nic się nie dzieje
talisman-text-otherwise = { $first }; w przeciwnym razie { $then }
talisman-text-may = możesz { $then }
talisman-text-row = { $at }: { $then }
talisman-text-for-side = { $side }: { $then }
talisman-text-shop = { $shop }: { $text }
talisman-text-good = { $card_acc } ({ $price })

## Ilości (biernik)

talisman-text-amount = { $what ->
    [magic] { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Magii
    [might] { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Mocy
    [life] { $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    } Życia
    [fate] { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } Losu
    [galleon] { $n } { $n ->
        [one] Galeona
        [few] Galeony
       *[many] Galeonów
    }
    [spell] { $n } { $n ->
        [one] Zaklęcie
        [few] Zaklęcia
       *[many] Zaklęć
    }
    [follower] { $n } { $n ->
        [one] Sprzymierzeńca
       *[many] Sprzymierzeńców
    }
    [magic_object] { $n } { $n ->
        [one] Przedmiot magiczny
        [few] Przedmioty magiczne
       *[many] Przedmiotów magicznych
    }
    [hallow] { $n ->
        [one] Insygnium
        [few] { $n } Insygnia
       *[many] { $n } Insygniów
    }
   *[object] { $n } { $n ->
        [one] Przedmiot
        [few] Przedmioty
       *[many] Przedmiotów
    }
}
talisman-text-price = { $n ->
    [one] { $n } Galeon
    [few] { $n } Galeony
   *[many] { $n } Galeonów
}
talisman-text-stat = { $stat ->
    [magic] Magia
   *[might] Moc
}
talisman-text-bonus-stat = { $n } { $stat ->
    [magic] do Magii
   *[might] do Mocy
}
talisman-text-cost = { $what ->
    [self] odrzucić tę kartę
    [fate] zapłacić { $amount }
    [galleon] zapłacić { $amount }
    [life] stracić { $amount }
    [magic] stracić { $amount }
    [might] stracić { $amount }
   *[other] odrzucić { $amount }
}

## Efekty

talisman-text-gain = { $form ->
    [they] zyskuje { $amount }
    [inf] zyskać { $amount }
   *[you] zyskujesz { $amount }
}
talisman-text-lose = { $what ->
    [spell] { $form ->
        [they] odrzuca { $amount }
        [inf] odrzucić { $amount }
       *[you] odrzucasz { $amount }
    }
    [follower] { $form ->
        [they] odrzuca { $amount }
        [inf] odrzucić { $amount }
       *[you] odrzucasz { $amount }
    }
    [object] { $form ->
        [they] odrzuca { $amount }
        [inf] odrzucić { $amount }
       *[you] odrzucasz { $amount }
    }
    [magic_object] { $form ->
        [they] odrzuca { $amount }
        [inf] odrzucić { $amount }
       *[you] odrzucasz { $amount }
    }
    [hallow] { $form ->
        [they] odrzuca { $amount }
        [inf] odrzucić { $amount }
       *[you] odrzucasz { $amount }
    }
   *[other] { $form ->
        [they] traci { $amount }
        [inf] stracić { $amount }
       *[you] tracisz { $amount }
    }
}
talisman-text-lose-more = { $form ->
    [they] traci jeszcze { $amount }
    [inf] stracić jeszcze { $amount }
   *[you] tracisz jeszcze { $amount }
}
talisman-text-lose-all = { $what ->
    [spell] { $form ->
        [they] odrzuca
        [inf] odrzucić
       *[you] odrzucasz
    } wszystkie swoje Zaklęcia
    [follower] { $form ->
        [they] odrzuca
        [inf] odrzucić
       *[you] odrzucasz
    } wszystkich swoich Sprzymierzeńców
    [object] { $form ->
        [they] odrzuca
        [inf] odrzucić
       *[you] odrzucasz
    } wszystkie swoje Przedmioty
    [galleon] { $form ->
        [they] traci
        [inf] stracić
       *[you] tracisz
    } wszystkie swoje Galeony
   *[fate] { $form ->
        [they] traci
        [inf] stracić
       *[you] tracisz
    } wszystkie swoje żetony Losu
}
talisman-text-heal = { $form ->
    [they] odzyskuje { $amount }
    [inf] odzyskać { $amount }
   *[you] odzyskujesz { $amount }
}
talisman-text-heal-fully = { $form ->
    [they] odzyskuje Życie
    [inf] odzyskać Życie
   *[you] odzyskujesz Życie
} aż do wartości początkowej
talisman-text-refill-fate = { $form ->
    [they] dobiera żetony Losu
    [inf] dobrać żetony Losu
   *[you] dobierasz żetony Losu
} aż do wartości początkowej
talisman-text-miss-turn = { $form ->
    [they] traci następną turę
    [inf] stracić następną turę
   *[you] tracisz następną turę
}
talisman-text-extra-turn = { $form ->
    [they] może rozegrać dodatkową turę
    [inf] rozegrać dodatkową turę
   *[you] możesz rozegrać dodatkową turę
} zaraz po tej
talisman-text-ferret = { $form ->
    [they] zmienia się we Fretkę na 2 tury
    [inf] zmienić się we Fretkę na 2 tury
   *[you] zmieniasz się we Fretkę na 2 tury
}
talisman-text-advantage = { $form ->
    [they] odwraca
    [inf] odwrócić
   *[you] odwracasz
} żeton Przewagi na { $to ->
    [order] stronę Zakonu Feniksa
    [death_eaters] stronę Śmierciożerców
    [own] swoją stronę
   *[choice] dowolnie wybraną stronę
}
talisman-text-battle = atakuje { $form ->
    [they] ją
   *[you] cię
} { $enemy } ({ $stat } { $value })
talisman-text-roll = { $dice ->
    [1] rzuć kością
   *[other] rzuć { $dice } kośćmi
}. { $rows }
talisman-text-roll-inline = { $form ->
    [they] rzuca
    [inf] rzucić
   *[you] rzucasz
} { $dice ->
    [1] kością
   *[other] { $dice } kośćmi
} ({ $rows })
talisman-text-choose = { $form ->
    [they] { $options } (do wyboru)
   *[you] { $options }
}
talisman-text-choose-one = Wybierz jedno
talisman-text-visit-one = Odwiedź jedno z tych miejsc:
talisman-text-pay = { $form ->
    [they] może { $cost }, aby { $then }
    [inf] { $cost }, aby { $then }
   *[you] możesz { $cost }, aby { $then }
}
talisman-text-trade = { $most ->
    [0] możesz dowolną liczbę razy
    [one] możesz jeden raz
   *[many] możesz najwyżej { $most } razy
} { $cost }, aby { $then }
talisman-text-buy = możesz kupić { $goods }
talisman-text-take-card = weź z kart Ekwipunku kartę „{ $card }”, jeśli jeszcze jakaś została
talisman-text-if-has = jeśli masz kartę „{ $card }”, { $then }
talisman-text-draw-spells = { $form ->
    [they] dobiera { $amount } i zatrzymuje { $keep } z nich
    [inf] dobrać { $amount } i zatrzymać { $keep } z nich
   *[you] dobierasz { $amount } i zatrzymujesz { $keep } z nich
}
talisman-text-travel-region = { $form ->
    [they] przenosi się od razu na dowolny inny obszar tego Regionu i odbywa tam spotkanie
    [inf] przenieść się od razu na dowolny inny obszar tego Regionu i odbyć tam spotkanie
   *[you] przenosisz się od razu na dowolny inny obszar tego Regionu i odbywasz tam spotkanie
}
talisman-text-travel-space = { $form ->
    [they] przenosi się od razu na obszar { $space_gen } i odbywa tam spotkanie
    [inf] przenieść się od razu na obszar { $space_gen } i odbyć tam spotkanie
   *[you] przenosisz się od razu na obszar { $space_gen } i odbywasz tam spotkanie
}
talisman-text-instead-of-roll = zamiast rzucać za ruch, przenosisz się na dowolny inny obszar swojego Regionu (tylko w Londynie lub na Terenach wokół Hogwartu)
talisman-text-next-move-region = { $must ->
    [yes] w następnym ruchu, zamiast rzucać kością, przenosisz się
   *[no] w następnym ruchu, zamiast rzucać kością, możesz przenieść się
} na dowolny inny obszar tego Regionu
talisman-text-next-move-space = { $must ->
    [yes] w następnym ruchu przenosisz się na obszar { $space_gen }
   *[no] w następnym ruchu, zamiast rzucać kością, możesz przenieść się na obszar { $space_gen }
}
talisman-text-draw-difference = rzuć 2 kośćmi i od wyższego wyniku odejmij niższy: tyle kart ma tu leżeć; dobierz brakujące. Przy równych wynikach przenieś się od razu na obszar { $space_gen } i odbądź tam spotkanie
talisman-text-drift = po rozpatrzeniu wszystkich kart rzuć kością: przy 2, 4 lub 6 przesuń się o tyle obszarów zgodnie z ruchem wskazówek zegara, przy 1, 3 lub 5 w stronę przeciwną, i odbądź spotkanie na nowym obszarze
talisman-text-challenge = { $form ->
    [they] podejmuje się zadania, by zdobyć Insygnium, jak na Boisku do Quidditcha
    [inf] podjąć się zadania, by zdobyć Insygnium, jak na Boisku do Quidditcha
   *[you] podejmujesz się zadania, by zdobyć Insygnium, jak na Boisku do Quidditcha
}
talisman-text-challenge-offer = jeśli nie masz Insygnium, możesz podjąć się zadania, by je zdobyć
talisman-text-everyone = każda Postać { $side ->
    [order] Zakonu Feniksa{" "}
    [death_eaters] Śmierciożerców{" "}
   *[all] {""}
}{ $where ->
    [london] w Londynie { $then }
    [grounds] na Terenach wokół Hogwartu { $then }
    [here] na twoim obszarze, z twoją włącznie, { $then }
   *[all] w grze { $then }
}
talisman-text-to-target = ta Postać { $then }
talisman-text-steal = { $form ->
    [they] zabiera
    [inf] zabrać
   *[you] zabierasz
} { $source ->
    [order_here] jednej Postaci Zakonu Feniksa na swoim obszarze
   *[target] tej Postaci
} { $loot }
talisman-text-look-deck = { $form ->
    [they] ogląda
    [inf] obejrzeć
   *[you] oglądasz
} { $n ->
    [one] wierzchnią kartę
    [few] { $n } wierzchnie karty
   *[many] { $n } wierzchnich kart
} z talii Spotkań swojego Regionu{ $reorder ->
    [yes] {" "}i { $form ->
        [they] odkłada
        [inf] odłożyć
       *[you] odkładasz
    } je w dowolnej kolejności
   *[no] {""}
}
talisman-text-look-spells = { $form ->
    [they] ogląda
    [inf] obejrzeć
   *[you] oglądasz
} Zaklęcia Postaci oddalonej najwyżej o { $n } { $n ->
    [one] obszar
    [few] obszary
   *[many] obszarów
}
talisman-text-predict = wybierz liczbę od 1 do 6 i rzuć kością. Jeśli zgadniesz, { $right }; jeśli nie, { $wrong }
talisman-text-predict-hold = wybierz liczbę od 1 do 6 i rzuć kością. Jeśli zgadniesz, w następnej turze możesz iść dalej; jeśli nie, { $wrong } i w następnej turze próbujesz znowu. Po rzucie każdy zapłacony żeton Losu zmienia wynik o 1 (wynik musi zostać między 1 a 6)
talisman-text-take-stock = weź 1 żeton Losu z tej karty; gdy żadnego już na niej nie ma, odrzuć ją
talisman-text-rounds = { $n ->
    [0] do twojej następnej tury
    [one] przez następną rundę
    [few] przez następne { $n } rundy
   *[many] przez następnych { $n } rund
}
talisman-text-lasting-walk-one = { $until } każda Postać porusza się najwyżej o 1 obszar na turę
talisman-text-lasting-no-spells = { $until } nikt nie może rzucać Zaklęć
talisman-text-lasting-no-attacks = { $until } nikt nie może atakować Postaci
talisman-text-lasting-double-advantage = { $until } wszystkie premie i kary z żetonu Przewagi liczą się podwójnie
talisman-text-voldemort-moves = rzuć kością i przesuń Lorda Voldemorta o tyle obszarów
talisman-text-grant = { $given } { $until ->
    [battle] do końca tej walki
   *[round] do swojej następnej tury
}
talisman-text-discard-self = odrzuć tę kartę
talisman-text-barrier = zamiast dobierać kartę, możesz spróbować przejść przez barierę na obszar { $space_gen }. Rzuć kością i dodaj swoją Magię; potem rzuć kością za barierę i dodaj { $magic }. Jeśli twój wynik jest wyższy, przechodzisz. Jeśli nie, zostajesz tu bez szwanku i kończysz turę. Wracając z obszaru { $space_gen }, przechodzisz swobodnie
talisman-text-gates = zamiast dobierać kartę, możesz spróbować otworzyć wrota: wybierz Magię albo Moc i rzuć 2 kośćmi. Jeśli suma nie przekracza tej wartości, przechodzisz na obszar { $space_gen } i kończysz turę. Jeśli przekracza, zostajesz tu, tracisz 1 punkt wybranej cechy i kończysz turę. Wyjście jest wolne
talisman-text-halt = musisz się tu zatrzymać. W zamku poruszasz się o połowę wyniku rzutu, zaokrągloną w dół, ale co najmniej o 1 obszar
talisman-text-hallow-door = musisz się tu zatrzymać. W następnej turze odrzuć Insygnium, aby wejść do { $space_gen }. Bez Insygnium musisz zawrócić
talisman-text-finale = stocz walkę z Lordem Voldemortem (Magia { $magic }). Jeśli ją wygrasz, wygrywasz grę. Jeśli przegrasz, przenosisz się na obszar { $space_gen }. Po remisie zostajesz i walczysz znowu w następnej turze

## Cechy stałe

talisman-text-bonus = { $bonus }{ $when ->
    [other_follower] , gdy masz innego Sprzymierzeńca
    [battle] {" "}w walce
    [vs_enemy] {" "}w walce z Wrogiem
    [vs_dementor] {" "}w walce z Dementorami
    [vs_voldemort] {" "}w walce z Lordem Voldemortem
    [attacking_character] , gdy atakujesz Postać
    [attacked_by_character] , gdy atakuje cię Postać
    [voldemort_in_region] {" "}w walce, gdy Lord Voldemort jest w twoim Regionie
    [two_followers] {" "}w walce, gdy masz co najmniej 2 Sprzymierzeńców
    [own_advantage] {" "}w walce, gdy twoje stronnictwo ma Przewagę
   *[always] {""}
}
talisman-text-score = { $once ->
    [yes] raz na turę, przed rzutem, możesz dodać { $plain } do skuteczności ataku
   *[no] { $n } do skuteczności ataku
}{ $when ->
    [other_follower] , gdy masz innego Sprzymierzeńca
    [vs_enemy] { " " }przeciw Wrogowi
    [vs_dementor] { " " }przeciw Dementorom
    [vs_voldemort] { " " }przeciw Lordowi Voldemortowi
    [attacking_character] , gdy atakujesz Postać
    [attacked_by_character] , gdy atakuje cię Postać
    [voldemort_in_region] , gdy Lord Voldemort jest w twoim Regionie
    [two_followers] , gdy masz co najmniej 2 Sprzymierzeńców
    [own_advantage] , gdy twoje stronnictwo ma Przewagę, oprócz zwykłej premii
   *[battle] { " " }w walce
}
talisman-text-might-to-magic = { $when ->
    [attacking_character] gdy atakujesz Postać, dodaj do swojej Magii { $might ->
        [starting] swoją początkową Moc
       *[total] swoją Moc
    }; nie działa, gdy to ty jesteś celem ataku
    [granted] { $form ->
        [they] dodaje swoją Moc do swojej Magii
       *[you] dodajesz swoją Moc do swojej Magii
    }
   *[battle] w walce dodaj do swojej Magii { $might ->
        [starting] swoją początkową Moc
       *[total] swoją Moc
    }
}
talisman-text-spell-limit = { $n } do liczby Zaklęć, które możesz mieć na ręce
talisman-text-follower-limit = { $n } do liczby Sprzymierzeńców, których możesz mieć
talisman-text-object-limit = możesz nosić o { $amount } więcej{ $free ->
    [yes] ; ta karta się do nich nie liczy
   *[no] {""}
}
talisman-text-prevent = gdy po przegranej walce masz stracić punkt Życia, możesz rzucić kością: przy { $at } go nie tracisz
talisman-text-resist-spell = gdy inna Postać rzuca na ciebie Zaklęcie, możesz rzucić kością: przy { $at } nie ma ono skutku
talisman-text-sacrifice = zamiast stracić punkt Życia, możesz { $cost }
talisman-text-evade = { $form ->
    [they] może wymknąć się { $whom }
   *[you] możesz wymknąć się { $whom }
}
talisman-text-evade-cost = możesz { $cost }, aby wymknąć się { $whom }
talisman-text-evade-roll = { $whom ->
    [character] gdy atakuje cię Postać, możesz rzucić kością: przy { $at } wymykasz się jej
   *[other] gdy coś cię atakuje, możesz rzucić kością: przy { $at } się wymykasz
}
talisman-text-evade-whom = { $whom ->
    [character] dowolnej Postaci
    [enemy] { $most ->
        [0] { $single ->
            [yes] jednemu Wrogowi
           *[no] dowolnym Wrogom
        }
       *[other] dowolnemu Wrogowi, którego { $stat } wynosi najwyżej { $most }
    }
   *[any] dowolnym Wrogom lub Postaci
}
talisman-text-die = { $on ->
    [battle] w rzucie ataku
    [battle_character] w rzucie ataku przeciw Postaci
    [attacking_order] w rzucie ataku, gdy atakujesz członka Zakonu Feniksa,
    [movement_grounds] w rzucie za ruch na Terenach wokół Hogwartu
    [quidditch_pitch] w rzucie na Boisku do Quidditcha
   *[hagrids_hut] w rzucie w Chacie Hagrida
}
talisman-text-die-single = w rzucie jedną kością za { $sources }
talisman-text-die-source = { $on ->
    [event] Wydarzenie
    [observer] Obserwatora
   *[space] obszar
}
talisman-text-spare-die = { $dice } możesz użyć dodatkowej kości i { $keep ->
    [higher] wybrać wyższy wynik
    [final] wybrać, które wyniki się liczą; nie można ich już zmienić
   *[choice] wybrać, który wynik się liczy
}
talisman-text-reroll = { $dice } możesz raz za darmo powtórzyć rzut
talisman-text-nudge = raz na turę { $dice } możesz zmienić wynik o 1 (musi zostać między 1 a 6)
talisman-text-walk-one = poruszasz się najwyżej o 1 obszar na turę
talisman-text-move-bonus = po rzucie za ruch możesz { $minus ->
    [0] dodać { $plus }
   *[other] dodać { $plus } albo odjąć { $minus }
}
talisman-text-move-less = możesz { $cost }, aby przesunąć się o mniej obszarów, niż wypadło, ale co najmniej o 1
talisman-text-price-cut = karty Ekwipunku kosztują cię o { $amount } mniej, ale co najmniej 1
talisman-text-price-cut-at = na obszarze { $space_gen } zakupy kosztują cię o { $amount } mniej za sztukę, ale co najmniej 1
talisman-text-shop-at = na obszarze { $space_gen } możesz kupić { $goods }
talisman-text-safe = polecenie obszaru { $spaces_gen } cię nie dotyczy
talisman-text-safe-life = sam obszar { $spaces_gen } nie odbiera ci Życia
talisman-text-safe-results = na obszarze { $spaces_gen } wynik { $results } nie ma dla ciebie skutku
talisman-text-no-ferret = nie możesz zmienić się we Fretkę
talisman-text-voldemort-spares = Lord Voldemort nigdy nie atakuje cię { $region ->
    [london] w Londynie
    [grounds] na Terenach wokół Hogwartu
    [castle] w Zamku Hogwart
   *[great_hall] w Wielkiej Sali
}
talisman-text-voldemort-roll = gdy w rzucie za ruch wypadnie ci 1, możesz { $up_to ->
    [yes] przesunąć Lorda Voldemorta o mniej obszarów, niż wypadło, lub wcale
   *[no] dodać { $plus } do rzutu Lorda Voldemorta
}
talisman-text-ride = { $spend ->
    [fleeting] w następnej turze, zamiast rzucać za ruch, możesz przenieść się
    [spend] zamiast rzucać za ruch, możesz odrzucić tę kartę, aby przenieść się
   *[keep] zamiast rzucać za ruch, możesz przenieść się
} { $to ->
    [facing_from] na leżący naprzeciw obszar Terenów wokół Hogwartu
    [facing] z Londynu na leżący naprzeciw obszar Terenów wokół Hogwartu
    [ally] na obszar innej Postaci swojego stronnictwa w swoim Regionie
   *[anywhere] z Londynu lub Terenów wokół Hogwartu na dowolny inny obszar tych Regionów
}{ $spend ->
    [fleeting] ; użyta czy nie, karta wraca potem na swój stos
   *[other] {""}
}
talisman-text-ride-from = z obszaru { $spaces_gen }, { $way }
talisman-text-draw-more = na obszarze { $spaces_gen } możesz dobierać, { $n ->
    [one] aż będzie tam leżała { $n } karta
    [few] aż będą tam leżały { $n } karty
   *[many] aż będzie tam leżało { $n } kart
}, ale musisz rozpatrzyć wszystkie
talisman-text-draw-more-too = możesz też dobierać, { $n ->
    [one] aż będzie tam leżała { $n } karta
    [few] aż będą tam leżały { $n } karty
   *[many] aż będzie tam leżało { $n } kart
}, ale musisz rozpatrzyć wszystkie
talisman-text-redraw = gdy dobierasz kartę Spotkania, możesz { $cost }, aby włożyć ją pod talię i dobrać inną, którą musisz rozpatrzyć
talisman-text-objects-first = dla ciebie wszystkie Przedmioty mają numer spotkania 1
talisman-text-mix-trophies = możesz sumować Trofea Magii i Mocy, zyskując 1 punkt Magii albo 1 punkt Mocy
talisman-text-trophy-bonus = każde twoje Trofeum { $side ->
    [order] z Zakonu Feniksa
   *[death_eaters] spośród Śmierciożerców
} jest warte o { $n } więcej
talisman-text-galleon-reroll = raz na turę możesz powtórzyć rzut za 1 Galeona zamiast za 1 żeton Losu
talisman-text-no-objects = { $form ->
    [they] nie może używać Przedmiotów
   *[you] nie możesz używać Przedmiotów
}

## Wyzwalacze

talisman-text-trigger = { $kind ->
    [own_turn] { $on } { $then }
    [turn_start] { $on } { $then }
    [turn_end] { $on } { $then }
    [before_move] { $on } { $then }
    [end_move] { $on } { $then }
    [beat_character] { $on } { $then }
   *[other] { $on }, { $then }
}
talisman-text-on-if = { $on }, jeśli { $conditions }
talisman-text-on-own-turn = { $once ->
    [yes] raz w każdej swojej turze
   *[no] w swojej turze
}
talisman-text-on-turn-start = na początku swojej tury
talisman-text-on-turn-end = na końcu swojej tury
talisman-text-on-before-move = przed swoim ruchem
talisman-text-on-movement-six = gdy w rzucie za ruch wypadnie ci 6
talisman-text-on-end-move = na końcu swojego ruchu
talisman-text-on-end-move-order-character-here = na końcu swojego ruchu
talisman-text-on-region-change = gdy przechodzisz do innego Regionu
talisman-text-on-beat-character = gdy pokonasz Postać w walce, oprócz nagrody
talisman-text-on-beat-character-reward-not-life = gdy pokonasz Postać i wybierzesz nagrodę inną niż utrata jej Życia,
talisman-text-on-turned-to-death-eaters = gdy żeton Przewagi zostaje odwrócony na stronę Śmierciożerców
talisman-text-on-last-spell-cast = gdy rzucisz swoje ostatnie Zaklęcie
talisman-text-if-no-fate = nie masz żetonów Losu
talisman-text-if-no-spells = nie masz Zaklęć
talisman-text-if-spell-room = twoja Magia pozwala na kolejne Zaklęcie
talisman-text-if-in-london = jesteś w Londynie
talisman-text-if-no-life-lost = w tej turze nie ubyło ci Życia
talisman-text-if-order-character-here = na twoim obszarze jest Postać Zakonu Feniksa
talisman-text-if-reward-not-life = wybierzesz inną niż utrata Życia

## Karty

talisman-text-draw = { $n ->
    [one] Dobieraj, aż będzie tu leżała { $n } karta.
    [few] Dobieraj, aż będą tu leżały { $n } karty.
   *[many] Dobieraj, aż będzie tu leżało { $n } kart.
}
talisman-text-no-magic = Magia i Moc z Przedmiotów tu się nie liczą; nie możesz tu też używać Przedmiotów magicznych ani Zaklęć.
talisman-text-on-reveal = po odkryciu tej karty { $then }
talisman-text-stock = po odkryciu połóż na tej karcie { $amount }
talisman-text-hallow = Aby wejść do Wielkiej Sali, musisz mieć Insygnium.
talisman-text-on-loss = w razie porażki dodatkowo { $then }
talisman-text-on-win = w razie zwycięstwa { $then }
talisman-text-ransom = w razie porażki możesz { $cost }, zamiast stracić punkt Życia
talisman-text-bribe = możesz { $cost }, aby wymknąć się temu Wrogowi
talisman-text-beaten-by = karta „{ $card }” pokonuje tego Wroga bez rzutu
talisman-text-until-defeated = Karta zostaje tu, dopóki ktoś nie pokona tego Wroga.
talisman-text-then-discard = Potem odrzuć tę kartę.
talisman-text-visits = Odrzuć tę kartę po { $n } { $n ->
    [one] wizycie
   *[many] wizytach
}.
talisman-text-stays = Ta karta tu zostaje.
talisman-text-start-with = na początku gry masz { $gifts }

## Zaklęcia

talisman-text-when = rzuć { $when }
talisman-text-when-any = w dowolnej chwili
talisman-text-when-turn-start = { $turn ->
    [own] na początku swojej tury, przed ruchem
    [other] na początku tury innej Postaci, przed jej ruchem
   *[any] na początku tury dowolnej Postaci, przed jej ruchem
}
talisman-text-when-movement-rolled = { $turn ->
    [own] po swoim rzucie za ruch
    [other] po rzucie innej Postaci za ruch
   *[any] po dowolnym rzucie za ruch
}
talisman-text-when-before-draw = tuż przed dobraniem kart Spotkań
talisman-text-when-battle-start = tuż przed walką, zanim ktoś rzuci kością
talisman-text-when-life-loss = tuż przed utratą Życia
talisman-text-when-spell-cast = zaraz po rzuceniu Zaklęcia
talisman-text-when-enemy-beaten = tuż po pokonaniu Wroga lub Sprzymierzeńca
talisman-text-when-turn-end = na końcu tury
talisman-text-when-crossing = przy próbie przejścia przez King’s Cross lub Wrota Hogwartu
talisman-text-target-any = Wybierz dowolną Postać, także własną.
talisman-text-target-other = Wybierz inną Postać.
talisman-text-target-opposing = Wybierz Postać przeciwnego stronnictwa.
talisman-text-target-in-region = Wybierz inną Postać w swoim Regionie.
talisman-text-target-opponent = Twoim przeciwnikiem musi być Postać.

## Voldemort, spis

talisman-text-voldemort-strength = { $region }: Magia i Moc { $value }
talisman-text-voldemort-reward = gdy go pokonasz, rzuć kością. { $rows }
talisman-text-kind = { $kind ->
    [event] Wydarzenie
    [enemy] Wróg
    [follower] Sprzymierzeniec
    [aligned] Sprzymierzeniec lub Wróg
    [observer] Obserwator
    [place] Miejsce
    [magic_object] Przedmiot magiczny
    [hallow] Przedmiot magiczny, Insygnium
    [galleons] Galeony
   *[object] Przedmiot
}
talisman-text-deck = { $deck ->
    [outer] Karty Londynu
    [middle] Karty Terenów wokół Hogwartu
    [purchases] Karty Ekwipunku
    [hallows] Insygnia
    [spells] Zaklęcia
   *[characters] Postaci
}
talisman-text-sheet-line = { $side }. Magia { $magic }, Moc { $might }, Życie { $life }, Los { $fate }. Start: { $start }.

## Barwa wyników rzutów

talisman-flavour-caught = strażnicy cię chwytają i { $then }
talisman-flavour-fly-to-safety = odlatujesz w bezpieczne miejsce i { $then }
talisman-flavour-cupboard = lądujesz w zamkniętej komórce pod schodami i { $then }
talisman-flavour-dudley-robs = Dudley cię okrada i { $then }
talisman-flavour-trick-dudley = udaje ci się nabrać Dudleya i { $then }
talisman-flavour-portkey = znajdujesz Świstoklika i { $then }
talisman-flavour-lost-in-vaults = gubisz się w podziemiach i { $then }
talisman-flavour-free-dragon = uwalniasz smoka i { $then }
talisman-flavour-detained = Hagrid zatrzymuje cię na herbacie i { $then }

## Teksty z własną regułą

talisman-hook-charms-classroom = Rzuć kością: tyle Skrzydlatych kluczy (każdy o Magii 4) krąży w powietrzu. Walcz z nimi po kolei; porażka kosztuje 1 punkt Życia. Dalej możesz iść w turze po złapaniu ostatniego.
talisman-hook-defence-classroom = Rzuć 2 kośćmi: ich suma to Moc Bogina. Stocz z nim walkę; porażka kosztuje 1 punkt Życia. Dalej możesz iść dopiero po pokonaniu tego samego Bogina.
talisman-hook-astronomy-tower = Rzuć kością i strać tyle punktów Życia. Za każdego odrzuconego Sprzymierzeńca tracisz o 1 punkt Życia mniej.
talisman-hook-triwizard-tournament = Każda Postać na Terenach wokół Hogwartu rzuca kością i dodaje swoją Magię. Postać, która jako jedyna ma najwyższy wynik, zyskuje 1 żeton Losu i 1 Galeona.
talisman-hook-immobulus = Postać, której tura właśnie trwa, zostaje unieruchomiona na całą tę turę. Może tylko rzucić Drętwotę przeciw temu Zaklęciu.
talisman-hook-protego = Ochroń Postać przed utratą wszystkich punktów Życia, które ma stracić z jednego powodu; albo ocal pokonanego Sprzymierzeńca; albo ocal pokonanego Wroga, a walka kończy się remisem.
talisman-hook-stupefy = Anuluj to Zaklęcie. Możesz to zrobić nawet wtedy, gdy unieruchamia cię Immobulus.
talisman-hook-alohomora = Próba udaje się bez rzutu.
talisman-hook-confundo = Ty wybierasz kierunek tego ruchu. Nie działa w Zamku Hogwart.
talisman-hook-imperio = W tej turze ty decydujesz za tę Postać o ruchu i spotkaniach: o kierunku, przejściach, o tym, kogo lub co spotyka, o sklepach i tamtejszych ofertach. O Zaklęciach, Losie, zdolnościach, Przedmiotach i końcu tury decyduje sama.
talisman-hook-finite-incantatem = Zakończ jeden trwający efekt: przemianę we Fretkę, trwające Wydarzenie (odrzuć je) lub trwające Zaklęcie.
talisman-hook-hedwig = Raz w każdej swojej turze możesz dać 1 Przedmiot lub 1 Galeona innej Postaci swojego stronnictwa w swoim Regionie, jeśli ma na niego miejsce.
talisman-hook-albus-dumbledore-apparate = Gdy w rzucie za ruch wypadnie ci 6, zamiast iść, możesz teleportować się na dowolny inny obszar swojego Regionu.
talisman-hook-albus-dumbledore-calm = Możesz zapłacić 1 żeton Losu: jedna karta przeciwnego stronnictwa na twoim obszarze nie atakuje cię w tej turze; zostaje na miejscu.
talisman-hook-minerva-mcgonagall-stay = Zamiast ruchu możesz zapłacić 1 żeton Losu, aby zostać i odbyć spotkanie na swoim obszarze; nie w dwóch turach z rzędu.
talisman-hook-minerva-mcgonagall-spellguard = Gdy czyjeś Zaklęcie obiera za cel ciebie, obszar, na którym stoisz, albo twoją kartę, zyskujesz 1 żeton Losu albo płacisz 2 żetony Losu, aby je zablokować: nie ma ono skutku, a ty możesz od razu rzucić je na nowy cel, bez względu na Region i moment.
talisman-hook-rubeus-hagrid-extra-turn = Gdy wygrasz walkę w swojej turze, możesz rozegrać dodatkową turę; raz na rundę.
talisman-hook-rubeus-hagrid-intimidate = Gdy kończysz ruch na obszarze Postaci Śmierciożerców albo ona kończy ruch na twoim, możesz ją zastraszyć: oddaje ci 1 żeton Losu albo traci 1 punkt Życia. Jeśli traci Życie, ty tracisz następną turę.
talisman-hook-draco-malfoy-exchange = Na Ulicy Pokątnej i w Ekspresie do Hogwartu możesz też oddać 1 swój Przedmiot za dowolną kartę Ekwipunku.
talisman-hook-draco-malfoy-buy-off = Gdy przegrasz z Postacią, możesz dać jej 1 Galeona zamiast każdej innej straty.
talisman-hook-lucius-malfoy-follower = Gdy pokonasz Postać, w nagrodę możesz zabrać jej neutralnego Sprzymierzeńca.
talisman-hook-peter-pettigrew-pickpocket = Za każdą Postać, którą mijasz po drodze, możesz rzucić kością: przy 6 zabierasz jej 1 Galeona.
talisman-hook-remus-lupin = Z Boginem możesz walczyć swoją Magią + 1 zamiast Mocą.
