## The Bottle Imp: the table, in the terminal and in the browser

headline-dealer = Geber: { $name }
heading-tricks = Stichpunkte
heading-hand = Deine Hand
heading-hidden-hand = Deine verdeckte Hand
heading-open-hand = Deine offene Hand
heading-hand-of = { $name }
heading-hidden-hand-of = { $name }: verdeckte Hand
heading-open-hand-of = { $name }: offene Hand
heading-this-round = diese Runde
heading-round = Runde
