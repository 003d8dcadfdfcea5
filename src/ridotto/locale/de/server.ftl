## Errors: the network

error-invalid-request = Diese Anfrage wurde nicht verstanden: { $field }: { $reason }.
error-no-such-address = Unter { $path } gibt es nichts.
error-method-not-allowed = { $method } ist hier nicht möglich.
error-body-too-large = Das ist zu viel auf einmal: Höchstens { $limit } Byte werden hier gelesen.
error-too-fast = Das war etwas schnell. Versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-too-many-tables = Du hast { $most } offene Spieltische. Beende oder verlasse zuerst einige davon.
error-too-many-sockets = An diesem Spieltisch oder aus deinem Netz sind zu viele Fenster offen. Schließe einige und versuche es noch einmal.
error-foreign-origin = Eine andere Seite ({ $origin }) darf das hier nicht.
error-foreign-host = Dieser Server hört nicht auf den Namen { $host }. Nimm die Adresse, die er beim Start genannt hat.
error-no-cookie = Der Server kennt dich noch nicht. Lade die Seite neu; Cookies müssen erlaubt sein.
error-name-empty = Wähle einen Namen mit mindestens einem Buchstaben.
error-match-running = Die Partie ist nicht zu Ende. Das Protokoll gibt es am Ende zum Herunterladen.
error-from-memory-running = An diesem Spieltisch wird aus dem Gedächtnis gespielt. Nach dem Ende lässt sich die Partie noch einmal ansehen.
error-not-your-eyes = Solange die Partie läuft, kannst du sie nur von deinem eigenen Platz aus nachsehen.
error-too-many-events = Das Protokoll hat { $found } Ereignisse. Höchstens { $most } können gezeigt werden.
error-too-many-values = Das Protokoll hat { $found } Werte. Höchstens { $most } werden hier gelesen; eine Partie hat weit weniger.
error-replay-form = Partien zum Ansehen haben eine neue Form. Lade die Seite neu. Ein Programm muss mit form={ $form } fragen (docs/bots/protocol.md).
error-replays-busy = Gerade sehen sich zu viele Leute Partien an. Versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-too-many-uploads = Gerade kommen zu viele Dateien an. Versuche es in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-server-failed = Im Server ging etwas schief. Was du bestätigt hattest, ist erhalten; versuche es noch einmal.
error-code-unknown = Dieser Code gilt nicht. Vielleicht wurde er schon benutzt oder ist älter als fünf Minuten: Lass dir einen neuen geben.
error-too-many-devices = Du bist schon in { $most } Browsern angemeldet. Melde zuerst die anderen ab.
