## Errors: the network

error-invalid-request = Запрос не понят: { $field }: { $reason }.
error-no-such-address = По адресу { $path } ничего нет.
error-method-not-allowed = Метод { $method } здесь не работает.
error-body-too-large = Это слишком много сразу: здесь читается не больше { $limit } байт.
error-too-fast = Слишком быстро. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
error-too-many-tables = Неоконченных столов у вас: { $most }. Сначала доиграйте или покиньте некоторые из них.
error-too-many-sockets = За этим столом или из вашей сети открыто слишком много окон. Закройте лишние и попробуйте снова.
error-foreign-origin = Другой сайт ({ $origin }) не может делать этого здесь.
error-foreign-host = Этот сервер не отвечает на имя { $host }. Откройте адрес, который он показал при запуске.
error-no-cookie = Сервер вас ещё не знает. Обновите страницу; файлы cookie должны быть разрешены.
error-name-empty = Выберите имя хотя бы из одной буквы.
error-match-running = Партия не окончена. Её запись можно будет скачать в конце.
error-from-memory-running = За этим столом играют по памяти. Партию можно будет посмотреть, когда она закончится.
error-not-your-eyes = Пока партия идёт, её можно просматривать только со своего места.
error-too-many-events = Событий в записи: { $found }. Показать можно не больше { $most }.
error-too-many-values = Значений в записи: { $found }. Здесь читается не больше { $most }; в любой партии их намного меньше.
error-replay-form = Формат просмотра партий изменился. Перезагрузите страницу. Программа должна указать form={ $form } (docs/bots/protocol.md).
error-replays-busy = Сейчас партии смотрят слишком многие. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
error-too-many-uploads = Сейчас передаётся слишком много файлов. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
error-server-failed = На сервере что-то сломалось. Всё, что вы подтвердили, сохранено; попробуйте ещё раз.
error-code-unknown = Этот код не действует. Возможно, им уже воспользовались или ему больше пяти минут: попросите новый.
error-too-many-devices = Вы уже вошли в { $most } браузерах. Сначала выйдите в остальных.
