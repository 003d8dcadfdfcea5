## The Bottle Imp: the tutorial

learn-imp-welcome-title = Un patto col diavolo
learn-imp-welcome-text = Fai prese: le carte che contengono sono i tuoi punti. Ma attenzione alla bottiglia: chi ce l’ha alla fine della smazzata non fa punti, anzi ne perde. Giochi una smazzata contro tre bot.
learn-imp-pass-title = Tre carte in segreto
learn-imp-pass-text = Prima ognuno mette una carta nella presa misteriosa e ne passa una a ciascun vicino. I punti della presa misteriosa sono quello che costerà la bottiglia. Trascina o premi tre carte, poi conferma.
learn-imp-bottle-title = La bottiglia costa 19
learn-imp-bottle-text = Ogni vicino ti ha dato una carta. La bottiglia sta al centro: il suo prezzo è 19 e non è ancora di nessuno. Bot 4 apre la prima presa.
learn-imp-follow-title = Rispondi al colore
learn-imp-follow-text = È uscito il blu e tu ne hai, quindi devi rispondere. Una carta sotto il prezzo vince la presa e compra la bottiglia: fra quelle sotto 19, la più alta.
learn-imp-bought-title = La bottiglia è tua
learn-imp-bought-text = Il tuo 17 era la carta più alta sotto 19; il 20 non contava. Hai la presa, e la bottiglia. Ora il prezzo è 17. All’inizio non è grave: c’è tempo per rivenderla.
learn-imp-sell-title = Vendila
learn-imp-sell-text = Apri tu. La bottiglia va a chi vince una presa con una carta sotto 17. Il tuo 2 è così basso che qualcun altro sarà probabilmente sopra, e ancora sotto il prezzo.
learn-imp-sold-title = Venduta!
learn-imp-sold-text = Bot 4 ha dovuto prendere la bottiglia con il 10. Ora il prezzo è 10: liberarsene è sempre più difficile, perché la spostano solo carte sotto il 10.
learn-imp-trick-title = Una presa normale
learn-imp-trick-text = Se nessuna carta è sotto il prezzo vince il numero più alto, come in ogni gioco di prese. Chi può evitarlo, ora non scende sotto il 10.
learn-imp-points-title = Questi punti sono tuoi
learn-imp-points-text = Ogni carta vale tanti punti quante sono le sue monete. Il resto della smazzata va da sé: guarda a chi resta la bottiglia.
learn-imp-end-title = La smazzata è finita
learn-imp-end-text = Ora hai fatto ogni cosa una volta: passato carte, risposto al colore, comprato e rivenduto la bottiglia, fatto punti. Ognuno conta le proprie prese, tranne chi ha la bottiglia: perde i punti della presa misteriosa.
