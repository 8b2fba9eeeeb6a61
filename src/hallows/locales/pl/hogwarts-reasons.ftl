### Rok w Hogwarcie: dlaczego bot wybrałby właśnie tak, dla tych, którzy proszą o podpowiedź.

## Misje

hogwarts-reason-attempt = Misja „{ $mission }” daje { $points } pkt, a jej walkę wygrywasz z szansą około { $chance }%.
hogwarts-reason-decline = Na misję „{ $mission }” jest za wcześnie: szansa na wygraną walkę to około { $chance }%.
hogwarts-reason-must = Ruch skończył się wcześniej z powodu misji, więc trzeba jej spróbować.
hogwarts-reason-exchange = Misja „{ $mission }” prawie nic nie obiecuje; inna może być tylko lepsza.
hogwarts-reason-wait = Do misji „{ $mission }” jest już wszystko, a drużyna jest w drodze.
hogwarts-reason-return = Pozostali są za daleko, by na nich czekać.

## Dokąd iść

hogwarts-reason-pick = Po drodze leży { $object }. Przyda się do misji „{ $mission }”.
hogwarts-reason-toward = { $steps ->
    [0] Właśnie tam wykonasz misję „{ $mission }”.
    [one] Stamtąd jest { $steps } krok na pole „{ $where }”, do misji „{ $mission }”.
    [few] Stamtąd są { $steps } kroki na pole „{ $where }”, do misji „{ $mission }”.
   *[many] Stamtąd jest { $steps } kroków na pole „{ $where }”, do misji „{ $mission }”.
}
hogwarts-reason-toward-object = { $steps ->
    [0] Tak dotrzesz do { $object_gen } ({ $where }), do misji „{ $mission }”.
    [one] Stamtąd jest { $steps } krok do { $object_gen } ({ $where }), do misji „{ $mission }”.
    [few] Stamtąd są { $steps } kroki do { $object_gen } ({ $where }), do misji „{ $mission }”.
   *[many] Stamtąd jest { $steps } kroków do { $object_gen } ({ $where }), do misji „{ $mission }”.
}
hogwarts-reason-trip-object = Leży tam { $object } ({ $where }). Przyda się do misji „{ $mission }”.
hogwarts-reason-exam = { $count ->
    [one] Egzamin z księgą „{ $card }” daje { $points } pkt.
    [few] Egzaminy z { $count } księgami dają { $points } pkt.
   *[many] Egzaminy z { $count } księgami dają { $points } pkt.
}
hogwarts-reason-life = Masz { hogwarts-life-hp }, a im ich więcej, tym łatwiej wygrywać walki. Tu zyskujesz { $n }.
hogwarts-reason-draw = Karty wygrywają walki, a tu możesz je dobrać ({ $deck }).
hogwarts-reason-draw-mission = Tu możesz dobrać karty ({ $deck }). Na razie szansa na wygraną w misji „{ $mission }” to około { $chance }%.
hogwarts-reason-draw-book = Księga da punkty na egzaminie.
hogwarts-reason-conduct = Większość kart sprawowania daje punkty albo proszek Fiuu.
hogwarts-reason-duel = Pojedynek wygrywasz z szansą około { $chance }%; nagrodą są zaklęcie, eliksir i księga.
hogwarts-reason-rival = { $who } ma coś, co warto zabrać, a szansa na wygraną walkę to około { $chance }%.
hogwarts-reason-rival-object = { $who } ma { $object_acc }, a to się przyda do misji „{ $mission }”. Szansa na wygraną walkę to około { $chance }%.
hogwarts-reason-eater = Pokonanie śmierciożercy daje { $points } pkt, a szansa to około { $chance }%.
hogwarts-reason-pitch = Wygrany mecz daje 40 punktów.
hogwarts-reason-pitch-first = Bez rozegranego meczu nie możesz zakończyć gry, a wygrana daje 40 punktów.
hogwarts-reason-challenge = Wygrany mecz daje 40 punktów, a najbezpieczniejszym rywalem jest { $who }: nikt nie ma mniej punktów.
hogwarts-reason-least = W zasięgu nie ma nic dużo lepszego.
hogwarts-reason-keep = Kolejny rzut raczej nie zaprowadzi w lepsze miejsce.
hogwarts-reason-reroll = Ten rzut nie prowadzi do niczego szczególnego; następny zwykle daje więcej.
hogwarts-reason-felix-keep = Felix Felicis jest wart więcej niż lepszy ruch.
hogwarts-reason-floo-stay = W specjalnych miejscach nie ma nic potrzebnego: proszek Fiuu jeszcze się przyda.
hogwarts-reason-portkey-stay = Na cmentarzu nie ma nic potrzebnego: świstoklik jeszcze się przyda.

## Przed rzutem

hogwarts-reason-student = { $student } ma { $dice ->
    [one] { $dice } kość
   *[other] { $dice } kości
  } ataku i { hogwarts-life-hp }. To pomaga w każdej walce.
hogwarts-reason-eaters = Daleko od miejsc twoich misji.
hogwarts-reason-roll = Nic, co można zrobić przed rzutem, nie da dość dużo.
hogwarts-reason-alohomora = Dzięki niej ruch może się skończyć na dowolnym polu drogi: tam, gdzie są punkty życia albo egzamin.
hogwarts-reason-forget = { $who } wyprzedza innych rywali i ma karty do stracenia.
hogwarts-reason-leader = Spośród tych, którzy mają karty, nikt nie ma więcej punktów niż { $who }.
hogwarts-reason-search = Misja „{ $mission }” wymaga karty { $card }.
hogwarts-reason-search-any = Karta do wyboru ułatwi następną walkę.
hogwarts-reason-strongest = W walce najwięcej zdziała { $card }.
hogwarts-reason-again = Dodatkowa tura zawsze się przyda.
hogwarts-reason-kept = { $object } przyda się jeszcze do misji „{ $mission }”.

## Przedmioty, karty, nagrody

hogwarts-reason-take = { $object } przyda się do misji „{ $mission }”.
hogwarts-reason-power = Żadna z twoich misji tego nie wymaga, ale { $object } ma własną moc.
hogwarts-reason-leave = { $object } na nic ci się nie przyda.
hogwarts-reason-least-object = Najłatwiej obejść się bez { $object_gen }.
hogwarts-reason-least-card = Najłatwiej obejść się bez karty { $card }.
hogwarts-reason-near = To się jeszcze przyda: niech leży blisko.
hogwarts-reason-far = To ci niepotrzebne: niech leży daleko.
hogwarts-reason-spread = Leży tam niewiele rzeczy, a każdy dotrze tam z proszkiem Fiuu.
hogwarts-reason-offer = { $who } ma { $object_acc }, a to się przyda do misji „{ $mission }”. Bez { $other_gen } możesz się obejść.
hogwarts-reason-agree = { $object } przyda ci się bardziej niż { $other }.
hogwarts-reason-refuse = { $object } nie przyda ci się bardziej niż { $other }.
hogwarts-reason-conduct-good = Zwykła karta nie daje więcej niż ta.
hogwarts-reason-conduct-bad = Zwykła karta daje więcej niż ta.
hogwarts-reason-token-floo = Proszek Fiuu prowadzi do większej liczby miejsc niż świstoklik.
hogwarts-reason-token-portkey = Chcesz jeszcze dotrzeć na cmentarz: świstoklik zostaje.
hogwarts-reason-prize-cards = Żaden z tych przedmiotów nie przyda się bardziej niż karty.
hogwarts-reason-prize-floo = Proszek Fiuu prowadzi do przedmiotów i misji.
hogwarts-reason-prize-portkey = Świstoklik to lepsze niż nic.
hogwarts-reason-prize-nothing = Nie ma tu nic przydatnego.

## Walki

hogwarts-reason-fight-odds = Szansa na wygraną z { $foe_ins } to około { $chance }%, więc przedmioty można zachować.
hogwarts-reason-use-mission = Misja i tak zużyje { $object_acc }.
hogwarts-reason-use = Bez { $object_gen } wygrywasz tę walkę tylko z szansą około { $chance }%.
hogwarts-reason-flee = Tę walkę wygrywasz tylko z szansą około { $chance }%.
hogwarts-reason-apart = Z pasujących kart najwięcej w tej walce zdziała { $card }.
hogwarts-reason-attack-apart = Karta { $card } jest odłożona i po misji przepadnie, więc warto użyć jej teraz.
hogwarts-reason-attack-ends = { $card } wystarczy, żeby pokonać { $foe_acc }.
hogwarts-reason-attack-ends-rival = { $card } wystarczy do wygranej.
hogwarts-reason-attack-card = { $card } na pewno odbiera { hogwarts-life-n }, a kości raczej nie zdziałają więcej.
hogwarts-reason-dice = { $n ->
    [one] Kości dadzą pewnie { $n } trafienie.
    [few] Kości dadzą pewnie { $n } trafienia.
   *[many] Kości dadzą pewnie { $n } trafień.
}
hogwarts-reason-dice-safe = Samymi kośćmi wygrywasz tę walkę z szansą około { $chance }%: karty można zachować.
hogwarts-reason-dice-keep = { $n ->
    [0] Żadnego trafienia, ale nie warto nic na to wydawać.
    [one] { $n } trafienie wystarczy.
    [few] { $n } trafienia wystarczą.
   *[many] { $n } trafień wystarczy.
}
hogwarts-reason-again-die = { $n ->
    [one] { $n } kość chybiła, a ponowny rzut jedną nic nie kosztuje.
    [few] { $n } kości chybiły, a ponowny rzut jedną nic nie kosztuje.
   *[many] { $n } kości chybiło, a ponowny rzut jedną nic nie kosztuje.
}
hogwarts-reason-again-dice = { $n ->
    [one] { $n } kość chybiła.
    [few] { $n } kości chybiły.
   *[many] { $n } kości chybiło.
}
hogwarts-reason-six = Pudło staje się trafieniem.
hogwarts-reason-felix = Wszystko zależy od tego rzutu.
hogwarts-reason-suffer = Da się to wytrzymać: masz { hogwarts-life-hp }, tracisz { $n }. Karta może cię uratować później.
hogwarts-reason-suffer-attack = Masz { hogwarts-life-hp }: da się to wytrzymać. Karta może cię uratować później.
hogwarts-reason-shrug = Działa raz w każdej walce i nic nie kosztuje.
hogwarts-reason-defend = Bez karty { $card } mógłby to być koniec walki.
hogwarts-reason-counter = Ta karta mogłaby zakończyć walkę.
hogwarts-reason-counter-keep = Da się to wytrzymać: karta przyda się na coś gorszego.
hogwarts-reason-brawl = Starcie kosztuje najwyżej 2 punkty życia: peleryna jeszcze się przyda.
hogwarts-reason-nudge = { $steps ->
    [one] 1 krok prowadzi na pole „{ $where }”.
    [few] { $steps } kroki prowadzą na pole „{ $where }”.
   *[many] { $steps } kroków prowadzi na pole „{ $where }”.
}
hogwarts-reason-way-none = Na tych drogach nie ma nic potrzebnego, więc każda jest dobra.
hogwarts-reason-door-stay = Za drzwiami nie ma nic potrzebnego.
hogwarts-reason-objects-keep = Przedmioty przydadzą się bardziej w walce podczas misji.
hogwarts-reason-stand = Ten atak i tak jest anulowany: karty jeszcze się przydadzą.
hogwarts-reason-any = Nic z tego nie jest potrzebne do misji; może być { $object }.
hogwarts-reason-exchange-keep = Każdą z twoich misji warto zachować.
