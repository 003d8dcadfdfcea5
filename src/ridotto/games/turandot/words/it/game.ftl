## Turandot: words for its things

game-turandot = Turandot
name-dummy = Il morto
category-professional = professionista
category-amateur = dilettante
category-alternative = alternativo
category-classical = classico
category-comic = comico
category-goth = dark
category-short-professional = Pr
category-short-amateur = Di
category-short-alternative = Al
category-short-classical = Cl
category-short-comic = Co
category-short-goth = Da
gender-male = maschile
gender-female = femminile
gender-undefined = indefinito
role-turandot = Turandot
role-calaf = Calaf
role-liu = Liù
role-ping = Ping
role-pong = Pong
role-pang = Pang
director-goth_over_comic = Più dark, meno comici
director-comic_over_goth = Più comici, meno dark
director-alternative_over_classical = Più alternativi, meno classici
director-classical_over_alternative = Più classici, meno alternativi
director-favourites = Ruoli preferiti
director-scenery = Elementi scenici
director-one_of_each = Uno per categoria
director-undefined_gender = Sesso indefinito
director-plain = Nessun effetto
director-short-goth_over_comic = +Da −Co
director-short-comic_over_goth = +Co −Da
director-short-alternative_over_classical = +Al −Cl
director-short-classical_over_alternative = +Cl −Al
director-short-favourites = +♥
director-short-scenery = +scenici
director-short-one_of_each = 6 categ.
director-short-undefined_gender = +○
director-short-plain = nessuno
director-effect-goth_over_comic = +1 per ogni dark, −1 per ogni comico
director-effect-comic_over_goth = +1 per ogni comico, −1 per ogni dark
director-effect-alternative_over_classical = +1 per ogni alternativo, −1 per ogni classico
director-effect-classical_over_alternative = +1 per ogni classico, −1 per ogni alternativo
director-effect-favourites = un altro +1 per ogni ruolo preferito
director-effect-scenery = un altro +1 per ogni elemento scenico
director-effect-one_of_each = +3 con tutte e sei le categorie
director-effect-undefined_gender = +1 per ogni cantante di sesso indefinito
director-effect-plain = nessun effetto
bid-bluff = B
bid-face-down = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
bid-words = { $money ->
    [0] numero { $number } senza denaro
    [one] numero { $number } con { $money } carta denaro
   *[other] numero { $number } con { $money } carte denaro
}
bid-words-crew = { $crew ->
    [1] una carta denaro per la costumista
   *[other] una carta denaro per la costumista o il carpentiere
}
bid-words-bluff = e la carta bluff
