## Names

sentence-and-code = { $sentence } [{ $code }]
quoted = “{ $text }”
name-you = You
name-bot = Bot { $seat }
name-seat = Seat { $seat }

## Bots

level-easy = easy
level-normal = normal
level-hard = hard
level-master = master
level-heuristic = normal
level-net = network
level-random = random moves
level-note-easy = plays sensibly, but makes mistakes
level-note-normal = plays by rules of thumb and answers at once
level-note-hard = strong, and quick to answer
level-note-master = the strongest there is; takes its time where that helps

## Headings and ends, at the terminal and in the browser

heading-log = What happened
heading-player = player
heading-score = score
heading-points = points
heading-score-sheet = Score sheet
seat-has-chosen = ready
outcome-points = { $who ->
    [you] You win.
   *[other] { $names } wins.
}
outcome-shared = The win is shared: { $names }.
outcome-nobody = Nobody wins.
