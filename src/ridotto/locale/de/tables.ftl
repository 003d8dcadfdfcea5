## Tables on the network

error-no-such-table = Diesen Spieltisch gibt es nicht. Prüfe den Link oder bitte um einen neuen.
error-table-damaged = Dieser Spieltisch lässt sich nicht öffnen: Seine Daten sind beschädigt. Andere Spieltische sind nicht betroffen. Wer den Server betreibt, sieht mit „ridotto check“, was nicht stimmt.
error-no-spectators = An diesem Spieltisch wird ohne Zuschauer gespielt.
error-not-your-seat = Du sitzt nicht an diesem Spieltisch.
error-already-seated = Du sitzt schon an diesem Spieltisch.
error-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
error-table-full = An diesem Spieltisch ist kein Platz frei.
error-not-host = Das kann nur der Gastgeber.
error-already-started = Die Partie hat begonnen: Die Plätze bleiben, wie sie sind.
error-not-started = Die Partie hat noch nicht begonnen.
error-not-over = Die Partie ist noch nicht zu Ende.
error-seats-open = { $count ->
    [one] Ein Platz ist noch frei. Warte auf jemanden oder setze einen Bot hin.
   *[other] { $count } Plätze sind noch frei. Warte auf andere oder setze Bots hin.
}
error-seats-count = Genannte Plätze: { $found }. Der Spieltisch hat { $players }.
error-people-do-not-fit = Hier sitzen mehr Leute als { $players }. Erst muss jemand aufstehen.
error-unknown-seat-word = „{ $word }“ kann nicht am Spieltisch sitzen. Ein Platz ist me, open oder ein Bot, etwa bot:normal.
error-too-many-rounds = Eine Partie im Netz hat höchstens { $most } Runden.
error-chat-empty = In dieser Nachricht steht nichts.
error-chat-off = Der Chat ist vom Gastgeber ausgeschaltet.
error-chat-public = An öffentlichen Spieltischen gibt es keinen Chat. Zurufe hört man dort.
error-nobody-to-mute = Dort sitzt niemand anderes.
error-correspondence-clock = Eine Partie über mehrere Tage braucht eine Uhr mit mindestens einer Stunde je Zug und ohne Reserve.
error-stale-decision = Diese Wahl kam zu spät: Das Spiel ist schon weiter.
error-nothing-to-decide = Du hast jetzt nichts zu entscheiden.
error-bot-plays-for-you = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
error-not-replaced = Für dich spielt kein Bot: Der Platz gehört dir schon.

## Where tables are kept

error-store-in-use = Ein anderer Server benutzt { $file }. Beende ihn oder wähle mit --data eine andere Datei.
error-store-linked = { $file } hat mehr als einen Namen: Es gibt einen Hardlink darauf, oder die Datei selbst ist eingehängt. Die neuesten Züge liegen in einer Datei neben einem der Namen und könnten unter einem anderen verloren gehen. Lösche den anderen Namen oder hänge stattdessen den Ordner ein. Symbolische Links schaden nicht.
error-store-not-ours = { $file } ist keine Datei von Ridotto. Wähle mit --data eine andere Datei.
error-store-too-new = { $file } wurde von einem neueren Ridotto geschrieben (Version { $version } der Datei; dieses kennt { $known }). Installiere das neuere Ridotto oder wähle mit --data eine andere Datei.
error-store-not-writable = { $file } kann nicht geschrieben werden: { $reason }. Wähle mit --data eine andere Datei.
error-store-failed = Der Spieltisch konnte nicht gespeichert werden, deshalb hat sich nichts geändert: { $reason }. Versuche es noch einmal.
error-store-full = Die Festplatte des Servers ist voll, deshalb hat sich nichts geändert. Versuche es später noch einmal.
error-store-gone = Die Datei mit den Spieltischen wurde gelöscht, verschoben oder ersetzt. Es kann nichts gespeichert werden, bis sie zurück ist oder der Server neu gestartet wurde.
error-store-unreachable = Der Server erreicht seine Datenbank gerade nicht, deshalb hat sich nichts geändert. Versuche es gleich noch einmal.
error-log-conflict = Dieser Spieltisch wurde im selben Augenblick anderswo verändert. Versuche es noch einmal.
error-store-closed = Der Server wird gerade beendet. Versuche es gleich noch einmal.
