## Turandot: words for its things

game-turandot = Turandot
name-dummy = The table
category-professional = professional
category-amateur = amateur
category-alternative = alternative
category-classical = classical
category-comic = comic
category-goth = goth
category-short-professional = Pr
category-short-amateur = Am
category-short-alternative = Al
category-short-classical = Cl
category-short-comic = Co
category-short-goth = Go
gender-male = male
gender-female = female
gender-undefined = undefined
role-turandot = Turandot
role-calaf = Calaf
role-liu = Liù
role-ping = Ping
role-pong = Pong
role-pang = Pang
director-goth_over_comic = Goth over comic
director-comic_over_goth = Comic over goth
director-alternative_over_classical = Alternative over classical
director-classical_over_alternative = Classical over alternative
director-favourites = Favourite roles
director-scenery = Scenery
director-one_of_each = One of each
director-undefined_gender = Undefined gender
director-plain = Plain
director-short-goth_over_comic = +Go −Co
director-short-comic_over_goth = +Co −Go
director-short-alternative_over_classical = +Al −Cl
director-short-classical_over_alternative = +Cl −Al
director-short-favourites = +♥
director-short-scenery = +scenery
director-short-one_of_each = 6 kinds
director-short-undefined_gender = +○
director-short-plain = plain
director-effect-goth_over_comic = +1 per goth singer, −1 per comic singer
director-effect-comic_over_goth = +1 per comic singer, −1 per goth singer
director-effect-alternative_over_classical = +1 per alternative singer, −1 per classical singer
director-effect-classical_over_alternative = +1 per classical singer, −1 per alternative singer
director-effect-favourites = +1 more per favourite role
director-effect-scenery = +1 more per scenery element
director-effect-one_of_each = +3 with all six categories
director-effect-undefined_gender = +1 per singer of undefined gender
director-effect-plain = no effect
bid-bluff = B
bid-face-down = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
bid-words = { $money ->
    [0] number { $number } without money
    [one] number { $number } with { $money } money card
   *[other] number { $number } with { $money } money cards
}
bid-words-crew = { $crew ->
    [1] one money card for the costume designer
   *[other] one money card for crew
}
bid-words-bluff = and the bluff card
