# Что принесёт ход: вторая строка вопроса, подписи кнопок и вещей на столе.

trajan-outcome-sow = Чаша { $tray }: { $count ->
    [one] { $count } маркер
    [few] { $count } маркера
   *[many] { $count } маркеров
}, последний попадёт в чашу { $target } («{ $action }»){ $worth ->
    [0] {""}
   *[other] { $colour_count ->
        [0] ; выполнит жетон Траяна на { $worth } ПО ({ $stack })
       *[other] ; выполнит жетон Траяна на { $worth } ПО ({ $stack }), если последним ляжет { $colour_each }
    }
}; время +{ $count }{ $ending ->
    [0] {""}
    [1] ; завершит раунд
   *[other] ; завершит квартал{ $penalty ->
        [0] {""}
       *[other] : −{ $penalty } ПО за потребности
    }
}.
trajan-outcome-drop = { $state ->
    [1] Положить { $colour } маркер в чашу { $tray }: жетон на { $worth } ПО у чаши { $target } ещё можно выполнить.
    [2] Положить { $colour } маркер в чашу { $tray }: тогда жетон на { $worth } ПО у чаши { $target } не выполнить.
    [3] Положить { $colour } маркер в чашу { $tray }: он нужен жетону на { $worth } ПО.
   *[other] Положить { $colour } маркер в чашу { $tray }.
}
trajan-outcome-choose = { trajan-outcome-claim }
trajan-outcome-claim = В ячейку { $slot }: { $worth } ПО{ $stack_word ->
    [cards] {" "}и две карты
    [plus-two] {" "}и жетон +2
    [demand] , и в каждом квартале удовлетворит потребность в { $demand_loc }
    [workers] { $amount ->
        [one] {" "}и { $amount } рабочий
        [few] {" "}и { $amount } рабочих
       *[many] {" "}и { $amount } рабочих
    }
    [legionnaires] { $amount ->
        [one] {" "}и { $amount } легионер
        [few] {" "}и { $amount } легионера
       *[many] {" "}и { $amount } легионеров
    }
   *[victory] {""}
}. Нужны { $first } и { $second } маркеры{ $lacking ->
    [0] : оба уже лежат в этой чаше
    [1] : один из них уже лежит в этой чаше
   *[other] {""}
}.
trajan-outcome-take = { $count ->
    [1] Взять карту «{ $commodity }»: первая такая в руке.
   *[other] Взять карту «{ $commodity }»: таких в руке станет { $count }.
}
trajan-outcome-take_unseen = Взять карту из стопки карт товаров, не глядя.
trajan-outcome-lay = { $later ->
    [0] Выложить перед собой и взять столько же карт: { $commodity }.
   *[other] Выложить перед собой и взять столько же карт: { $commodity }; +{ $later } ПО за бонусные жетоны в конце.
}
trajan-outcome-ship = Погрузить { $ship } ({ $commodity }): +{ $points } ПО{ $gray ->
    [0] {""}
   *[other] , корабль серый
}{ $later ->
    [0] {""}
   *[other] ; +{ $later } ПО за бонусные жетоны в конце
}.
trajan-outcome-collect = { $later ->
    [0] Взять { $tile_acc }.
   *[other] Взять { $tile_acc }: +{ $later } ПО за наборы в конце.
}
trajan-outcome-collect_votes = Взять { $tile_acc }: голосов в сенате станет { $count }.
trajan-outcome-collect_extra = Взять { $tile_acc }: сразу после действия «{ $action }» его можно повторить.
trajan-outcome-collect_demand = { $later ->
    [0] Взять { $tile_acc }: для потребности, которая ещё появится.
   *[other] Взять { $tile_acc }: неудовлетворённые потребности отнимут { $after } ПО вместо { $before }.
}
trajan-outcome-march = Передвинуть полководца в { $province_acc }: он возьмёт { $tile_acc }{ $saved ->
    [0] {""}
   *[other] {" "}и сбережёт { $saved } ПО на потребностях
}{ $worth ->
    [0] {""}
   *[other] ; легионер принёс бы там { $worth } ПО
}.
trajan-outcome-march_empty = { $worth ->
    [0] Передвинуть полководца в { $province_acc }.
   *[other] Передвинуть полководца в { $province_acc }: легионер принёс бы там { $worth } ПО.
}
trajan-outcome-march_home = Вернуть полководца в военный лагерь.
trajan-outcome-occupy = Легионер в { $province_acc }: +{ $points } ПО{ $count ->
    [0] {""}
    [1] , на три меньше из-за чужого легионера
   *[other] , на три меньше за каждого из чужих легионеров: их { $count }
}.
trajan-outcome-enlist = { $count ->
    [1] Выставить легионера в военный лагерь: там он один.
   *[other] Выставить легионера в военный лагерь: там их станет { $count }.
}
trajan-outcome-hire = { $count ->
    [1] Выставить рабочего в рабочий лагерь: там он один.
   *[other] Выставить рабочего в рабочий лагерь: там их станет { $count }.
}
trajan-outcome-advance = Продвинуться в сенате: +{ $points } ПО; голосов станет { $count }.
trajan-outcome-build = Ячейка { $space }, { $part }: +{ $points } ПО{ $count ->
    [1] {" "}и, так как это первый такой жетон, бонусное действие «{ $action }»
   *[other] {""}
}{ $later ->
    [0] {""}
   *[other] ; +{ $later } ПО за наборы в конце
}.
trajan-outcome-build_empty = Ячейка { $space }: жетона там нет; рабочий откроет путь к соседним ячейкам.
trajan-outcome-pick = { $later ->
    [0] Взять бонусный жетон «{ $bonus }».
   *[other] Взять бонусный жетон «{ $bonus }»: { $later } ПО, если бы игра закончилась сейчас.
}
trajan-outcome-repeat = { $count ->
    [1] Использовать { $tile_acc }: ещё раз действие «{ $action }».
   *[other] Использовать { $tile_acc }: действие «{ $action }» ещё дважды.
}
