## The command line

cli-about = Kartenspiele: spielen, simulieren, untersuchen.
cli-usage = Aufruf:
cli-values = Argumente
cli-switches = Optionen
cli-help = diese Hilfe zeigen
cli-commands = Befehle
cli-version = die Version zeigen
cli-lang = die Sprache: en, ru, it oder de
cli-serve = den Spielsalon im Browser öffnen, für dich, deine Freunde und Bots
cli-play = im Terminal spielen, gegen Bots oder mit Freunden
cli-replay = ein Partieprotokoll Schritt für Schritt ansehen
cli-hint = sagen, welche Züge in einer unbeendeten Partie die besten sind und was sie wohl bringen
cli-simulate = Bots spielen lassen und die Protokolle schreiben, ein JSON-Objekt je Zeile
cli-verify = Protokolle nachspielen und sagen, wo sie den Regeln widersprechen; Ereignisse zählen ab 1
cli-export = Protokolle zu Tabellen für die Forschung machen (Parquet) oder solche Tabellen zu Protokollen
cli-count = ausgeben, wie viele Stellungen es von festen Kartenverteilungen aus gibt
cli-game = das Spiel: { $known }
cli-option = { $label }. { $games }
cli-option-in-game = { $game }: { $values }
cli-option-range = { $lowest } bis { $highest }
cli-option-or-file = { $words } oder eine eigene Datei ({ $kinds })
cli-people = die Sitze der Menschen, ab 0 gezählt; die anderen besetzen Bots
cli-first = der Sitz, der anfängt, ab 0 gezählt; ohne Angabe ausgelost
cli-resume = die unterbrochene Partie fortsetzen
cli-fast = Bots spielen ohne Pause
cli-from-memory = nur zeigen, was auf dem Spieltisch liegt, bei Spielen, die das anbieten
cli-line = welche Zeile der Datei, ab 1 gezählt
cli-hint-file = eine Datei mit einer unbeendeten Partie; ohne sie die zuletzt im Terminal gespielte
cli-hint-seat = wessen Züge: ein Sitz, ab 0 gezählt; ohne Angabe, wer dran ist
cli-time = wie viele Sekunden nachgedacht wird
cli-record-file = eine Datei mit Protokollen
cli-record-files = Dateien mit Protokollen; - ist die Standardeingabe
cli-export-files = Dateien mit Protokollen, mit --jsonl Ordner mit Tabellen; - ist die Standardeingabe
cli-games = wie viele Partien
cli-seed = der Startwert, ein beliebiges Wort oder eine Zahl; derselbe ergibt dieselben Karten
cli-all = alle Einstellungen durchgehen; ohne Spiel die aller Spiele
cli-bot = wer spielt: easy, normal, hard, master, random oder search:50ms
cli-out = wohin die Protokolle gehen; ohne Angabe zur Standardausgabe
cli-parquet = drei Tabellen, matches, rounds und decisions, in diesen neuen oder leeren Ordner schreiben; braucht pyarrow
cli-jsonl = die Protokolle der Tabellen in diese Datei schreiben, ein JSON-Objekt je Zeile
cli-jobs = wie viele Prozesse sich die Arbeit teilen; ohne Angabe alle Prozessoren
cli-cluster = die Adresse eines Ray-Clusters, der die Arbeit macht, HOST:PORT oder auto
cli-depth = wie viele Aktionen weit vorausgeschaut wird
cli-skip = wie viele erste Aktionen vor dem Zählen gemacht werden
cli-moves = auch jede erste Aktion für sich zählen
cli-host = auf welcher Adresse der Server lauscht; 0.0.0.0 lässt andere Rechner ein; ohne Angabe nur dieser Rechner
cli-port = der Port; ohne Angabe 8000 oder der nächste freie
cli-data = wo die Spieltische liegen: eine Datei oder die URL einer PostgreSQL-Datenbank (postgresql://user@host/name); ohne Angabe eine Datei in deinem Datenordner
cli-data-file = die Datei, in der die Spieltische liegen; ohne Angabe in deinem Datenordner
cli-no-open = den Browser nicht öffnen
cli-name = ein Rechnername dieses Servers, etwa club.example; kann mehrmals angegeben werden
cli-proxy = davor steht ein Proxy: ihm glauben, was er über Adressen und Verschlüsselung sagt; eine Zahl sagt, wie viele es sind
cli-workers = so viele Prozesse teilen sich einen Raum, miteinander und mit denen anderer Rechner; braucht PostgreSQL
cli-limit-local = Grenzen je Adresse gelten auch für diesen Rechner: für Tunnel, durch die Fremde wie von hier wirken
cli-metrics-token = wer dieses Token schickt, darf /metrics von anderen Rechnern lesen; auch RIDOTTO_METRICS_TOKEN
verify-line = Zeile { $line }: Ereignis { $event }: { $reason }
export-summary = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}
verify-summary = { NUMBER($records, useGrouping: 0) } { $records ->
    [one] Protokoll
   *[other] Protokolle
}, { NUMBER($disagreements, useGrouping: 0) } { $disagreements ->
    [one] Widerspruch
   *[other] Widersprüche
}
serve-address = Ridotto ist geöffnet: { $address }
serve-friends = In deinem Netz: { $address }
serve-stop = Strg-C schließt. Jede Partie bleibt erhalten und geht beim nächsten Mal weiter.
serve-stopped = Geschlossen.
pages-missing-title = Die Seiten wurden nicht gebaut
pages-missing =
    Der Server läuft, aber seine Seiten fehlen. Baue sie und lade diese Seite neu.
    In einer Kopie der Quellen: make setup. Sonst installiere Ridotto noch einmal mit pip.
error-port-taken = Port { $port } von { $host } ist belegt. Wähle einen anderen oder lass --port weg.
error-port-unusable = Port { $port } von { $host } ist nicht benutzbar: { $reason }.
error-host-unknown = Auf diesem Rechner gibt es die Adresse „{ $host }“ nicht.

## Wie weit ein langer Befehl ist

progress-of = { NUMBER($done, useGrouping: 0) } von { NUMBER($total, useGrouping: 0) }, noch { $left }
progress-done = bisher { NUMBER($done, useGrouping: 0) }
count-action = erste Aktion
count-positions = Stellungen

## Die Arena

cli-arena = Bots gegeneinander spielen lassen und ihre Stärke messen
cli-bots = wer mitspielt: Namen von Bots, net:DATEI für ein Netz mit diesen Gewichten, program:BEFEHL für ein eigenes Programm oder modul:Klasse für eine eigene Python-Klasse
cli-arena-games = wie viele Partien mindestens; jeder Bot spielt dieselben Karten auf jedem Sitz
cli-arena-all = jede Spielart und Spielerzahl, eine nach der anderen
cli-json = die Zahlen auch in diese Datei schreiben, als JSON
cli-chart = die Zahlen auch in diese Datei zeichnen, als SVG
cli-records = auch das Protokoll jeder Partie in diese Datei schreiben, ein JSON-Objekt je Zeile
cli-limit = wie viele Sekunden ein Programm für einen Zug hat
cli-deals = nur diese Kartenverteilungen des Wettkampfs spielen, etwa 0:500; das Ende wird nicht gespielt
cli-raw = auch das Ergebnis jeder Kartenverteilung in diese Datei schreiben, ein JSON-Objekt je Zeile, um sie mit anderen Teilen zusammenzufügen
cli-arena-merge = die Teile eines Wettkampfs zusammenfügen, die --deals und --raw geschrieben haben
cli-part-files = Dateien, die ridotto arena --raw geschrieben hat
arena-title = { $setting }: { $games ->
    [one] { NUMBER($games, useGrouping: 0) } Partie
   *[other] { NUMBER($games, useGrouping: 0) } Partien
} aus { $deals ->
    [one] { NUMBER($deals, useGrouping: 0) } Kartenverteilung
   *[other] { NUMBER($deals, useGrouping: 0) } Kartenverteilungen
}
arena-rounds = Runden in jeder Partie: { $rounds }
arena-interrupted = Abgebrochen: Dies sind die Verteilungen, die fertig wurden.
arena-points = Punkte pro Partie
arena-wins = gewonnene Partien
arena-rating = Wertung
arena-median = Median pro Zug
arena-slowest = 99 von 100 binnen
arena-matrix = Punkte pro Partie mehr als (Spalte), an denselben Spieltischen:
arena-faults = { $bot } hat { $count ->
    [one] einmal
   *[other] { NUMBER($count, useGrouping: 0) }-mal
} einen Fehler gemacht; jedes Mal wurde ein erlaubter Zug ausgelost. Die ersten:
error-too-few-bots = Ein Wettkampf braucht mindestens zwei Bots: --bots heuristic random
error-partners-change = In der Spielart { $mode } wechseln die Partner von Runde zu Runde, und sie müssen derselbe Bot sein. Lass --rounds weg.
error-no-command = Der Befehl des Programms fehlt. Schreib ihn so: { $example }
error-deals-unreadable = „{ $value }“ ist kein Bereich von Kartenverteilungen. Schreib die erste und die nach der letzten, höchstens { $most }: --deals 0:500
error-deals-or-games = --deals sagt, welche Kartenverteilungen gespielt werden; --games hat dann nichts zu sagen. Lass eines von beiden weg.
error-raw-needs-deals = --raw schreibt einen Teil eines Wettkampfs. Sag, welchen: --deals 0:500
error-part-not-ours = { $file } ist kein Teil eines Wettkampfs. Gib Dateien an, die ridotto arena --raw geschrieben hat.
error-part-damaged = Zeile { $line } von { $file } ist nicht lesbar. Lösche sie mit allen, die folgen, und füge noch einmal zusammen: Dann erfährst du, welche Kartenverteilungen noch einmal zu spielen sind.
error-parts-differ = { $file } und { $other } sind nicht Teile eines Wettkampfs: { $field } ist in der ersten { $value } und in der zweiten { $expected }. Füge nur Teile zusammen, die gleich gespielt wurden.
error-parts-overlap = Die Kartenverteilung { NUMBER($deal, useGrouping: 0) } steht in { $file } und in { $other }. Lass eine der Dateien weg oder spiele ihre Verteilungen mit einem anderen --deals neu.
error-parts-missing = Die Kartenverteilungen { $deals } fehlen. Spiele sie mit denselben Optionen und --deals { $deals } --raw DATEI und füge auch diese Datei hinzu.
error-bot-module-missing = Es gibt kein Python-Modul { $module }. Starte in dem Ordner, in dem es liegt, oder installiere es.
error-bot-module-broken = Das Python-Modul { $module } kann nicht importiert werden: { $reason }
error-bot-class-missing = Im Modul { $module } gibt es { $name } nicht. Seine Bots sind: { $known }
error-bot-class-no-bot = { $bot } ergibt keinen Bot. Ein Bot ist ein Objekt mit einer Methode choose(view, rng), die eine erlaubte Aktion zurückgibt.
error-bot-not-made = { $bot } lässt sich mit diesen Optionen nicht erzeugen: { $reason }
error-bot-options-unreadable = „{ $text }“ ist keine Option eines Bots. Schreib sie so: { $example }

# What `ridotto learn` tells on the way
learning-dealt = die Karten sind verteilt
judging-progress = { $seconds } s  { $percent } %  { $positions } Stellungen aus { $matches } Partien; der Schätzer erklärt { $explained } dessen, was daraus wurde
learning-sizes = { $device }: Spielnetz { $policy } Mio. Gewichte aus { $inputs } Eingaben, Kritiker { $critic } Mio.; { $setups } Spielarten, { $decisions } Entscheidungen je Durchgang, je Lernschritt { $minibatch }; { $memory }
learning-processor = auf dem Prozessor
learning-memory = { $used } von { $total } GiB belegt
learning-goes-on = weiter nach Durchgang { $iteration }
learning-other-schedule = der Zeitplan ist ein anderer: Er war { $before }, jetzt ist er { $now }; ab hier folgen die Raten dem neuen
learning-iteration = { $done } % Durchgang { $iteration }: { $speed } Mio. Entscheidungen/s (Spielen { $playing } s, Lernen { $learning } s), gelernt aus { $learnt }, Entropie { $entropy }, Abweichung { $drift }, begrenzt { $clipped }, vom Kritiker erklärt { $explained }; { $memory }
learning-mark = Marke: gegen Zufall { $random }, gegen die erste Marke { $early }, { $speed } Mio. Entscheidungen/s mit Lernen
learning-rivals = gegen Gegner, die nach Regeln spielen { $lead }
learning-against = gegen das Netz, das es zu schlagen lernt { $lead }
learning-setup = gegen Zufall { $lead }  { $setup }
