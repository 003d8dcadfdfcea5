## The Bottle Imp: words

colour-red = rosso
colour-blue = blu
colour-green = verde
colour-yellow = giallo
headline-bottle_imp = The Bottle Imp, { $mode } · smazzata { $round } di { $rounds }
headline-dealer = mazziere: { $name }
bottle-line = Bottiglia{ $which }: prezzo { $price }, proprietario: { $owner }
bottle-nobody = nessuno
bottle-for-sale = in vendita
team-alone = da solo
goal-mystery = presa misteriosa
goal-left = a sinistra ({ $name })
goal-right = a destra ({ $name })
goal-open = mano scoperta dell'avversario
goal-hidden = mano coperta dell'avversario
goal-own-open = nella mano scoperta
goal-own-hidden = nella mano coperta
ask-pass = { $count ->
    [one] Scegli una carta per:
   *[other] Scegli { $count } carte per:
} { $goals }. Scrivi per esempio: { $example }
ask-pass-so-far = Scelte: { $cards }.
ask-play = Gioca una carta. Puoi scrivere: { $cards }
ask-play-only = Puoi giocare solo { $card }. Invio la gioca.
heading-tricks = punti prese
heading-hand = La tua mano
heading-hidden-hand = La tua mano coperta
heading-open-hand = La tua mano scoperta
heading-hand-of = { $name }
heading-hidden-hand-of = { $name }: mano coperta
heading-open-hand-of = { $name }: mano scoperta
heading-this-round = smazzata

## The Bottle Imp: what happened

log-round = Smazzata { $round }: { $scores }.
log-deal = { $who ->
    [you] Smazzata { $round }: dai le carte tu.
   *[other] Smazzata { $round }: dà le carte { $name }.
}
log-chosen = { $who ->
    [you] Hai scelto le tue carte.
   *[other] { $name } ha scelto le carte.
}
log-passed = { $who ->
    [you] Hai passato: { $cards }.
   *[other] { $name } passa: { $cards }.
}
log-received = { $who ->
    [you] Hai ricevuto: { $cards }.
   *[other] { $name } riceve: { $cards }.
}
log-play = { $who ->
    [you] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
log-trick = { $who ->
    [you] Presa { $number }: { $plays }. La fai tu con { $card }.
   *[other] Presa { $number }: { $plays }. La fa { $name } con { $card }.
}
log-trick-and-bottle = { $who ->
    [you] Presa { $number }: { $plays }. Con { $card } prendi anche la bottiglia{ $which }.
   *[other] Presa { $number }: { $plays }. Con { $card } { $name } prende anche la bottiglia{ $which }.
}
summary-round = La smazzata { $round } di { $rounds } è finita.
summary-mystery = Si scopre la presa misteriosa (M): { $cards }. { $points ->
    [one] Vale { $points } punto.
   *[other] Vale { $points } punti.
}
summary-bottle = Ultimo prezzo della bottiglia{ $which }: { $price }. Proprietario: { $name }.
summary-bottle-unsold = La bottiglia{ $which } non è mai stata venduta.
score-tricks = punti delle prese
score-bottle = ha la bottiglia: meno { $loss }
score-two-bottles = ha due bottiglie: meno { $loss }
score-alone = da solo: prese doppie
score-team = prese dei due compagni
score-team-bottle = la squadra ha la bottiglia: meno { $loss }
sheet-legend = M: i punti della presa misteriosa, che perde chi alla fine ha una bottiglia.
sheet-legend-teams = M: i punti della presa misteriosa, che perde chi ha la bottiglia. I compagni sommano, chi è da solo raddoppia.

## The Bottle Imp: help and rules

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
    q   esci; la partita è salvata, riprendila con: ridotto play --resume
rules-bottle_imp-1 =
    THE BOTTLE IMP (Günter Cornett): di che cosa si tratta

    Fai prese: sono i tuoi punti. Le carte basse comprano la bottiglia. Fa vincere le prese, ma chi ce l'ha alla fine della smazzata perde tutto.

    Ogni carta ha un numero e, a parte, i suoi punti. I numeri vanno da 1 a 37; il 19 manca, perché è il prezzo iniziale della bottiglia.

    Si distribuiscono tutte le carte. Poi ognuno sceglie in segreto: una carta per la presa misteriosa, che resta coperta, una per il vicino di sinistra e una per quello di destra. Le carte passano di mano quando tutti hanno scelto.
rules-bottle_imp-2 =
    THE BOTTLE IMP: le prese e la bottiglia

    Apre chi siede alla sinistra del mazziere. Chi ha il colore d'uscita deve rispondere, altrimenti gioca quel che vuole. Chi fa la presa apre la seguente.

    • Nessuna carta è sotto il prezzo: vince il numero più alto, di qualunque colore.
    • Ci sono carte sotto il prezzo: la più alta di queste vince la presa e la bottiglia. Diventa il nuovo prezzo e resta sotto la bottiglia.

    La vecchia carta del prezzo va nelle prese di chi aveva la bottiglia. Il prezzo scende sempre, e alla fine nessuno può più prendere la bottiglia.
rules-bottle_imp-3 =
    THE BOTTLE IMP: i punti

    Giocate tutte le carte, si scopre la presa misteriosa.

    • Senza bottiglia fai i punti di tutte le carte delle tue prese.
    • Con la bottiglia non ne fai nessuno, e perdi i punti della presa misteriosa.

    Il mazziere cambia verso sinistra. Dopo le smazzate stabilite vince il totale più alto. A parità la vittoria è condivisa.
rules-bottle_imp-eye =
    THE BOTTLE IMP: L'occhio misterioso (due giocatori)

    Ognuno ha una mano scoperta di 6 carte e una coperta di 12. Da quella coperta scegli 2 carte per la presa misteriosa, 1 per la mano scoperta e 1 per quella coperta dell'avversario. Poi le mani scoperte restano visibili a tutti.

    Una presa ha quattro carte, due per giocatore a turno. Ogni carta viene dalla mano che vuoi, ma in quella mano devi rispondere al colore d'uscita. Vale anche per la seconda carta di chi apre. Apre per primo chi non è mazziere.
rules-bottle_imp-two-bottles =
    THE BOTTLE IMP: Due bottiglie (cinque e sei giocatori, tutti contro tutti)

    Le due bottiglie partono da 19. In vendita è sempre la più cara, e nella presa conta solo il suo prezzo. Dopo una vendita la più cara può essere l'altra: allora è quella la prossima in vendita.

    Ogni bottiglia costa la presa misteriosa a chi ce l'ha; due la costano due volte. Chi ha una bottiglia non fa punti con le prese.
rules-bottle_imp-teams =
    THE BOTTLE IMP: a squadre

    Chi gioca con chi dipende dal mazziere e cambia a ogni smazzata; si vede sul tavolo. I compagni non vedono le carte l'uno dell'altro.

    I compagni sommano i punti, e ognuno riceve la somma. Chi è da solo raddoppia i suoi; chi è da solo con la bottiglia perde due volte la presa misteriosa.
rules-bottle_imp-fixed-teams =
    THE BOTTLE IMP: squadre di due

    I compagni siedono l'uno di fronte all'altro, e le squadre restano le stesse per tutta la partita; si vedono sul tavolo. I compagni non vedono le carte l'uno dell'altro.

    I compagni sommano i punti, e ognuno riceve la somma.
rules-bottle_imp-penalty-once =
    THE BOTTLE IMP: una squadra con la bottiglia

    Se la bottiglia resta a un compagno, nessuno dei due fa punti con le prese. Ognuno dei due perde invece una volta i punti della presa misteriosa.
rules-bottle_imp-penalty-each =
    THE BOTTLE IMP: una squadra con la bottiglia

    Se la bottiglia resta a un compagno, nessuno dei due fa punti con le prese. La presa misteriosa conta invece contro entrambi e si somma: ognuno dei due perde due volte i punti della presa misteriosa.
rules-bottle_imp-five =
    THE BOTTLE IMP: cinque giocatori

    Si aggiungono 18 mezze carte: 2,5, 4,5 e così via fino a 36,5. Una mezza carta ha il colore e i punti della carta intera subito sotto.

    Il mazziere riceve una carta meno degli altri e non scarta nella presa misteriosa, ma dà una carta a tutti e due i vicini come gli altri.
rules-bottle_imp-six =
    THE BOTTLE IMP: sei giocatori

    Si aggiungono 18 mezze carte: 2,5, 4,5 e così via fino a 36,5. Una mezza carta ha il colore e i punti della carta intera subito sotto.

## The Bottle Imp: options

option-bottle_imp-mode-eye = L'occhio misterioso
option-bottle_imp-mode-solo = tutti contro tutti
option-bottle_imp-mode-two-bottles = Due bottiglie
option-bottle_imp-mode-teams-2-1-1 = a squadre 2-1-1
option-bottle_imp-mode-teams-2-2-1 = a squadre 2-2-1
option-bottle_imp-mode-teams-2-2-2 = a squadre 2-2-2
option-bottle_imp-mode-teams-2-2-1-1 = a squadre 2-2-1-1
option-hint-bottle_imp-mode-eye = per due: una mano scoperta e una coperta a testa
option-hint-bottle_imp-mode-solo = ognuno gioca per sé
option-hint-bottle_imp-mode-two-bottles = ognuno gioca per sé, e le bottiglie sono due
option-hint-bottle_imp-mode-teams-2-1-1 = il mazziere e chi gli siede di fronte sono da soli, gli altri due sono compagni
option-hint-bottle_imp-mode-teams-2-2-1 = il mazziere è da solo, gli altri formano due coppie
option-hint-bottle_imp-mode-teams-2-2-2 = tre coppie di giocatori seduti di fronte
option-hint-bottle_imp-mode-teams-2-2-1-1 = il mazziere e chi gli siede di fronte sono da soli, gli altri formano due coppie
option-bottle_imp-deck-matagot = Matagot
option-bottle_imp-deck-classic = classico
option-hint-bottle_imp-deck = Le edizioni danno alle carte colori e punti diversi.
option-bottle_imp-team_penalty = La bottiglia costa alla squadra
option-bottle_imp-team_penalty-once = la presa misteriosa una volta
option-bottle_imp-team_penalty-each = la presa misteriosa due volte
option-hint-bottle_imp-team_penalty = Quanto perde ognuno dei due compagni.
option-hint-bottle_imp-rounds = È equo che ognuno faccia il mazziere lo stesso numero di volte.
option-ask-bottle_imp-team_penalty = Quanto costa la bottiglia a una squadra?
