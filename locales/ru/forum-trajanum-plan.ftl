# Что построить благодаря двум жетонам и что останавливает поручение.

forum-trajanum-plan-reach-pair = Жетоны { $cell } и { $other }: { $room ->
    [0] двойной строительный жетон не поместится
   *[other] поместится двойной строительный жетон
}{ $tile_count ->
    [0] ; ваших ресурсов пока ни на что не хватает
   *[other] ; ваших ресурсов хватит на: { $tile_each }
}
forum-trajanum-plan-stop-square_taken = клетка форума { $square } занята
forum-trajanum-plan-stop-singles_gone = одиночные жетоны закончились ({ $colour })
forum-trajanum-plan-stop-doubles_gone = двойные жетоны закончились ({ $colour })
forum-trajanum-plan-routine-prepare = Строить больше нечего, остался только обмен
