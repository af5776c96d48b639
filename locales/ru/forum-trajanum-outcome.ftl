# Что принесёт ход: вторая строка вопроса, подписи кнопок и вещей на столе.

forum-trajanum-outcome-take = { $room ->
    [0] Взять жетон с участка { $cell }.
   *[other] Взять жетон с участка { $cell }: рядом уже свободно, поместится двойной строительный жетон.
}
forum-trajanum-outcome-take_corner = Взять с участка { $cell }: { $front }. Освободится { $colour } кран{ $later ->
    [0] {""}
   *[other] : +{ $later } в следующем подсчёте, построек его цвета: { $count }
}.
forum-trajanum-outcome-ignore = { $room ->
    [0] Взять жетон с участка { $cell } за трибуна; трибунов останется: { $left }.
   *[other] Взять жетон с участка { $cell } за трибуна: рядом уже свободно. Трибунов останется: { $left }.
}
forum-trajanum-outcome-ignore_corner = Взять с участка { $cell } за трибуна: { $front }. Освободится { $colour } кран{ $later ->
    [0] {""}
   *[other] : +{ $later } в следующем подсчёте, построек его цвета: { $count }
}. Трибунов останется: { $left }.
forum-trajanum-outcome-keep = Оставить себе с участка { $cell }: { $front }. { $receiver } получит: { $other }.
forum-trajanum-outcome-use = { $origin_word ->
    [own] Использовать свой жетон: { $front }.
   *[foreign] Использовать жетон соседа: { $front }. Свой взойдёт на корабль неиспользованным.
}
forum-trajanum-outcome-place = { $count ->
    [1] Ряд «{ $row }»: его способность действует с этой минуты
   *[other] Ряд «{ $row }», второй горожанин: бонус сразу
}{ $later ->
    [0] {""}
   *[other] ; улица даст { $after } вместо { $before }
}.
forum-trajanum-outcome-build = Построить { $tile_acc }, цена: { $good }{ $envoys ->
    [0] {""}
    [1] ; отправится посланник
   *[other] ; отправятся посланники: { $envoys }
}.
forum-trajanum-outcome-build_column = Построить { $tile_acc }, цена: { $good }; сразу +{ $points }{ $envoys ->
    [0] {""}
   *[other] , и посланник отправится на форум
}.
forum-trajanum-outcome-build_track = Построить { $tile_acc }, цена: { $good }; шаг { $level } на треке { $track_gen } ({ $benefit }){ $envoys ->
    [0] {""}
   *[other] , и посланник отправится на форум
}.
forum-trajanum-outcome-on = На участке { $cell }{ $street ->
    [0] {""}
   *[other] : улица ряда «{ $row }» даст { $after } вместо { $before }
}{ $later ->
    [0] {""}
   *[other] ; +{ $later } в следующем подсчёте
}.
forum-trajanum-outcome-on_double = Первая половина на { $cell }, вторая на { $other }{ $street ->
    [0] {""}
   *[other] : улица ряда «{ $row }» даст { $after } вместо { $before }
}{ $later ->
    [0] {""}
   *[other] ; +{ $later } в следующем подсчёте
}.
forum-trajanum-outcome-benefit = Награда { $level }: { $benefit }.
forum-trajanum-outcome-send = Посланник на клетку { $square } (цвет: { $colour }): { $state ->
    [0] пустая область из { $size }
    [1] начатая область из { $size }, свободно { $free }
   *[other] заполнит область из { $size } и даст бонус области
}{ $eagle ->
    [0] {""}
   *[other] ; рядом с орлом, 1 в каждом подсчёте
}; ваша группа там: { $group }{ $later ->
    [0] {""}
   *[other] ; +{ $later } в следующем подсчёте
}.
forum-trajanum-outcome-send_eagle = Посланник на клетку { $square } с орлом; ваша группа там: { $group }{ $later ->
    [0] {""}
   *[other] ; +{ $later } в следующем подсчёте
}.
forum-trajanum-outcome-gain = Взять { $bonus_acc }.
forum-trajanum-outcome-advance = Ползунок на 1 деление{ $later ->
    [0] {""}
   *[other] : +{ $later } в следующем подсчёте
}.
forum-trajanum-outcome-cypress = Ползунок до следующего кипариса, делений: { $count }{ $later ->
    [0] {""}
   *[other] : +{ $later } в следующем подсчёте
}.
forum-trajanum-outcome-pay_points = { $beside ->
    [0] { $awake ->
        [1] { $row } не спит
        *[other] { $row } просыпается
        }: { $active } вместо { $inactive ->
        [one] { $inactive } очка
        *[other] { $inactive } очков
        }.
    [1] { $awake ->
        [1] { $row } не спит
        *[other] { $row } просыпается
        }: { $active } вместо { $inactive ->
        [one] { $inactive } очка
        *[other] { $inactive } очков
        }, и ещё { $more } за орлов и карту Траяна.
   *[other] { $awake ->
        [1] { $row } не спит
        *[other] { $row } просыпается
        }: { $active } вместо { $inactive ->
        [one] { $inactive } очка
        *[other] { $inactive } очков
        }, но монета принесёт { $more } за карту Траяна.
}
forum-trajanum-outcome-pay_ability = { $awake ->
        [1] { $row } не спит
        *[other] { $row } просыпается
        }: очков сейчас нет, зато поможет в цикле { $cycle }.
forum-trajanum-outcome-pay_nothing = { $beside ->
    [0] { $awake ->
        [1] { $row } не спит
        *[other] { $row } просыпается
        }: это уже ничего не принесёт.
    [1] { $awake ->
        [1] { $row } не спит
        *[other] { $row } просыпается
        }: ещё { $more ->
        [one] { $more } очко
        [few] { $more } очка
        *[many] { $more } очков
        } за орлов и карту Траяна.
   *[other] { $awake ->
        [1] { $row } не спит
        *[other] { $row } просыпается
        }, но монета принесёт { $more ->
        [one] { $more } очко
        [few] { $more } очка
        *[many] { $more } очков
        } за карту Траяна.
}
forum-trajanum-outcome-leave_points = { $beside ->
    [0] { $awake ->
        [1] { $row } засыпает
        *[other] { $row } спит дальше
        }: { $active } → { $inactive ->
        [one] { $inactive } очко
        [few] { $inactive } очка
        *[many] { $inactive } очков
        }.
    [1] { $awake ->
        [1] { $row } засыпает
        *[other] { $row } спит дальше
        }: { $active } → { $inactive ->
        [one] { $inactive } очко
        [few] { $inactive } очка
        *[many] { $inactive } очков
        }, и ещё минус { $more } за орлов и карту Траяна.
   *[other] { $awake ->
        [1] { $row } засыпает
        *[other] { $row } спит дальше
        }: { $active } → { $inactive ->
        [one] { $inactive } очко
        [few] { $inactive } очка
        *[many] { $inactive } очков
        }, но сбережённая монета принесёт { $more } за карту Траяна.
}
forum-trajanum-outcome-leave_ability = { $awake ->
        [1] { $row } засыпает
        *[other] { $row } спит дальше
        }: очки не теряются, но в цикле { $cycle } он не поможет.
forum-trajanum-outcome-leave_nothing = { $beside ->
    [0] { $awake ->
        [1] { $row } засыпает
        *[other] { $row } спит дальше
        }: ничего не теряется.
    [1] { $awake ->
        [1] { $row } засыпает
        *[other] { $row } спит дальше
        }: минус { $more ->
        [one] { $more } очко
        [few] { $more } очка
        *[many] { $more } очков
        } за орлов и карту Траяна.
   *[other] { $awake ->
        [1] { $row } засыпает
        *[other] { $row } спит дальше
        }, а сбережённая монета принесёт { $more ->
        [one] { $more } очко
        [few] { $more } очка
        *[many] { $more } очков
        } за карту Траяна.
}
