## A file of one’s own for an option of a table

own-file-drop = Trascina qui un file tuo, o sceglilo ({ $kinds })
own-file-reading = Lettura del file…
own-file-played = Si gioca con: { $file }
own-file-from = da un file di chi organizza
own-file-remove = Togli
own-file-look = Guarda
own-file-example = Scarica quello predefinito come file da cui partire
own-file-rows = { $count ->
    [one] { $count } riga
   *[other] { $count } righe
}
