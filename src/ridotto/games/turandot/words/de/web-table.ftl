## Turandot: in the browser

replay-round-turandot = Runde
line-audition = Es liegen aus: { $cards }
line-give = { $who ->
    [you] Du bestimmst, wer die Karte auf Platz { $slot } bekommt: { $goal }.
   *[other] { $name } bestimmt, wer die Karte auf Platz { $slot } bekommt: { $goal }.
}
line-name = { $who ->
    [you] Du bestimmst, wer einen Regisseur feuert: { $goal }.
   *[other] { $name } bestimmt, wer einen Regisseur feuert: { $goal }.
}
line-dismiss = { $who ->
    [you] Du feuerst den Regisseur „{ $director }“.
   *[other] { $name } feuert den Regisseur „{ $director }“.
}

## Turandot in the browser: cards

singer-name = { $category }, { $gender ->
    [male] männlich
    [female] weiblich
   *[undefined] Geschlecht nicht eindeutig
}, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
singer-name-favourite = { $category }, { $gender ->
    [male] männlich
    [female] weiblich
   *[undefined] Geschlecht nicht eindeutig
}, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}, Lieblingsrolle { $favourite }
director-name = { $director }: { $effect }
money-cards = { $money ->
    [one] { $money } Geldkarte
   *[other] { $money } Geldkarten
}
scenery-elements = { $scenery ->
    [one] { $scenery } Ausstattungselement
   *[other] { $scenery } Ausstattungselemente
}
money-card = Geldkarte
bluff-card = Bluffkarte
maestro = Maestro
crew = { $count ->
    [one] Kostümbildnerin
   *[other] Kostümbildnerin und Bühnenbildner
}

## Turandot in the browser: the stage

stage-label = Das Vorsingen
audition-soon = Das Vorsingen beginnt gleich.
slot-label = Platz { $slot }: { $card }
slot-number = Platz { $slot }
slot-tie = Gleichstand: niemand bekommt die Karte
slot-stand-in = Zugewiesen: { $name }
slot-leaves = Wird aus dem Spiel genommen
slot-to-dummy = Geht an den „Tisch“
your-bid-here = Dein Gebot
bid-won = erfolgreich
bid-lost = ohne Erfolg, das Geld kommt zurück
crew-note = Ausstatter: eine Geldkarte wird zu Ausstattung
crew-none = In der Runde der Regisseure nicht zu haben
crew-order = Im Uhrzeigersinn ab dem linken Nachbarn des Maestros, nie an den Maestro
round-of-directors = Regisseure stellen sich vor
open-directors = Regisseure, die noch zu haben sind
your-turn = Du bist dran
waiting-for = Warten auf: { $names }
round-over = Runde { $round } ist zu Ende.
show-all = Alles zeigen
go-on = Weiter

## Turandot in the browser: what you are asked

task-bid = Gib dein geheimes Gebot ab
money-to-lay = Geld im Gebot
money-card-of = Geldkarte { $place } von { $count }
no-money-left = Kein Geld mehr
choose-slot = Wähle einen Platz.
choose-slot-or-crew = { $crew ->
    [1] Wähle einen Platz oder die Kostümbildnerin.
   *[other] Wähle einen Platz oder einen Ausstatter.
}
your-bid = Dein Gebot: { $bid }.
others-see = { $count ->
    [one] Die anderen sehen { $count } verdeckte Karte.
   *[other] Die anderen sehen { $count } verdeckte Karten.
}
keys-bid = { $crew ->
    [1] Tasten: 1–6 Platz, C Kostümbildnerin, + und − Geld, B Bluff, Enter gibt das Gebot ab.
   *[other] Tasten: 1–6 Platz, C Ausstatter, + und − Geld, B Bluff, Enter gibt das Gebot ab.
}
keys-bid-directors = Tasten: 1–6 Platz, + und − Geld, B Bluff, Enter gibt das Gebot ab.
lay-bid = Gebot abgeben
take-back = Zurücknehmen
task-give = Du bist der Maestro: Weise die Ensemble-Sänger zu
task-give-director = Du bist der Maestro: Weise die Regisseure zu
give-choose-card = Wähle eine übrige Karte und dann, wer sie bekommt.
give-choose-player = Wer bekommt die Karte auf Platz { $slot } ({ $card })?
give-to = { $who ->
    [you] Selbst nehmen
   *[other] An { $name }
}
task-name = Du bist der Maestro: Wer feuert einen Regisseur?
name-hint = Wen du bestimmst, der nimmt einen Regisseur aus dem Spiel.
task-dismiss = Feuere einen Regisseur
dismiss = Feuern
dismiss-this = { $director } feuern
task-cast = Besetze die sechs Rollen
cast-hint = Tausche zwei Sänger: ziehen oder nacheinander antippen.
cast-hint-keys = Oder zwei Zahlentasten drücken.
cast-hint-picked = Wähle jetzt, mit wem getauscht wird.
cast-place = { $role }: { $singer }
cast-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
mark-favourite = Lieblingsrolle
mark-gender = unpassendes Geschlecht, ein Punkt weniger
best-cast = Beste Besetzung: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
lay-cast = Besetzung bestätigen
casting = Die Rollen werden besetzt
casting-note = Alle Besetzungen werden gleichzeitig aufgedeckt.

## Turandot in the browser: players and scores

open-player = { $name }: Karten und Punkte
needs-stand-in = bekommt noch eine Karte
is-choosing = wählt
score-best = Bester Stand bis jetzt
score-final = Endstand
dummy-note = spielt mit dem, was übrig bleibt

## Turandot in the browser: the player aid

aid = Übersicht
aid-title = Übersicht
aid-cards = Karten
aid-directors = Regisseure
aid-points = Punkte
aid-pool = Wer noch kommt
aid-categories = Typen
aid-genders = Geschlecht
aid-roles = Rollen
aid-stars = ★ Sterne: je ein Punkt.
aid-favourite = ♥ Lieblingsrolle: ein Punkt mehr für den, der sie singt.
aid-bids = Ein Gebot ist eine Zahl mit beliebig viel Geld oder eine Geldkarte auf { $crew ->
    [1] die Kostümbildnerin, zu zweit und zu dritt der einzige Ausstatter
   *[other] einen der beiden Ausstatter
}. Die Bluffkarte ändert nur, wie viele Karten die anderen sehen. Wer am meisten Geld bietet, bekommt die Karte und gibt das Geld ab; bei Gleichstand an der Spitze bekommt sie niemand. Wer niemanden engagiert, bekommt vom Maestro jemanden zugewiesen.
aid-keys = { $crew ->
    [1] Tasten: 1–6 wählen einen Platz oder tauschen Rollen, C Kostümbildnerin, + und − Geld, B Bluff, A bis E wählen einen Spieler, Enter bestätigt.
   *[other] Tasten: 1–6 wählen einen Platz oder tauschen Rollen, C Ausstatter, + und − Geld, B Bluff, A bis E wählen einen Spieler, Enter bestätigt.
}
aid-director-gone = nicht mehr im Spiel
aid-score-stars = +1 für jeden Stern deiner sechs Sänger
aid-score-scenery = +1 für jedes Ausstattungselement
aid-score-favourite = +1 für jeden Sänger in seiner Lieblingsrolle
aid-score-gender = −1 für jeden Sänger, dessen Geschlecht nicht zur Rolle passt (nicht eindeutig: nie)
aid-score-director = Was dein Regisseur bringt
aid-score-money = Übriges Geld ist nichts wert
aid-score-maestro = −1 für den Maestro in Runde 7
aid-ties = Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand zählen die Sterne der Sänger; sind auch sie gleich, wird der Sieg geteilt.
aid-dummy = Die Sänger des „Tischs“ singen in der Reihenfolge, in der sie kamen. Hat der „Tisch“ mehr Punkte als jeder der beiden Spieler, verlieren beide.
aid-pool-count = { $count ->
    [one] { $count } Sänger hat noch nicht vorgesungen.
   *[other] { $count } Sänger haben noch nicht vorgesungen.
}

## Statistik

figure-turandot-best_opera = Beste Aufführung

## Partie ansehen

replay-mark-turandot = { $number ->
    [0] Die Gebote
   *[other] Was daraus wurde
}

## Der Theaterzettel

finale-playbill = Der Theaterzettel
finale-presents = { $who ->
    [you] Du präsentierst
   *[other] { $name } präsentiert
}
