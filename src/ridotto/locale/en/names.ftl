## Names

sentence-and-code = { $sentence } [{ $code }]
quoted = “{ $text }”
named-not-your-turn = { $who ->
    [you] You cannot move now. To move: { $acting }.
   *[other] { $name } cannot move now. To move: { $acting }.
}
named-nothing-to-take-back = { $who ->
    [you] You have nothing to take back.
   *[other] { $name } has nothing to take back.
}
named-card-not-held = { $who ->
    [you] You do not hold the { $card }.
   *[other] { $name } does not hold the { $card }.
}
named-not-enough-money = { $who ->
    [you] You cannot bid that much. Money bid: { $money }, money left: { $left }.
   *[other] { $name } cannot bid { $money } money cards: only { $left } are left.
}
named-crew-bid-by-maestro = { $who ->
    [you] You are the Maestro, who cannot bid for crew in the German edition. Bid a number card.
   *[other] { $name } is the Maestro, who cannot bid for crew in the German edition.
}
named-needs-no-stand-in = { $who ->
    [you] You need no stand-in. Who needs one: { $needy }.
   *[other] { $name } needs no stand-in. Who needs one: { $needy }.
}
named-name-somebody-else = { $who ->
    [you] You are the Maestro and must name another player.
   *[other] { $name } is the Maestro and must name another player.
}
named-singer-not-in-troupe = { $who ->
    [you] Singer { $singer } does not sing for you. Your troupe: { $troupe }.
   *[other] Singer { $singer } does not sing for { $name }. The troupe: { $troupe }.
}
game-bottle_imp = The Bottle Imp
game-turandot = Turandot
name-you = You
name-bot = Bot { $seat }
name-seat = Seat { $seat }
name-dummy = The table

## Bots

level-easy = easy
level-normal = normal
level-hard = hard
level-master = master
level-heuristic = normal
level-random = random moves
level-note-easy = plays sensibly, but makes mistakes
level-note-normal = plays by rules of thumb and answers at once
level-note-hard = thinks for about 0.2 seconds a move
level-note-master = thinks for about 1.5 seconds a move

## Headings and ends, at the terminal and in the browser

heading-log = What happened
heading-player = player
heading-score = score
heading-points = points
heading-round = round
heading-score-sheet = Score sheet
seat-has-chosen = ready
outcome-points = { $who ->
    [you] You win.
   *[other] { $names } wins.
}
outcome-shared = The win is shared: { $names }.
outcome-stars = { $who ->
    [you] The tie goes to the stars: you win.
   *[other] The tie goes to the stars: { $names } wins.
}
outcome-dummy = The table has more points than either player: both lose.
