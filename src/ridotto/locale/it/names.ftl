## Names

sentence-and-code = { $sentence } [{ $code }]
quoted = «{ $text }»
named-not-your-turn = { $who ->
    [you] Ora non puoi muovere. Tocca a: { $acting }.
   *[other] { $name } ora non può muovere. Tocca a: { $acting }.
}
named-nothing-to-take-back = { $who ->
    [you] Non hai niente da annullare.
   *[other] { $name } non ha niente da annullare.
}
named-card-not-held = { $who ->
    [you] Non hai in mano la carta { $card }.
   *[other] { $name } non ha in mano la carta { $card }.
}
named-not-enough-money = { $who ->
    [you] Non puoi offrire tanto. Denaro offerto: { $money }, rimasto: { $left }.
   *[other] { $name } non può offrire tanto. Denaro offerto: { $money }, rimasto: { $left }.
}
named-crew-bid-by-maestro = { $who ->
    [you] Hai Puccini, e nell'edizione tedesca non puoi offrire per costumista o carpentiere. Offri una carta numerata.
   *[other] { $name } ha Puccini, e nell'edizione tedesca non può offrire per costumista o carpentiere.
}
named-needs-no-stand-in = { $who ->
    [you] Non hai bisogno di una carta d'ufficio. Chi ne ha bisogno: { $needy }.
   *[other] { $name } non ha bisogno di una carta d'ufficio. Chi ne ha bisogno: { $needy }.
}
named-name-somebody-else = { $who ->
    [you] Hai Puccini e devi nominare un altro giocatore.
   *[other] { $name } ha Puccini e deve nominare un altro giocatore.
}
named-singer-not-in-troupe = { $who ->
    [you] Il cantante { $singer } non canta per te. Il tuo cast: { $troupe }.
   *[other] Il cantante { $singer } non canta per { $name }. Il cast: { $troupe }.
}
game-bottle_imp = The Bottle Imp
game-turandot = Turandot
name-you = Tu
name-bot = Bot { $seat }
name-seat = Posto { $seat }
name-dummy = Il morto

## Bots

level-easy = facile
level-normal = normale
level-hard = difficile
level-master = campione
level-heuristic = normale
level-random = a caso
level-note-easy = gioca con buon senso, ma sbaglia
level-note-normal = gioca con regole semplici e risponde subito
level-note-hard = pensa a ogni mossa per circa 0,2 secondi
level-note-master = pensa a ogni mossa per circa 1,5 secondi

## Headings and ends, at the terminal and in the browser

heading-log = Che cosa è successo
heading-player = giocatore
heading-score = punteggio
heading-points = punti
heading-round = smazzata
heading-score-sheet = Segnapunti
seat-has-chosen = pronto
outcome-points = { $who ->
    [you] Vinci tu.
   *[other] Vince { $names }.
}
outcome-shared = Vittoria condivisa: { $names }.
outcome-stars = { $who ->
    [you] A parità decidono le stelle: vinci tu.
   *[other] A parità decidono le stelle: vince { $names }.
}
outcome-dummy = Il "morto" ha più punti di entrambi i giocatori: perdono tutti e due.
