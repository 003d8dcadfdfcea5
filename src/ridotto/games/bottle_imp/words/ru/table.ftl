## The Bottle Imp: the table, in the terminal and in the browser

headline-dealer = сдающий: { $name }
heading-tricks = очки взяток
heading-hand = Ваша рука
heading-hidden-hand = Вторая рука
heading-open-hand = Первая рука
heading-hand-of = { $name }
heading-hidden-hand-of = { $name }: вторая рука
heading-open-hand-of = { $name }: первая рука
heading-this-round = этот раунд
heading-round = раунд
