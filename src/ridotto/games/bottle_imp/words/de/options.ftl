## The Bottle Imp: what a table can choose

mode-eye = Das geheimnisvolle Auge
mode-solo = jeder für sich
mode-teams-2-1-1 = Teams 2-1-1
mode-teams-2-2-1 = Teams 2-2-1
mode-teams-2-2-2 = Teams 2-2-2
mode-teams-2-2-1-1 = Teams 2-2-1-1
mode-two-bottles = Zwei Flaschen
mode-note-teams-2-1-1 = der Geber und wer ihm gegenübersitzt sind allein, die anderen zwei sind Partner
mode-note-teams-2-2-1 = der Geber ist allein, die anderen bilden zwei Paare
mode-note-teams-2-2-2 = drei Paare, Partner sitzen sich gegenüber
mode-note-teams-2-2-1-1 = der Geber und wer ihm gegenübersitzt sind allein, die anderen bilden zwei Paare
option-mode = Spielart
mode-note-solo = jeder spielt für sich
mode-note-eye = zu zweit: je eine offene und eine verdeckte Hand
mode-note-two-bottles = jeder spielt für sich, mit zwei Flaschen
option-rounds = Runden
option-hint-rounds = Gerecht ist, wenn alle gleich oft geben.
option-deck = Kartensatz
option-hint-deck = In den Ausgaben haben die Karten andere Farben und Punkte.
choice-deck-matagot = Matagot
choice-deck-classic = klassisch
option-team_penalty = Die Flasche kostet ein Team
choice-team_penalty-once = den Teufelsstich einmal
choice-team_penalty-each = den Teufelsstich zweimal
option-hint-team_penalty = So viel verliert jeder der beiden Partner.
option-first-bottle_imp = Erster Geber
