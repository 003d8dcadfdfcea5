## The Bottle Imp: what a table can choose

option-bottle_imp-mode-eye = Das geheimnisvolle Auge
option-bottle_imp-mode-solo = jeder für sich
option-bottle_imp-mode-two-bottles = zwei Flaschen
option-bottle_imp-mode-teams-2-1-1 = Teams 2-1-1
option-bottle_imp-mode-teams-2-2-1 = Teams 2-2-1
option-bottle_imp-mode-teams-2-2-2 = Teams 2-2-2
option-bottle_imp-mode-teams-2-2-1-1 = Teams 2-2-1-1
option-hint-bottle_imp-mode-eye = zu zweit: je eine offene und eine verdeckte Hand
option-hint-bottle_imp-mode-solo = jeder spielt für sich
option-hint-bottle_imp-mode-two-bottles = jeder spielt für sich, mit zwei Flaschen
option-hint-bottle_imp-mode-teams-2-1-1 = der Geber und sein Gegenüber spielen allein, die anderen zwei sind Partner
option-hint-bottle_imp-mode-teams-2-2-1 = der Geber spielt allein, die anderen bilden zwei Paare
option-hint-bottle_imp-mode-teams-2-2-2 = drei Paare, Partner sitzen sich gegenüber
option-hint-bottle_imp-mode-teams-2-2-1-1 = der Geber und sein Gegenüber spielen allein, die anderen bilden zwei Paare
option-bottle_imp-deck-matagot = Matagot
option-bottle_imp-deck-classic = klassisch
option-hint-bottle_imp-deck = Je nach Ausgabe haben die Karten andere Farben und Punkte.
option-bottle_imp-team_penalty = Die Flasche kostet ein Team
option-bottle_imp-team_penalty-once = den Teufelsstich einmal
option-bottle_imp-team_penalty-each = den Teufelsstich zweimal
option-hint-bottle_imp-team_penalty = So viel verliert jeder der beiden Partner.
option-hint-bottle_imp-rounds = Gerecht ist, wenn alle gleich oft geben.
option-first-bottle_imp = Erster Geber
option-hint-from-memory-bottle_imp = Gezeigt werden nur der Stich auf dem Tisch, der vorige, die Flasche und der Punktestand.
