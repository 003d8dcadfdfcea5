## The tutorial that plays

learn-game = { $game }: impara giocando
learn-step = { $at } di { $count }
learn-now = Ora: { $move }
learn-other = Si potrebbe anche così, ma in questa lezione: { $move }
learn-go-on = Avanti
learn-do-it = Fallo per me
learn-watch = Guarda
learn-watch-text = Guarda che cosa succede sul tavolo. Quando tocca a te, prosegui lì.
learn-back = Un passo indietro
learn-again = Dall’inizio
