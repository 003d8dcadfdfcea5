## Tables on the network

error-no-such-table = Такого стола нет. Проверьте ссылку или попросите новую.
error-no-spectators = За этим столом играют без зрителей.
error-not-your-seat = Вы не сидите за этим столом.
error-already-seated = Вы уже сидите за этим столом.
error-seat-taken = Это место занято. Выберите другое.
error-table-full = За этим столом нет свободных мест.
error-not-host = Это может сделать только хозяин стола.
error-already-started = Партия уже началась: места больше не меняются.
error-not-started = Партия ещё не началась.
error-not-over = Партия ещё не закончена.
error-seats-open = { $count ->
    [one] Свободно ещё { $count } место. Дождитесь игроков или посадите ботов.
    [few] Свободно ещё { $count } места. Дождитесь игроков или посадите ботов.
    [many] Свободно ещё { $count } мест. Дождитесь игроков или посадите ботов.
   *[other] Свободно ещё { $count } места. Дождитесь игроков или посадите ботов.
}
error-seats-count = Названо мест: { $found }. За столом их { $players }.
error-unknown-seat-word = «{ $word }» не может сидеть за столом. Место — это me, open или бот, например bot:normal.
error-too-many-rounds = Предел раундов в сетевой партии: { $most }.
error-stale-decision = Этот выбор опоздал: игра уже пошла дальше.
error-nothing-to-decide = Сейчас вам нечего решать.
error-bot-plays-for-you = За вас играет бот. Сначала верните себе место.
error-not-replaced = За вас не играет бот: место и так ваше.

## Where tables are kept

error-store-in-use = Файлом { $file } пользуется другой сервер. Остановите его или выберите другой файл через --data.
error-store-not-ours = { $file } — не файл Ridotto. Выберите другой файл через --data.
error-store-too-new = Файл { $file } записан более новым Ridotto (версия файла { $version }, этой программе известна { $known }). Установите новый Ridotto или выберите другой файл через --data.
error-store-not-writable = Файл { $file } нельзя записать: { $reason }. Выберите другой файл через --data.
error-store-failed = Стол не удалось сохранить, поэтому ничего не изменилось: { $reason }. Попробуйте ещё раз.
error-store-closed = Сервер закрывается. Попробуйте ещё раз чуть позже.
