## The first-game guide

guide-label = Einstiegshilfe
guide-tip = Tipp
guide-got-it = Verstanden
guide-switch-off = Einstiegshilfe ausschalten
guide-is-off = Die Einstiegshilfe ist aus. In den Einstellungen kannst du sie wieder einschalten.
