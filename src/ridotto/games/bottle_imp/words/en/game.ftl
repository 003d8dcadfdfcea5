## The Bottle Imp: words for its things

game-bottle_imp = The Bottle Imp
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
bottle-line = Bottle{ $which }: price { $price }, owner { $owner }
bottle-nobody = nobody
bottle-for-sale = for sale
team-alone = alone
goal-mystery = mystery trick
goal-left = left ({ $name })
goal-right = right ({ $name })
goal-open = opponent’s open hand
goal-hidden = opponent’s hidden hand
goal-own-open = to your open hand
goal-own-hidden = to your hidden hand
