### Rok w Hogwarcie: dlaczego bot wybrałby właśnie tak, dla tych, którzy proszą o podpowiedź.

## Misje

hogwarts-reason-attempt = Misja „{ $mission }” daje { $points } pkt, a jej walkę wygrywasz w około { $chance }% przypadków.
hogwarts-reason-decline = Na misję „{ $mission }” jest za wcześnie: jej walkę wygrywasz w około { $chance }% przypadków.
hogwarts-reason-must = Ruch skończył się wcześniej z powodu misji, więc trzeba jej spróbować.
hogwarts-reason-exchange = Misja „{ $mission }” nie rokuje prawie nic; inna może być tylko lepsza.
hogwarts-reason-wait = Do misji „{ $mission }” jest już wszystko, a drużyna jest w drodze.
hogwarts-reason-return = Pozostali są za daleko, by na nich czekać.

## Dokąd iść

hogwarts-reason-pick = Po drodze leży przedmiot potrzebny do misji „{ $mission }”: { $object }.
hogwarts-reason-toward = { $steps ->
    [0] To miejsce misji „{ $mission }”: { $where }.
    [one] Stamtąd jest { $steps } krok do miejsca misji „{ $mission }”: { $where }.
    [few] Stamtąd są { $steps } kroki do miejsca misji „{ $mission }”: { $where }.
   *[many] Stamtąd jest { $steps } kroków do miejsca misji „{ $mission }”: { $where }.
}
hogwarts-reason-toward-object = { $steps ->
    [0] Tak dotrzesz do przedmiotu potrzebnego do misji „{ $mission }”: { $object } ({ $where }).
    [one] Stamtąd jest { $steps } krok do przedmiotu potrzebnego do misji „{ $mission }”: { $object } ({ $where }).
    [few] Stamtąd są { $steps } kroki do przedmiotu potrzebnego do misji „{ $mission }”: { $object } ({ $where }).
   *[many] Stamtąd jest { $steps } kroków do przedmiotu potrzebnego do misji „{ $mission }”: { $object } ({ $where }).
}
hogwarts-reason-trip-object = Leży tam przedmiot potrzebny do misji „{ $mission }”: { $object } ({ $where }).
hogwarts-reason-exam = { $count ->
    [one] Egzamin z księgi „{ $card }” daje { $points } pkt.
   *[many] Egzaminy (księgi: { $count }) dają { $points } pkt.
}
hogwarts-reason-life = Masz { $hp } PŻ, a im ich więcej, tym łatwiej wygrywać walki: tu zyskujesz { $n }.
hogwarts-reason-draw = Karty wygrywają walki, a tu możesz je dobrać ({ $deck }).
hogwarts-reason-draw-mission = Tu możesz dobrać karty ({ $deck }). Na razie walkę misji „{ $mission }” wygrywasz w około { $chance }% przypadków.
hogwarts-reason-draw-book = Księga da punkty na egzaminie.
hogwarts-reason-conduct = Większość kart sprawowania daje punkty albo proszek Fiuu.
hogwarts-reason-duel = Pojedynek wygrywasz w około { $chance }% przypadków; nagrodą są zaklęcie, eliksir i księga.
hogwarts-reason-rival = { $who } ma coś do zdobycia; tę walkę wygrywasz w około { $chance }% przypadków.
hogwarts-reason-rival-object = { $who } ma przedmiot potrzebny do misji „{ $mission }”: { $object }. Tę walkę wygrywasz w około { $chance }% przypadków.
hogwarts-reason-eater = Pokonanie śmierciożercy daje { $points } pkt, a udaje się w około { $chance }% przypadków.
hogwarts-reason-pitch = Wygrany mecz daje 40 punktów.
hogwarts-reason-pitch-first = Bez rozegranego meczu nie możesz zakończyć gry, a wygrana daje 40 punktów.
hogwarts-reason-challenge = Wygrany mecz daje 40 punktów, a najmniej grozi ich oddanie, gdy rywalem jest { $who }: nikt nie ma mniej punktów.
hogwarts-reason-least = W zasięgu nie ma nic dużo lepszego.
hogwarts-reason-keep = Kolejny rzut raczej nie zaprowadzi w lepsze miejsce.
hogwarts-reason-reroll = Ten rzut nie prowadzi do niczego szczególnego; następny zwykle daje więcej.
hogwarts-reason-felix-keep = Felix Felicis jest wart więcej niż lepszy ruch.
hogwarts-reason-floo-stay = W specjalnych miejscach nie ma nic potrzebnego: proszek Fiuu jeszcze się przyda.
hogwarts-reason-portkey-stay = Na cmentarzu nie ma nic potrzebnego: świstoklik jeszcze się przyda.

## Przed rzutem

hogwarts-reason-student = { $student }: kości ataku { $dice }, PŻ { $hp }. To pomaga w każdej walce.
hogwarts-reason-eaters = Daleko od miejsc twoich misji.
hogwarts-reason-roll = Nic, co można zrobić przed rzutem, nie da dość dużo.
hogwarts-reason-alohomora = Dzięki niej ruch może się skończyć na dowolnym polu drogi: tam, gdzie są PŻ albo egzamin.
hogwarts-reason-forget = { $who } wyprzedza innych rywali i ma karty do stracenia.
hogwarts-reason-leader = Spośród tych, którzy mają karty, nikt nie ma więcej punktów niż { $who }.
hogwarts-reason-search = Misja „{ $mission }” wymaga karty: { $card }.
hogwarts-reason-search-any = Karta do wyboru ułatwi następną walkę.
hogwarts-reason-strongest = W walce najwięcej zdziała { $card }.
hogwarts-reason-again = Dodatkowa tura zawsze się przyda.
hogwarts-reason-kept = { $object }: to jeszcze potrzebne do misji „{ $mission }”.

## Przedmioty, karty, nagrody

hogwarts-reason-take = { $object }: to potrzebne do misji „{ $mission }”.
hogwarts-reason-power = { $object }: żadna z twoich misji tego nie wymaga, ale ma to swoją moc.
hogwarts-reason-leave = { $object }: to ci się na nic nie przyda.
hogwarts-reason-least-object = Bez tego przedmiotu najłatwiej się obejść: { $object }.
hogwarts-reason-least-card = Bez tej karty najłatwiej się obejść: { $card }.
hogwarts-reason-near = To się jeszcze przyda: niech leży blisko.
hogwarts-reason-far = To ci niepotrzebne: niech leży daleko.
hogwarts-reason-spread = Leży tam niewiele rzeczy, a każdy dotrze tam z proszkiem Fiuu.
hogwarts-reason-offer = { $who } ma przedmiot potrzebny do misji „{ $mission }”: { $object }. Bez tego możesz się obejść: { $other }.
hogwarts-reason-agree = { $object }: to jest dla ciebie warte więcej niż { $other }.
hogwarts-reason-refuse = { $object }: to nie jest dla ciebie warte więcej niż { $other }.
hogwarts-reason-conduct-good = Zwykła karta nie daje więcej niż ta.
hogwarts-reason-conduct-bad = Zwykła karta daje więcej niż ta.
hogwarts-reason-token-floo = Proszek Fiuu prowadzi do większej liczby miejsc niż świstoklik.
hogwarts-reason-token-portkey = Chcesz jeszcze dotrzeć na cmentarz: świstoklik zostaje.
hogwarts-reason-prize-cards = Żaden z tych przedmiotów nie przyda się bardziej niż karty.
hogwarts-reason-prize-floo = Proszek Fiuu prowadzi do przedmiotów i misji.
hogwarts-reason-prize-portkey = Świstoklik to lepsze niż nic.
hogwarts-reason-prize-nothing = Nie ma tu nic przydatnego.

## Walki

hogwarts-reason-fight-odds = Przeciwnik: { $foe }. Wygrywasz w około { $chance }% przypadków, więc przedmioty można zachować.
hogwarts-reason-use-mission = { $object }: misja i tak to zużyje.
hogwarts-reason-use = { $object }: bez tego wygrywasz tę walkę tylko w około { $chance }% przypadków.
hogwarts-reason-flee = Tę walkę wygrywasz tylko w około { $chance }% przypadków.
hogwarts-reason-apart = Z pasujących kart najwięcej w tej walce zdziała { $card }.
hogwarts-reason-attack-apart = { $card }: ta karta jest odłożona i po misji przepadnie, więc warto jej użyć teraz.
hogwarts-reason-attack-ends = { $card }: to wystarczy do wygranej. Przeciwnik: { $foe }.
hogwarts-reason-attack-ends-rival = { $card }: to wystarczy do wygranej.
hogwarts-reason-attack-card = { $card } na pewno odbiera { $n } PŻ, a kości raczej nie zdziałają więcej.
hogwarts-reason-dice = { $n ->
    [one] Kości rokują około { $n } trafienie.
    [few] Kości rokują około { $n } trafienia.
   *[many] Kości rokują około { $n } trafień.
}
hogwarts-reason-dice-safe = Samymi kośćmi wygrywasz tę walkę w około { $chance }% przypadków: karty można zachować.
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
hogwarts-reason-suffer = Da się to wytrzymać: masz { $hp } PŻ, tracisz { $n }. Karta może cię uratować później.
hogwarts-reason-suffer-attack = Z { $hp } PŻ da się to wytrzymać. Karta może cię uratować później.
hogwarts-reason-shrug = Działa raz w każdej walce i nic nie kosztuje.
hogwarts-reason-defend = { $card }: bez tego mógłby to być koniec walki.
hogwarts-reason-counter = Ta karta mogłaby zakończyć walkę.
hogwarts-reason-counter-keep = Da się to wytrzymać: karta przyda się na coś gorszego.
hogwarts-reason-brawl = Starcie kosztuje najwyżej 2 PŻ: peleryna jeszcze się przyda.
