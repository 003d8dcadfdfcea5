## The Bottle Imp: in the terminal

option-ask-bottle_imp-team_penalty = Quanto costa la bottiglia a una squadra?
setup-bottle_imp = { $players } giocatori, { $mode }
heading-team = squadra
heading-cards = carte
heading-last-trick = ultima presa
heading-this-trick = ora
heading-why = motivo
headline-bottle_imp = The Bottle Imp, { $mode } · smazzata { $round } di { $rounds }
ask-pass = { $count ->
    [one] Scegli una carta per:
   *[other] Scegli { $count } carte per:
} { $goals }. Scrivi per esempio: { $example }
ask-pass-so-far = Scelte: { $cards }.
ask-play = Gioca una carta. Puoi scrivere: { $cards }
ask-play-only = Puoi giocare solo la carta { $card }. Invio la gioca.
help-bottle_imp =
    Scrivi il numero di una carta per giocarla: 24
    Carte da passare: tutte insieme (1 37 22) o una alla volta.
    Mezze carte: 2,5 o 2.5. Le carte che ora non puoi giocare sono più chiare.
    ● rossa   ■ blu   ▲ verde   ◆ gialla. Sotto ogni carta i suoi punti.

    ?   questo aiuto
    r   le regole in breve
    u   annulla la scelta, finché le carte non sono passate
    l   che cosa è successo finora
    s   il segnapunti
    h   un suggerimento, se una persona gioca contro i bot
    d   la posta in gioco, in base a ciò che hai visto
    q   esci; la partita è salvata, riprendila con: ridotto play --resume
