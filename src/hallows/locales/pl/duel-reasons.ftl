### Pojedynek czarodziejów: dlaczego bot wybrałby właśnie tak, dla tych, którzy proszą o podpowiedź.

duel-reason-armed = { $hearts ->
    [one] Urok w ręce może odwrócić przegrany rzut, a nikt z pozostałych nie ma mniej Serc niż { $whom }: { $hearts } Serce.
    [few] Urok w ręce może odwrócić przegrany rzut, a nikt z pozostałych nie ma mniej Serc niż { $whom }: { $hearts } Serca.
   *[many] Urok w ręce może odwrócić przegrany rzut, a nikt z pozostałych nie ma mniej Serc niż { $whom }: { $hearts } Serc.
}
duel-reason-whole = { $hearts ->
    [one] Masz komplet Serc, więc odpoczynek nic nie da, a nikt z pozostałych nie ma ich mniej niż { $whom }: { $hearts } Serce.
    [few] Masz komplet Serc, więc odpoczynek nic nie da, a nikt z pozostałych nie ma ich mniej niż { $whom }: { $hearts } Serca.
   *[many] Masz komplet Serc, więc odpoczynek nic nie da, a nikt z pozostałych nie ma ich mniej niż { $whom }: { $hearts } Serc.
}
duel-reason-rest = Bez Uroku szanse w ataku są co najwyżej równe. Odpoczynek niczym nie grozi, a szóstka leczy; masz { $hearts } z { $full } Serc.
duel-reason-drink = Leczy na pewno: masz { $hearts } z { $full } Serc, a tura nadal jest twoja.
duel-reason-shield = Atak jest wymierzony w ciebie; Tarcza kończy go, zanim padną kości.
duel-reason-spare = Celem ataku jest { $whom }, nie ty: zachowaj Tarczę.
duel-reason-hex-win = Brakuje ci 1 punktu: dodatkowe 2 wygrywają rzut.
duel-reason-hex-tie = Brakuje ci 2 punktów: dodatkowe 2 dają remis, który nikogo nie rani.
duel-reason-hex-less = I tak przegrywasz, ale o mniej niż 4: tracisz wtedy 1 Serce zamiast 2.
duel-reason-hex-waste = Brakuje ci 3 punktów: nawet z dodatkowymi 2 tracisz 1 Serce. Zachowaj Urok.
