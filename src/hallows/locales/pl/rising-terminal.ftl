### Powrót Śmierciożerców w terminalu: słowa wokół Lokacji, kości i drużyn.

rising-terminal-setup = Trwa wybór drużyn
rising-terminal-turn = Tura { $n }: { $who }
rising-terminal-deck = talia: { $n }
rising-terminal-supply = żetony Zaklęć w zapasie: { $n }
rising-terminal-you = { $who } (ty)
rising-terminal-voldemort = Voldemort patrzy na { $where_acc }; rany { $damage } z { $of }, na razie najwyżej { $cap }
rising-terminal-voldemort-faces = Voldemort patrzy na { $where_acc }
rising-terminal-voldemort-hidden = { $n ->
    [0] Voldemort patrzy na { $where_acc }; jego karta jest następna
    [one] Voldemort patrzy na { $where_acc }; nad jego kartą leży 1 karta
    [few] Voldemort patrzy na { $where_acc }; nad jego kartą leżą { $n } karty
   *[other] Voldemort patrzy na { $where_acc }; nad jego kartą leży { $n } kart
}
rising-terminal-this-turn = W tej turze
rising-terminal-legend = Obok każdej karty: jej rany i symbole, które trzeba jeszcze zakryć. ☠ to Śmierciożerca.
rising-terminal-corruption = Skażenie
rising-terminal-left = brakuje { $need_gen } (z { $of })
rising-terminal-ready = Kości do rzutu
rising-terminal-rolled = Na stole, rzut { $n }
