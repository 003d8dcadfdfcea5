## Turandot: the rules in short

rules-turandot-1 =
    TURANDOT (Stefano Castelli): di che cosa si tratta

    Tutti mettono in scena la stessa opera. In sette turni ingaggi sei cantanti e un regista, poi assegni i ruoli e conti i punti.

    I turni 1, 2, 3, 5, 6 e 7 sono per i cantanti, il turno 4 per i registi. A ogni turno si scoprono le carte sotto i numeri: sempre una in più dei giocatori.

    Un cantante ha una categoria, un sesso, da 1 a 3 stelle ed eventualmente un ruolo preferito. Tu hai carte numerate, tre carte denaro per tutta la partita e una carta bluff.
rules-turandot-2 =
    TURANDOT: le offerte

    Tutti offrono in segreto: una carta numerata con quanto denaro vuoi, o esattamente una carta denaro per costumista o carpentiere. La carta bluff si può aggiungere sempre; non fa niente, ma gli altri vedono quante carte giochi.

    • Un solo giocatore su un numero: prende la carta e spende il denaro.
    • Più giocatori su un numero: chi offre più denaro la prende e lo spende, gli altri riprendono il loro. In caso di pareggio per il massimo non la prende nessuno.
    • In 2 o 3 giocatori c’è solo la costumista, in 4 o 5 anche il carpentiere. Vanno a chi ha offerto, in senso orario dalla sinistra di chi ha Puccini, mai a chi ha Puccini. La carta denaro diventa un elemento scenico: 1 punto.
rules-turandot-3 =
    TURANDOT: cantanti d’ufficio e licenziamenti

    Chi non ha ingaggiato nessuno riceve un cantante d’ufficio: lo sceglie chi ha Puccini fra le carte rimaste. Lo riceve anche chi ha offerto per costumista o carpentiere. Resta una carta, che è tolta dal gioco.

    Nei turni da 1 a 3 chi ha Puccini nomina poi un altro giocatore, che licenzia uno dei nove registi. Al turno 4 si presentano alcuni degli ultimi sei, senza costumista né carpentiere. Dopo ogni turno Puccini passa a sinistra.

    Nell’edizione tedesca chi ha Puccini non può offrire per costumista o carpentiere, e al turno 4 non può nessuno. Nelle altre si può, ma non serve a niente.
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

    Ogni regista cambia il conto dei punti del tuo cast. A sinistra c’è la sigla che si vede sul tavolo.

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

    C’è solo la costumista.

    La carta che resta a ogni turno va al «morto», che conta come un giocatore. I suoi cantanti cantano nell’ordine in cui arrivano: Turandot, Calaf, Liù, Ping, Pong, Pang. Conta anche il suo regista.

    Chi ha Puccini al turno 7 perde 1 punto. Se il morto ha più punti di entrambi i giocatori, perdono tutti e due.
