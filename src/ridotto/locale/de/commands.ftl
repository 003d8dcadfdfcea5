## The command line

cli-about = Turandot und Der Flaschenteufel: spielen, simulieren, untersuchen.
cli-usage = Aufruf:{" "}
cli-values = Argumente
cli-switches = Optionen
cli-help = diese Hilfe zeigen
cli-commands = Befehle
cli-version = die Version zeigen
cli-lang = die Sprache: en, ru, it oder de
cli-play = im Terminal spielen, gegen Bots oder mit Freunden
cli-replay = ein Partieprotokoll Schritt für Schritt ansehen
cli-simulate = Bots spielen lassen und die Protokolle schreiben, ein JSON-Objekt je Zeile
cli-verify = Protokolle nachspielen und sagen, wo sie den Regeln widersprechen; Ereignisse zählen ab 1
cli-count = ausgeben, wie viele Stellungen es von festen Kartenverteilungen aus gibt
cli-game = bottle_imp oder turandot
cli-players = wie viele mitspielen
cli-mode = Der Flaschenteufel: eye, solo, two-bottles, teams-2-1-1, teams-2-2-1, teams-2-2-2 oder teams-2-2-1-1
cli-edition = Turandot: it, ru oder de
cli-deck = Der Flaschenteufel: matagot oder classic; Turandot: house oder eine eigene Datei (CSV oder TOML)
cli-rounds = Der Flaschenteufel: wie viele Runden eine Partie hat
cli-team-penalty = Der Flaschenteufel: once oder each
cli-people = die Sitze der Menschen, ab 0 gezählt; die anderen besetzen Bots
cli-resume = die unterbrochene Partie fortsetzen
cli-fast = Bots spielen ohne Pause
cli-line = welche Zeile der Datei, ab 1 gezählt
cli-record-file = eine Datei mit Protokollen
cli-record-files = Dateien mit Protokollen; - ist die Standardeingabe
cli-games = wie viele Partien
cli-seed = ein beliebiges Wort oder eine Zahl; dasselbe ergibt dieselben Karten
cli-all = alle Einstellungen durchgehen; ohne Spiel die beider Spiele
cli-bot = wer spielt: easy, normal, hard, master, random oder search:50ms
cli-out = wohin die Protokolle gehen; ohne Angabe zur Standardausgabe
cli-jobs = wie viele Prozesse sich die Arbeit teilen; ohne Angabe alle Prozessoren
cli-depth = wie viele Aktionen weit vorausgeschaut wird
cli-skip = wie viele erste Aktionen vor dem Zählen gemacht werden
cli-moves = auch jede erste Aktion für sich zählen

verify-line = Zeile { $line }: Ereignis { $event }: { $reason }
verify-summary = { NUMBER($records, useGrouping: 0) } { $records ->
    [one] Protokoll
   *[other] Protokolle
}, { NUMBER($disagreements, useGrouping: 0) } { $disagreements ->
    [one] Widerspruch
   *[other] Widersprüche
}
