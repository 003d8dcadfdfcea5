## The Bottle Imp: what a table can choose

mode-eye = L'occhio misterioso
mode-solo = tutti contro tutti
mode-teams-2-1-1 = a squadre 2-1-1
mode-teams-2-2-1 = a squadre 2-2-1
mode-teams-2-2-2 = a squadre 2-2-2
mode-teams-2-2-1-1 = a squadre 2-2-1-1
mode-two-bottles = Due bottiglie
mode-note-teams-2-1-1 = il mazziere e chi gli siede di fronte sono da soli, gli altri due sono compagni
mode-note-teams-2-2-1 = il mazziere è da solo, gli altri formano due coppie
mode-note-teams-2-2-2 = tre coppie di giocatori seduti di fronte
mode-note-teams-2-2-1-1 = il mazziere e chi gli siede di fronte sono da soli, gli altri formano due coppie
option-mode = Modalità
mode-note-solo = ognuno gioca per sé
mode-note-eye = per due: una mano scoperta e una coperta a testa
mode-note-two-bottles = ognuno gioca per sé, e le bottiglie sono due
option-rounds = Smazzate
option-hint-rounds = È equo che ognuno faccia il mazziere lo stesso numero di volte.
option-deck = Mazzo
option-hint-deck = Le edizioni danno alle carte colori e punti diversi.
choice-deck-matagot = Matagot
choice-deck-classic = classico
option-team_penalty = La bottiglia costa alla squadra
choice-team_penalty-once = la presa misteriosa una volta
choice-team_penalty-each = la presa misteriosa due volte
option-hint-team_penalty = Quanto perde ognuno dei due compagni.
option-first-bottle_imp = Primo mazziere
