## Names

sentence-and-code = { $sentence } [{ $code }]
quoted = «{ $text }»
name-you = Tu
name-bot = Bot { $seat }
name-seat = Posto { $seat }

## Bots

level-easy = facile
level-normal = normale
level-hard = difficile
level-master = campione
level-heuristic = normale
level-net = rete
level-random = a caso
level-note-easy = gioca con buon senso, ma sbaglia
level-note-normal = gioca con regole semplici e risponde subito
level-note-hard = forte e rapido a rispondere
level-note-master = il più forte che c’è; si prende il suo tempo dove serve

## Headings and ends, at the terminal and in the browser

heading-log = Che cosa è successo
heading-player = giocatore
heading-score = punteggio
heading-points = punti
heading-score-sheet = Segnapunti
seat-has-chosen = ha scelto
outcome-points = { $who ->
    [you] Vinci tu.
   *[other] Vince { $names }.
}
outcome-shared = Vittoria condivisa: { $names }.
outcome-nobody = Nessuno vince.
