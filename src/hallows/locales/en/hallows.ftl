### Words that belong to no game.

hallows-player = Player { $number }
hallows-named = { $name }
hallows-nothing = nothing
hallows-list = { $first } and { $last }
hallows-list-apart = { $first }; { $last }
hallows-times = { $count } { $name }
hallows-rolled = { $who } rolls { $faces }.
    .own = You roll { $faces }.
hallows-rolled-by-nobody = { $faces_count ->
    [1] The die shows { $faces }.
   *[other] The dice show { $faces }.
}
