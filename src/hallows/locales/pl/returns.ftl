### Voldemort powraca, drugi tryb gry Rok w Hogwarcie: pytania, możliwości i zdarzenia przy stole. To, co wspólne z Pucharem
### Domów, jest tam.

returns-title = Voldemort powraca

## Zakończenie

returns-outcome-stone = Harry spotkał Voldemorta, mając Kamień Wskrzeszenia, a Voldemort nie miał Czarnej Różdżki: wygrywają bohaterowie.
returns-outcome-wand = Voldemort spotkał Harry’ego, mając Czarną Różdżkę, a Harry nie miał Kamienia Wskrzeszenia: wygrywa Voldemort.
returns-outcome-horcruxes = Obaj mieli swoje relikwie, ale został jeszcze horkruks: wygrywa Voldemort.
returns-outcome-duel-harry = Harry wygrywa finałową walkę.
returns-outcome-duel-voldemort = Voldemort wygrywa finałową walkę.
returns-outcome-never-returned = Voldemort nie powrócił na czas: wygrywają bohaterowie.
returns-outcome-time-heroes = Czas minął, a wszystkie horkruksy są zniszczone: wygrywają bohaterowie.
returns-outcome-time-voldemort = Czas minął, a został jeszcze horkruks: wygrywa Voldemort.

## Za co się rzuca

returns-roll-creep = na ruch śmierciożercy
returns-roll-horcrux-hero = przeciw horkruksowi
returns-roll-horcrux-dark = za horkruksa
returns-roll-final-harry = w finałowej walce
returns-roll-final-voldemort = w finałowej walce

## Los

returns-prompt-chance-tokens = Rozkładanie sześciu żetonów na rozetach
returns-prompt-chance-creep = Rzut na ruch śmierciożercy
returns-prompt-chance-horcrux-hero = Kość bohatera
returns-prompt-chance-horcrux-dark = Kość horkruksa
returns-prompt-chance-final-harry = Ostatnia kość Harry’ego
returns-prompt-chance-final-voldemort = Ostatnia kość Voldemorta

## Pytania

returns-prompt-hero = Kim chcesz być wśród bohaterów?
returns-prompt-begin = Twoja tura. Co robisz?
returns-prompt-pick = Na twojej drodze leży żeton twojej strony. Zabierasz go?
returns-prompt-passing = Na tym samym polu stoi inny bohater. Przekazujecie coś sobie?
returns-prompt-handed = { $who } chce ci dać { $object_acc }. Przyjmujesz?
returns-prompt-lend = { $who } prosi cię o { $object_acc }. Oddajesz?
returns-prompt-horcrux = { $object } to horkruks. Próbujesz go zniszczyć?
returns-prompt-common-room = Pokój wspólny: co bierzesz?
returns-prompt-pitch = Boisko do quidditcha: używasz świstoklika?
returns-prompt-close = Koniec tury. Przekazujecie coś sobie?
returns-prompt-relic = Gdzie kładziesz { $object_acc }?
returns-prompt-eater = Który śmierciożerca rusza się teraz?
returns-prompt-eater-place = Na której wieży pojawia się { $eater }?
returns-prompt-eater-reroll = { $eater } wyrzuca { $total }. Zostawiasz?
returns-prompt-eater-drop = { $eater } ma trzy karty. Którą odkładasz?
returns-prompt-eater-gate = { $eater } stoi na Starcie. Idzie dalej na pole „{ $where }”?
returns-prompt-creep = { $eater } porusza się o { $total }. Dokąd?
returns-prompt-fight-answer-attack = { $foe } atakuje. { $harm ->
    [one] Grozi ci 1 trafienie lub utrata 1 punktu życia.
    [few] Grożą ci { $harm } trafienia lub utrata { $harm } punktów życia.
   *[many] Grozi ci { $harm } trafień lub utrata { $harm } punktów życia.
  } Co robisz?

## Możliwości

returns-option-to = { $it }
returns-option-retry = Spróbuj znów zniszczyć { $it_acc }
returns-option-strike = Zamiast ruchu zaatakuj { $it_acc }
returns-option-ritual = Odpraw rytuał na cmentarzu
returns-option-hand-give = Daj { $it_acc } { $whom_dat }
returns-option-hand-take = Poproś { $whom_acc } o { $it_acc }
returns-option-walk = Nic nie przekazujemy
returns-option-horcrux-yes = Zaatakuj { $it_acc }
returns-option-horcrux-no = Nie teraz
returns-option-handed-yes = Przyjmij
returns-option-handed-no = Nie, dziękuję
returns-option-lend-yes = Oddaj
returns-option-lend-no = Zatrzymaj
returns-option-eater = { $it }
returns-option-eater-reroll-keep = Zostaw
returns-option-eater-reroll-reroll = Rzuć ponownie
returns-option-eater-gate-yes = Dalej, na Pokątną
returns-option-eater-gate-no = Zostań na Starcie
returns-option-felix-die = Felix Felicis: rzuć kością ponownie

## Co tam czeka

returns-detail-win = Wygrywasz grę!
returns-detail-lose = Przegrywasz grę!
returns-detail-duel = Finałowa walka: po jednej kości
returns-detail-eaters = Walka z { $who_ins }
returns-detail-strength = { $hp } PŻ, odporność { $res }
returns-detail-horcrux = Horkruks: { $object }
returns-detail-far = { $n ->
    [one] { $n } ruch do { $whom_gen }
    [few] { $n } ruchy do { $whom_gen }
   *[other] { $n } ruchów do { $whom_gen }
}
returns-detail-common-room = Zaklęcie, eliksir lub proszek Fiuu
returns-odds-horcrux = Zniszczy go
returns-odds-hit = Co najmniej jedno trafienie
returns-odds-win = Wygrasz
returns-change-foe = Punkty życia { $foe_gen }
returns-change-hp = Twoje punkty życia

## Zdarzenia

returns-event-cast = { $who } gra jako { $character }.
    .own = Grasz jako { $character }.
returns-event-scattered = Gdzieś na rozetach leżą { $objects }.
returns-event-handed = { $who } daje { $object_acc } { $whom_dat }.
    .own = Dajesz { $object_acc } { $whom_dat }.
    .whom = { $who } daje ci { $object_acc }.
returns-event-handed-refused = { $who } się nie zgadza: { $object } zostaje na miejscu.
    .own = Nie zgadzasz się: { $object } zostaje na miejscu.
returns-event-horcrux-attacked = { $who } atakuje { $object_acc }.
    .own = Atakujesz { $object_acc }.
returns-event-horcrux-scores = { $mine } przeciw { $his }.
returns-event-horcrux-destroyed = { $who } niszczy { $object_acc }! { $left ->
    [0] Nie ma już horkruksów.
    [one] Został jeszcze jeden horkruks.
    [few] Zostały jeszcze { $left } horkruksy.
   *[other] Zostało jeszcze { $left } horkruksów.
}
    .own = Niszczysz { $object_acc }! { $left ->
        [0] Nie ma już horkruksów.
        [one] Został jeszcze jeden horkruks.
        [few] Zostały jeszcze { $left } horkruksy.
       *[other] Zostało jeszcze { $left } horkruksów.
    }
returns-event-horcrux-withstood = { $object } się opiera. { $who } musi spróbować ponownie.
    .own = { $object } się opiera. Musisz spróbować ponownie.
returns-event-ritual = { $who } odprawia rytuał na polu „{ $where }”.
    .own = Odprawiasz rytuał na polu „{ $where }”.
returns-event-returned-voldemort = { $character } powrócił! Stoi na polu „{ $where }”.
returns-event-eater-placed = { $foe } pojawia się na polu „{ $where }”.
returns-event-relic-placed = { $who } kładzie { $object_acc } na polu „{ $where }”.
    .own = Kładziesz { $object_acc } na polu „{ $where }”.
returns-event-eater-gained = { $who } zyskuje { hogwarts-life-amount } i ma ich teraz { $hp }.
    .own = Zyskujesz { hogwarts-life-amount } i masz ich teraz { $hp }.
returns-event-eater-fight = { $who } walczy z { $foe_ins }.
    .own = Walczysz z { $foe_ins }.
returns-event-eater-attacks = { $foe } atakuje { $who_acc }.
    .own = { $foe } cię atakuje.
returns-event-eater-undecided = { $who } i { $foe } przerywają walkę: nikt nie wygrał.
    .own = Ty i { $foe } przerywacie walkę: nikt nie wygrał.
returns-event-eater-removed = { $foe_gender ->
    [f] { $who } pokonuje { $foe_acc }, która odpada z gry.
   *[other] { $who } pokonuje { $foe_acc }, który odpada z gry.
}
    .own = { $foe_gender ->
        [f] Pokonujesz { $foe_acc }, która odpada z gry.
       *[other] Pokonujesz { $foe_acc }, który odpada z gry.
    }
returns-event-hero-beaten = { $foe } pokonuje { $who_acc }. { $who } wraca na pole „{ $where }” z 1 punktem życia.
    .own = { $foe } cię pokonuje. Wracasz na pole „{ $where }” z 1 punktem życia.
returns-event-met = { $who } i { $whom } stają twarzą w twarz na polu „{ $where }”.
    .own = Ty i { $whom } stajecie twarzą w twarz na polu „{ $where }”.
    .whom = { $who } i ty stajecie twarzą w twarz na polu „{ $where }”.
returns-event-final-tie = Obaj wyrzucili { $face }: kolejny rzut.
returns-event-final = Harry wyrzuca { $mine }, Voldemort { $his }.
returns-event-over-stone = Harry ma Kamień Wskrzeszenia, Voldemort nie ma Czarnej Różdżki. Wygrywają bohaterowie: { $who }.
returns-event-over-wand = Voldemort ma Czarną Różdżkę, Harry nie ma Kamienia Wskrzeszenia. Wygrywa Voldemort: { $who }.
returns-event-over-horcruxes = Obaj mają swoje relikwie, ale został jeszcze horkruks. Wygrywa Voldemort: { $who }.
returns-event-over-duel-harry = Harry wyrzucił więcej. Wygrywają bohaterowie: { $who }.
returns-event-over-duel-voldemort = Voldemort wyrzucił więcej. Wygrywa Voldemort: { $who }.
returns-event-over-never-returned = Voldemort nie powrócił na czas. Wygrywają bohaterowie: { $who }.
returns-event-over-time-heroes = Czas minął, nie został żaden horkruks. Wygrywają bohaterowie: { $who }.
returns-event-over-time-voldemort = Czas minął, został jeszcze horkruks. Wygrywa Voldemort: { $who }.

## Pola, żetony i grupy, tam gdzie ten tryb się różni

returns-here-tower = Można się tu zatrzymać po drodze. Z proszkiem Fiuu bohater odwiedza miejsce specjalne.
returns-here-pitch = Każdy ruch tu się kończy. Mając wszystkie cztery żetony, Pettigrew odprawia rytuał; bohater może użyć świstoklika na cmentarz.
returns-here-common-room = Dobierz zaklęcie albo eliksir; bohater może zamiast tego wziąć proszek Fiuu.
returns-brief-here-common-room = karta lub proszek Fiuu
returns-token-ritual = Pettigrew potrzebuje go do rytuału, który sprowadzi Voldemorta.
returns-token-weapon = Z tym żetonem bohater może atakować horkruksy tyle razy, ile trzeba.
returns-token-horcrux = Horkruks: { $where }. Uzbrojony bohater niszczy go wyższym rzutem.
returns-token-stone = Tylko dla Harry’ego. Bez niego Harry przegra, gdy Voldemort przyjdzie z Różdżką.
returns-token-wand = Tylko dla Voldemorta. Bez niej Voldemort przegra, gdy Harry przyjdzie z Kamieniem.
returns-group-heroes = Bohaterowie
returns-group-villains = Pettigrew i Voldemort
returns-group-objects = Żetony

## Co trwa: nazwa, działanie, co je kończy

returns-state-duty = Związanie z horkruksem
returns-does-duty = Musi znów zaatakować { $object_acc }.
returns-ends-duty = po zniszczeniu { $object_gen } albo po utracie broni
