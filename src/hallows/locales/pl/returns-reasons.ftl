### Voldemort powraca: dlaczego bot wybrałby właśnie tak, dla tych, którzy proszą o podpowiedź.

returns-reason-roll = Nie ma nic lepszego: rzuć i idź.
returns-reason-retry = Trzeba spróbować ponownie; szansa na zniszczenie to 42 %.
returns-reason-strike = Próba nic nie kosztuje, a szansa na zniszczenie horkruksa to 42 %.
returns-reason-flee = Voldemort jest za blisko: po nieudanej próbie trzeba by tu zostać.
returns-reason-hand = Dwoje uzbrojonych bohaterów zniszczy więcej horkruksów niż jeden.
returns-reason-agree = Z tą bronią drugi bohater może zaatakować horkruksa.
returns-reason-keep = Stoisz przy horkruksie i broń przyda się tutaj.
returns-reason-start = { $card } pomoże od razu.
returns-reason-pick = Zabranie żetonu nic nie kosztuje.
returns-reason-gate = Z tych dwóch miejsc stąd jest bliżej do celu.
returns-reason-stay = W podróży nie ma teraz nic do zdobycia.
returns-reason-floo = Do { $object_gen } można się dostać tylko proszkiem Fiuu.
returns-reason-room-floo = Bez proszku Fiuu nikt nie dotrze do Ministerstwa.
returns-reason-room-card = Karta pomoże przeciw śmierciożercom.
returns-reason-room-spell = Zaklęcia takie jak Accio mogą skrócić drogę.
returns-reason-felix = { $total } to mało; nowy rzut pewnie będzie wyższy.
returns-reason-move-stone = Tylko Kamień Wskrzeszenia chroni Harry’ego. { $far ->
    [0] Leży właśnie tutaj.
    [one] Stąd dzieli go od niego { $far } ruch.
    [few] Stąd dzielą go od niego { $far } ruchy.
   *[other] Stąd dzieli go od niego { $far } ruchów.
}
returns-reason-move-hunt = Harry ma Kamień, a Voldemort nie ma Różdżki: spotkanie oznacza wygraną. { $far ->
    [0] On jest właśnie tutaj.
    [one] Jeszcze { $far } ruch.
    [few] Jeszcze { $far } ruchy.
   *[other] Jeszcze { $far } ruchów.
}
returns-reason-move-horcrux = Następny horkruks do zniszczenia to { $object }. { $far ->
    [0] To jest właściwe miejsce.
    [one] Jeszcze { $far } ruch do celu.
    [few] Jeszcze { $far } ruchy do celu.
   *[other] Jeszcze { $far } ruchów do celu.
}
returns-reason-move-weapon = Bez broni nie można atakować horkruksów. { $far ->
    [0] Tu leży { $object }.
    [one] O { $far } ruch stąd leży { $object }.
    [few] O { $far } ruchy stąd leży { $object }.
   *[other] O { $far } ruchów stąd leży { $object }.
}
returns-reason-move-over = Po drodze można zabrać { $object_acc }.
returns-reason-move-armed = Po drodze można zabrać { $object_acc }. Voldemort nie ma Różdżki, więc spotkanie z nim oznacza wygraną.
returns-reason-move-idle = Broń mają inni: zbieraj punkty życia i karty.
returns-reason-move-token = { $left ->
    [0] Na tej drodze leży ostatni żeton; potem brakuje już tylko boiska.
    [one] Na tej drodze leży żeton; potem brakuje jeszcze jednego.
   *[other] Na tej drodze leży żeton; potem brakuje jeszcze { $left }.
}
returns-reason-move-tour = { $left ->
    [one] Brakuje jednego żetonu. Stamtąd droga do niego i na boisko jest najkrótsza.
   *[other] Brakuje { $left } żetonów. Stamtąd droga po wszystkie i na boisko jest najkrótsza.
}
returns-reason-move-pitch = Masz wszystkie cztery żetony: na boisko do quidditcha.
returns-reason-move-wand = Tam leży Czarna Różdżka: zabierz ją.
returns-reason-move-wand-far = { $far ->
    [one] Najpierw Czarna Różdżka: zostaje { $far } ruch.
    [few] Najpierw Czarna Różdżka: zostają { $far } ruchy.
   *[other] Najpierw Czarna Różdżka: zostaje { $far } ruchów.
}
returns-reason-move-catch = Harry jest w zasięgu, a spotkanie jest teraz po twojej myśli.
returns-reason-move-harry = { $far ->
    [one] Za Harrym: zostaje { $far } ruch.
    [few] Za Harrym: zostają { $far } ruchy.
   *[other] Za Harrym: zostaje { $far } ruchów.
}
returns-reason-ritual = Wszystko gotowe: czas sprowadzić Voldemorta.
returns-reason-creep-attack = Tam stoi { $who }: do ataku!
returns-reason-creep-closer = { $far ->
    [one] Stamtąd { $far } ruch dzieli od { $who_gen }.
    [few] Stamtąd { $far } ruchy dzielą od { $who_gen }.
   *[other] Stamtąd { $far } ruchów dzieli od { $who_gen }.
}
returns-reason-eater-nearest = { $far ->
    [one] Ten ma najbliżej do bohatera: { $far } ruch.
    [few] Ten ma najbliżej do bohatera: { $far } ruchy.
   *[other] Ten ma najbliżej do bohatera: { $far } ruchów.
}
returns-reason-eater-reroll = W zasięgu { $total } nie ma bohatera; nowy rzut może być wyższy.
returns-reason-place = { $far ->
    [one] Z tej wieży do Harry’ego jest { $far } ruch.
    [few] Z tej wieży do Harry’ego są { $far } ruchy.
   *[other] Z tej wieży do Harry’ego jest { $far } ruchów.
}
returns-reason-prey = Najbardziej warto zatrzymać { $who_acc }.
returns-reason-weakest = Temu zostało najmniej punktów życia.
returns-reason-wand-far = { $far ->
    [one] Jak najdalej od Voldemorta: { $far } ruch.
    [few] Jak najdalej od Voldemorta: { $far } ruchy.
   *[other] Jak najdalej od Voldemorta: { $far } ruchów.
}
returns-reason-stone-far = { $far ->
    [one] Jak najdalej od Harry’ego: { $far } ruch.
    [few] Jak najdalej od Harry’ego: { $far } ruchy.
   *[other] Jak najdalej od Harry’ego: { $far } ruchów.
}
returns-reason-heal = Masz tylko { hogwarts-life-hp }: najpierw pomoże { $card }.
returns-reason-card = { $card } zabiera { hogwarts-life-damage }, więcej niż średnio kości.
returns-reason-dice = Kości powinny zdziałać tyle co najlepsza z kart.
returns-reason-suffer = Masz { hogwarts-life-hp }: na ten atak wystarczy; zachowaj kartę na gorszy.
returns-reason-shrug = Ta zdolność nie kosztuje karty.
returns-reason-defend = { $harm ->
    [one] Teraz nawet jedno trafienie to za dużo: { $card } je zatrzyma.
    [few] { $harm } trafienia to za dużo: { $card } zatrzyma wszystkie.
   *[many] { $harm } trafień to za dużo: { $card } zatrzyma wszystkie.
}
returns-reason-again = { $face } to pudło; potrzeba co najmniej { $res }.
returns-reason-reroll = Ponad połowa kości nie trafiła.
returns-reason-way = Na tej drodze jest najwięcej przydatnych rzeczy.
returns-reason-hand-none = Nikt tu nie potrzebuje innej broni.
returns-reason-felix-keep = Felix Felicis przyda się bardziej w walce niż w drodze.
returns-reason-felix-enough = { $total } wystarczy; zachowaj Felix Felicis.
returns-reason-forget = { $who }: bez jednej karty będzie mniej groźnie.
returns-reason-search = { $card }: żadna inna karta nie zabiera więcej punktów życia.
returns-reason-hero = { $character }: kości ataku { $dice }, punkty życia { $hp }.
returns-reason-door = { $object }: to za tymi drzwiami.
returns-reason-door-stay = Za drzwiami nie ma nic do zrobienia.
returns-reason-creep-nobody = Żadnego bohatera nie da się teraz dosięgnąć: tu dobrze poczekać.
returns-reason-eater-keep = { $total } wystarczy.
returns-reason-gate-attack = W Dziurawym Kotle stoi bohater: do ataku!
returns-reason-gate-nobody = W Dziurawym Kotle nie ma żadnego bohatera.
returns-reason-drop = { $card }: ta karta przyda się najmniej.
returns-reason-stand = Ten atak i tak jest anulowany; zachowaj karty.
returns-reason-dice-only = Nie ma karty ataku: rozstrzygną kości.
returns-reason-counter = { $card } unieważni właśnie zagraną kartę.
returns-reason-hits = Większość kości trafia: ponowny rzut to większe ryzyko niż zysk.
returns-reason-hits-all = Każda kość trafia.
returns-reason-again-low = Tylko niskie kości rzucasz jeszcze raz.
