## The first-game guide

guide-label = Guida alla prima partita
guide-tip = Consiglio
guide-got-it = Ho capito
guide-switch-off = Disattiva la guida
guide-is-off = La guida è disattivata. Puoi riattivarla nelle impostazioni.

## The guide: The Bottle Imp

guide-imp-pass-title = Prima, tre carte in segreto
guide-imp-pass-text = Scegli una carta per la presa misteriosa e una per ciascun vicino. La presa misteriosa resta coperta fino alla fine, e i suoi punti li perde chi si ritrova la bottiglia.
guide-imp-pass-tip = Carte molto basse come 1, 2 e 3 possono inchiodarti alla bottiglia. Passane via una.
guide-imp-pass-dealer-title = Dai le carte tu: solo due
guide-imp-pass-dealer-text = In cinque il mazziere ha una carta in meno e non scarta nella presa misteriosa. Scegli una carta per ciascun vicino; nessuno le vede finché tutti non hanno scelto.
guide-imp-pass-dealer-tip = Passa le carte più basse, o l'ultima di un colore.
guide-imp-pass-eye-title = Quattro carte dalla mano coperta
guide-imp-pass-eye-text = Scegli due carte per la presa misteriosa, una per la mano scoperta dell'avversario e una per quella coperta. Poi le due mani scoperte restano in vista: sono i due archi dell'occhio.
guide-imp-pass-eye-tip = Una carta nella mano scoperta la terrai d'occhio. Mettici l'1 o il 2, e vedrai quando dovrà uscire.
guide-imp-teams-title = Con chi sei in questa smazzata
guide-imp-teams-text = I compagni sommano i punti delle prese, e ognuno riceve la somma. Chi è da solo conta doppio. Se la bottiglia resta a un compagno, perdono entrambi.
guide-imp-teams-tip = Se la presa la sta già vincendo il tuo compagno, aggiungi una carta da tanti punti.
guide-imp-two-bottles-title = Due bottiglie, una in vendita
guide-imp-two-bottles-text = È sempre in vendita la bottiglia più cara, e nella presa conta solo il suo prezzo. Ognuna costa al proprietario la presa misteriosa; averle tutte e due la costa due volte.
guide-imp-two-bottles-tip = Una bottiglia a prezzo basso resta ferma finché l'altra non scende sotto di lei.
guide-imp-lead-title = Apri tu
guide-imp-lead-text = Gioca la carta che vuoi. Gli altri devono rispondere al colore, se possono. Se nessuna carta è sotto il prezzo della bottiglia, vince il numero più alto.
guide-imp-lead-tip = All'inizio un 18, 17 o 16 compra la bottiglia quando c'è ancora tempo di rivenderla.
guide-imp-follow-title = Rispondi al colore
guide-imp-follow-text = Hai il colore d'uscita, quindi devi rispondere. Va bene qualsiasi carta di quel colore; quelle sbiadite devono aspettare.
guide-imp-follow-tip = Se la presa è persa comunque, liberati di una carta da pochi punti, o di una pericolosamente bassa.
guide-imp-free-title = Non puoi rispondere: gioca quello che vuoi
guide-imp-free-text = Non hai carte del colore d'uscita, quindi puoi giocarne una qualsiasi. Un numero alto può vincere lo stesso, e una carta sotto il prezzo può vincere la bottiglia.
guide-imp-free-tip = È il momento di liberarsi di un 1 o un 2, se la bottiglia va a una carta altrui più alta ma sotto il prezzo.
guide-imp-eye-title = Quattro carte, due mani
guide-imp-eye-text = In ogni presa giocate due carte a testa, a turno, dalla mano che volete. Il colore d'uscita obbliga solo nella mano scelta. Vale anche per la seconda carta di chi apre.
guide-imp-eye-tip = Guarda l'altra mano scoperta: sai già con che cosa può rispondere.
guide-imp-below-title = Qualcuno è sotto il prezzo
guide-imp-below-text = Ora i numeri più alti non contano più. La carta più alta sotto il prezzo vince la presa e la bottiglia, e diventa il nuovo prezzo.
guide-imp-below-tip = Se non vuoi la bottiglia, gioca sopra il prezzo o sotto la carta che ora vince.
guide-imp-owner-title = La bottiglia è tua
guide-imp-owner-text = Se ce l'hai ancora alla fine della smazzata, le tue prese non contano e perdi i punti della presa misteriosa. Te ne liberi quando un altro vince una presa con una carta sotto il suo prezzo.
guide-imp-owner-tip = Apri con un colore in cui mancano ancora carte basse: qualcuno potrebbe doverti togliere la bottiglia.
guide-imp-end-title = La smazzata è finita
guide-imp-end-text = La presa misteriosa è scoperta. Tutti contano le proprie prese, ma chi ha la bottiglia non ne conta nessuna e perde i punti della presa misteriosa. Poi dà le carte chi siede a sinistra.
guide-imp-end-tip = Il segnapunti mostra da dove viene ogni punto della smazzata.

## The guide: Turandot

guide-tur-bid-title = La tua prima offerta
guide-tur-bid-text = Scegli il cantante che vuoi con il suo numero. Puoi aggiungere denaro, che paghi se lo ottieni. Le offerte si scoprono tutte insieme.
guide-tur-bid-tip = Le stelle sono punti. Ma un cantante che vogliono tutti può non andare a nessuno: in parità la carta resta lì.
guide-tur-maestro-title = Hai Puccini
guide-tur-maestro-text = Fai la tua offerta come gli altri. Poi assegni i cantanti d'ufficio: se non hai ingaggiato nessuno, scegli il tuo fra quelli rimasti. Costumista e carpentiere non vanno mai a chi ha Puccini.
guide-tur-maestro-tip = Puoi rischiare: perdere ti costa meno che agli altri, perché scegli tu che cosa ricevi in cambio.
guide-tur-bluff-title = Denaro e carta bluff
guide-tur-bluff-text = Le carte denaro devono bastare per tutta la partita. Gli altri vedono solo quante carte metti: con la carta bluff un numero da solo sembra un numero con denaro.
guide-tur-bluff-tip = La carta bluff non costa niente. Usala ogni tanto, così il numero delle tue carte non dice nulla.
guide-tur-crew-title = Un punto sicuro: costumista e carpentiere
guide-tur-crew-text = Invece di un numero puoi offrire una carta denaro per costumista o carpentiere. Se li ottieni, il denaro diventa un elemento scenico da 1 punto. Ricevi anche un cantante d'ufficio, scelto da chi ha Puccini.
guide-tur-crew-tip = Conviene quando i cantanti si equivalgono. Ha la precedenza chi siede alla sinistra di Puccini.
guide-tur-reveal-title = Le offerte sono scoperte
guide-tur-reveal-text = Da solo su un numero prendi la carta e paghi. Tra più giocatori la prende, e paga, chi ha messo più denaro. Se il massimo è pari non la prende nessuno, e tutti riprendono il denaro.
guide-tur-reveal-tip = Nota chi ha speso il denaro. Chi non ne ha più non può superarti.
guide-tur-stand-in-title = Ricevi un cantante d'ufficio
guide-tur-stand-in-text = In questo turno non hai ingaggiato nessuno: chi ha Puccini ti dà una delle carte rimaste. Il denaro torna in mano, a meno che non sia diventato un elemento scenico.
guide-tur-stand-in-tip = Chi ha Puccini non dà carte utili a chi teme. Meglio non essere in testa sotto gli occhi di tutti.
guide-tur-give-title = Assegni tu i cantanti d'ufficio
guide-tur-give-text = Chi non ha una carta nuova ne riceve una di quelle rimaste. Decidi tu a chi va quale. Alla fine ne avanza una.
guide-tur-give-tip = A chi è in testa dai poche stelle, o il sesso che ha già in abbondanza. Se serve una carta anche a te, tieni la migliore.
guide-tur-name-title = Nomina un giocatore
guide-tur-name-text = Il giocatore che nomini licenzia uno dei registi. Non puoi nominare te.
guide-tur-name-tip = Nomina chi ha un cast simile al tuo: risparmierà i registi che piacciono anche a te.
guide-tur-dismiss-title = Licenzia un regista
guide-tur-dismiss-text = Scegli un regista che lascia il gioco. Al turno 4 si ingaggiano alcuni dei sei rimasti, uno per giocatore.
guide-tur-dismiss-tip = Togli quello che costerebbe punti ai tuoi cantanti, o che ne porterebbe di più a un altro.
guide-tur-directors-title = Il turno dei registi
guide-tur-directors-text = Questa volta si offre per un regista, allo stesso modo. Un regista cambia il tuo punteggio finale, in meglio o in peggio. In questo turno non ci sono costumista né carpentiere.
guide-tur-directors-tip = Guarda i tuoi tre cantanti: quale regista li premia? Altri tre devono ancora arrivare.
guide-tur-table-title = Gioca anche il morto
guide-tur-table-text = La carta che avanza va al morto. I suoi cantanti prendono i ruoli nell'ordine in cui arrivano. Se il morto supera entrambi, perdete tutti e due.
guide-tur-table-tip = Lasciagli un uomo quando il prossimo ruolo è da donna, o il contrario.
guide-tur-cast-title = Assegna i ruoli
guide-tur-cast-text = Dai un ruolo a ognuno dei tuoi sei cantanti. Un ruolo preferito vale 1 punto, un uomo in un ruolo da donna o viceversa ne costa 1. Il punteggio cambia mentre provi.
guide-tur-cast-tip = «Cast migliore» assegna tutti i ruoli per te; di più non si può fare.
guide-tur-end-title = Cala il sipario
guide-tur-end-text = Il segnapunti mostra da dove viene ogni punto: stelle, elementi scenici, ruoli preferiti, sesso e regista. In parità decidono le sole stelle.
guide-tur-end-tip = Gioca ancora: la prossima volta saprai dal primo turno quali registi tenere d'occhio.
