## The Bottle Imp: what a table can choose

option-bottle_imp-mode-eye = «Таинственный глаз»
option-bottle_imp-mode-solo = персональный режим
option-bottle_imp-mode-two-bottles = «Вторая бутылка»
option-bottle_imp-mode-teams-2-1-1 = команды 2-1-1
option-bottle_imp-mode-teams-2-2-1 = команды 2-2-1
option-bottle_imp-mode-teams-2-2-2 = команды 2-2-2
option-bottle_imp-mode-teams-2-2-1-1 = команды 2-2-1-1
option-hint-bottle_imp-mode-eye = для двоих: у каждого открытая и закрытая рука
option-hint-bottle_imp-mode-solo = каждый играет за себя
option-hint-bottle_imp-mode-two-bottles = каждый за себя, а бутылок две
option-hint-bottle_imp-mode-teams-2-1-1 = сдающий и игрок напротив играют за себя, двое других — партнёры
option-hint-bottle_imp-mode-teams-2-2-1 = сдающий играет за себя, остальные — две пары
option-hint-bottle_imp-mode-teams-2-2-2 = три пары, партнёры сидят напротив
option-hint-bottle_imp-mode-teams-2-2-1-1 = сдающий и игрок напротив играют за себя, остальные — две пары
option-bottle_imp-deck-matagot = Matagot
option-bottle_imp-deck-classic = классическая
option-hint-bottle_imp-deck = В изданиях у карт разные цвета и очки.
option-bottle_imp-team_penalty = Штраф команды с бутылкой
option-bottle_imp-team_penalty-once = таинственная взятка один раз
option-bottle_imp-team_penalty-each = таинственная взятка дважды
option-hint-bottle_imp-team_penalty = Столько теряет каждый из двух партнёров.
option-hint-bottle_imp-rounds = Честно, когда каждый сдаёт одинаковое число раз.
option-first-bottle_imp = Первый сдающий
option-hint-from-memory-bottle_imp = Видны текущая и последняя взятка, бутылка и счёт.
