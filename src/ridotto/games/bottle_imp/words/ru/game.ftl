## The Bottle Imp: words for its things

game-bottle_imp = Тень в бутылке
colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
bottle-line = Бутылка{ $which }: стоимость { $price }, владелец — { $owner }
bottle-nobody = никто
bottle-for-sale = продаётся
team-alone = отдельный игрок
goal-mystery = таинственная взятка
goal-left = налево ({ $name })
goal-right = направо ({ $name })
goal-open = первая рука соперника
goal-hidden = вторая рука соперника
goal-own-open = в первую руку
goal-own-hidden = во вторую руку
