### Quidditch: dlaczego bot wybrałby właśnie tak, dla tych, którzy proszą o podpowiedź.

quidditch-reason-match-hurl = Rzut nic nie kosztuje, a z szansą { $percent } % eliminuje { $piece_acc } { $team_gen }.
quidditch-reason-match-shoot = Strzał stąd daje gola z szansą { $percent } %, a gol to karta na pogoń za zniczem.
quidditch-reason-match-shoot-open = Nikt nie pilnuje ich bramki: ten strzał to pewny gol.
quidditch-reason-match-score = W tej turze może strzelić { $piece }: zajmie to { $cost } z { $actions } twoich akcji.
quidditch-reason-match-closer = W tej turze { $piece } nie zdąży strzelić, ale podleci bliżej: trzeba by { $cost } akcji, a jest { $actions }.
quidditch-reason-match-pass = Kafla ma twój obrońca, a do podania najlepiej ustawiony jest { $piece }.
quidditch-reason-match-steal = Kafla niesie { $piece } { $team_gen }, a może go przejąć { $mine }.
quidditch-reason-match-fetch = { $steps ->
    [one] Kafel leży luzem, o krok ma do niego { $piece }.
    [few] Kafel leży luzem, { $steps } kroki ma do niego { $piece }.
   *[many] Kafel leży luzem, { $steps } kroków ma do niego { $piece }.
}
quidditch-reason-match-bludger = { $steps ->
    [one] O krok do tłuczka ma { $piece }: podniesienie i rzut nic nie kosztują.
    [few] { $steps } kroki do tłuczka ma { $piece }: podniesienie i rzut nic nie kosztują.
   *[many] { $steps } kroków do tłuczka ma { $piece }: podniesienie i rzut nic nie kosztują.
}
quidditch-reason-match-room = Nikt nie może podlecieć po podanie obrońcy: trzeba zrobić miejsce.
quidditch-reason-match-bludger-under = Nad tłuczkiem wisi { $piece }: wystarczy odlecieć i wrócić, żeby go podnieść.
quidditch-reason-match-quaffle-under = Nad kaflem wisi { $piece }, a podnieść go może tylko ten, kto wleci na to pole.
quidditch-reason-match-aim = Tłuczek trzyma { $mine } i bierze na cel { $piece_acc } { $team_gen }.
quidditch-reason-match-end = Pozostałe akcje w niczym by nie pomogły.
quidditch-reason-match-take-quaffle = Podniesienie nic nie kosztuje, a bez kafla nie ma gola.
quidditch-reason-match-take-bludger = Podniesienie nic nie kosztuje, rzut też nie.
quidditch-reason-match-place = { $steps ->
    [one] Stamtąd najbliższy twój ścigający jest o krok.
    [few] Stamtąd najbliższy twój ścigający jest o { $steps } kroki.
   *[many] Stamtąd najbliższy twój ścigający jest o { $steps } kroków.
}
quidditch-reason-match-place-held = Stoi tam twój ścigający i od razu ma kafla.
quidditch-reason-match-card-win = { $card } zamyka okrążenie: znicz jest twój.
quidditch-reason-match-card = W turze można zagrać tylko jedną kartę, więc nie warto czekać; teraz najwięcej daje { $card }.
quidditch-reason-match-roll = Żadna karta nie wygrywa od razu, a po rzucie wiesz więcej.
quidditch-reason-match-keep = Twoje karty nic by teraz nie dały.
quidditch-reason-match-house = Każdy dom gra tak samo.
quidditch-reason-match-lineup = Zwykłe ustawienie strzeże środka i od razu sięga kafla.
