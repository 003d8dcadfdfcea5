## The Bottle Imp: the table, in the terminal and in the browser

headline-dealer = dealer: { $name }
heading-tricks = trick points
heading-hand = Your hand
heading-hidden-hand = Your hidden hand
heading-open-hand = Your open hand
heading-hand-of = { $name }
heading-hidden-hand-of = { $name }: hidden hand
heading-open-hand-of = { $name }: open hand
heading-this-round = this round
heading-round = round
