## Turandot: words for its things

game-turandot = Turandot
name-dummy = Der Tisch
category-professional = Profi
category-amateur = Amateur
category-alternative = Alternativ
category-classical = Klassisch
category-comic = Komisch
category-goth = Dramatisch
category-short-professional = Pr
category-short-amateur = Am
category-short-alternative = Al
category-short-classical = Kl
category-short-comic = Ko
category-short-goth = Dr
gender-male = männlich
gender-female = weiblich
gender-undefined = nicht eindeutig
role-turandot = Turandot
role-calaf = Calaf
role-liu = Liù
role-ping = Ping
role-pong = Pong
role-pang = Pang
director-goth_over_comic = Mehr Dramatik, weniger Komik
director-comic_over_goth = Mehr Komik, weniger Dramatik
director-alternative_over_classical = Mehr Alternatives, weniger Klassik
director-classical_over_alternative = Mehr Klassik, weniger Alternatives
director-favourites = Lieblingsrollen
director-scenery = Ausstattung
director-one_of_each = Von jedem Typ einer
director-undefined_gender = Nicht eindeutiges Geschlecht
director-plain = Ohne Bonus
director-short-goth_over_comic = +Dr −Ko
director-short-comic_over_goth = +Ko −Dr
director-short-alternative_over_classical = +Al −Kl
director-short-classical_over_alternative = +Kl −Al
director-short-favourites = +♥
director-short-scenery = +Ausst.
director-short-one_of_each = 6 Typen
director-short-undefined_gender = +○
director-short-plain = ohne
director-effect-goth_over_comic = +1 je dramatischem Sänger, −1 je komischem Sänger
director-effect-comic_over_goth = +1 je komischem Sänger, −1 je dramatischem Sänger
director-effect-alternative_over_classical = +1 je alternativem Sänger, −1 je klassischem Sänger
director-effect-classical_over_alternative = +1 je klassischem Sänger, −1 je alternativem Sänger
director-effect-favourites = +1 mehr je Lieblingsrolle
director-effect-scenery = +1 mehr je Ausstattungselement
director-effect-one_of_each = +3 mit allen sechs Typen
director-effect-undefined_gender = +1 je Sänger ohne eindeutiges Geschlecht
director-effect-plain = keine Wirkung
bid-bluff = B
bid-face-down = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
bid-words = { $money ->
    [0] Zahl { $number } ohne Geld
    [one] Zahl { $number } mit { $money } Geldkarte
   *[other] Zahl { $number } mit { $money } Geldkarten
}
bid-words-crew = { $crew ->
    [1] eine Geldkarte auf die Kostümbildnerin
   *[other] eine Geldkarte auf einen Ausstatter
}
bid-words-bluff = und die Bluffkarte
