## The Bottle Imp: the tutorial

learn-imp-welcome-title = Ein teuflischer Handel
learn-imp-welcome-text = Mach Stiche: Die Karten darin sind deine Punkte. Aber hüte dich vor der Flasche. Wer sie am Ende der Runde hat, bekommt nichts und verliert Punkte. Du spielst eine Runde gegen drei Bots.
learn-imp-pass-title = Drei Karten im Geheimen
learn-imp-pass-text = Zuerst legt jeder eine Karte in den Teufelsstich und gibt jedem Nachbarn eine. Die Punkte des Teufelsstichs sind das, was die Flasche kosten wird. Zieh drei Karten dorthin oder tippe sie an, dann bestätige.
learn-imp-bottle-title = Die Flasche kostet 19
learn-imp-bottle-text = Von jedem Nachbarn hast du eine Karte bekommen. Die Flasche steht in der Mitte; ihr Preis ist 19. Noch gehört sie niemandem. Bot 4 spielt zum ersten Stich aus.
learn-imp-follow-title = Farbe bedienen
learn-imp-follow-text = Blau ist ausgespielt, und du hast Blau, also musst du es bedienen. Eine Karte unter dem Preis gewinnt den Stich und kauft die Flasche: von denen unter 19 die höchste.
learn-imp-bought-title = Die Flasche gehört dir
learn-imp-bought-text = Deine 17 war die höchste Karte unter 19; die 20 zählte nicht. Du hast den Stich und die Flasche. Ihr Preis ist jetzt 17. So früh in der Runde ist das nicht schlimm: Es bleibt Zeit, sie zu verkaufen.
learn-imp-sell-title = Verkauf sie
learn-imp-sell-text = Du spielst aus. Die Flasche bekommt, wer einen Stich mit einer Karte unter 17 gewinnt. Deine 2 ist so niedrig, dass wohl jemand anders darüber liegt und doch unter dem Preis.
learn-imp-sold-title = Verkauft!
learn-imp-sold-text = Bot 4 musste die Flasche mit der 10 nehmen. Ihr Preis ist 10: Es wird immer schwerer, sie loszuwerden, denn nur noch mit Karten unter 10 geht sie weiter.
learn-imp-trick-title = Ein gewöhnlicher Stich
learn-imp-trick-text = Liegt keine Karte unter dem Preis, gewinnt die höchste Zahl, wie in anderen Stichspielen. Unter 10 geht jetzt niemand, der es vermeiden kann.
learn-imp-points-title = Diese Punkte gehören dir
learn-imp-points-text = Jede Karte zählt so viele Punkte, wie Münzen darauf sind. Der Rest der Runde spielt sich von selbst; sieh, bei wem die Flasche bleibt.
learn-imp-end-title = Die Runde ist zu Ende
learn-imp-end-text = Jetzt hast du alles einmal getan: Karten weitergegeben, bedient, die Flasche gekauft, sie verkauft und Punkte gemacht. Alle zählen ihre Stiche; nur wer die Flasche hat, verliert die Punkte des Teufelsstichs.
