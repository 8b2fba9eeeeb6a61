### Parole che non appartengono a nessun gioco.

hallows-player = Giocatore { $number }
hallows-nothing = niente
hallows-list = { $first } e { $last }
hallows-rolled = { $who } tira { $faces }.
hallows-rolled-by-nobody = Esce { $faces }.
