## The Bottle Imp: what a table can choose

option-bottle_imp-mode-eye = «Таинственный глаз»
option-bottle_imp-mode-solo = персональный режим
option-bottle_imp-mode-two-bottles = «Вторая бутылка»
option-bottle_imp-mode-teams-2-1-1 = командный режим 2-1-1
option-bottle_imp-mode-teams-2-2-1 = командный режим 2-2-1
option-bottle_imp-mode-teams-2-2-2 = командный режим 2-2-2
option-bottle_imp-mode-teams-2-2-1-1 = командный режим 2-2-1-1
option-hint-bottle_imp-mode-eye = для двоих: у каждого первая рука (открытая) и вторая (закрытая)
option-hint-bottle_imp-mode-solo = каждый играет за себя
option-hint-bottle_imp-mode-two-bottles = каждый за себя, а бутылок две
option-hint-bottle_imp-mode-teams-2-1-1 = сдающий и игрок напротив — отдельные игроки, двое других — партнёры
option-hint-bottle_imp-mode-teams-2-2-1 = сдающий — отдельный игрок, остальные — две пары
option-hint-bottle_imp-mode-teams-2-2-2 = три пары, партнёры сидят напротив
option-hint-bottle_imp-mode-teams-2-2-1-1 = сдающий и игрок напротив — отдельные игроки, остальные — две пары
option-bottle_imp-deck-matagot = Matagot
option-bottle_imp-deck-classic = классическая
option-hint-bottle_imp-deck = В разных изданиях у карт разные цвета и очки.
option-bottle_imp-team_penalty = Штраф команды с бутылкой
option-bottle_imp-team_penalty-once = таинственная взятка один раз
option-bottle_imp-team_penalty-each = таинственная взятка дважды
option-hint-bottle_imp-team_penalty = Столько теряет каждый из двух партнёров.
option-hint-bottle_imp-rounds = Справедливо, если все сдают поровну.
option-first-bottle_imp = Первый сдающий
option-hint-from-memory-bottle_imp = Видны только взятка на столе, предыдущая взятка, бутылка и счёт.
