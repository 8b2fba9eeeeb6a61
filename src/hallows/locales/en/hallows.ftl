### Words that belong to no game.

hallows-player = Player { $number }
hallows-nothing = nothing
hallows-list = { $first } and { $last }
hallows-rolled = { $who } rolls { $faces }.
hallows-rolled-by-nobody = The dice show { $faces }.
