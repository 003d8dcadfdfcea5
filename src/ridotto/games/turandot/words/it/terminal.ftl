## Turandot: in the terminal

option-ask-turandot-edition = Quale edizione?
setup-turandot = { $players } giocatori, { $edition }
ask-swap-more = Per scambiare altri due ruoli, scrivili: 1 3.
bid-crew = costum.
directors-open = Registi: { $directors }
suggested-cast = Il cast migliore: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
ask-bid = Offerta: un numero 1–{ $slots }, poi denaro 0–{ $money }, poi b per il bluff: { $example }
ask-bid-crew = { $crew ->
    [1] c: costumista.
   *[other] c: costumista o carpentiere.
}
ask-give = { $who ->
    [you] Scegli il tuo cantante d’ufficio. Scrivi un numero: { $slots }
   *[other] Scegli un cantante d’ufficio per { $name }. Scrivi un numero: { $slots }
}
ask-give-director = { $who ->
    [you] Scegli il tuo regista d’ufficio. Scrivi un numero: { $slots }
   *[other] Scegli un regista d’ufficio per { $name }. Scrivi un numero: { $slots }
}
ask-give-other = per altri aggiungi il posto: { $example }
ask-name-player = Chi licenzia un regista? Scrivi un posto: { $players }
ask-dismiss = Quale regista viene licenziato? Scrivi un numero da 1 a { $last }.
ask-cast = Invio conferma questo cast. Per scambiare due ruoli: 1 3. Oppure sei numeri di cantanti, prima Turandot.
revealed-crew-bids = { $crew ->
    [1] Offerte per la costumista: { $names }.
   *[other] Offerte per la costumista o il carpentiere: { $names }.
}
revealed-needy = Chi ha Puccini assegna un cantante d’ufficio a: { $names }.
revealed-needy-director = Chi ha Puccini assegna un regista d’ufficio a: { $names }.
legend-singers = Pr♀2♥T: professionista, femminile (○: indefinito), 2 stelle, ruolo preferito Turandot
help-turandot =
    Offerta: un numero (3), con 2 carte denaro (3 2), con la carta bluff (3 2 b);
    c per la costumista (in 4 o 5 anche il carpentiere), c b con la carta bluff.
    D’ufficio: numero (4), o numero e posto (4 0). Licenziare: n. dell’elenco.
    Ruoli: Invio per il cast migliore, due ruoli scambiati (1 3) o sei numeri.
    Pr♀2♥T: categoria, sesso (♂ ♀ ○), stelle, ruolo preferito.
    $ carta denaro   ■ elemento scenico   B carta bluff

    ?   questo aiuto
    r   le regole in breve
    u   annulla un’offerta o un cast non ancora rivelati
    l   che cosa è successo finora
    s   il segnapunti
    h   un suggerimento, se una persona gioca contro i bot
    d   quanto varrebbe ogni regista e per chi
    q   esci; la partita è salvata, riprendila con: ridotto play --resume
