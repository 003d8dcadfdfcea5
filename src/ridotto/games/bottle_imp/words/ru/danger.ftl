## The Bottle Imp: what is at stake

danger = На кону
danger-nobody = Бутылка пока ничья.
danger-stake = { $who ->
    [you] Вы рискуете потерять
   *[other] { $name } рискует потерять
} за таинственную взятку от { $least } до { $most } очков; очки за взятки ({ $taken }) не зачтутся.
danger-stake-sure = { $who ->
    [you] Вы рискуете потерять
   *[other] { $name } рискует потерять
} за таинственную взятку очков: { $most }; очки за взятки ({ $taken }) не зачтутся.
danger-sellers = Невиденные карты ниже { $price }, с которыми бутылка ещё может уйти:
danger-sellers-none = Невиденных карт ниже { $price } не осталось.
danger-sellers-mystery = Некоторые из них могут лежать в таинственной взятке.
danger-given = отдано: { $names }
danger-lacks = Цвета, которых, как уже видно, нет на руках:
danger-lacks-of = { $name }: нет цвета { $colours }
danger-lacks-none = Пока ни у кого не видно, что нет какого-то цвета.
