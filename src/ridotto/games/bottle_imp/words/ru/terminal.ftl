## The Bottle Imp: in the terminal

option-ask-bottle_imp-team_penalty = Во что обходится бутылка команде?
setup-bottle_imp = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}, { $mode }
heading-team = команда
heading-cards = карты
heading-last-trick = прошлая взятка
heading-this-trick = сейчас
heading-why = за что
headline-bottle_imp = Тень в бутылке, { $mode } · раунд { $round } из { $rounds }
ask-pass = { $count ->
    [one] Выберите { $count } карту. Куда:
    [few] Выберите { $count } карты. Куда:
   *[many] Выберите { $count } карт. Куда:
} { $goals }. Введите, например: { $example }
ask-pass-so-far = Выбрано: { $cards }.
ask-play = Сыграйте карту. Можно ввести: { $cards }
ask-play-only = Можно сыграть только { $card }. Enter её сыграет.
help-bottle_imp =
    Чтобы сыграть карту, введите её номер: 24
    Карты для обмена: сразу все (1 37 22) или по одной.
    Половинные карты: 2,5 или 2.5. Карты, которые сейчас играть нельзя, бледнее.
    ● красная   ■ синяя   ▲ зелёная   ◆ жёлтая. Под картой её очки.

    ?   эта справка
    r   краткие правила
    u   отменить выбор, пока карты не переданы
    l   что произошло до сих пор
    s   таблица очков
    h   подсказка, когда один человек играет с ботами
    d   что на кону, судя по тому, что вы видели
    q   выход; партия сохраняется, продолжить: ridotto play --resume
