## The Bottle Imp: the table, in the terminal and in the browser

headline-dealer = mazziere: { $name }
heading-tricks = punti prese
heading-hand = La tua mano
heading-hidden-hand = La tua mano coperta
heading-open-hand = La tua mano scoperta
heading-hand-of = { $name }
heading-hidden-hand-of = { $name }: mano coperta
heading-open-hand-of = { $name }: mano scoperta
heading-this-round = smazzata
heading-round = smazzata
