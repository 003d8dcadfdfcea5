## The Bottle Imp: what a table can choose

mode-eye = The eye
mode-solo = each alone
mode-teams-2-1-1 = teams 2-1-1
mode-teams-2-2-1 = teams 2-2-1
mode-teams-2-2-2 = teams 2-2-2
mode-teams-2-2-1-1 = teams 2-2-1-1
mode-two-bottles = two bottles
mode-note-teams-2-1-1 = the dealer and the player opposite are alone, the other two are partners
mode-note-teams-2-2-1 = the dealer is alone, the others are two pairs
mode-note-teams-2-2-2 = three pairs of players sitting opposite
mode-note-teams-2-2-1-1 = the dealer and the player opposite are alone, the others are two pairs
option-mode = Mode
mode-note-solo = everybody plays for themselves
mode-note-eye = for two: an open and a hidden hand each
mode-note-two-bottles = everybody plays for themselves, and two bottles are for sale
option-rounds = Rounds
option-hint-rounds = A whole number of turns as dealer for everybody is fair.
option-deck = Deck
option-hint-deck = The editions give the cards other colours and points.
choice-deck-matagot = Matagot
choice-deck-classic = classic
option-team_penalty = The bottle costs a team
choice-team_penalty-once = the mystery trick once
choice-team_penalty-each = the mystery trick twice
option-hint-team_penalty = What each of the two partners loses.
option-first-bottle_imp = First dealer
