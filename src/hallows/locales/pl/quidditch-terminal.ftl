### Quidditch w terminalu.

quidditch-terminal-goals = { $n ->
    [one] { $n } gol
    [few] { $n } gole
   *[many] { $n } goli
}
quidditch-terminal-chasers = { $n ->
    [one] { $n } ścigający
    [few] { $n } ścigających
   *[many] { $n } ścigających
}
quidditch-terminal-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[many] { $n } kart
}
quidditch-terminal-actions = { $n ->
    [one] Została { $n } akcja
    [few] Zostały { $n } akcje
   *[many] Zostało { $n } akcji
}
quidditch-terminal-letter-keeper = O
quidditch-terminal-letter-beater = P
quidditch-terminal-letter-chaser = S
quidditch-terminal-key = O obrońca · P pałkarz · S ścigający · ● kafel · ✱ tłuczek · małe litery: goście
quidditch-terminal-dice = Strzał: gol, gdy kość strzelca pokaże więcej. Tłuczek: 4, 5 albo 6 to unik.
quidditch-terminal-race = Pogoń za złotym zniczem
quidditch-terminal-seeker = { $n } z { $lap }
quidditch-terminal-slowed = następny rzut jedną kością
