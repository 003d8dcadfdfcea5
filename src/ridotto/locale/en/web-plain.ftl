## A game without a table of its own in the browser

plain-fields = What you see
plain-moves = Your moves
plain-find = Find a move
plain-none = No move fits “{ $text }”.
plain-shown = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
plain-your-turn = Your turn
plain-waiting-for = Waiting for: { $names }
plain-chosen = Your choice is made.
plain-take-back = Take back
plain-leader = begins
plain-to-move = to move
plain-players = Players
plain-moved = { $who ->
    [you] You have moved.
   *[other] { $name } has moved.
}
plain-line = { $name }: { $move }
plain-score = score { $score }
