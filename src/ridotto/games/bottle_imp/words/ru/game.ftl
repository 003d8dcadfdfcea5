## The Bottle Imp: words for its things

game-bottle_imp = Тень в бутылке
colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
bottle-line = Бутылка{ $which }: стоимость { $price }, владелец — { $owner }
bottle-nobody = никто
bottle-for-sale = продаётся
team-alone = за себя
goal-mystery = таинственная взятка
goal-left = сосед слева ({ $name })
goal-right = сосед справа ({ $name })
goal-open = открытая рука соперника
goal-hidden = закрытая рука соперника
goal-own-open = в открытую руку
goal-own-hidden = в закрытую руку
