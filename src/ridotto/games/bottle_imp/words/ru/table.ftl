## The Bottle Imp: the table, in the terminal and in the browser

headline-dealer = сдающий: { $name }
heading-tricks = очки взяток
heading-hand = Ваша рука
heading-hidden-hand = Закрытая рука
heading-open-hand = Открытая рука
heading-hand-of = { $name }
heading-hidden-hand-of = { $name }: закрытая рука
heading-open-hand-of = { $name }: открытая рука
heading-this-round = раунд
heading-round = раунд
