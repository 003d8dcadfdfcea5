## Turandot: in the terminal

option-ask-turandot-edition = Welche Ausgabe?
setup-turandot = { $players } Spieler, { $edition }
ask-swap-more = Um noch einmal zwei Rollen zu tauschen, gib sie ein: 1 3.
bid-crew = Ausst.
directors-open = Regisseure: { $directors }
suggested-cast = Die beste Besetzung: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
ask-bid = Gebot: eine Zahl 1–{ $slots }, dann Geld 0–{ $money }, dann b für Bluff: { $example }
ask-bid-crew = { $crew ->
    [1] c: Kostümbildnerin.
   *[other] c: Ausstatter.
}
ask-give = { $who ->
    [you] Wähle deinen Ensemble-Sänger. Gib einen Platz ein: { $slots }
   *[other] Wähle einen Ensemble-Sänger für { $name }. Gib einen Platz ein: { $slots }
}
ask-give-director = { $who ->
    [you] Wähle deinen Regisseur. Gib einen Platz ein: { $slots }
   *[other] Wähle einen Regisseur für { $name }. Gib einen Platz ein: { $slots }
}
ask-give-other = für jemand anderen mit dessen Sitz: { $example }
ask-name-player = Wer feuert einen Regisseur? Gib einen Sitz ein: { $players }
ask-dismiss = Welcher Regisseur wird gefeuert? Gib eine Nummer von 1 bis { $last } ein.
ask-cast = Enter nimmt diese Besetzung. Zwei Rollen tauschen: 1 3. Oder sechs Sängernummern, zuerst Turandot.
revealed-crew-bids = { $crew ->
    [1] Gebote auf die Kostümbildnerin: { $names }.
   *[other] Gebote auf einen Ausstatter: { $names }.
}
revealed-needy = Wer vom Maestro einen Ensemble-Sänger bekommt: { $names }.
revealed-needy-director = Wer vom Maestro einen Regisseur bekommt: { $names }.
legend-singers = Pr♀2♥T: Profi, weiblich (○: nicht eindeutig), 2 Sterne, Lieblingsrolle Turandot
help-turandot =
    Gebot: die Zahl eines Platzes (3), mit 2 Geldkarten (3 2), mit der Bluffkarte
    (3 2 b); c auf einen Ausstatter, c b mit der Bluffkarte.
    Ensemble-Sänger: der Platz (4), auch für wen (4 0). Feuern: Nummer der Liste.
    Besetzung: Enter für die beste, zwei Rollen tauschen (1 3) oder sechs Nummern.
    Pr♀2♥T: Typ, Geschlecht (♂ ♀ ○), Sterne, Lieblingsrolle.
    $ Geldkarte   ■ Ausstattungselement   B Bluffkarte

    ?   diese Hilfe
    r   die Regeln in Kürze
    u   Gebot oder Besetzung zurücknehmen, solange sie verdeckt sind
    l   was bisher geschah
    s   der Punktezettel
    h   ein Tipp, wenn sonst nur Bots mitspielen
    d   was jeder Regisseur wem wert wäre
    q   Ende; die Partie bleibt erhalten, weiter mit: ridotto play --resume
