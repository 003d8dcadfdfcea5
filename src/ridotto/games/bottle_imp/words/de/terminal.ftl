## The Bottle Imp: in the terminal

option-ask-bottle_imp-team_penalty = Was kostet die Flasche ein Team?
setup-bottle_imp = { $players } Spieler, { $mode }
heading-team = Team
heading-cards = Karten
heading-last-trick = letzter Stich
heading-this-trick = jetzt
heading-why = Grund
headline-bottle_imp = Der Flaschenteufel, { $mode } · Runde { $round } von { $rounds }
ask-pass = { $count ->
    [one] Wähle eine Karte für:
   *[other] Wähle { $count } Karten für:
} { $goals }. Gib zum Beispiel ein: { $example }
ask-pass-so-far = Gewählt: { $cards }.
ask-play = Spiel eine Karte. Möglich: { $cards }
ask-play-only = Du kannst nur die { $card } spielen. Enter spielt sie.
help-bottle_imp =
    Gib die Zahl einer Karte ein, um sie zu spielen: 24
    Karten zum Weitergeben: alle auf einmal (1 37 22) oder einzeln.
    Halbe Karten: 2,5 oder 2.5. Was du jetzt nicht spielen darfst, ist blasser.
    ● Rot   ■ Blau   ▲ Grün   ◆ Gelb. Unter jeder Karte stehen ihre Punkte.

    ?   diese Hilfe
    r   die Regeln in Kürze
    u   Karten zurücknehmen, die noch nicht weitergegeben sind
    l   was bisher geschah
    s   der Punktezettel
    h   ein Tipp, wenn sonst nur Bots mitspielen
    d   was auf dem Spiel steht, nach allem Gesehenen
    q   Ende; die Partie bleibt erhalten, weiter mit: ridotto play --resume
