## The Bottle Imp: words for its things

game-bottle_imp = Der Flaschenteufel
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
bottle-line = Flasche{ $which }: Preis { $price }, Besitzer: { $owner }
bottle-nobody = niemand
bottle-for-sale = zu verkaufen
team-alone = allein
goal-mystery = Teufelsstich
goal-left = links ({ $name })
goal-right = rechts ({ $name })
goal-open = offene Hand des Gegners
goal-hidden = verdeckte Hand des Gegners
goal-own-open = in die offene Hand
goal-own-hidden = in die verdeckte Hand
