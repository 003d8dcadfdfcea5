## Turandot: what a table can choose

edition-it = итальянское издание
edition-ru = русское издание
edition-de = немецкое издание
option-edition = Издание
option-hint-edition = В немецком издании маэстро не ставит на костюмера или плотника, а в 4-м раунде не ставит никто.
option-first-turandot = Первый маэстро
option-hint-first-turandot = По правилам это тот, кто поёт лучше всех.
