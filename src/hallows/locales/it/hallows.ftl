### Parole che non appartengono a nessun gioco.

hallows-player = Giocatore { $number }
    .di = di Giocatore { $number }
    .a = a Giocatore { $number }
hallows-named = { $name }
    .di = di { $name }
    .a = a { $name }
hallows-nothing = niente
hallows-list = { $first } e { $last }
hallows-list-apart = { $first }; { $last }
hallows-times = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}
hallows-rolled = { $who } tira { $faces }.
    .own = Tiri { $faces }.
hallows-rolled-by-nobody = { $faces_count ->
    [1] Il dado segna { $faces }.
   *[other] I dadi segnano { $faces }.
}
