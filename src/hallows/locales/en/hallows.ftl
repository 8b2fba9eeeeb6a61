### Words that belong to no game.

hallows-player = Player { $number }
hallows-nothing = nothing
hallows-list = { $first } and { $last }
