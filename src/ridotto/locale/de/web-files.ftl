## A file of one’s own for an option of a table

own-file-drop = Zieh eine eigene Datei hierher oder wähle sie ({ $kinds })
own-file-reading = Die Datei wird gelesen …
own-file-played = Gespielt wird mit: { $file }
own-file-from = aus einer Datei des Gastgebers
own-file-remove = Entfernen
own-file-look = Ansehen
own-file-example = Vorgabe als Datei zum Anfangen herunterladen
own-file-rows = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
}
