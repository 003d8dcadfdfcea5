## The Bottle Imp: what a table can choose

option-bottle_imp-mode-eye = The eye
option-bottle_imp-mode-solo = each alone
option-bottle_imp-mode-two-bottles = two bottles
option-bottle_imp-mode-teams-2-1-1 = teams 2-1-1
option-bottle_imp-mode-teams-2-2-1 = teams 2-2-1
option-bottle_imp-mode-teams-2-2-2 = teams 2-2-2
option-bottle_imp-mode-teams-2-2-1-1 = teams 2-2-1-1
option-hint-bottle_imp-mode-eye = for two: an open and a hidden hand each
option-hint-bottle_imp-mode-solo = everybody plays for themselves
option-hint-bottle_imp-mode-two-bottles = everybody plays for themselves, and two bottles are for sale
option-hint-bottle_imp-mode-teams-2-1-1 = the dealer and the player opposite are alone, the other two are partners
option-hint-bottle_imp-mode-teams-2-2-1 = the dealer is alone, the others are two pairs
option-hint-bottle_imp-mode-teams-2-2-2 = three pairs of players sitting opposite
option-hint-bottle_imp-mode-teams-2-2-1-1 = the dealer and the player opposite are alone, the others are two pairs
option-bottle_imp-deck-matagot = Matagot
option-bottle_imp-deck-classic = classic
option-hint-bottle_imp-deck = The editions give the cards other colours and points.
option-bottle_imp-team_penalty = The bottle costs a team
option-bottle_imp-team_penalty-once = the mystery trick once
option-bottle_imp-team_penalty-each = the mystery trick twice
option-hint-bottle_imp-team_penalty = What each of the two partners loses.
option-hint-bottle_imp-rounds = It is fair if everybody deals equally often.
option-first-bottle_imp = First dealer
option-hint-from-memory-bottle_imp = Only the trick on the table, the one before it, the bottle and the scores are shown.
