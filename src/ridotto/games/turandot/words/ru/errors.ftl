## Turandot: errors

error-no-such-number = Нет карты с номером { $number }. Номера идут от 1 до { $last }.
error-not-enough-money = На месте { $seat } столько денег нет: ставка { $money }, осталось { $left }.
named-not-enough-money = { $who ->
    [you] Столько денег у вас нет: ставите { $money }, осталось { $left }.
   *[other] { $name }: столько денег нет, ставка { $money }, осталось { $left }.
}
error-not-a-bid = Это не ставка. Поставьте карту с номером и сколько угодно денег или ровно одну карту денег без номера.
error-crew-bid-by-maestro = На месте { $seat } маэстро: в немецком издании маэстро не ставит карту денег без номера. Поставьте карту с номером.
named-crew-bid-by-maestro = { $who ->
    [you] Вы маэстро: в немецком издании маэстро не ставит карту денег без номера. Поставьте карту с номером.
   *[other] { $name } — маэстро: в немецком издании маэстро не ставит карту денег без номера.
}
error-crew-bid-in-round-four = В немецком издании в 4-м раунде карту денег без номера не ставят. Поставьте карту с номером.
error-no-such-slot = Нет номера { $slot }. Номера идут от 1 до { $last }.
error-slot-empty = Под номером { $slot } карты уже нет. Карты ещё лежат под номерами: { $left }.
error-needs-no-stand-in = Месту { $seat } дублёр не нужен. Кому нужен: { $needy }.
named-needs-no-stand-in = { $who ->
    [you] Вам дублёр не нужен. Кому нужен: { $needy }.
   *[other] { $name }: дублёр не нужен. Кому нужен: { $needy }.
}
error-name-somebody-else = На месте { $seat } маэстро: назвать нужно другого игрока.
named-name-somebody-else = { $who ->
    [you] Вы маэстро и должны назвать другого игрока.
   *[other] { $name } — маэстро: назвать нужно другого игрока.
}
error-unknown-director = Нет режиссёра «{ $director }». Есть: { $known }.
error-director-gone = Режиссёра { $director } уже нет в игре. Остались: { $left }.
error-unknown-singer = Нет певца «{ $singer }». Номера идут от 1 до { $last }.
error-singer-not-in-troupe = Певца { $singer } нет в труппе места { $seat }. Труппа: { $troupe }.
named-singer-not-in-troupe = { $who ->
    [you] Певца { $singer } нет в вашей труппе. Труппа: { $troupe }.
   *[other] { $name }: певца { $singer } нет в труппе. Труппа: { $troupe }.
}
error-singer-cast-twice = У певца { $singer } уже есть роль. Каждый поёт одну.
error-other-move-first = Сейчас не время для «{ $kind }». Ожидается что-то вроде: { $expected }.
error-audition-wrong-count = Карт на кастинге: { $found }, а должно быть { $expected }.
error-auditioned-twice = { $card }: карта на кастинге дважды.
error-not-to-audition = { $card } не может быть на кастинге: эту карту уже не вытянуть.
error-no-such-card = Нет карты { $card }, которую можно вытянуть.
error-singers-file-kind = { $file } — не файл певцов: имя должно кончаться на .csv или .toml.
error-singers-file-unreadable = Не удаётся прочитать { $file }: { $reason }.
error-singers-file-too-large = { $file } больше { $most } КБ, файл с 36 певцами таким не бывает.
error-singers-file-not-utf8 = { $file } — не текст UTF-8: не читается байт { $at }. Сохраните файл в UTF-8.
error-singers-file-not-csv = Файл певцов — не CSV: { $reason }.
error-singers-file-not-toml = Файл певцов — не TOML: { $reason }.
error-singers-file-long-line = Строка { $line } файла длиннее { $most } знаков: для одного певца столько не нужно.
error-singers-file-header = Первая строка файла должна быть «{ $right }», а не «{ $header }».
error-singers-file-no-tables = В файле TOML нет певцов: каждый — таблица [[singer]].
error-singers-wrong-count = Певцов: { $count }, а должно быть { $right }.
error-singers-too-few = Для этой партии певцов нужно не меньше { $right }, а их { $count }.
error-singer-wrong-length = Певец { $row } по порядку: полей { $count }, а должно быть { $right }.
error-singer-not-a-row = Певец { $row } по порядку: «{ $value }» вместо набора именованных полей.
error-singer-unknown-field = Певец { $row } по порядку: есть поле { $field }. Поля бывают такие: { $known }.
error-singer-missing-field = Певец { $row } по порядку: нет поля { $field }.
error-singer-out-of-range = Певец { $row } по порядку: { $field } — целое число от 1 до { $highest }, а не «{ $value }».
error-singer-unknown-word = Певец { $row } по порядку: { $field } не может быть «{ $value }». Возможные значения: { $known }.
error-singer-unknown-favourite = Певец { $row } по порядку: { $field } не может быть «{ $value }». Оставьте пустым или выберите: { $known }.
error-singer-id-twice = Певец { $row } по порядку: номер { $id } уже есть у певца { $first }.
error-singer-id-gap = Певец { $row } по порядку: номер { $id }, а номера певцов идут от 1 до { $count } без пропусков.
error-not-your-money = Столько денег у вас нет: ставите { $money }, осталось { $left }.
error-roles-expected = «{ $text }» — не роли для обмена. Роли идут от 1 до { $last }.
error-nothing-to-swap = «{ $text }» ничего не меняет. Введите две разные роли, например: 1 3.
