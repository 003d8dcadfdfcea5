## The tutorial that plays

learn-game = { $game }: учимся играя
learn-step = { $at } из { $count }
learn-now = Сейчас: { $move }
learn-other = Можно и так, но в этом уроке: { $move }
learn-go-on = Дальше
learn-do-it = Сделать за меня
learn-watch = Смотрите
learn-watch-text = Смотрите, что происходит на столе. Если игра ждёт вас, продолжайте прямо там.
learn-back = На шаг назад
learn-again = С начала
