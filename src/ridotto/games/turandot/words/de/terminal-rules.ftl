## Turandot: the rules in short

rules-turandot-1 =
    TURANDOT (Stefano Castelli): worum es geht

    Alle bringen dieselbe Oper auf die Bühne. In sieben Runden engagierst du sechs Sänger und einen Regisseur, dann besetzt du die Rollen und zählst.

    Die Runden 1, 2, 3, 5, 6 und 7 gelten den Sängern, Runde 4 den Regisseuren. In jeder Runde liegt eine Karte mehr aus, als Spieler da sind, auf den Plätzen 1, 2, 3 und so weiter.

    Ein Sänger hat einen Typ, ein Geschlecht, 1 bis 3 Sterne und vielleicht eine Lieblingsrolle. Du hast Zahlenkarten, drei Geldkarten für die ganze Partie und eine Bluffkarte.
rules-turandot-2 =
    TURANDOT: Gebote

    Alle bieten geheim: eine Zahlenkarte mit beliebig viel Geld oder genau eine Geldkarte auf einen Ausstatter. Zu jedem Gebot darf man die Bluffkarte legen; sie bewirkt nichts, aber die anderen sehen nur, wie viele Karten daliegen.

    • Allein auf einem Platz: Du bekommst die Karte, dein Geld ist weg.
    • Mehrere auf einem Platz: Die Karte bekommt, wer am meisten bietet, und dessen Geld ist weg; die anderen nehmen ihres zurück. Bei Gleichstand an der Spitze bekommt sie niemand.
    • Ausstatter sind die Kostümbildnerin und, zu viert und zu fünft, der Bühnenbildner. Sie gehen im Uhrzeigersinn ab dem linken Nachbarn des Maestros an die Bieter, nie an den Maestro. Die Geldkarte wird zum Ausstattungselement: 1 Punkt.
rules-turandot-3 =
    TURANDOT: Ensemble-Sänger und Feuern

    Wer niemanden engagiert hat, bekommt einen Ensemble-Sänger; der Maestro wählt ihn unter den übrigen Karten. Auch wer auf einen Ausstatter bot, bekommt einen. Eine Karte bleibt übrig und wird aus dem Spiel genommen.

    In den Runden 1 bis 3 bestimmt der Maestro dann jemand anderen, der einen der neun Regisseure feuert. In Runde 4 stellen sich einige der letzten sechs vor; Ausstatter gibt es da nicht. Danach geht die Maestro-Karte nach links.

    In der deutschen Ausgabe darf der Maestro nicht auf einen Ausstatter bieten, in Runde 4 niemand. In den anderen ist es erlaubt, bringt aber nichts.
rules-turandot-4 =
    TURANDOT: Besetzung und Punkte

    Turandot und Liù sind Frauen, Calaf, Ping, Pong und Pang sind Männer.

    +1 für jeden Stern deiner sechs Sänger
    +1 für jedes Ausstattungselement
    +1 für jeden Sänger in seiner Lieblingsrolle
    −1 für jeden Mann in einer Frauenrolle und umgekehrt (nicht eindeutig: nie)
    und was dein Regisseur bringt.

    Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand zählen die Sterne der Sänger; sind auch die gleich, wird der Sieg geteilt. Übriges Geld zählt nicht.
rules-turandot-directors =
    TURANDOT: die Regisseure

    Jeder Regisseur ändert, was deine Besetzung zählt. Links steht das Kürzel, das der Spieltisch zeigt.

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
    TURANDOT: zwei Spieler

    Als Ausstatter gibt es nur die Kostümbildnerin.

    Die Karte, die in einer Runde übrig bleibt, geht an den „Tisch“, der mitzählt. Seine Sänger singen in der Reihenfolge, in der sie kommen: Turandot, Calaf, Liù, Ping, Pong, Pang. Auch sein Regisseur zählt.

    Wer in Runde 7 Maestro ist, verliert 1 Punkt. Hat der „Tisch“ mehr Punkte als jeder der beiden Spieler, verlieren beide.
