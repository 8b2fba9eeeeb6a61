### Talisman: dlaczego bot wybrałby właśnie tak, dla tych, którzy proszą o podpowiedź.

## Dokąd iść

talisman-reason-draw = { $count ->
    [one] Dobierasz { $count } kartę. Wrogowie to { $enemies }% tej talii; wygrywasz z nimi w około { $chance }% przypadków.
    [few] Dobierasz { $count } karty. Wrogowie to { $enemies }% tej talii; wygrywasz z nimi w około { $chance }% przypadków.
   *[many] Dobierasz { $count } kart. Wrogowie to { $enemies }% tej talii; wygrywasz z nimi w około { $chance }% przypadków.
}
talisman-reason-heal = To może cię uleczyć: twoje Życie to { $life } z { $full }.
talisman-reason-hallow = Nie masz Insygnium, a bez niego nikt nie wejdzie do Wielkiej Sali.
talisman-reason-buy = { $galleons ->
    [one] Za { $card_acc } warto oddać jedynego Galeona.
   *[many] Za { $card_acc } warto zapłacić { $n } z twoich { $galleons } Galeonów.
}
talisman-reason-bonus = { $card }: +{ $n } do twojej { $stat_gen }.
talisman-reason-arms = { $card }: w walce nawet +{ $n }.
talisman-reason-save = { $card_gender ->
    [pl] { $card } mogą ocalić ci punkt Życia.
   *[other] { $card } może ocalić ci punkt Życia.
}
talisman-reason-slip = { $card }: sposób, by wymknąć się niektórym przeciwnikom.
talisman-reason-ride = { $card }: inny sposób poruszania się.
talisman-reason-company = { $card }: na Wieży astronomicznej każdy Sprzymierzeniec może ocalić ci punkt Życia.
talisman-reason-take = { $card_gender ->
    [pl] { $card } mogą ci się przydać.
   *[other] { $card } może ci się przydać.
}
talisman-reason-gain = Zyskujesz { talisman-text-amount }.
talisman-reason-table = { $bad ->
    [0] Tamtejsze kości pomagają ci w około { $good }% przypadków, a nigdy nie szkodzą.
   *[many] Tamtejsze kości pomagają ci w około { $good }% przypadków, a szkodzą w około { $bad }%.
}
talisman-reason-worse = To niezbyt dobry wybór, ale następny w kolejności jest gorszy.
talisman-reason-toward = Stamtąd następny rzut może cię zaprowadzić na obszar { $space_gen }.
talisman-reason-reach = W ten sposób możesz dotrzeć na obszar { $space_gen }.
talisman-reason-opener = Zaklęcie w twojej ręce na pewno otworzy drogę.
talisman-reason-barrier = { $chance ->
    [100] Na pewno przejdziesz przez barierę: { $stat } { $mine } przeciw { $theirs }.
   *[many] Około { $chance }% szans na przejście przez barierę ({ $stat } { $mine } przeciw { $theirs }); nieudana próba nie kosztuje Życia.
}
talisman-reason-gates = { $chance ->
    [100] Dwie kości nie mogą przekroczyć twojej { $stat_gen } ({ $n }); potem, już z zamku, wygrywasz grę w około { $win }% przypadków.
   *[many] Dwie kości nie przekroczą twojej { $stat_gen } ({ $n }) w około { $chance }% przypadków; potem, już z zamku, wygrywasz grę w około { $win }%.
}
talisman-reason-castle = Kto idzie stąd dalej, wygrywa grę w około { $chance }% przypadków; kto zawraca i przychodzi znowu, w około { $back }%.
talisman-reason-voldemort = Lord Voldemort zaatakuje tam { $who_acc } i w około { $chance }% przypadków wygra.

## Walki i kości

talisman-reason-fight = { $chance ->
    [100] Na pewno wygrasz z { $foes_ins }: { $stat } { $mine } przeciw { $theirs }.
   *[many] Około { $chance }% szans na wygraną z { $foes_ins }: { $stat } { $mine } przeciw { $theirs }.
}
talisman-reason-dare = Około { $chance }% szans na wygraną ({ $stat } { $mine } przeciw { $theirs }), ale gdy twoje Życie to { $life }, ryzyko kosztuje mniej niż wymknięcie się.
talisman-reason-evade = { $chance ->
    [0] Nie możesz wygrać ({ $stat } { $mine } przeciw { $theirs }), a porażka kosztuje punkt Życia; masz { $life }.
   *[many] Około { $chance }% szans na wygraną ({ $stat } { $mine } przeciw { $theirs }), a porażka kosztuje punkt Życia; masz { $life }.
}
talisman-reason-stat = { $stat } daje ci { $n }, a { $other } { $less }.
talisman-reason-reroll = { $behind ->
    [0] Na razie nikt nie wygrywa; nowa kość wygrywa przy { $wins } z 6 wyników.
   *[other] Na razie przegrywasz o { $behind }; nowa kość wygrywa przy { $wins } z 6 wyników.
}
talisman-reason-won = Na razie wygrywasz o { $by }.
talisman-reason-again = Nowa kość będzie lepsza przy { $better } z 6 wyników.
talisman-reason-keep = { $better ->
    [0] Żaden wynik nowej kości nie byłby lepszy.
   *[many] Nowa kość byłaby lepsza przy { $better } z 6 wyników, ale za mało, by za to płacić.
}
talisman-reason-scarce = { $fate ->
    [one] Masz { $fate } żeton Losu: za mało, by wydawać go na ruch.
    [few] Masz { $fate } żetony Losu: za mało, by wydawać je na ruch.
   *[many] Masz { $fate } żetonów Losu: za mało, by wydawać je na ruch.
}

## Dobytek

talisman-reason-exchange = { $lost ->
    [0] Trofea za { $points } pkt dają ci +{ $n } do { $stat_gen }, a żaden punkt nie przepada.
   *[many] Trofea za { $points } pkt dają ci +{ $n } do { $stat_gen }; przepada { $lost } pkt.
}
talisman-reason-wait = Teraz za { $points } pkt dostajesz +{ $n } do { $stat_gen }, a { $lost } pkt przepada. Inne Trofeum może pasować lepiej.
talisman-reason-nothing = Nic tutaj nie jest dla ciebie warte swojej ceny ani miejsca.
talisman-reason-least = Z tego, co możesz tu wybrać, tego będzie ci najmniej brakować.
talisman-reason-sheet = Magia { $magic }, Moc { $might }, Życie { $life }, Los { $fate }: razem ze zdolnościami najmocniejszy początek.

## Zaklęcia

talisman-reason-turn = Szansa na wygranie walki rośnie z około { $before }% do około { $after }%.
talisman-reason-protect = Za chwilę stracisz punkt Życia; masz { $life }.
talisman-reason-hinder = { $who } jest już blisko zwycięstwa, a to jest przeszkoda.
talisman-reason-spell = Rzucone teraz Zaklęcie da mniej niż zachowane na lepszą chwilę.
