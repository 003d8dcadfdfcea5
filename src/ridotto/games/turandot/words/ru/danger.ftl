## Turandot: what a director would be worth to whom

worth = Сколько принёс бы каждый режиссёр
worth-note = Очки с тем, что у каждого есть сейчас, а в скобках — сколько ещё может выйти самое большее.
worth-line = { $name } { $now } ({ $most })
