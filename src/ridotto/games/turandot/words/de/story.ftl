## Turandot: what happened

outcome-stars = { $who ->
    [you] Bei Gleichstand entscheiden die Sterne: Du gewinnst.
   *[other] Bei Gleichstand entscheiden die Sterne: { $names } gewinnt.
}
outcome-dummy = Der „Tisch“ hat mehr Punkte als jeder der beiden Spieler: Beide verlieren.
log-audition = Runde { $round }: { $count } Sänger singen vor. Maestro: { $name }.
log-audition-directors = Runde { $round }: { $count } Regisseure stellen sich vor. Maestro: { $name }.
log-bids = Runde { $round }, Gebote. { $bids }.
log-bid-laid = { $count ->
    [one] { $who ->
        [you] Du hast { $count } Karte hingelegt.
       *[other] { $name } hat { $count } Karte hingelegt.
    }
   *[other] { $who ->
        [you] Du hast { $count } Karten hingelegt.
       *[other] { $name } hat { $count } Karten hingelegt.
    }
}
log-cast = { $who ->
    [you] Du hast die Rollen besetzt.
   *[other] { $name } hat die Rollen besetzt.
}
log-hired = { $who ->
    [you] du engagierst { $card }
   *[other] { $name } engagiert { $card }
}
log-stand-in = { $who ->
    [you] du bekommst { $card } zugewiesen
   *[other] { $name } bekommt { $card } zugewiesen
}
log-stand-in-director = { $who ->
    [you] du bekommst den Regisseur { $card } zugewiesen
   *[other] { $name } bekommt den Regisseur { $card } zugewiesen
}
log-crew = { $crew ->
    [1] { $who ->
        [you] du bekommst die Kostümbildnerin und ein Ausstattungselement
       *[other] { $name } bekommt die Kostümbildnerin und ein Ausstattungselement
    }
   *[other] { $who ->
        [you] du bekommst einen Ausstatter und ein Ausstattungselement
       *[other] { $name } bekommt einen Ausstatter und ein Ausstattungselement
    }
}
log-leftover = { $card } wird aus dem Spiel genommen.
log-leftover-dummy = { $card } geht an den „Tisch“.
log-named = { $who ->
    [you] Du sollst einen Regisseur feuern.
   *[other] { $name } soll einen Regisseur feuern.
}
log-dismissed = { $who ->
    [you] Du feuerst einen Regisseur: { $director }.
   *[other] { $name } feuert einen Regisseur: { $director }.
}
revealed-title = Runde { $round }: Die Gebote werden aufgedeckt.
sheet-directed-by = Regisseur
sheet-stars = Sterne
sheet-scenery = Ausstattungselemente
sheet-favourites = Lieblingsrollen
sheet-gender = unpassendes Geschlecht
sheet-director = Punkte des Regisseurs
sheet-maestro = Maestro in Runde 7
sheet-total = SUMME
