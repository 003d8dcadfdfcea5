## A file of one’s own for an option of a table

own-file-drop = Drop a file of your own here, or choose it ({ $kinds })
own-file-reading = The file is being read…
own-file-played = Played with: { $file }
own-file-from = from a file of the host
own-file-remove = Remove
own-file-look = Look at it
own-file-example = Download an example to start from
own-file-rows = { $count ->
    [one] { $count } row
   *[other] { $count } rows
}
