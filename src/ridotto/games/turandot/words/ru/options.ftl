## Turandot: what a table can choose

option-turandot-edition = Издание
option-turandot-edition-it = итальянское издание
option-turandot-edition-ru = русское издание
option-turandot-edition-de = немецкое издание
option-hint-turandot-edition = В немецком издании маэстро не может ставить на костюмера или плотника, а в 4-м раунде этого не может никто.
option-turandot-deck = Певцы
option-turandot-deck-house = наша колода
option-hint-turandot-deck = Списка певцов нет ни в одних правилах; наша колода — реконструкция. Если у вас есть сама игра, можно играть её картами из файла.
option-turandot-rounds = Раунды
option-first-turandot = Первый маэстро
option-hint-first-turandot = По правилам это тот, кто поёт лучше всех.
