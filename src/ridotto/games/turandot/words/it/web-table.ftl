## Turandot: in the browser

replay-round-turandot = Turno
line-audition = Reclutamento: { $cards }
line-give = { $who ->
    [you] Assegni d’ufficio la carta del numero { $slot }. La riceve: { $goal }.
   *[other] { $name } assegna d’ufficio la carta del numero { $slot }. La riceve: { $goal }.
}
line-name = { $who ->
    [you] Scegli chi licenzia un regista: { $goal }.
   *[other] { $name } sceglie chi licenzia un regista: { $goal }.
}
line-dismiss = { $who ->
    [you] Licenzi il regista «{ $director }».
   *[other] { $name } licenzia il regista «{ $director }».
}

## Turandot in the browser: cards

singer-name = { $category }, { $gender ->
    [male] uomo
    [female] donna
   *[undefined] sesso indefinito
}, { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}
singer-name-favourite = { $category }, { $gender ->
    [male] uomo
    [female] donna
   *[undefined] sesso indefinito
}, { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}, ruolo preferito { $favourite }
director-name = { $director }: { $effect }
money-cards = { $money ->
    [one] { $money } carta denaro
   *[other] { $money } carte denaro
}
scenery-elements = { $scenery ->
    [one] { $scenery } elemento scenico
   *[other] { $scenery } elementi scenici
}
money-card = Carta denaro
bluff-card = Carta bluff
maestro = Puccini
crew = { $count ->
    [one] Costumista
   *[other] Costumista e carpentiere
}

## Turandot in the browser: the stage

stage-label = Il reclutamento
audition-soon = Il reclutamento sta per cominciare.
slot-label = Numero { $slot }: { $card }
slot-number = Numero { $slot }
slot-tie = Pareggio: la carta non va a nessuno
slot-stand-in = D’ufficio: { $name }
slot-leaves = Esce dal gioco
slot-to-dummy = Va al morto
your-bid-here = La tua offerta
bid-won = riuscita
bid-lost = non riuscita, il denaro torna in mano
crew-note = Una carta denaro diventa un elemento scenico
crew-none = Non nel turno dei registi
crew-order = In senso orario dalla sinistra di chi ha Puccini, mai a chi ha Puccini
round-of-directors = Si presentano i registi
open-directors = Registi che si possono ancora ingaggiare
your-turn = Tocca a te
waiting-for = In attesa di: { $names }
round-over = Il turno { $round } è finito.
show-all = Mostra tutto
go-on = Avanti

## Turandot in the browser: what you are asked

task-bid = Fai la tua offerta segreta
money-to-lay = Denaro da offrire
money-card-of = Carta denaro { $place } di { $count }
no-money-left = Denaro finito
choose-slot = Scegli un numero.
choose-slot-or-crew = { $crew ->
    [1] Scegli un numero o la costumista.
   *[other] Scegli un numero, la costumista o il carpentiere.
}
your-bid = La tua offerta: { $bid }.
others-see = { $count ->
    [one] Gli altri vedranno { $count } carta coperta.
   *[other] Gli altri vedranno { $count } carte coperte.
}
keys-bid = { $crew ->
    [1] Tasti: 1–6 numero, C costumista, + e − denaro, B bluff, Invio conferma l’offerta.
   *[other] Tasti: 1–6 numero, C costumista o carpentiere, + e − denaro, B bluff, Invio conferma l’offerta.
}
keys-bid-directors = Tasti: 1–6 numero, + e − denaro, B bluff, Invio conferma l’offerta.
lay-bid = Conferma l’offerta
take-back = Annulla
task-give = Hai Puccini: assegna i cantanti d’ufficio
task-give-director = Hai Puccini: assegna i registi d’ufficio
give-choose-card = Scegli una carta rimasta, poi a chi darla.
give-choose-player = A chi va il numero { $slot }, { $card }?
give-to = { $who ->
    [you] Prendi tu
   *[other] A { $name }
}
task-name = Hai Puccini: chi licenzia un regista?
name-hint = Il giocatore che nomini toglie un regista dal gioco.
task-dismiss = Licenzia un regista
dismiss = Licenzia
dismiss-this = Licenzia { $director }
task-cast = Assegna i sei ruoli
cast-hint = Scambia due cantanti: trascina, o tocca l’uno e poi l’altro.
cast-hint-keys = O premi due numeri.
cast-hint-picked = Ora scegli con chi scambiare.
cast-place = { $role }: { $singer }
cast-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
mark-favourite = ruolo preferito
mark-gender = sesso opposto, un punto in meno
best-cast = Cast migliore: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
lay-cast = Conferma il cast
casting = Si assegnano i ruoli
casting-note = I cast si rivelano tutti insieme.

## Turandot in the browser: players and scores

open-player = { $name }: carte e punti
needs-stand-in = aspetta una carta d’ufficio
is-choosing = sceglie
score-best = Miglior punteggio finora
score-final = Punteggio finale
dummy-note = gioca con quel che avanza

## Turandot in the browser: the player aid

aid = Riepilogo
aid-title = Riepilogo
aid-cards = Carte
aid-directors = Registi
aid-points = Punti
aid-pool = Cantanti nel mazzo
aid-categories = Categorie
aid-genders = Sesso
aid-roles = Ruoli
aid-stars = ★ Stelle: un punto ciascuna.
aid-favourite = ♥ Ruolo preferito: un punto in più a chi lo canta.
aid-bids = Un’offerta è un numero con quanto denaro vuoi, o una carta denaro per { $crew ->
    [1] la costumista (in 2 o 3 giocatori il carpentiere non c’è)
   *[other] la costumista o il carpentiere
}. La carta bluff cambia solo quante carte vedono gli altri. Chi offre più denaro prende la carta e lo spende; se c’è pareggio per il massimo non la prende nessuno. Chi non ingaggia nessuno riceve un cantante d’ufficio da chi ha Puccini.
aid-keys = { $crew ->
    [1] Tasti: 1–6 scelgono un numero o scambiano i ruoli, C costumista, + e − denaro, B bluff, A–E scelgono un giocatore, Invio conferma.
   *[other] Tasti: 1–6 scelgono un numero o scambiano i ruoli, C costumista o carpentiere, + e − denaro, B bluff, A–E scelgono un giocatore, Invio conferma.
}
aid-director-gone = fuori dal gioco
aid-score-stars = +1 per ogni stella dei tuoi sei cantanti
aid-score-scenery = +1 per ogni elemento scenico
aid-score-favourite = +1 per ogni cantante nel ruolo preferito
aid-score-gender = −1 per ogni cantante di sesso opposto al ruolo (indefinito: mai)
aid-score-director = Quello che dà il tuo regista
aid-score-money = Il denaro rimasto non vale niente
aid-score-maestro = −1 a chi ha Puccini al turno 7
aid-ties = Vince chi ha più punti. A parità contano le stelle dei cantanti; se sono pari anche quelle, la vittoria è condivisa.
aid-dummy = I cantanti del morto cantano nell’ordine in cui sono arrivati. Se il morto ha più punti di entrambi i giocatori, perdono tutti e due.
aid-pool-count = { $count ->
    [one] { $count } cantante non si è ancora presentato.
   *[other] { $count } cantanti non si sono ancora presentati.
}

## Statistiche

figure-turandot-best_opera = Opera migliore

## Rivedi la partita

replay-mark-turandot = { $number ->
    [0] Le offerte
   *[other] L’esito
}

## La locandina

finale-playbill = La locandina
finale-presents = { $who ->
    [you] La tua compagnia presenta
   *[other] { $name } presenta
}
