## A file of one’s own for an option of a table

own-file-drop = Перетащите сюда свой файл или выберите его ({ $kinds })
own-file-reading = Файл читается…
own-file-played = Играем с файлом: { $file }
own-file-from = из файла хозяина стола
own-file-remove = Убрать
own-file-look = Посмотреть
own-file-example = Скачать обычный вариант как образец
own-file-rows = { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
}
