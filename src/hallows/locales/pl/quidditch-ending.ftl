### Quidditch: jak się skończyło.

quidditch-ending-title = Mecz wygrywa { $team }
quidditch-ending-snitch = { $team } prowadzi { $mine } do { $theirs } i łapie też złotego znicza.
quidditch-ending-turned = { $other } prowadzi { $theirs } do { $mine }, ale złotego znicza łapie { $team }.
quidditch-ending-line = Przebieg meczu
quidditch-ending-at-goal = Gol dla { $team_gen }
quidditch-ending-at-out = Odpada { $piece } { $team_gen }
quidditch-ending-at-round-goals = { $team } wygrywa rundę 1
quidditch-ending-at-race = Złoty znicz wypuszczony
quidditch-ending-at-snitch = Znicza łapie { $team }
quidditch-ending-best = { $team }, { $n ->
    [one] jeden gol.
    [few] { $n } gole.
   *[many] { $n } goli.
}
quidditch-ending-figure-goals = Gole
quidditch-ending-figure-saves = Obrony
quidditch-ending-figure-thefts = Odebrane kafle
quidditch-ending-figure-out = Zawodnicy poza grą
