## The Bottle Imp: what a table can choose

option-bottle_imp-mode-eye = L’occhio misterioso
option-bottle_imp-mode-solo = tutti contro tutti
option-bottle_imp-mode-two-bottles = Due bottiglie
option-bottle_imp-mode-teams-2-1-1 = a squadre 2-1-1
option-bottle_imp-mode-teams-2-2-1 = a squadre 2-2-1
option-bottle_imp-mode-teams-2-2-2 = a squadre 2-2-2
option-bottle_imp-mode-teams-2-2-1-1 = a squadre 2-2-1-1
option-hint-bottle_imp-mode-eye = per due: una mano scoperta e una coperta a testa
option-hint-bottle_imp-mode-solo = ognuno gioca per sé
option-hint-bottle_imp-mode-two-bottles = ognuno gioca per sé, e le bottiglie sono due
option-hint-bottle_imp-mode-teams-2-1-1 = il mazziere e chi gli siede di fronte giocano ognuno per sé, gli altri due sono compagni
option-hint-bottle_imp-mode-teams-2-2-1 = il mazziere gioca per sé, gli altri formano due coppie
option-hint-bottle_imp-mode-teams-2-2-2 = tre coppie di giocatori seduti di fronte
option-hint-bottle_imp-mode-teams-2-2-1-1 = il mazziere e chi gli siede di fronte giocano ognuno per sé, gli altri formano due coppie
option-bottle_imp-deck-matagot = Matagot
option-bottle_imp-deck-classic = classico
option-hint-bottle_imp-deck = Le edizioni danno alle carte colori e punti diversi.
option-bottle_imp-team_penalty = La bottiglia costa alla squadra
option-bottle_imp-team_penalty-once = la presa misteriosa una volta
option-bottle_imp-team_penalty-each = la presa misteriosa due volte
option-hint-bottle_imp-team_penalty = Quanto perde ognuno dei due compagni.
option-hint-bottle_imp-rounds = È equo che ognuno faccia il mazziere lo stesso numero di volte.
option-first-bottle_imp = Primo mazziere
option-hint-from-memory-bottle_imp = Si vedono solo la presa in corso, la precedente, la bottiglia e i punteggi.
