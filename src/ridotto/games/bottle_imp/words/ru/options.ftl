## The Bottle Imp: what a table can choose

mode-eye = «Таинственный глаз»
mode-solo = персональный режим
mode-teams-2-1-1 = команды 2-1-1
mode-teams-2-2-1 = команды 2-2-1
mode-teams-2-2-2 = команды 2-2-2
mode-teams-2-2-1-1 = команды 2-2-1-1
mode-two-bottles = «Вторая бутылка»
mode-note-teams-2-1-1 = сдающий и игрок напротив играют за себя, двое других — партнёры
mode-note-teams-2-2-1 = сдающий играет за себя, остальные — две пары
mode-note-teams-2-2-2 = три пары, партнёры сидят напротив
mode-note-teams-2-2-1-1 = сдающий и игрок напротив играют за себя, остальные — две пары
option-mode = Режим
mode-note-solo = каждый играет за себя
mode-note-eye = для двоих: у каждого открытая и закрытая рука
mode-note-two-bottles = каждый за себя, а бутылок две
option-rounds = Раунды
option-hint-rounds = Честно, когда каждый сдаёт одинаковое число раз.
option-deck = Колода
option-hint-deck = В изданиях у карт разные цвета и очки.
choice-deck-matagot = Matagot
choice-deck-classic = классическая
option-team_penalty = Штраф команды с бутылкой
choice-team_penalty-once = таинственная взятка один раз
choice-team_penalty-each = таинственная взятка дважды
option-hint-team_penalty = Столько теряет каждый из двух партнёров.
option-first-bottle_imp = Первый сдающий
