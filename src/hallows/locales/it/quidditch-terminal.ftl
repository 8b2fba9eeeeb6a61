### Quidditch nel terminale.

quidditch-terminal-goals = { $n ->
    [one] 1 gol
   *[other] { $n } gol
}
quidditch-terminal-chasers = { $n ->
    [one] 1 Cacciatore
   *[other] { $n } Cacciatori
}
quidditch-terminal-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
quidditch-terminal-actions = { $n ->
    [one] Resta 1 azione
   *[other] Restano { $n } azioni
}
quidditch-terminal-letter-keeper = P
quidditch-terminal-letter-beater = B
quidditch-terminal-letter-chaser = C
quidditch-terminal-key = P Portiere · B Battitore · C Cacciatore · ● Pluffa · ✱ Bolide · lettere minuscole: gli ospiti
quidditch-terminal-dice = Tiro in porta: gol se il dado di chi tira è più alto. Bolide: si schiva con 4, 5 o 6.
quidditch-terminal-race = La corsa al Boccino d’Oro
quidditch-terminal-seeker = { $n } su { $lap }
quidditch-terminal-slowed = prossimo tiro con un dado solo
