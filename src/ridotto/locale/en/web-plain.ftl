## A game without a table of its own in the browser

plain-own = { $who ->
    [you] Only you see
   *[other] Only { $name } sees
}
plain-common = On the table
plain-moves = Your moves
plain-find = Find a move
plain-none = No move fits “{ $text }”.
plain-shown = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
plain-your-turn = Your turn
plain-take-back = Take back
plain-to-move = to move
plain-players = Players
plain-moved = { $who ->
    [you] You have moved.
   *[other] { $name } has moved.
}
plain-taken-back = { $who ->
    [you] You have taken your choice back.
   *[other] { $name } has taken the choice back.
}
plain-line = { $name }: { $move }
plain-score = score { $score }
