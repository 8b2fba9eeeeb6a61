### Słowa, które nie należą do żadnej gry.

hallows-player = Gracz { $number }
    .gen = Gracza { $number }
    .dat = Graczowi { $number }
    .acc = Gracza { $number }
    .ins = Graczem { $number }
    .loc = Graczu { $number }
hallows-named = { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }
    .acc = gracza { $name }
    .ins = graczem { $name }
    .loc = graczu { $name }
hallows-nothing = nic
hallows-list = { $first } i { $last }
hallows-list-apart = { $first }; { $last }
hallows-times = { $count ->
    [1] { $name }
   *[other] { $name } ×{ $count }
}
hallows-rolled = { $who } wyrzuca { $faces }.
    .own = Wyrzucasz { $faces }.
hallows-rolled-by-nobody = { $faces_count ->
    [1] Na kości wypada { $faces }.
   *[many] Na kościach wypada { $faces }.
}
