## The Bottle Imp: words for its things

game-bottle_imp = The Bottle Imp
colour-red = rosso
colour-blue = blu
colour-green = verde
colour-yellow = giallo
bottle-line = Bottiglia{ $which }: prezzo { $price }, proprietario: { $owner }
bottle-nobody = nessuno
bottle-for-sale = in vendita
team-alone = per sé
goal-mystery = presa misteriosa
goal-left = a sinistra ({ $name })
goal-right = a destra ({ $name })
goal-open = mano scoperta avversaria
goal-hidden = mano coperta avversaria
goal-own-open = nella mano scoperta
goal-own-hidden = nella mano coperta
