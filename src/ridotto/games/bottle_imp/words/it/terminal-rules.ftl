## The Bottle Imp: the rules in short

rules-bottle_imp-1 =
    THE BOTTLE IMP (Günter Cornett): di che cosa si tratta

    Fai prese: sono i tuoi punti. Le carte basse comprano la bottiglia. Fa vincere le prese, ma chi ce l’ha alla fine della smazzata perde tutto.

    Ogni carta ha un numero e, a parte, i suoi punti. I numeri vanno da 1 a 37; il 19 manca, perché è il prezzo iniziale della bottiglia.

    Si distribuiscono tutte le carte. Poi ognuno sceglie in segreto: una carta per la presa misteriosa, che resta coperta, una per il vicino di sinistra e una per quello di destra. Le carte passano di mano quando tutti hanno scelto.
rules-bottle_imp-2 =
    THE BOTTLE IMP: le prese e la bottiglia

    Apre chi siede alla sinistra del mazziere. Chi ha il colore d’uscita deve rispondere, altrimenti gioca quel che vuole. Chi fa la presa apre la seguente.

    • Nessuna carta è sotto il prezzo: vince il numero più alto, di qualunque colore.
    • Ci sono carte sotto il prezzo: la più alta di queste vince la presa e la bottiglia. Diventa il nuovo prezzo e resta sotto la bottiglia.

    La vecchia carta del prezzo va nelle prese di chi aveva la bottiglia. Il prezzo scende sempre, e alla fine nessuno può più prendere la bottiglia.
rules-bottle_imp-3 =
    THE BOTTLE IMP: i punti

    Giocate tutte le carte, si scopre la presa misteriosa.

    • Senza bottiglia fai i punti di tutte le carte delle tue prese.
    • Con la bottiglia non ne fai nessuno, e perdi i punti della presa misteriosa.

    Il mazzo passa a chi siede a sinistra. Dopo le smazzate stabilite vince il totale più alto. A parità la vittoria è condivisa.
rules-bottle_imp-eye =
    THE BOTTLE IMP: L’occhio misterioso (due giocatori)

    Ognuno ha una mano scoperta di 6 carte e una coperta di 12. Da quella coperta scegli 2 carte per la presa misteriosa, 1 per la mano scoperta e 1 per quella coperta dell’avversario. Poi le mani scoperte restano visibili a tutti.

    Una presa ha quattro carte, due per giocatore a turno. Ogni carta viene dalla mano che vuoi, ma in quella mano devi rispondere al colore d’uscita. Vale anche per la seconda carta di chi apre. Apre per primo chi non è mazziere.
rules-bottle_imp-two-bottles =
    THE BOTTLE IMP: Due bottiglie (cinque e sei giocatori, tutti contro tutti)

    Le due bottiglie partono da 19. In vendita è sempre la più cara, e nella presa conta solo il suo prezzo. Dopo una vendita la più cara può essere l’altra: allora è quella la prossima in vendita.

    Chi ha una bottiglia perde i punti della presa misteriosa; chi le ha tutte e due li perde due volte. In ogni caso le sue prese non contano.
rules-bottle_imp-teams =
    THE BOTTLE IMP: a squadre

    Chi gioca con chi dipende dal mazziere e cambia a ogni smazzata; si vede sul tavolo. I compagni non vedono le carte l’uno dell’altro.

    I compagni sommano i punti, e ognuno riceve la somma. Chi gioca per sé raddoppia i suoi; se ha la bottiglia, perde due volte la presa misteriosa.
rules-bottle_imp-fixed-teams =
    THE BOTTLE IMP: squadre di due

    I compagni siedono l’uno di fronte all’altro, e le squadre restano le stesse per tutta la partita; si vedono sul tavolo. I compagni non vedono le carte l’uno dell’altro.

    I compagni sommano i punti, e ognuno riceve la somma.
rules-bottle_imp-penalty-once =
    THE BOTTLE IMP: una squadra con la bottiglia

    Se la bottiglia resta a un compagno, nessuno dei due fa punti con le prese. Ognuno dei due perde invece una volta i punti della presa misteriosa.
rules-bottle_imp-penalty-each =
    THE BOTTLE IMP: una squadra con la bottiglia

    Se la bottiglia resta a un compagno, nessuno dei due fa punti con le prese. La presa misteriosa conta invece contro entrambi e si somma: ognuno dei due perde due volte i punti della presa misteriosa.
rules-bottle_imp-five =
    THE BOTTLE IMP: cinque giocatori

    Si aggiungono 18 mezze carte: 2,5; 4,5 e così via fino a 36,5. Una mezza carta ha il colore e i punti della carta intera subito sotto.

    Il mazziere riceve una carta meno degli altri e non ne mette nella presa misteriosa, ma dà una carta a tutti e due i vicini come gli altri.
rules-bottle_imp-six =
    THE BOTTLE IMP: sei giocatori

    Si aggiungono 18 mezze carte: 2,5; 4,5 e così via fino a 36,5. Una mezza carta ha il colore e i punti della carta intera subito sotto.
