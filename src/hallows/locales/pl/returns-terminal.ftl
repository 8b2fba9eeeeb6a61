### Voldemort powraca w terminalu.

returns-terminal-before = Runda { $round } · Voldemort musi powrócić najpóźniej w rundzie { $last }
returns-terminal-after = Runda { $round } · Voldemort powrócił · ostatnia runda: { $last }
returns-terminal-hp = { $n } PŻ
returns-terminal-cards = zaklęcia: { $spells }, eliksiry: { $potions }
returns-terminal-hand = Na ręce: { $cards }
returns-terminal-tokens = proszek Fiuu: { $floo }, świstokliki: { $portkeys }
returns-terminal-duty = musi spróbować ponownie: { $horcrux }
returns-terminal-horcruxes = Pozostałe horkruksy: { $n } · PŻ Voldemorta: { $hp }
returns-terminal-ritual = Do rytuału potrzeba:
returns-terminal-taken = ma go Pettigrew
returns-terminal-eaters = Śmierciożercy: { $n }
returns-terminal-strength = kości: { $dice }, odporność: { $res }
returns-terminal-held = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
returns-terminal-fight = Walka, runda { $round }
returns-terminal-defence = Kość obrony za każde trafienie: 1-2 strata 2 PŻ · 3-5 strata 1 PŻ · 6 atakujący traci 1 PŻ
