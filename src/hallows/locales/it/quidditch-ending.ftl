### Quidditch: com’è finita.

quidditch-ending-title = { $team } vince la partita
quidditch-ending-snitch = { $team } era in testa { $mine } a { $theirs } e prende anche il Boccino d’Oro.
quidditch-ending-turned = { $other } era in testa { $theirs } a { $mine }, ma { $team } prende il Boccino d’Oro.
quidditch-ending-line = La partita
quidditch-ending-at-goal = Gol { $team_di }
quidditch-ending-at-out = Fuori { $piece_art } { $team_di }
quidditch-ending-at-round-goals = { $team } vince il primo tempo
quidditch-ending-at-race = Il Boccino d’Oro è libero
quidditch-ending-at-snitch = Lo prende { $team }
quidditch-ending-best = { $team }: { $n ->
    [one] un gol.
   *[other] { $n } gol.
}
quidditch-ending-figure-goals = Gol
quidditch-ending-figure-saves = Parate
quidditch-ending-figure-thefts = Pluffe rubate
quidditch-ending-figure-out = Giocatori fuori
