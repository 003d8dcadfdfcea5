## Turandot: words

category-professional = professionista
category-amateur = dilettante
category-alternative = alternativo
category-classical = classico
category-comic = comico
category-goth = dark
category-short-professional = Pr
category-short-amateur = Di
category-short-alternative = Al
category-short-classical = Cl
category-short-comic = Co
category-short-goth = Da
gender-male = maschile
gender-female = femminile
gender-undefined = indefinito
role-turandot = Turandot
role-calaf = Calaf
role-liu = Liù
role-ping = Ping
role-pong = Pong
role-pang = Pang
director-goth_over_comic = Più dark, meno comici
director-comic_over_goth = Più comici, meno dark
director-alternative_over_classical = Più alternativi, meno classici
director-classical_over_alternative = Più classici, meno alternativi
director-favourites = Ruoli preferiti
director-scenery = Elementi scenici
director-one_of_each = Uno per categoria
director-undefined_gender = Sesso indefinito
director-plain = Nessun effetto
director-short-goth_over_comic = +Da −Co
director-short-comic_over_goth = +Co −Da
director-short-alternative_over_classical = +Al −Cl
director-short-classical_over_alternative = +Cl −Al
director-short-favourites = +♥
director-short-scenery = +scenici
director-short-one_of_each = 6 categ.
director-short-undefined_gender = +○
director-short-plain = nessuno
director-effect-goth_over_comic = +1 per dark, −1 per comico
director-effect-comic_over_goth = +1 per comico, −1 per dark
director-effect-alternative_over_classical = +1 per alternativo, −1 per classico
director-effect-classical_over_alternative = +1 per classico, −1 per alternativo
director-effect-favourites = un altro +1 per ruolo preferito
director-effect-scenery = un altro +1 per elemento scenico
director-effect-one_of_each = +3 con tutte e sei le categorie
director-effect-undefined_gender = +1 per sesso indefinito
director-effect-plain = niente
headline-turandot = Turandot · turno { $round } di { $rounds }
headline-maestro = Puccini: { $name }
heading-slot = n.
heading-singer = cantante
heading-gender = sesso
heading-stars = stelle
heading-favourite = ruolo preferito
heading-director = regista
heading-effect = effetto
heading-bids = offerte
heading-bid = offerta
heading-money = denaro
heading-troupe = cast
heading-role = ruolo
heading-id = n.
heading-hired-by = ingaggiato da
heading-best-casts = I cast migliori finora
bid-crew = costum.
bid-bluff = B
bid-face-down = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
bid-words = { $money ->
    [0] numero { $number } senza denaro
    [one] numero { $number } con { $money } carta denaro
   *[other] numero { $number } con { $money } carte denaro
}
bid-words-crew = una carta denaro per costumista o carpentiere
bid-words-bluff = e la carta bluff
sealed-choice = { $who ->
    [you] La tua scelta: { $choice }.
   *[other] { $name }: { $choice }.
}
directors-open = Registi: { $directors }
suggested-cast = Il cast migliore: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
cast-with-points = { $cast }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ask-bid = Offerta: un numero 1–{ $slots }, poi denaro 0–{ $money }, poi b per il bluff: { $example }
ask-bid-crew = c: costumista o carpentiere.
ask-give = { $who ->
    [you] Scegli il tuo cantante d'ufficio. Scrivi un numero: { $slots }
   *[other] Scegli un cantante d'ufficio per { $name }. Scrivi un numero: { $slots }
}
ask-give-director = { $who ->
    [you] Scegli il tuo regista d'ufficio. Scrivi un numero: { $slots }
   *[other] Scegli un regista d'ufficio per { $name }. Scrivi un numero: { $slots }
}
ask-give-other = per un altro aggiungi il posto: { $example }
ask-name-player = Chi licenzia un regista? Scrivi un posto: { $players }
ask-dismiss = Quale regista viene licenziato? Scrivi un numero da 1 a { $last }.
ask-cast = Invio prende questo cast. Due ruoli si scambiano: 1 3. Oppure sei numeri di cantanti, prima Turandot.

## Turandot: what happened

log-audition = Turno { $round }: si presentano { $count } cantanti. Puccini: { $name }.
log-audition-directors = Turno { $round }: si presentano { $count } registi. Puccini: { $name }.
log-bids = Turno { $round }, offerte. { $bids }.
log-bid-laid = { $count ->
    [one] { $who ->
        [you] Hai messo { $count } carta.
       *[other] { $name } ha messo { $count } carta.
    }
   *[other] { $who ->
        [you] Hai messo { $count } carte.
       *[other] { $name } ha messo { $count } carte.
    }
}
log-cast = { $who ->
    [you] Hai assegnato i ruoli.
   *[other] { $name } ha assegnato i ruoli.
}
log-hired = { $who ->
    [you] ingaggi { $card }
   *[other] { $name } ingaggia { $card }
}
log-stand-in = { $who ->
    [you] ricevi d'ufficio { $card }
   *[other] { $name } riceve d'ufficio { $card }
}
log-stand-in-director = { $who ->
    [you] ricevi { $card } come regista d'ufficio
   *[other] { $name } riceve { $card } come regista d'ufficio
}
log-crew = { $who ->
    [you] recluti costumista o carpentiere e hai un elemento scenico
   *[other] { $name } recluta costumista o carpentiere e ha un elemento scenico
}
log-leftover = { $card } è tolto dal gioco.
log-leftover-dummy = { $card } va al "morto".
log-named = { $who ->
    [you] Devi licenziare un regista.
   *[other] { $name } deve licenziare un regista.
}
log-dismissed = { $who ->
    [you] Licenzi un regista: { $director }.
   *[other] { $name } licenzia un regista: { $director }.
}
revealed-title = Turno { $round }: si rivelano le offerte.
revealed-crew-bids = Offerte per costumista o carpentiere: { $names }.
revealed-needy = Chi ha Puccini assegna un cantante d'ufficio a: { $names }.
revealed-needy-director = Chi ha Puccini assegna un regista d'ufficio a: { $names }.
sheet-directed-by = regista
sheet-stars = stelle
sheet-scenery = elementi scenici
sheet-favourites = ruoli preferiti
sheet-gender = sesso opposto
sheet-director = punti del regista
sheet-maestro = Puccini al turno 7
sheet-total = TOTALE
legend-singers = Pr♀2♥T: professionista, femminile (○: indefinito), 2 stelle, ruolo preferito Turandot

## Turandot: help and rules

help-turandot =
    Offerta: un numero (3), con 2 carte denaro (3 2), con la carta bluff (3 2 b);
    c per costumista o carpentiere, c b con la carta bluff.
    D'ufficio: il numero (4), anche per chi (4 0). Licenziare: numero dell'elenco.
    Ruoli: Invio per il cast migliore, due ruoli scambiati (1 3) o sei numeri.
    Pr♀2♥T: categoria, sesso (♂ ♀ ○), stelle, ruolo preferito.
    $ carta denaro   ■ elemento scenico   B carta bluff

    ?   questo aiuto
    r   le regole in breve
    u   annulla un'offerta o un cast non ancora rivelati
    l   che cosa è successo finora
    s   il segnapunti
    h   un suggerimento, se una persona gioca contro i bot
    q   esci; la partita è salvata, riprendila con: ridotto play --resume
rules-turandot-1 =
    TURANDOT (Stefano Castelli): di che cosa si tratta

    Tutti mettono in scena la stessa opera. In sette turni ingaggi sei cantanti e un regista, poi assegni i ruoli e conti i punti.

    I turni 1, 2, 3, 5, 6 e 7 sono per i cantanti, il turno 4 per i registi. A ogni turno si presenta una carta più dei giocatori, ognuna sotto un numero.

    Un cantante ha una categoria, un sesso, da 1 a 3 stelle ed eventualmente un ruolo preferito. Tu hai carte numerate, tre carte denaro per tutta la partita e una carta bluff.
rules-turandot-2 =
    TURANDOT: le offerte

    Tutti offrono in segreto: una carta numerata con quanto denaro vuoi, o esattamente una carta denaro per costumista o carpentiere. La carta bluff si può aggiungere sempre; non fa niente, ma gli altri vedono quante carte metti.

    • Da solo su un numero: prendi la carta e spendi il denaro.
    • Più giocatori su un numero: chi ha messo più denaro la prende e lo spende, gli altri riprendono il loro. In caso di pareggio per il massimo, non la prende nessuno.
    • Costumista e carpentiere vanno a chi ha offerto, in senso orario dalla sinistra di chi ha Puccini, mai a lui. La carta denaro diventa un elemento scenico e vale 1 punto.
rules-turandot-3 =
    TURANDOT: cantanti d'ufficio e licenziamenti

    Chi non ha ingaggiato nessuno riceve un cantante d'ufficio: lo sceglie chi ha Puccini fra le carte rimaste. Lo riceve anche chi ha offerto per costumista o carpentiere. Resta una carta, che è tolta dal gioco.

    Nei turni da 1 a 3 chi ha Puccini nomina poi un altro giocatore, che licenzia uno dei nove registi. Al turno 4 si presentano alcuni degli ultimi sei, senza costumista né carpentiere. Poi Puccini passa a sinistra.

    Nell'edizione tedesca chi ha Puccini non può offrire per costumista o carpentiere, e al turno 4 nessuno. Nelle altre si può, ma non serve a niente.
rules-turandot-4 =
    TURANDOT: i ruoli e i punti

    Turandot e Liù sono donne, Calaf, Ping, Pong e Pang sono uomini.

    +1 per ogni stella dei tuoi sei cantanti
    +1 per ogni elemento scenico
    +1 per ogni cantante nel suo ruolo preferito
    −1 per ogni cantante di sesso opposto al ruolo (indefinito: mai)
    e quello che dà il regista.

    Vince chi ha più punti. A parità decidono le stelle dei cantanti; se anche quelle sono pari, la vittoria è condivisa. Il denaro rimasto non vale niente.
rules-turandot-directors =
    TURANDOT: i registi

    Ogni regista cambia il conto dei punti del tuo cast. A sinistra c'è la sigla che si vede sul tavolo.

    { director-short-goth_over_comic }: { director-effect-goth_over_comic }
    { director-short-comic_over_goth }: { director-effect-comic_over_goth }
    { director-short-alternative_over_classical }: { director-effect-alternative_over_classical }
    { director-short-classical_over_alternative }: { director-effect-classical_over_alternative }
    { director-short-favourites }: { director-effect-favourites }
    { director-short-scenery }: { director-effect-scenery }
    { director-short-one_of_each }: { director-effect-one_of_each }
    { director-short-undefined_gender }: { director-effect-undefined_gender }
    { director-short-plain }: { director-effect-plain }
rules-turandot-two-players =
    TURANDOT: due giocatori

    La carta che resta a ogni turno va al "morto", che conta come un giocatore. I suoi cantanti cantano nell'ordine in cui arrivano: Turandot, Calaf, Liù, Ping, Pong, Pang. Conta anche il suo regista.

    Chi ha Puccini al turno 7 perde 1 punto. Se il morto ha più punti di entrambi i giocatori, perdono tutti e due.

## Turandot: options

option-turandot-edition = Edizione
option-turandot-edition-it = edizione italiana
option-turandot-edition-ru = edizione russa
option-turandot-edition-de = edizione tedesca
option-hint-turandot-edition = Nell'edizione tedesca chi ha Puccini non può offrire per costumista o carpentiere, e nel turno 4 nessuno.
option-ask-turandot-edition = Quale edizione?
