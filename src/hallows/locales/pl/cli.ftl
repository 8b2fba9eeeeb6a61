### Słowa wiersza poleceń: to, co osoba przy terminalu czyta wokół samej gry.

## Przy stole

cli-asked = { $who }, wybór należy do ciebie.
cli-choice = Twój wybór
cli-choose-a-number = { $count ->
    [one] Wpisz 1 albo „pomoc”.
   *[other] Wpisz liczbę od 1 do { $count } albo „pomoc”.
}
cli-ambiguous = To może znaczyć różne rzeczy. „pomoc” pokaże, co można wpisać.
cli-happened = Co się wydarzyło
cli-nothing-happened = Jeszcze nic się nie wydarzyło.
cli-curtain = { $who }, stół jest twój. Naciśnij Enter, gdy nikt inny nie patrzy.
cli-hand-over = Naciśnij Enter, żeby wyczyścić ekran. Potem gra { $who }.
cli-type-die = Rzuć kością o { $sides } ścianach i wpisz wynik.
cli-type-dice = { $count ->
    [one] Rzuć kością o { $sides } ścianach i wpisz wynik.
   *[many] Rzuć { $count } kośćmi o { $sides } ścianach i wpisz wyniki, oddzielając je spacjami.
}
cli-type-die-again = Potrzebna jest jedna liczba całkowita od 1 do { $sides }.
cli-type-dice-again = { $count ->
    [one] Potrzebna jest jedna liczba całkowita od 1 do { $sides }.
    [few] Potrzebne są { $count } liczby całkowite od 1 do { $sides }.
   *[many] Potrzebnych jest { $count } liczb całkowitych od 1 do { $sides }.
}
cli-committed = Wyniki rzutów są już ustalone i po grze można je sprawdzić. Odcisk ich sekretu:
cli-undone = Cofnięto.
cli-cannot-undo = Nie możesz nic cofnąć: po drodze był rzut, coś nowego zostało odkryte albo ktoś inny dokonał wyboru.
cli-no-rule = Do tego pytania nie podano zasady.
cli-no-such-rule = Nie ma zasady o tym numerze.
cli-order-set = Odtąd pasujesz przy każdej reakcji, aż zacznie się twoja następna tura.
cli-not-a-reaction = Pasować z góry można tylko wtedy, gdy pytanie dotyczy reakcji.
cli-hint = Bot wybrałby:
cli-hint-chance = Twoja szansa na wygraną: teraz { $before }%, po tym wyborze { $after }%.
cli-saved = Gra jest zapisana w pliku:
cli-not-saved = Nie udało się zapisać gry:
cli-secret-saved = Sekret kości jest potrzebny, żeby później grać dalej, i do tego czasu powinien pozostać sekretem:
cli-resume-with = Aby później grać dalej:
cli-goodbye = Do widzenia.

## Koniec

cli-wins = { $winners_count ->
    [one] Wygrywa { $winners }.
    [few] Wygrywają { $winners }.
   *[many] Wygrywają { $winners }.
}
cli-nobody-wins = Nikt nie wygrywa.
cli-stopped = Gra została przerwana przed końcem.

## Co można wpisać. Najpierw same słowa, potem ich objaśnienia.

cli-word-why = dlaczego
cli-word-rule = zasada
cli-word-table = stół
cli-word-log = dziennik
cli-word-undo = cofnij
cli-word-skip = pasuj
cli-word-save = zapisz
cli-word-quit = wyjdź
cli-word-hint = rada
cli-word-help = pomoc
cli-help-number = wybierz opcję o tym numerze
cli-help-why = pokaż zasadę, z której wynika pytanie
cli-help-rule = pokaż zasadę o podanym numerze, na przykład „zasada D-004”
cli-help-table = pokaż stół jeszcze raz
cli-help-log = pokaż wszystko, co się wydarzyło
cli-help-undo = cofnij swój ostatni wybór
cli-help-skip = pasuj przy wszystkich reakcjach do swojej następnej tury
cli-help-save = zapisz grę, na przykład „zapisz gra.json”
cli-help-quit = wyjdź z gry
cli-help-hint = zapytaj bota, co by zrobił i dlaczego
cli-help-help = pokaż tę pomoc

## Zapisane gry

cli-only-for = { $seats_count ->
    [1] widzi to tylko { $seats }
   *[other] widzą to tylko { $seats }
}
cli-waiting = Teraz wybiera { $who }.
cli-waiting-dice = Czekamy na rzut.
cli-replays = { $entries ->
    [one] Zapis jest zgodny z zasadami: jego jedyny wpis prowadzi do podanego stanu gry.
    [few] Zapis jest zgodny z zasadami: jego { $entries } wpisy prowadzą do podanego stanu gry.
   *[many] Zapis jest zgodny z zasadami: jego { $entries } wpisów prowadzi do podanego stanu gry.
}
cli-dice-proved = { $throws ->
    [one] Kości są uczciwe: jedyny rzut zgadza się z ustalonym sekretem.
    [few] Kości są uczciwe: wszystkie { $throws } rzuty zgadzają się z ustalonym sekretem.
   *[many] Kości są uczciwe: wszystkie { $throws } rzutów zgadza się z ustalonym sekretem.
}
cli-dice-not-yet = Sekret kości zostaje ujawniony dopiero po grze; wcześniej nie da się ich sprawdzić.
cli-dice-not-committed = Wyników tych rzutów nie ustalono z góry, więc nie ma tu czego dowodzić.

## Spojrzenie wstecz

cli-analysis-all = Szanse wszystkich na wygraną na początku każdej tury:
cli-analysis-team = Szansa drużyny na wygraną na początku każdej tury:
cli-analysis-swing = Tura { $turn }: { $who } – z { $before }% na { $after }%.
cli-analysis-swing-team = Tura { $turn }: z { $before }% na { $after }%.
cli-analysis-parts = Los { $luck }, decyzje { $chosen }.
cli-analysis-lost = Tura { $turn }, { $who }: „{ $chosen }” daje { $chance }%; „{ $rather }” dałoby { $could }%.
