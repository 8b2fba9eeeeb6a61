### Talisman: pytania, możliwości i wydarzenia na stole.

talisman-title = Talisman: Harry Potter

talisman-outcome-finale = Lord Voldemort został pokonany w Wielkiej Sali.
talisman-outcome-last = W grze pozostał tylko jeden gracz.
talisman-outcome-nobody = W grze nie ma już żadnej Postaci.
talisman-outcome-round-limit = Minęła umówiona liczba rund: gra kończy się remisem.

## Nazwy

talisman-stat-magic = Magia
    .gen = Magii
    .acc = Magię
    .gender = f
talisman-stat-might = Moc
    .gen = Mocy
    .acc = Moc
    .gender = f
talisman-deck-outer = Talia Londynu
    .gender = f
talisman-deck-middle = Talia Terenów wokół Hogwartu
    .gender = f
talisman-deck-spells = Talia Zaklęć
    .gender = f
talisman-enemy-barrier = Bariera
    .gen = Bariery
    .dat = Barierze
    .acc = Barierę
    .ins = Barierą
    .loc = Barierze
    .gender = f
# Co się płaci, zyskuje lub traci: według tego wybiera talisman-text-amount.
talisman-what-magic = magic
talisman-what-might = might
talisman-what-life = life
talisman-what-fate = fate
talisman-what-galleon = galleon
talisman-what-spell = spell
talisman-what-follower = follower
talisman-what-object = object
talisman-what-magic-object = magic_object
talisman-what-hallow = hallow
talisman-what-self = self
talisman-roll-movement = za ruch
talisman-roll-attack = za atak
talisman-roll-gates = przy Wrotach Hogwartu
talisman-roll-space = za obszar
talisman-roll-event = za Wydarzenie
talisman-roll-observer = za Obserwatora
talisman-roll-place = za Miejsce
talisman-roll-card = za kartę
talisman-roll-ability = za zdolność
talisman-roll-reward = za nagrodę
talisman-roll-prevent = za ochronę
talisman-roll-resist = za odparcie Zaklęcia
talisman-roll-evade = za wymknięcie się
talisman-roll-pickpocket = za kradzież kieszonkową

## Pytania: przygotowanie i tura

talisman-prompt-character = Którą Postacią grasz?
talisman-prompt-sheet = Którą stroną karty Postaci grasz?
talisman-prompt-before-move = Zanim się ruszysz: co robisz?
talisman-prompt-turn-end = Koniec twojej tury: co jeszcze robisz?
talisman-prompt-use = { $source }: czy z tego korzystasz?
talisman-prompt-extra-turn = Czy rozgrywasz teraz dodatkową turę?

## Pytania: ruch

talisman-prompt-move = { $steps ->
    [one] Dokąd idziesz? Masz 1 krok.
    [few] Dokąd idziesz? Masz { $steps } kroki.
   *[many] Dokąd idziesz? Masz { $steps } kroków.
}
talisman-prompt-steps = Na kości wypadło { $die }. Jak daleko idziesz?
talisman-prompt-direction = Confundo: w którą stronę pójdzie { $who }?
talisman-prompt-apparate = Dokąd się teleportujesz?
talisman-prompt-leap = Na który obszar tego Regionu się przenosisz?
talisman-prompt-ride = Dokąd się udajesz?
talisman-prompt-travel = { $source }: dokąd się udajesz?
talisman-prompt-gates-stat = Wrota Hogwartu: dwie kości przeciw twojej Magii ({ $magic }) albo Mocy ({ $might }). Czego próbujesz?
talisman-prompt-pickpocket = Po drodze mijasz Postać, którą prowadzi { $whom }. Czy próbujesz ukraść Galeon?
talisman-prompt-voldemort = { $die ->
    [one] Lord Voldemort rusza się o 1 obszar. Dokąd idzie?
    [few] Lord Voldemort rusza się o { $die } obszary. Dokąd idzie?
   *[many] Lord Voldemort rusza się o { $die } obszarów. Dokąd idzie?
}
talisman-prompt-voldemort-steps = Kość Lorda Voldemorta pokazuje { $die }. Jak daleko idzie?
talisman-prompt-voldemort-attack = Lord Voldemort zakończył ruch. Kogo atakuje?
talisman-prompt-voldemort-stat = Lord Voldemort atakuje cię z siłą { $value }. Walczysz na Magię czy na Moc?

## Pytania: spotkania

talisman-prompt-encounter = { $space }: co spotykasz?
talisman-prompt-enchant = Które Zaklęcie rzucasz zamiast walki? Cel: { $whom }.
talisman-prompt-ditch-early = Zanim dobierzesz karty: co tu zostawiasz?
talisman-prompt-draw-more = Ile kart dobierasz?
talisman-prompt-redraw = Dobierasz kartę: { $card }. Czy płacisz 1 żeton Losu, by włożyć ją pod talię i dobrać inną?
talisman-prompt-collect = Co zabierasz z tego obszaru?
talisman-prompt-choose = { $source }: co wybierasz?
talisman-prompt-lose = { $source }: co oddajesz?
talisman-prompt-challenge = Czy podejmujesz się zadania, by zdobyć Insygnium?
talisman-prompt-challenge-give = Trzeba zapłacić cenę zadania. Co oddajesz?
talisman-prompt-predict = Jaki wynik wypadnie na kości?
talisman-prompt-predict-shift = { $n ->
    [one] Kość pokazuje { $die }, a twoja przepowiednia to { $named }. Czy płacisz 1 żeton Losu, by się spełniła?
    [few] Kość pokazuje { $die }, a twoja przepowiednia to { $named }. Czy płacisz { $n } żetony Losu, by się spełniła?
   *[many] Kość pokazuje { $die }, a twoja przepowiednia to { $named }. Czy płacisz { $n } żetonów Losu, by się spełniła?
}
talisman-prompt-tower = { $n ->
    [one] Za chwilę stracisz 1 punkt Życia. Czy odrzucasz Sprzymierzeńca, by go ocalić?
    [few] Za chwilę stracisz { $n } punkty Życia. Czy odrzucasz Sprzymierzeńca, by ocalić 1 z nich?
   *[many] Za chwilę stracisz { $n } punktów Życia. Czy odrzucasz Sprzymierzeńca, by ocalić 1 z nich?
}
talisman-prompt-pay = { $source }: czy oddajesz { talisman-text-amount }?
talisman-prompt-intimidate = Kogo zastraszasz?
talisman-prompt-intimidated = { $who } próbuje cię zastraszyć. Co oddajesz?

## Pytania: sklepy i wymiana

talisman-prompt-buy = { $source }: co kupujesz?
talisman-prompt-trade-galleon-life = { $source }: ile Galeonów płacisz za leczenie?
talisman-prompt-trade-galleon-galleon = { $source }: ile Galeonów wymieniasz?
talisman-prompt-trade-galleon-fate = { $source }: ile Galeonów płacisz za żetony Losu?
talisman-prompt-trade-galleon-spell = { $source }: ile Galeonów płacisz za Zaklęcia?
talisman-prompt-trade-fate-life = { $source }: ile żetonów Losu płacisz za leczenie?
talisman-prompt-trade-fate-galleon = { $source }: ile żetonów Losu wymieniasz na Galeony?
talisman-prompt-trade-fate-fate = { $source }: ile żetonów Losu wymieniasz?
talisman-prompt-trade-fate-spell = { $source }: ile żetonów Losu płacisz za Zaklęcia?
talisman-prompt-trade-object = { $source }: który Przedmiot oddajesz?
talisman-prompt-trade-spell = { $source }: które Zaklęcie oddajesz?
talisman-prompt-swap = Czy wymieniasz jeden ze swoich Przedmiotów na kartę Ekwipunku?
talisman-prompt-swap-take = Którą kartę Ekwipunku bierzesz?
talisman-prompt-exchange = Oddane punkty: { $points } (za każde { $price } dostajesz 1). Które Trofeum oddajesz?
talisman-prompt-grow = Która z twoich cech rośnie?
talisman-prompt-excess-objects = Twój limit Przedmiotów to { $limit }. Który tu zostawiasz?
talisman-prompt-excess-followers = Twój limit Sprzymierzeńców to { $limit }. Którego tu zostawiasz?
talisman-prompt-hedwig = Co i komu zanosi Hedwiga?
talisman-prompt-steal = { $source }: co zabierasz?
talisman-prompt-arrange = Która karta ma być { $n }. z kolei?
talisman-prompt-look-spells = { $source }: czyje Zaklęcia oglądasz?

## Pytania: kości

talisman-prompt-fate = Rzut { $roll }: wypadło { $die }. Czy przerzucasz kość?
talisman-prompt-fate-dice = Rzut { $roll }: wypadło { $dice }. Czy przerzucasz jedną z kości?
talisman-prompt-reroll = Wypadło { $die }. { $source }: czy przerzucasz kość za darmo?
talisman-prompt-reroll-dice = Wypadło { $dice }. { $source }: czy przerzucasz jedną z kości za darmo?
talisman-prompt-nudge = Kość pokazuje { $die }. Czy zmieniasz wynik o 1?
talisman-prompt-dice-one = Rzut { $roll }: wypadło { $dice }. Której kości używasz?
talisman-prompt-dice-two = Wypadło { $dice }. Których dwóch kości używasz?

## Pytania: walka

talisman-prompt-evade = { $value ->
    [0] Atakuje cię { $foe }. Czy walczysz?
   *[other] { $foe } ({ $stat } { $value }): czy walczysz?
}
talisman-prompt-score = { $source }: czy dodajesz 1 do skuteczności ataku?
talisman-prompt-lupin = Bogin, Moc { $value }: walczysz na Moc czy, dzięki Remusowi Lupinowi, na Magię?
talisman-prompt-ransom = { $source }: czy oddajesz { talisman-text-amount } zamiast 1 punktu Życia?
talisman-prompt-sacrifice = Za chwilę stracisz 1 punkt Życia. Czy odrzucasz zamiast niego Sprzymierzeńca?
talisman-prompt-reward = Wygrana walka, przegrywa { $whom }. Jaką nagrodę wybierasz?
talisman-prompt-buy-off = Przegrana walka, wygrywa { $whom }. Czy dajesz 1 Galeon zamiast każdej innej straty?

## Pytania: Zaklęcia

talisman-prompt-advantage = Którą stronę pokaże żeton Przewagi?
talisman-prompt-spell-turn-start = Za chwilę ruszy się { $who }. Czy rzucasz Zaklęcie?
talisman-prompt-spell-movement-rolled = Rzut za ruch już padł, idzie { $who }. Czy rzucasz Zaklęcie?
talisman-prompt-spell-before-draw = Za chwilę karty Spotkań dobierze { $who }. Czy rzucasz Zaklęcie?
talisman-prompt-spell-battle-start = Przed rzutami w walce ({ $who } kontra { $foe }): czy rzucasz Zaklęcie?
talisman-prompt-spell-life-loss = Za chwilę Życie straci { $who }. Czy rzucasz Zaklęcie?
talisman-prompt-spell-spell-cast = { $who } rzuca Zaklęcie { $spell }. Czy odpowiadasz Zaklęciem?
talisman-prompt-spell-enemy-beaten = Walkę wygrywa { $who } (przeciwnik: { $foe }). Czy rzucasz Zaklęcie?
talisman-prompt-spell-turn-end = Za chwilę turę skończy { $who }. Czy rzucasz Zaklęcie?
talisman-prompt-spell-crossing = Przejścia próbuje { $who }. Czy rzucasz Zaklęcie?
talisman-prompt-spell-target = { $spell }: na kogo lub na co?
talisman-prompt-spell-resist = { $who } rzuca na ciebie Zaklęcie { $spell }. Czy próbujesz je odeprzeć?
talisman-prompt-spell-guard = { $who } rzuca na ciebie Zaklęcie { $spell }. Co robisz?
talisman-prompt-spell-redirect = Zaklęcie { $spell } zostało zablokowane. Na kogo je rzucasz?
talisman-prompt-spell-discard = Które Zaklęcie odrzucasz?

## Kości do rzucenia

talisman-prompt-chance-movement = Ruch
talisman-prompt-chance-attack = Rzut za atak
talisman-prompt-chance-enemy = Rzut za atak Wroga
talisman-prompt-chance-barrier = Rzut za barierę
talisman-prompt-chance-gates = Wrota Hogwartu
talisman-prompt-chance-voldemort = Ruch Lorda Voldemorta
talisman-prompt-chance-space = Rzut za obszar
talisman-prompt-chance-event = Rzut za Wydarzenie
talisman-prompt-chance-observer = Rzut za Obserwatora
talisman-prompt-chance-place = Rzut za Miejsce
talisman-prompt-chance-card = Rzut za kartę
talisman-prompt-chance-ability = Rzut za zdolność
talisman-prompt-chance-reward = Nagroda za pokonanie Lorda Voldemorta
talisman-prompt-chance-prevent = Ochrona przed utratą Życia
talisman-prompt-chance-resist = Odparcie Zaklęcia
talisman-prompt-chance-evade = Wymknięcie się
talisman-prompt-chance-pickpocket = Kradzież kieszonkowa
talisman-prompt-chance-deck-outer = Tasowanie talii Londynu
talisman-prompt-chance-deck-middle = Tasowanie talii Terenów wokół Hogwartu
talisman-prompt-chance-deck-spells = Tasowanie Zaklęć
talisman-prompt-chance-characters = Rozdawanie Postaci
talisman-prompt-chance-character = Losowanie Postaci

## Możliwości

talisman-option-pass = Pasuj
talisman-option-yes = Tak
talisman-option-no = Nie
talisman-option-done = Gotowe
talisman-option-done-collect = Nie bierz nic więcej
talisman-option-nothing = Nic
talisman-option-keep = Bez zmian
talisman-option-end = Zakończ turę
talisman-option-roll = Rzuć kością i rusz się
talisman-option-stay = Zapłać 1 żeton Losu i zostań
talisman-option-offer = Przenieś się na dowolny inny obszar tego Regionu
talisman-option-offer-to = Przenieś się od razu na obszar: { $it }
talisman-option-leap = Przenieś się w obrębie Regionu
talisman-option-turn-back = Zawróć
talisman-option-enter = Wejdź do Wielkiej Sali
talisman-option-attempt = Spróbuj ponownie
talisman-option-cross = Spróbuj przejść przez barierę na King’s Cross
talisman-option-gates = Spróbuj otworzyć Wrota Hogwartu
talisman-option-apparate = Teleportuj się
talisman-option-clockwise = Zgodnie z ruchem wskazówek zegara
talisman-option-counterclockwise = Przeciwnie do ruchu wskazówek zegara
talisman-option-space = Obszar
talisman-option-stand = Walcz
talisman-option-abandon = Porzuć zadanie
talisman-option-up = O 1 więcej
talisman-option-down = O 1 mniej
talisman-option-free = Przerzuć
talisman-option-replace = Zapłać 1 żeton Losu i wymień ją
talisman-option-gain = Pozwól mu działać i zyskaj 1 żeton Losu
talisman-option-block = Zapłać 2 żetony Losu i zablokuj je
talisman-option-move = { $it }
talisman-option-cast = Rzuć Zaklęcie { $it }
talisman-option-spell = { $it }
talisman-option-target = { $it }
talisman-option-fight = Zaatakuj: { $it }
talisman-option-enchant = Rzuć Zaklęcie, cel: { $it }
talisman-option-ferret = Fretka: { $it }
talisman-option-event = { $it }
talisman-option-charm = { $it }, cel: { $whom }
talisman-option-sheet = { $it }
talisman-option-character = { $it }
talisman-option-side = { $it }
talisman-option-stat = { $it }
talisman-option-take = Weź { $it_acc }
talisman-option-take-galleon = Weź Galeony
talisman-option-ditch = Zostaw tu { $it_acc }
talisman-option-ditch-galleon = Zostaw tu 1 Galeon
talisman-option-lose = Odrzuć { $it_acc }
talisman-option-give = Oddaj { $it_acc }
talisman-option-sell = Oddaj { $it_acc }
talisman-option-swap = Wymień { $it_acc }
talisman-option-buy = { $price ->
    [one] Kup { $it_acc } za 1 Galeon
    [few] Kup { $it_acc } za { $price } Galeony
   *[many] Kup { $it_acc } za { $price } Galeonów
}
talisman-option-attack = Zaatakuj { $it_acc }
talisman-option-object = Weź { $it_acc }
talisman-option-follower = Weź { $it_acc }
talisman-option-trophy = { $it }
talisman-option-beat = Pokonaj { $it_acc } bez rzutu
talisman-option-bribe = Wymknij się, odrzucając coś: { $it }
talisman-option-calm = Zapłać 1 żeton Losu, by uspokoić { $it_acc }
talisman-option-first = { $it }
talisman-option-use = Użyj: { $it }
talisman-option-evade = Wymknij się: { $it }
talisman-option-single = Wymknij się ({ $card }): { $it }
talisman-option-ride = Podróżuj: { $it }
talisman-option-send = Wyślij { $it_acc }
talisman-option-send-from = Wyślij { $it_acc }, adresat: { $whom }
talisman-option-send-galleon = Wyślij 1 Galeon
talisman-option-send-galleon-from = Wyślij 1 Galeon, adresat: { $whom }
talisman-option-trade-galleon = { $n ->
    [0] Nie płać
    [one] Zapłać 1 Galeon
    [few] Zapłać { $n } Galeony
   *[many] Zapłać { $n } Galeonów
}
talisman-option-trade-fate = { $n ->
    [0] Nie płać
    [one] Zapłać 1 żeton Losu
    [few] Zapłać { $n } żetony Losu
   *[many] Zapłać { $n } żetonów Losu
}
talisman-option-steps = { $n ->
    [one] 1 obszar
    [few] { $n } obszary
   *[many] { $n } obszarów
}
talisman-option-die = { $n }
talisman-option-dice = { $die } i { $other }
talisman-option-predict = { $n }
talisman-option-draw = { $n ->
    [0] Bez karty
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
talisman-option-reroll-fate = Zapłać 1 żeton Losu i przerzuć
talisman-option-reroll-galleon = Zapłać 1 Galeon i przerzuć
talisman-option-fate-die = Zapłać 1 żeton Losu i przerzuć kość { $n }
talisman-option-galleon-die = Zapłać 1 Galeon i przerzuć kość { $n }
talisman-option-free-die = Przerzuć kość { $n }
talisman-option-suffer-fate = Oddaj 1 żeton Losu
talisman-option-suffer-life = Strać 1 punkt Życia
talisman-option-seize-life = Przegrana Postać traci 1 punkt Życia
talisman-option-seize-fate = Weź 1 żeton Losu
talisman-option-seize-fate-from = Weź 1 żeton Losu, traci go { $whom }
talisman-option-seize-galleon = Weź 1 Galeon
talisman-option-seize-galleon-from = Weź 1 Galeon, traci go { $whom }
talisman-option-object-from = Weź { $it_acc }, traci { $whom }
talisman-option-follower-from = Weź { $it_acc }, traci { $whom }
talisman-option-exchange-magic = Wymień Trofea Magii
talisman-option-exchange-might = Wymień Trofea Mocy
talisman-option-exchange-mixed = Wymień Trofea obu rodzajów
talisman-option-choose-life = Strać 1 punkt Życia
talisman-option-choose-fate = Strać 1 żeton Losu
talisman-option-choose-galleon = Strać 1 Galeon
talisman-option-choose-spell = Odrzuć 1 Zaklęcie
talisman-option-choose-object = Odrzuć 1 Przedmiot
talisman-option-choose-turn = Strać następną turę
talisman-option-choose-sell = Odrzuć 1 Przedmiot i weź 2 Galeony
talisman-option-choose-spells = Zapłać 3 Galeony, dobierz 2 Zaklęcia i zatrzymaj 1
talisman-option-choose-magic = Zyskaj 1 punkt Magii
talisman-option-choose-challenge = Podejmij się zadania, by zdobyć Insygnium
talisman-option-choose-refill-fate = Uzupełnij Los
talisman-option-choose-train = Trenuj
talisman-option-choose-plot = Knuj
talisman-option-choose-sell-spells = Oddaj Zaklęcia za żetony Losu
talisman-option-choose-buy-spells = Kup Zaklęcia za żetony Losu
talisman-option-choose-shop = { $it }
talisman-option-choose-number = Możliwość { $n }

## Wydarzenia: przygotowanie i tura

talisman-event-dealt = { $who } dostaje Postać: { $character }.
talisman-event-starts = { $who } zaczyna jako { $sheet }.
talisman-event-turn = { $who } zaczyna turę.
talisman-event-missed-turn = { $who } traci tę turę.
talisman-event-will-miss-turn = { $who } straci następną turę.
talisman-event-extra-turn-due = { $who } może rozegrać dodatkową turę.
talisman-event-did-nothing = { $who }: Postać jest unieruchomiona i w tej turze nic nie robi.
talisman-event-used = { $who } korzysta z karty: { $source }.
talisman-event-advantage = Żeton Przewagi pokazuje stronę: { $side }.
talisman-event-reshuffled = { $deck } się wyczerpała; odrzucone karty zostają potasowane.

## Wydarzenia: kości

talisman-event-rolled-movement = { $who } rzuca za ruch: { $faces }.
talisman-event-rolled-attack = { $who } rzuca za atak: { $faces }.
talisman-event-rolled-enemy = Kość Wroga pokazuje { $faces }.
talisman-event-rolled-barrier = Kość bariery pokazuje { $faces }.
talisman-event-rolled-gates = { $who } rzuca u Wrót Hogwartu: { $faces }.
talisman-event-rolled-voldemort = Kość Lorda Voldemorta pokazuje { $faces }.
talisman-event-rolled-space = { $who } rzuca za obszar: { $faces }.
talisman-event-rolled-event = { $who } rzuca za Wydarzenie: { $faces }.
talisman-event-rolled-observer = { $who } rzuca za Obserwatora: { $faces }.
talisman-event-rolled-place = { $who } rzuca za Miejsce: { $faces }.
talisman-event-rolled-card = { $who } rzuca za kartę: { $faces }.
talisman-event-rolled-ability = { $who } rzuca za zdolność: { $faces }.
talisman-event-rolled-reward = { $who } rzuca za nagrodę: { $faces }.
talisman-event-rolled-prevent = { $who } rzuca za ochronę: { $faces }.
talisman-event-rolled-resist = { $who } rzuca za odparcie Zaklęcia: { $faces }.
talisman-event-rolled-evade = { $who } rzuca za wymknięcie się: { $faces }.
talisman-event-rolled-pickpocket = { $who } rzuca za kradzież kieszonkową: { $faces }.
talisman-event-rerolled = { $who } przerzuca { $die } i dostaje { $again }.

## Wydarzenia: ruch

talisman-event-moved = { $who } przechodzi na obszar: { $space }.
talisman-event-stayed = { $who } płaci 1 żeton Losu i zostaje na miejscu.
talisman-event-turned-back = { $who } zawraca.
talisman-event-barrier = { $who } próbuje przejść przez barierę na King’s Cross.
talisman-event-barrier-open = Bariera ustępuje, przechodzi { $who }.
talisman-event-barrier-shut = Bariera nie ustępuje, przed nią zostaje { $who }.
talisman-event-gates-scores = { $who } ma na kościach { $thrown }, a { $stat } pozwala na { $most }.
# The dice unfolded.
talisman-event-gates-scores-thrown = { $who }
talisman-event-gates-open = Wrota Hogwartu się otwierają, wchodzi { $who }.
talisman-event-gates-shut = Wrota Hogwartu pozostają zamknięte, przed nimi zostaje { $who }.
talisman-event-voldemort-moved = Lord Voldemort przechodzi na obszar: { $space }.

## Wydarzenia: spotkania

talisman-event-drew = { $who } dobiera kartę: { $card }.
talisman-event-replaced = { $who } płaci 1 żeton Losu i wkłada { $card_acc } pod talię.
talisman-event-event = Wydarzenie: { $card }.
talisman-event-visited = { $who } odwiedza { $card_acc }.
talisman-event-card-gone = Karta { $card } zostaje odrzucona.
talisman-event-lasting = Karta { $card } leży obok planszy i działa dalej.
talisman-event-lasting-over = Karta { $card } przestaje działać.
talisman-event-took = { $who } bierze { $card_acc }.
talisman-event-took-galleons = { $n ->
    [one] { $who } podnosi 1 Galeon.
    [few] { $who } podnosi { $n } Galeony.
   *[many] { $who } podnosi { $n } Galeonów.
}
talisman-event-discarded = { $who } odrzuca { $card_acc }.
talisman-event-discarded-spell = { $who } odrzuca Zaklęcie { $spell }.
talisman-event-ditched = { $who } zostawia { $card_acc }.
talisman-event-ditched-galleons = { $n ->
    [one] { $who } zostawia 1 Galeon.
    [few] { $who } zostawia { $n } Galeony.
   *[many] { $who } zostawia { $n } Galeonów.
}
talisman-event-bought = { $price ->
    [one] { $who } kupuje { $card_acc } za 1 Galeon.
    [few] { $who } kupuje { $card_acc } za { $price } Galeony.
   *[many] { $who } kupuje { $card_acc } za { $price } Galeonów.
}
talisman-event-exchanged = { $n ->
    [one] { $who } oddaje 1 Trofeum. Punkty: { $points }.
    [few] { $who } oddaje { $n } Trofea. Punkty: { $points }.
   *[many] { $who } oddaje { $n } Trofeów. Punkty: { $points }.
}
talisman-event-exchanged-points = Oddane Trofea
talisman-event-challenged = { $who } podejmuje się zadania: { $challenge }.
talisman-event-challenge-met = { $who } wykonuje zadanie.
talisman-event-challenge-dropped = { $who } porzuca zadanie.
talisman-event-champion = { $who } wygrywa turniej.
talisman-event-predicted-right = { $who } przepowiada { $named } i trafia.
talisman-event-predicted-wrong = { $who } przepowiada { $named }, ale kość pokazuje { $die }.
talisman-event-key-caught = { $left ->
    [0] { $who } łapie ostatni klucz.
    [one] { $who } łapie klucz; pozostał 1.
    [few] { $who } łapie klucz; pozostały { $left }.
   *[many] { $who } łapie klucz; pozostało { $left }.
}
talisman-event-intimidated = { $who } zastrasza przeciwnika: { $whom }.
talisman-event-stole-card = { $who } zabiera { $card_acc }, traci { $whom }.
talisman-event-stole-fate = { $who } zabiera 1 żeton Losu, traci go { $whom }.
talisman-event-stole-galleon = { $who } zabiera 1 Galeon, traci go { $whom }.
talisman-event-looked-deck = { $n ->
    [one] { $who } ogląda wierzchnią kartę talii.
    [few] { $who } ogląda { $n } wierzchnie karty talii.
   *[many] { $who } ogląda { $n } wierzchnich kart talii.
}
talisman-event-looked-deck-own = Na wierzchu leżą: { $cards }.
talisman-event-looked-spells = { $who } ogląda Zaklęcia, które ma { $whom }.
talisman-event-looked-spells-own = { $whom } ma: { $spells }.

## Wydarzenia: zyski i straty

talisman-event-gained = { $who } zyskuje { talisman-text-amount } (razem: { $total }).
talisman-event-lost = { $who } traci { talisman-text-amount } (zostaje: { $total }).
talisman-event-healed = { $n ->
    [one] { $who } odzyskuje 1 punkt Życia (razem: { $total }).
    [few] { $who } odzyskuje { $n } punkty Życia (razem: { $total }).
   *[many] { $who } odzyskuje { $n } punktów Życia (razem: { $total }).
}
talisman-event-drew-spell = { $who } dobiera Zaklęcie.
talisman-event-drew-spell-own = To { $spell }.
talisman-event-fell = { $who } traci ostatni punkt Życia.
talisman-event-recovered = { $who } wraca do gry jako { $sheet }.
talisman-event-out = { $who } odpada z gry.
talisman-event-ferret = { $who } zmienia się we Fretkę.
talisman-event-ferret-over = { $who } wraca do swojej postaci.

## Wydarzenia: walka

talisman-event-battle = { $value ->
    [0] Walka: { $who } kontra { $foe }.
   *[other] Walka: { $who } kontra { $foe } ({ $stat } { $value }).
}
talisman-event-battle-stands = Na razie { $who } ma { $mine }, przeciwnik { $theirs }.
talisman-event-battle-stands-mine = { $who }
talisman-event-battle-stands-theirs = { $foe }
talisman-event-battle-scores = Skuteczność ataku: { $who } ma { $mine }, przeciwnik { $theirs }.
# The scores unfolded: who they belong to, and what they are made of.
talisman-event-battle-scores-mine = { $who }
talisman-event-battle-scores-theirs = { $foe }
talisman-part-advantage = Przewaga
talisman-part-other = Inne premie
talisman-part-die = Kość
talisman-event-battle-won = { $who } kontra { $foe }: wygrywa { $who }.
talisman-event-battle-lost = { $who } kontra { $foe }: { $who } przegrywa.
talisman-event-battle-standoff = { $who } kontra { $foe }: remis.
talisman-event-battle-evaded = { $who } kontra { $foe }: do walki nie dochodzi.
talisman-event-beat-outright = { $who } pokonuje { $card_acc } bez rzutu.
talisman-event-evaded = { $who } wymyka się ({ $source }).
talisman-event-evaded-card = { $who } wymyka się { $card_dat }.
talisman-event-not-evaded = { $who } wyrzuca { $die } i nie może się wymknąć.
talisman-event-prevented = { $who } wyrzuca { $die } i nie traci Życia ({ $card }).
talisman-event-not-prevented = { $who } wyrzuca { $die }, bez skutku ({ $card }).
talisman-event-finale-won = { $who } pokonuje Lorda Voldemorta w Wielkiej Sali i wygrywa grę! Górą { $side }.
talisman-event-finale-lost = Lord Voldemort odpiera atak, { $who } cofa się na Ruchome schody.

## Wydarzenia: Zaklęcia

talisman-event-spell-cast = { $who } rzuca Zaklęcie { $spell }.
talisman-event-spell-cast-on = { $who } rzuca Zaklęcie { $spell }. Cel: { $whom }.
talisman-event-spell-cancelled = Zaklęcie { $spell } zostaje anulowane.
talisman-event-spell-blocked = { $who } blokuje Zaklęcie { $spell }.
talisman-event-spell-resisted = { $who } wyrzuca { $die } i odpiera Zaklęcie.
talisman-event-spell-not-resisted = { $who } wyrzuca { $die } i nie odpiera Zaklęcia.
talisman-event-frozen = { $who }: Postać zostaje unieruchomiona na tę turę.
talisman-event-shielded = { $who } wznosi tarczę.
talisman-event-charm-over = Zaklęcie { $spell } przestaje działać. Cel: { $who }.

## Dlaczego nie

talisman-refused-exchange = Wymień Trofea
talisman-why-hallow = Nie masz Insygnium.
talisman-why-ally = Należycie do tego samego stronnictwa.
talisman-why-target = Nie ma teraz na kogo ani na co.
talisman-why-moment = To nie jest właściwy moment.
talisman-why-points = Twoje Trofea są jeszcze za mało warte.
talisman-why-owned = Masz już Przedmiot o tej nazwie.
talisman-why-sold-out = W stosie nie ma już ani jednej takiej karty.
talisman-why-price = Masz za mało Galeonów.
talisman-why-ferret = Fretka nie wymienia Trofeów.

## What a choice leads to

talisman-detail-ditch = Nie musisz. Zostanie na tym obszarze dla tego, kto się tu zatrzyma.
talisman-detail-exchange = Za każde { $price } punktów pokonanych Wrogów wskaźnik rośnie o 1; masz { $points }.
talisman-detail-yours = twoja: { $n }
talisman-detail-cross = Twoja Magia { $mine } i kość muszą dać więcej niż { $value } i kość.
talisman-detail-cross-fixed = Twoja Magia to { $mine }; musi być wyższa niż { $value }.
talisman-figure-fate = Los
talisman-figure-galleon = Galeony
talisman-figure-life = Życie
talisman-odds-cross = szansa na przejście przez barierę
talisman-odds-battle = szansa na wygraną walkę
talisman-odds-standoff = remis
talisman-odds-face = szansa na zwycięską ściankę
talisman-blocked-cross = Przy twojej Magii żaden rzut nie otworzy bariery.
talisman-blocked-gates = Przy twojej Magii i Mocy żaden rzut nie otworzy Wrót.
talisman-odds-gates = szansa na przejście przez Wrota

## Co trwa: nazwa, działanie, co je kończy

talisman-state-waiting = W Szpitalu Świętego Munga
talisman-state-miss = Stracona tura
talisman-state-ferret = Fretka
talisman-state-extra = Dodatkowa tura
talisman-state-turned-back = Droga powrotna
talisman-state-admitted = Za barierą
talisman-state-held = Zatrzymanie
talisman-state-next-move = Oferowana droga
talisman-does-waiting = Nie bierze udziału w grze aż do swojej następnej tury.
talisman-does-miss = W następnej turze nic nie robi.
talisman-does-ferret = Magia 1, Moc 1, jeden obszar na turę; niczego nie nosi i nie rzuca Zaklęć.
talisman-does-extra = Gra dalej, zanim przyjdzie kolej na innych.
talisman-does-turned-back = W każdej turze cofa się o jeden obszar.
talisman-does-admitted = Następny ruch zaczyna się na Stacji Hogsmeade.
talisman-does-held = Nie może iść dalej, dopóki nie wykona zadania obszaru: { $space }.
talisman-does-next-move = Do wyboru zamiast następnego rzutu: { $where }.
talisman-part-region = dowolny inny obszar Regionu
talisman-ends-battle = wraz z tą walką
talisman-ends-this-turn = na koniec tury: { $who }
talisman-ends-next-turn = na początku następnej tury: { $who }
talisman-ends-turns = { $n ->
    [one] po turze: { $who }
    [few] po { $n } turach: { $who }
   *[many] po { $n } turach: { $who }
  }
talisman-ends-waiting = na początku następnej tury: { $who }
talisman-ends-miss = gdy przepadnie tura: { $who }
talisman-ends-ferret = { $n ->
    [one] po 1 turze: { $who }
    [few] po { $n } turach: { $who }
   *[many] po { $n } turach: { $who }
  }
talisman-ends-extra = po jej rozegraniu
talisman-ends-turned-back = za Wrotami Hogwartu
talisman-ends-admitted = wraz z następnym ruchem: { $who }
talisman-ends-held = po wykonaniu zadania albo po zawróceniu
talisman-ends-next-move = wraz z następnym ruchem: { $who }

## O co chce się być zapytanym

talisman-wish-fate = Zaproponuj mi Los po następnym rzucie na ruch
talisman-window-turn-start = na początku tury
talisman-window-movement-rolled = po rzucie na ruch
talisman-window-before-draw = przed dobraniem kart
talisman-window-battle-start = w cudzych walkach
talisman-window-life-loss = gdy inni mają stracić Życie
talisman-window-spell-cast = gdy Zaklęcie trafia innych
talisman-window-enemy-beaten = po pokonaniu Wroga
talisman-window-turn-end = na końcu tury
talisman-window-crossing = gdy inni próbują przejść
talisman-window-fate-movement = o Los po moim rzucie na ruch
talisman-window-end-idle = na końcu mojej tury, czy coś odłożyć
