## Turandot: what happened

outcome-stars = { $who ->
    [you] A parità decidono le stelle: vinci tu.
   *[other] A parità decidono le stelle: vince { $names }.
}
outcome-dummy = Il morto ha più punti di entrambi i giocatori: perdono tutti e due.
log-audition = Turno { $round }: si presentano { $count } cantanti. Puccini: { $name }.
log-audition-directors = Turno { $round }: si presentano { $count } registi. Puccini: { $name }.
log-bids = Turno { $round }, offerte. { $bids }.
log-bid-laid = { $count ->
    [one] { $who ->
        [you] Hai giocato { $count } carta coperta.
       *[other] { $name } ha giocato { $count } carta coperta.
    }
   *[other] { $who ->
        [you] Hai giocato { $count } carte coperte.
       *[other] { $name } ha giocato { $count } carte coperte.
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
    [you] ricevi d’ufficio { $card }
   *[other] { $name } riceve d’ufficio { $card }
}
log-stand-in-director = { $who ->
    [you] ricevi { $card } come regista d’ufficio
   *[other] { $name } riceve { $card } come regista d’ufficio
}
log-crew = { $crew ->
    [1] { $who ->
        [you] recluti la costumista e ottieni un elemento scenico
       *[other] { $name } recluta la costumista e ottiene un elemento scenico
    }
   *[other] { $who ->
        [you] recluti la costumista o il carpentiere e ottieni un elemento scenico
       *[other] { $name } recluta la costumista o il carpentiere e ottiene un elemento scenico
    }
}
log-leftover = Esce dal gioco: { $card }.
log-leftover-dummy = { $card } va al morto.
log-named = { $who ->
    [you] Devi licenziare un regista.
   *[other] { $name } deve licenziare un regista.
}
log-dismissed = { $who ->
    [you] Licenzi un regista: { $director }.
   *[other] { $name } licenzia un regista: { $director }.
}
revealed-title = Turno { $round }: si rivelano le offerte.
sheet-directed-by = regista
sheet-stars = stelle
sheet-scenery = elementi scenici
sheet-favourites = ruoli preferiti
sheet-gender = sesso opposto
sheet-director = punti del regista
sheet-maestro = Puccini al turno 7
sheet-total = TOTALE
