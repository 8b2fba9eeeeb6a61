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
talisman-roll-attack = ataku
talisman-roll-gates = przy Wrotach Hogwartu
talisman-roll-space = na obszarze
talisman-roll-event = przy Wydarzeniu
talisman-roll-observer = przy Obserwatorze
talisman-roll-place = w Miejscu
talisman-roll-card = dla karty
talisman-roll-ability = dla zdolności
talisman-roll-reward = o nagrodę
talisman-roll-prevent = na ochronę
talisman-roll-resist = na odparcie Zaklęcia
talisman-roll-evade = na wymknięcie się
talisman-roll-pickpocket = na kradzież Galeona

## Pytania: przygotowanie i tura

talisman-prompt-character = Którą Postacią grasz?
talisman-prompt-sheet = Którą stroną karty Postaci grasz?
talisman-prompt-before-move = Zanim się ruszysz: co robisz?
talisman-prompt-turn-end = Koniec twojej tury: co jeszcze robisz?
talisman-prompt-use = Czy używasz zdolności { $source_gen }?
talisman-prompt-extra-turn = Czy rozgrywasz teraz dodatkową turę?

## Pytania: ruch

talisman-prompt-move = { $steps ->
    [one] Dokąd idziesz? Masz 1 krok.
    [few] Dokąd idziesz? Masz { $steps } kroki.
   *[many] Dokąd idziesz? Masz { $steps } kroków.
}
talisman-prompt-steps = Na kości wypadło { $die }. Jak daleko idziesz?
talisman-prompt-direction = W którą stronę pójdzie { $who }?
talisman-prompt-apparate = Dokąd się teleportujesz?
talisman-prompt-leap = Na który obszar tego Regionu się przenosisz?
talisman-prompt-ride = Dokąd się udajesz?
talisman-prompt-travel = { $source }: dokąd się udajesz?
talisman-prompt-gates-stat = Wrota Hogwartu: dwie kości przeciw twojej Magii ({ $magic }) albo Mocy ({ $might }). Czego próbujesz?
talisman-prompt-pickpocket = Mijasz Postać { $whom_gen }. Czy próbujesz ukraść jej Galeona?
talisman-prompt-voldemort = { $die ->
    [one] Lord Voldemort rusza się o 1 obszar. Dokąd idzie?
    [few] Lord Voldemort rusza się o { $die } obszary. Dokąd idzie?
   *[many] Lord Voldemort rusza się o { $die } obszarów. Dokąd idzie?
}
talisman-prompt-voldemort-steps = Kość Lorda Voldemorta pokazuje { $die }. Jak daleko idzie?
talisman-prompt-voldemort-attack = Lord Voldemort zakończył ruch. Kogo atakuje?
talisman-prompt-voldemort-stat = Lord Voldemort atakuje cię (Magia i Moc { $value }). Walczysz na Magię czy na Moc?

## Pytania: spotkania

talisman-prompt-encounter = { $space }: co spotykasz?
talisman-prompt-enchant = Które Zaklęcie rzucasz na { $whom_acc } zamiast walki?
talisman-prompt-ditch-early = Zanim dobierzesz karty: co tu zostawiasz?
talisman-prompt-draw-more = Ile kart dobierasz?
talisman-prompt-redraw = Dobierasz kartę „{ $card }”. Czy płacisz 1 żeton Losu, by włożyć ją pod talię i dobrać inną?
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
talisman-prompt-exchange = Za każde { $price } punktów zyskujesz 1 punkt. Oddane do tej pory: { $points }. Które Trofeum oddajesz?
talisman-prompt-grow = Która z twoich cech rośnie?
talisman-prompt-excess-objects = Twój limit Przedmiotów to { $limit }. Który tu zostawiasz?
talisman-prompt-excess-followers = Twój limit Sprzymierzeńców to { $limit }. Którego tu zostawiasz?
talisman-prompt-hedwig = Co i komu zanosi Hedwiga?
talisman-prompt-steal = { $source }: co zabierasz?
talisman-prompt-arrange = { $n ->
    [1] Która karta ma leżeć na wierzchu?
   *[other] Która karta ma być { $n }. z kolei?
}
talisman-prompt-look-spells = { $source }: czyje Zaklęcia oglądasz?

## Pytania: kości

talisman-prompt-fate = W rzucie { $roll } wypadło { $die }. Czy przerzucasz kość?
talisman-prompt-fate-dice = W rzucie { $roll } wypadło { $dice }. Czy przerzucasz jedną z kości?
talisman-prompt-reroll = Wypadło { $die }. { $source }: czy przerzucasz kość za darmo?
talisman-prompt-reroll-dice = Wypadło { $dice }. { $source }: czy przerzucasz jedną z kości za darmo?
talisman-prompt-nudge = Kość pokazuje { $die }. Czy zmieniasz wynik o 1?
talisman-prompt-dice-one = W rzucie { $roll } wypadło { $dice }. Której kości używasz?
talisman-prompt-dice-two = Wypadło { $dice }. Których dwóch kości używasz?

## Pytania: walka

talisman-prompt-evade = { $value ->
    [0] Atakuje cię { $foe }. Czy walczysz?
   *[other] Czy walczysz z { $foe_ins } ({ $stat } { $value })?
}
talisman-prompt-score = { $source }: czy dodajesz 1 do skuteczności ataku?
talisman-prompt-lupin = Bogin, Moc { $value }: walczysz na Moc czy, dzięki Remusowi Lupinowi, na Magię?
talisman-prompt-ransom = { $source }: czy oddajesz { talisman-text-amount } zamiast 1 punktu Życia?
talisman-prompt-sacrifice = Za chwilę stracisz 1 punkt Życia. Czy odrzucasz zamiast niego Sprzymierzeńca?
talisman-prompt-reward = Wygrywasz walkę z { $whom_ins }. Jaką nagrodę wybierasz?
talisman-prompt-buy-off = Przegrywasz walkę z { $whom_ins }. Czy dajesz 1 Galeona zamiast każdej innej straty?

## Pytania: Zaklęcia

talisman-prompt-advantage = Którą stronę ma pokazywać żeton Przewagi?
talisman-prompt-spell-turn-start = { $who } zaraz się ruszy. Czy rzucasz Zaklęcie?
    .own = Zaraz się ruszysz. Czy rzucasz Zaklęcie?
talisman-prompt-spell-movement-rolled = { $who } ma już wynik rzutu za ruch. Czy rzucasz Zaklęcie?
    .own = Masz już wynik rzutu za ruch. Czy rzucasz Zaklęcie?
talisman-prompt-spell-before-draw = { $who } zaraz dobierze karty Spotkań. Czy rzucasz Zaklęcie?
    .own = Zaraz dobierzesz karty Spotkań. Czy rzucasz Zaklęcie?
talisman-prompt-spell-battle-start = { $who } zaraz stoczy walkę z { $foe_ins }. Czy rzucasz Zaklęcie przed rzutami?
    .own = Zaraz stoczysz walkę z { $foe_ins }. Czy rzucasz Zaklęcie przed rzutami?
talisman-prompt-spell-life-loss = { $who } zaraz straci punkty Życia. Czy rzucasz Zaklęcie?
    .own = Zaraz stracisz punkty Życia. Czy rzucasz Zaklęcie?
talisman-prompt-spell-spell-cast = { $who } rzuca Zaklęcie { $spell }. Czy odpowiadasz Zaklęciem?
    .own = Rzucasz Zaklęcie { $spell }. Czy dodajesz jeszcze jedno?
talisman-prompt-spell-enemy-beaten = { $who } wygrywa walkę z { $foe_ins }. Czy rzucasz Zaklęcie?
    .own = Wygrywasz walkę z { $foe_ins }. Czy rzucasz Zaklęcie?
talisman-prompt-spell-turn-end = { $who } zaraz skończy turę. Czy rzucasz Zaklęcie?
    .own = Twoja tura zaraz się skończy. Czy rzucasz Zaklęcie?
talisman-prompt-spell-crossing = { $who } próbuje przejść dalej. Czy rzucasz Zaklęcie?
    .own = Próbujesz przejść dalej. Czy rzucasz Zaklęcie?
talisman-prompt-spell-target = { $spell }: na kogo lub na co?
talisman-prompt-spell-resist = { $who } rzuca na ciebie Zaklęcie { $spell }. Czy próbujesz je odeprzeć?
talisman-prompt-spell-guard = { $who } rzuca na ciebie Zaklęcie { $spell }. Co robisz?
talisman-prompt-spell-redirect = Zaklęcie { $spell } zostało zablokowane. Na kogo je rzucasz?
talisman-prompt-spell-discard = Które Zaklęcie odrzucasz?

## Kości do rzucenia

talisman-prompt-chance-movement = Ruch
talisman-prompt-chance-attack = Rzut ataku
talisman-prompt-chance-enemy = Rzut ataku Wroga
talisman-prompt-chance-barrier = Rzut przy barierze
talisman-prompt-chance-gates = Wrota Hogwartu
talisman-prompt-chance-voldemort = Ruch Lorda Voldemorta
talisman-prompt-chance-space = Rzut na obszarze
talisman-prompt-chance-event = Rzut przy Wydarzeniu
talisman-prompt-chance-observer = Rzut przy Obserwatorze
talisman-prompt-chance-place = Rzut w Miejscu
talisman-prompt-chance-card = Rzut dla karty
talisman-prompt-chance-ability = Rzut dla zdolności
talisman-prompt-chance-reward = Nagroda za pokonanie Lorda Voldemorta
talisman-prompt-chance-prevent = Ochrona przed utratą Życia
talisman-prompt-chance-resist = Odparcie Zaklęcia
talisman-prompt-chance-evade = Wymknięcie się
talisman-prompt-chance-pickpocket = Kradzież Galeona
talisman-prompt-chance-deck-outer = Tasowanie talii Londynu
talisman-prompt-chance-deck-middle = Tasowanie talii Terenów wokół Hogwartu
talisman-prompt-chance-deck-spells = Tasowanie Zaklęć
talisman-prompt-chance-characters = Rozdawanie Postaci
talisman-prompt-draw-deck-outer = { $who } dobiera z talii Londynu. Którą kartę?
talisman-prompt-draw-deck-middle = { $who } dobiera z talii Terenów wokół Hogwartu. Którą kartę?
talisman-prompt-draw-deck-spells = { $who } dobiera Zaklęcie. Które?
talisman-prompt-draw-characters = { $who } dostaje Postać. Którą?
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
talisman-option-offer-to = Przenieś się od razu na obszar { $it_gen }
talisman-option-leap = Przenieś się w obrębie Regionu
talisman-option-turn-back = Zawróć
talisman-option-enter = Wejdź do Wielkiej Sali
talisman-option-attempt = Spróbuj ponownie
talisman-option-cross = Spróbuj przejść przez barierę na King’s Cross
talisman-option-gates = Spróbuj otworzyć Wrota Hogwartu
talisman-option-apparate = Teleportuj się
talisman-option-clockwise = Zgodnie z ruchem wskazówek zegara
talisman-option-counterclockwise = Przeciwnie do ruchu wskazówek zegara
talisman-option-space = Spotkanie z obszaru
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
talisman-option-fight = Zaatakuj { $it_acc }
talisman-option-enchant = Rzuć Zaklęcie na { $it_acc }
talisman-option-ferret = Fretka: { $it }
talisman-option-event = { $it }
talisman-option-charm = { $it } na { $whom_acc }
talisman-option-sheet = { $it }
talisman-option-character = { $it }
talisman-option-side = { $it }
talisman-option-stat = { $it }
talisman-option-take = Weź { $it_acc }
talisman-option-take-galleon = Weź Galeony
talisman-option-ditch = Zostaw tu { $it_acc }
talisman-option-ditch-galleon = Zostaw tu 1 Galeona
talisman-option-lose = Odrzuć { $it_acc }
talisman-option-give = Oddaj { $it_acc }
talisman-option-sell = Oddaj { $it_acc }
talisman-option-swap = Wymień { $it_acc }
talisman-option-buy = { $price ->
    [one] Kup { $it_acc } za 1 Galeona
    [few] Kup { $it_acc } za { $price } Galeony
   *[many] Kup { $it_acc } za { $price } Galeonów
}
talisman-option-attack = Zaatakuj { $it_acc }
talisman-option-object = Weź { $it_acc }
talisman-option-follower = Weź { $it_acc }
talisman-option-trophy = { $it }
talisman-option-beat = Pokonaj { $it_acc } bez rzutu
talisman-option-bribe = Wymknij się { $it_dat }, odrzucając coś
talisman-option-calm = Zapłać 1 żeton Losu, by uspokoić { $it_acc }
talisman-option-first = { $it }
talisman-option-use = Użyj zdolności { $it_gen }
talisman-option-evade = Wymknij się dzięki karcie „{ $it }”
talisman-option-single = Wymknij się { $card_dat } (zdolność { $it_gen })
talisman-option-ride = W drogę! ({ $it })
talisman-option-send = Wyślij { $it_acc }
talisman-option-send-from = Wyślij { $it_acc } { $whom_dat }
talisman-option-send-galleon = Wyślij 1 Galeona
talisman-option-send-galleon-from = Wyślij 1 Galeona { $whom_dat }
talisman-option-trade-galleon = { $n ->
    [0] Nie płać
    [one] Zapłać 1 Galeona
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
talisman-option-reroll-galleon = Zapłać 1 Galeona i przerzuć
talisman-option-fate-die = Zapłać 1 żeton Losu i przerzuć kość z wynikiem { $n }
talisman-option-galleon-die = Zapłać 1 Galeona i przerzuć kość z wynikiem { $n }
talisman-option-free-die = Przerzuć { $n }
talisman-option-suffer-fate = Oddaj 1 żeton Losu
talisman-option-suffer-life = Strać 1 punkt Życia
talisman-option-seize-life = Pokonana Postać traci 1 punkt Życia
talisman-option-seize-fate = Weź 1 żeton Losu
talisman-option-seize-fate-from = Weź { $whom_dat } 1 żeton Losu
talisman-option-seize-galleon = Weź 1 Galeona
talisman-option-seize-galleon-from = Weź { $whom_dat } 1 Galeona
talisman-option-object-from = Weź { $it_acc } ({ $whom })
talisman-option-follower-from = Weź { $it_acc } ({ $whom })
talisman-option-exchange-magic = Wymień Trofea Magii
talisman-option-exchange-might = Wymień Trofea Mocy
talisman-option-exchange-mixed = Wymień Trofea obu rodzajów
talisman-option-choose-life = Strać 1 punkt Życia
talisman-option-choose-fate = Strać 1 żeton Losu
talisman-option-choose-galleon = Strać 1 Galeona
talisman-option-choose-spell = Odrzuć 1 Zaklęcie
talisman-option-choose-object = Odrzuć 1 Przedmiot
talisman-option-choose-turn = Strać następną turę
talisman-option-choose-sell = Odrzuć 1 Przedmiot i weź 2 Galeony
talisman-option-choose-spells = Zapłać 3 Galeony, dobierz 2 Zaklęcia i zatrzymaj 1
talisman-option-choose-magic = Zyskaj 1 punkt Magii
talisman-option-choose-challenge = Podejmij się zadania, by zdobyć Insygnium
talisman-option-choose-refill-fate = Uzupełnij Los
talisman-option-choose-train = Trenuj
talisman-option-choose-plot = Spiskuj
talisman-option-choose-sell-spells = Oddaj Zaklęcia za żetony Losu
talisman-option-choose-buy-spells = Kup Zaklęcia za żetony Losu
talisman-option-choose-shop = { $it }
talisman-option-choose-number = Możliwość { $n }

## Wydarzenia: przygotowanie i tura

talisman-event-dealt = { $who } gra jako { $character }.
    .own = Grasz jako { $character }.
talisman-event-starts = { $who } zaczyna jako { $sheet }.
    .own = Zaczynasz jako { $sheet }.
talisman-event-turn = { $who } zaczyna turę.
    .own = Zaczynasz turę.
talisman-event-missed-turn = { $who } traci tę turę.
    .own = Tracisz tę turę.
talisman-event-will-miss-turn = { $who } straci następną turę.
    .own = Stracisz następną turę.
talisman-event-extra-turn-due = { $who } może rozegrać dodatkową turę.
    .own = Możesz rozegrać dodatkową turę.
talisman-event-did-nothing = { $who } nic nie robi w tej turze: Postać jest unieruchomiona.
    .own = Nic nie robisz w tej turze: Postać jest unieruchomiona.
talisman-event-used = { $who } używa zdolności { $source_gen }.
    .own = Używasz zdolności { $source_gen }.
talisman-event-advantage = Żeton Przewagi pokazuje stronę { $side_gen }.
talisman-event-reshuffled = { $deck } się wyczerpała; odrzucone karty zostają potasowane.

## Wydarzenia: kości

talisman-event-rolled-movement = { $who } rzuca za ruch i wyrzuca { $faces }.
    .own = Rzucasz za ruch i wyrzucasz { $faces }.
talisman-event-rolled-attack = { $who } wyrzuca { $faces }.
    .own = Wyrzucasz { $faces }.
talisman-event-rolled-enemy = Na kości Wroga wypada { $faces }.
talisman-event-rolled-barrier = Na kości bariery wypada { $faces }.
talisman-event-rolled-gates = { $who } wyrzuca { $faces } u Wrót Hogwartu.
    .own = Wyrzucasz { $faces } u Wrót Hogwartu.
talisman-event-rolled-voldemort = Na kości Lorda Voldemorta wypada { $faces }.
talisman-event-rolled-space = { $who } rzuca na obszarze i wyrzuca { $faces }.
    .own = Rzucasz na obszarze i wyrzucasz { $faces }.
talisman-event-rolled-event = { $who } rzuca przy Wydarzeniu i wyrzuca { $faces }.
    .own = Rzucasz przy Wydarzeniu i wyrzucasz { $faces }.
talisman-event-rolled-observer = { $who } rzuca przy Obserwatorze i wyrzuca { $faces }.
    .own = Rzucasz przy Obserwatorze i wyrzucasz { $faces }.
talisman-event-rolled-place = { $who } rzuca w Miejscu i wyrzuca { $faces }.
    .own = Rzucasz w Miejscu i wyrzucasz { $faces }.
talisman-event-rolled-card = { $who } rzuca z polecenia karty i wyrzuca { $faces }.
    .own = Rzucasz z polecenia karty i wyrzucasz { $faces }.
talisman-event-rolled-ability = { $who } rzuca, używając zdolności, i wyrzuca { $faces }.
    .own = Rzucasz, używając zdolności, i wyrzucasz { $faces }.
talisman-event-rolled-reward = { $who } rzuca o nagrodę i wyrzuca { $faces }.
    .own = Rzucasz o nagrodę i wyrzucasz { $faces }.
talisman-event-rolled-prevent = { $who } rzuca, aby ochronić Życie, i wyrzuca { $faces }.
    .own = Rzucasz, aby ochronić Życie, i wyrzucasz { $faces }.
talisman-event-rolled-resist = { $who } rzuca, aby odeprzeć Zaklęcie, i wyrzuca { $faces }.
    .own = Rzucasz, aby odeprzeć Zaklęcie, i wyrzucasz { $faces }.
talisman-event-rolled-evade = { $who } rzuca, aby się wymknąć, i wyrzuca { $faces }.
    .own = Rzucasz, aby się wymknąć, i wyrzucasz { $faces }.
talisman-event-rolled-pickpocket = { $who } rzuca, aby ukraść Galeona, i wyrzuca { $faces }.
    .own = Rzucasz, aby ukraść Galeona, i wyrzucasz { $faces }.
talisman-event-rerolled = { $who } przerzuca { $die } i dostaje { $again }.
    .own = Przerzucasz { $die } i dostajesz { $again }.

## Wydarzenia: ruch

talisman-event-moved = { $who } przechodzi na obszar { $space_gen }.
    .own = Przechodzisz na obszar { $space_gen }.
talisman-event-placed = { $who } zaczyna na obszarze { $space_gen }.
    .own = Zaczynasz na obszarze { $space_gen }.
talisman-event-hospital = { $who } trafia na obszar { $space_gen }.
    .own = Trafiasz na obszar { $space_gen }.
talisman-event-stayed = { $who } płaci 1 żeton Losu i zostaje na miejscu.
    .own = Płacisz 1 żeton Losu i zostajesz na miejscu.
talisman-event-turned-back = { $who } zawraca.
    .own = Zawracasz.
talisman-event-barrier = { $who } próbuje przejść przez barierę na King’s Cross.
    .own = Próbujesz przejść przez barierę na King’s Cross.
talisman-event-barrier-scores = Przy barierze { $who } ma { $mine }, a bariera { $theirs }.
    .own = Przy barierze masz { $mine }, a bariera { $theirs }.
talisman-event-barrier-scores-mine = { $who }
    .own = Ty
talisman-event-barrier-scores-theirs = { $foe }
talisman-event-barrier-open = { $who } przechodzi przez barierę.
    .own = Przechodzisz przez barierę.
talisman-event-barrier-shut = { $who } nie przechodzi: bariera nie ustępuje.
    .own = Nie przechodzisz: bariera nie ustępuje.
talisman-event-gates-scores = { $who } ma w sumie { $thrown }; { $stat } pozwala najwyżej na { $most }.
    .own = Masz w sumie { $thrown }; { $stat } pozwala najwyżej na { $most }.
# The dice unfolded.
talisman-event-gates-scores-thrown = { $who }
    .own = Ty
talisman-event-gates-open = { $who } otwiera Wrota Hogwartu i wchodzi do zamku.
    .own = Otwierasz Wrota Hogwartu i wchodzisz do zamku.
talisman-event-gates-shut = { $who } nie otwiera Wrót Hogwartu.
    .own = Nie otwierasz Wrót Hogwartu.
talisman-event-voldemort-moved = Lord Voldemort przechodzi na obszar { $space_gen }.

## Wydarzenia: spotkania

talisman-event-drew = { $who } dobiera kartę „{ $card }”.
    .own = Dobierasz kartę „{ $card }”.
talisman-event-replaced = { $who } płaci 1 żeton Losu i wkłada { $card_acc } pod talię.
    .own = Płacisz 1 żeton Losu i wkładasz { $card_acc } pod talię.
talisman-event-event = Następuje Wydarzenie „{ $card }”.
talisman-event-visited = { $who } odwiedza { $card_acc }.
    .own = Odwiedzasz { $card_acc }.
talisman-event-card-gone = Karta „{ $card }” zostaje odrzucona.
talisman-event-lasting = Karta „{ $card }” leży obok planszy i działa dalej.
talisman-event-lasting-over = Karta „{ $card }” przestaje działać.
talisman-event-took = { $who } bierze { $card_acc }.
    .own = Bierzesz { $card_acc }.
talisman-event-took-galleons = { $n ->
    [one] { $who } podnosi 1 Galeona.
    [few] { $who } podnosi { $n } Galeony.
   *[many] { $who } podnosi { $n } Galeonów.
}
    .own = { $n ->
        [one] Podnosisz 1 Galeona.
        [few] Podnosisz { $n } Galeony.
       *[many] Podnosisz { $n } Galeonów.
    }
talisman-event-discarded = { $who } odrzuca { $card_acc }.
    .own = Odrzucasz { $card_acc }.
talisman-event-discarded-spell = { $who } odrzuca Zaklęcie { $spell }.
    .own = Odrzucasz Zaklęcie { $spell }.
talisman-event-ditched = { $who } zostawia { $card_acc }.
    .own = Zostawiasz { $card_acc }.
talisman-event-ditched-galleons = { $n ->
    [one] { $who } zostawia 1 Galeona.
    [few] { $who } zostawia { $n } Galeony.
   *[many] { $who } zostawia { $n } Galeonów.
}
    .own = { $n ->
        [one] Zostawiasz 1 Galeona.
        [few] Zostawiasz { $n } Galeony.
       *[many] Zostawiasz { $n } Galeonów.
    }
talisman-event-bought = { $price ->
    [one] { $who } kupuje { $card_acc } za 1 Galeona.
    [few] { $who } kupuje { $card_acc } za { $price } Galeony.
   *[many] { $who } kupuje { $card_acc } za { $price } Galeonów.
}
    .own = { $price ->
        [one] Kupujesz { $card_acc } za 1 Galeona.
        [few] Kupujesz { $card_acc } za { $price } Galeony.
       *[many] Kupujesz { $card_acc } za { $price } Galeonów.
    }
talisman-event-exchanged = { $n ->
    [one] { $who } oddaje 1 Trofeum warte { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
    [few] { $who } oddaje { $n } Trofea, razem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[many] { $who } oddaje { $n } Trofeów, razem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
}
    .own = { $n ->
        [one] Oddajesz 1 Trofeum warte { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
        [few] Oddajesz { $n } Trofea, razem { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
       *[many] Oddajesz { $n } Trofeów, razem { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }.
    }
talisman-event-exchanged-points = Oddane Trofea
talisman-event-challenged = { $who } podejmuje się zadania: { $challenge }.
    .own = Podejmujesz się zadania: { $challenge }.
talisman-event-challenge-met = { $who } wykonuje zadanie.
    .own = Wykonujesz zadanie.
talisman-event-challenge-dropped = { $who } porzuca zadanie.
    .own = Porzucasz zadanie.
talisman-event-champion = { $who } wygrywa turniej.
    .own = Wygrywasz turniej.
talisman-event-predicted-right = { $who } przepowiada { $named } i trafia.
    .own = Przepowiadasz { $named } i trafiasz.
talisman-event-predicted-wrong = { $who } przepowiada { $named }, ale kość pokazuje { $die }.
    .own = Przepowiadasz { $named }, ale kość pokazuje { $die }.
talisman-event-key-caught = { $left ->
    [0] { $who } łapie ostatni klucz.
    [one] { $who } łapie klucz; pozostał 1.
    [few] { $who } łapie klucz; pozostały { $left }.
   *[many] { $who } łapie klucz; pozostało { $left }.
}
    .own = { $left ->
        [0] Łapiesz ostatni klucz.
        [one] Łapiesz klucz; pozostał 1.
        [few] Łapiesz klucz; pozostały { $left }.
       *[many] Łapiesz klucz; pozostało { $left }.
    }
talisman-event-intimidated = { $who } zastrasza { $whom_acc }.
    .own = Zastraszasz { $whom_acc }.
    .whom = { $who } cię zastrasza.
talisman-event-stole-card = { $who } zabiera { $card_acc } { $whom_dat }.
    .own = Zabierasz { $card_acc } { $whom_dat }.
    .whom = { $who } zabiera ci { $card_acc }.
talisman-event-stole-fate = { $who } zabiera 1 żeton Losu { $whom_dat }.
    .own = Zabierasz 1 żeton Losu { $whom_dat }.
    .whom = { $who } zabiera ci 1 żeton Losu.
talisman-event-stole-galleon = { $who } zabiera 1 Galeona { $whom_dat }.
    .own = Zabierasz 1 Galeona { $whom_dat }.
    .whom = { $who } zabiera ci 1 Galeona.
talisman-event-looked-deck = { $n ->
    [one] { $who } ogląda wierzchnią kartę talii.
    [few] { $who } ogląda { $n } wierzchnie karty talii.
   *[many] { $who } ogląda { $n } wierzchnich kart talii.
}
    .own = { $n ->
        [one] Oglądasz wierzchnią kartę talii.
        [few] Oglądasz { $n } wierzchnie karty talii.
       *[many] Oglądasz { $n } wierzchnich kart talii.
    }
talisman-event-looked-deck-own = { $cards_count ->
    [1] Na wierzchu leży { $cards }.
   *[other] Na wierzchu leżą { $cards }.
}
talisman-event-looked-spells = { $who } ogląda Zaklęcia { $whom_gen }.
    .own = Oglądasz Zaklęcia { $whom_gen }.
    .whom = { $who } ogląda twoje Zaklęcia.
talisman-event-looked-spells-own = { $whom } ma na ręce { $spells }.
    .whom = Masz na ręce { $spells }.

## Wydarzenia: zyski i straty

talisman-event-gained = { $who } zyskuje { talisman-text-amount } (razem { $total }).
    .own = Zyskujesz { talisman-text-amount } (razem { $total }).
talisman-event-lost = { $total ->
    [0] { $who } traci { talisman-text-amount } i nie ma już żadnego.
    [one] { $who } traci { talisman-text-amount } (zostaje 1).
    [few] { $who } traci { talisman-text-amount } (zostają { $total }).
   *[many] { $who } traci { talisman-text-amount } (zostaje { $total }).
}
    .own = { $total ->
        [0] Tracisz { talisman-text-amount } i nie masz już żadnego.
        [one] Tracisz { talisman-text-amount } (zostaje 1).
        [few] Tracisz { talisman-text-amount } (zostają { $total }).
       *[many] Tracisz { talisman-text-amount } (zostaje { $total }).
    }
talisman-event-healed = { $n ->
    [one] { $who } odzyskuje 1 punkt Życia (razem { $total }).
    [few] { $who } odzyskuje { $n } punkty Życia (razem { $total }).
   *[many] { $who } odzyskuje { $n } punktów Życia (razem { $total }).
}
    .own = { $n ->
        [one] Odzyskujesz 1 punkt Życia (razem { $total }).
        [few] Odzyskujesz { $n } punkty Życia (razem { $total }).
       *[many] Odzyskujesz { $n } punktów Życia (razem { $total }).
    }
talisman-event-drew-spell = { $who } dobiera Zaklęcie.
    .own = Dobierasz Zaklęcie.
talisman-event-drew-spell-own = To „{ $spell }”.
talisman-event-fell = { $who } nie ma już punktów Życia.
    .own = Nie masz już punktów Życia.
talisman-event-recovered = { $who } wraca do gry jako { $sheet }.
    .own = Wracasz do gry jako { $sheet }.
talisman-event-out = { $who } odpada z gry.
    .own = Odpadasz z gry.
talisman-event-ferret = { $who } zmienia się we Fretkę.
    .own = Zmieniasz się we Fretkę.
talisman-event-ferret-over = { $who } przestaje być Fretką.
    .own = Przestajesz być Fretką.

## Wydarzenia: walka

talisman-event-battle = { $value ->
    [0] { $who } walczy z { $foe_ins }.
   *[other] { $who } walczy z { $foe_ins } ({ $stat } { $value }).
}
    .own = { $value ->
        [0] Walczysz z { $foe_ins }.
       *[other] Walczysz z { $foe_ins } ({ $stat } { $value }).
    }
    .foe = { $value ->
        [0] { $who } walczy z tobą.
       *[other] { $who } walczy z tobą ({ $stat } { $value }).
    }
talisman-event-battle-stands = Na razie { $who } ma { $mine }, przeciwnik { $theirs }.
    .own = Na razie masz { $mine }, przeciwnik { $theirs }.
talisman-event-battle-stands-mine = { $who }
    .own = Ty
talisman-event-battle-stands-theirs = { $foe }
    .foe = Ty
talisman-event-battle-scores = Skuteczność ataku: { $who } ma { $mine }, przeciwnik { $theirs }.
    .own = Skuteczność ataku: masz { $mine }, przeciwnik { $theirs }.
# The scores unfolded: who they belong to, and what they are made of.
talisman-event-battle-scores-mine = { $who }
    .own = Ty
talisman-event-battle-scores-theirs = { $foe }
    .foe = Ty
talisman-part-advantage = Przewaga
talisman-part-other = Inne premie
talisman-part-die = Kość
talisman-event-battle-won = { $who } wygrywa walkę z { $foe_ins }.
    .own = Wygrywasz walkę z { $foe_ins }.
    .foe = { $who } wygrywa walkę z tobą.
talisman-event-battle-lost = { $who } przegrywa walkę z { $foe_ins }.
    .own = Przegrywasz walkę z { $foe_ins }.
    .foe = { $who } przegrywa walkę z tobą.
talisman-event-battle-standoff = { $who } remisuje w walce z { $foe_ins }.
    .own = Remisujesz w walce z { $foe_ins }.
    .foe = { $who } remisuje w walce z tobą.
talisman-event-battle-evaded = { $who } wymyka się { $foe_dat }: do walki nie dochodzi.
    .own = Wymykasz się { $foe_dat }: do walki nie dochodzi.
    .foe = { $who } ci się wymyka: do walki nie dochodzi.
talisman-event-beat-outright = { $who } pokonuje { $card_acc } bez rzutu.
    .own = Pokonujesz { $card_acc } bez rzutu.
talisman-event-evaded = { $who } wymyka się dzięki karcie „{ $source }”.
    .own = Wymykasz się dzięki karcie „{ $source }”.
talisman-event-evaded-card = { $who } wymyka się { $card_dat }.
    .own = Wymykasz się { $card_dat }.
talisman-event-not-evaded = Wynik { $die }: { $who } nie może się wymknąć.
    .own = Wynik { $die }: nie możesz się wymknąć.
talisman-event-prevented = Wynik { $die }: { $who } nie traci Życia ({ $card_gender ->
    [pl] pomagają
   *[m] pomaga
} { $card }).
    .own = Wynik { $die }: nie tracisz Życia ({ $card_gender ->
        [pl] pomagają
       *[m] pomaga
    } { $card }).
talisman-event-not-prevented = { $who } ma wynik { $die }: { $card } { $card_gender ->
    [pl] nie pomagają
   *[m] nie pomaga
}.
    .own = Masz wynik { $die }: { $card } { $card_gender ->
        [pl] nie pomagają
       *[m] nie pomaga
    }.
talisman-event-finale-won = { $who } pokonuje Lorda Voldemorta w Wielkiej Sali i wygrywa grę! Górą { $side }.
    .own = Pokonujesz Lorda Voldemorta w Wielkiej Sali i wygrywasz grę! Górą { $side }.
talisman-event-finale-lost = Lord Voldemort odpiera atak, { $who } cofa się na Ruchome schody.
    .own = Lord Voldemort odpiera atak, a ty cofasz się na Ruchome schody.

## Wydarzenia: Zaklęcia

talisman-event-spell-cast = { $who } rzuca Zaklęcie { $spell }.
    .own = Rzucasz Zaklęcie { $spell }.
talisman-event-spell-cast-on = { $who } rzuca Zaklęcie { $spell } na { $whom_acc }.
    .own = Rzucasz Zaklęcie { $spell } na { $whom_acc }.
    .whom = { $who } rzuca na ciebie Zaklęcie { $spell }.
talisman-event-spell-cast-self = { $who } rzuca Zaklęcie { $spell } na własną Postać.
    .own = Rzucasz Zaklęcie { $spell } na własną Postać.
talisman-event-spell-cancelled = Zaklęcie { $spell } zostaje anulowane.
talisman-event-spell-blocked = { $who } blokuje Zaklęcie { $spell }.
    .own = Blokujesz Zaklęcie { $spell }.
talisman-event-spell-resisted = Wynik { $die }: { $who } odpiera Zaklęcie.
    .own = Wynik { $die }: odpierasz Zaklęcie.
talisman-event-spell-not-resisted = Wynik { $die }: { $who } nie odpiera Zaklęcia.
    .own = Wynik { $die }: nie odpierasz Zaklęcia.
talisman-event-frozen = { $who } nie może nic zrobić w tej turze: Postać jest unieruchomiona.
    .own = Nie możesz nic zrobić w tej turze: Postać jest unieruchomiona.
talisman-event-shielded = { $who } wznosi tarczę.
    .own = Wznosisz tarczę.
talisman-event-charm-over = Zaklęcie { $spell } rzucone na { $who_acc } przestaje działać.
    .own = Zaklęcie { $spell } rzucone na ciebie przestaje działać.

## Dlaczego nie

talisman-refused-exchange = Wymień Trofea
talisman-why-hallow = Nie masz Insygnium.
talisman-why-ally = Należycie do tego samego stronnictwa.
talisman-why-target = Nie ma teraz celu.
talisman-why-moment = Teraz nie można tego użyć.
talisman-why-points = Twoje Trofea są jeszcze za mało warte.
talisman-why-owned = Masz już Przedmiot o tej nazwie.
talisman-why-sold-out = W stosie nie ma już ani jednej takiej karty.
talisman-why-price = Masz za mało Galeonów.
talisman-why-ferret = Fretka nie może wymieniać Trofeów.

## What a choice leads to

talisman-detail-ditch = Nie musisz. Zostanie na tym obszarze dla tego, kto się tu zatrzyma.
talisman-detail-exchange = Za każde { $price } punktów z kart pokonanych Wrogów wskaźnik rośnie o 1; masz { $points }.
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

talisman-wish-fate = Zaproponuj mi Los po następnym rzucie za ruch
talisman-window-turn-start = na początku tury
talisman-window-movement-rolled = po rzucie za ruch
talisman-window-before-draw = przed dobraniem kart
talisman-window-battle-start = w cudzych walkach
talisman-window-life-loss = gdy inni mają stracić Życie
talisman-window-spell-cast = gdy Zaklęcie trafia innych
talisman-window-enemy-beaten = po pokonaniu Wroga
talisman-window-turn-end = na końcu tury
talisman-window-crossing = gdy inni próbują przejść
talisman-window-fate-movement = o Los po moim rzucie za ruch
talisman-window-end-idle = na końcu mojej tury, czy coś odłożyć
