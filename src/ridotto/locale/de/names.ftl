## Names

sentence-and-code = { $sentence } [{ $code }]
quoted = „{ $text }“
name-you = Du
name-bot = Bot { $seat }
name-seat = Sitz { $seat }

## Bots

level-easy = leicht
level-normal = normal
level-hard = schwer
level-master = Meister
level-heuristic = normal
level-net = Netz
level-random = zieht zufällig
level-note-easy = spielt vernünftig, macht aber Fehler
level-note-normal = spielt nach Faustregeln und antwortet sofort
level-note-hard = stark und antwortet schnell
level-note-master = das Stärkste, was es gibt; überlegt, wo es hilft

## Headings and ends, at the terminal and in the browser

heading-log = Was geschah
heading-player = Spieler
heading-score = Punktestand
heading-points = Punkte
heading-score-sheet = Punktezettel
seat-has-chosen = bereit
outcome-points = { $who ->
    [you] Du gewinnst.
   *[other] { $names } gewinnt.
}
outcome-shared = Den Sieg teilen sich: { $names }.
outcome-nobody = Niemand gewinnt.
