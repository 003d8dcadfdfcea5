## The Bottle Imp: what is at stake

danger = На кону
danger-nobody = Бутылка пока ничья.
danger-stake = { $who ->
    [you] Вы рискуете потерять
   *[other] { $name } рискует потерять
} очков за таинственную взятку: от { $least } до { $most }; очки за взятки ({ $taken }) не зачтутся.
danger-stake-sure = { $who ->
    [you] Вы рискуете потерять
   *[other] { $name } рискует потерять
} очков за таинственную взятку: { $most }; очки за взятки ({ $taken }) не зачтутся.
danger-sellers = Скрытые карты ниже { $price }, которыми бутылку ещё могут забрать:
danger-sellers-none = Скрытых карт ниже { $price } не осталось.
danger-sellers-mystery = Некоторые из них могут лежать в таинственной взятке.
danger-given = Отдано: { $names }
danger-lacks = Цвета, которых, как уже видно, нет на руках:
danger-lacks-of = { $name } — нет карт цвета: { $colours }
danger-lacks-none = Пока ни у кого не видно, что карт какого-то цвета нет.
