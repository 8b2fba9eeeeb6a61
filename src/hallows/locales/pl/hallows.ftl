### Słowa, które nie należą do żadnej gry.

hallows-player = Gracz { $number }
hallows-nothing = nic
hallows-list = { $first } i { $last }
hallows-rolled = { $who } wyrzuca { $faces }.
hallows-rolled-by-nobody = Wypada { $faces }.
