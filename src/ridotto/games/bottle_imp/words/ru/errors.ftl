## The Bottle Imp: errors

error-unknown-mode = Для такого числа игроков ({ $players }) нет режима «{ $mode }». Есть: { $known }.
error-deck-too-small = В колоде { $deck } 36 карт: для такого числа игроков ({ $players }) этого мало. Она подходит для 2–4.
error-pass-first = До первой взятки карты отдают: сначала выберите их.
error-pass-is-over = Обмен картами окончен: сыграйте карту.
error-unknown-card = В этой игре нет карты { $card }.
error-card-not-in-deck = Карты { $card } нет в этой колоде.
error-card-not-held = У места { $seat } нет карты { $card }.
named-card-not-held = { $who ->
    [you] У вас нет карты { $card }.
   *[other] { $name }: карты { $card } в руке нет.
}
error-card-already-picked = Карта { $card } уже выбрана. Выберите другую.
error-pick-from-hidden-hand = Карта { $card } лежит в первой руке. Выбирайте из второй.
error-must-follow = Карту { $card } играть нельзя: цвет захода { $colour }, и в этой руке такие карты есть.
error-deal-wrong-hands = Рук при сдаче: { $found }, а должно быть { $expected }.
error-deal-wrong-count = Месту { $seat } сдано карт: { $found }, а должно быть { $expected }.
error-deal-not-ascending = Карты, сданные месту { $seat }, идут не по возрастанию.
error-dealt-twice = Карта { $card } сдана дважды.
error-not-dealt = Не сданы: { $cards }.
error-not-your-card = У вас нет карты { $card }.
error-too-many-cards = Введено карт: { $given }. Сейчас можно выбрать только { $needed }.
error-cards-file-unreadable = Файл { $file } не читается: { $reason }.
error-cards-file-kind = { $file } — не файл CSV. Колода записана в файле, имя которого кончается на .csv.
error-cards-file-too-large = Файл { $file } слишком велик для колоды. Читается не больше { $most } КБ.
error-cards-file-not-csv = Это не файл CSV: { $reason }.
error-cards-file-header = Первая строка должна быть { $right }, а не { $header }.
error-cards-row-length = В строке { $row } полей: { $count }, а должно быть { $right }.
error-cards-row-not-a-row = Строка { $row } — не карта: { $value }.
error-cards-row-field = Строка { $row }: { $field } не может быть { $value }. Может быть: { $known }.
error-cards-row-twice = Строка { $row }: карта { $card } уже есть в этой колоде.
error-deck-wrong-count = Для такого числа игроков ({ $players }) в колоде не может быть столько карт: { $count }. Может быть: { $right }.
