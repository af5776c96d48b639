# Что наставник говорит один раз, когда что-то впервые встречается в свободной игре.

trajan-introduction-ship-title = Пора грузить корабль
trajan-introduction-ship = Карты приносят очки, когда вы грузите их на корабль. Первый получает больше всех; потом корабль серый до конца квартала.

trajan-introduction-seaport-title = В порту
trajan-introduction-seaport = Собирайте карты и грузите их на корабль: три одинаковые дают 12 очков, три разные — 6. Возьмите открытую или две из стопки.

trajan-introduction-army-title = Ваше войско
trajan-introduction-army = Перейдите в соседнюю провинцию и возьмите её жетон. Или оставьте с полководцем легионера ради очков провинции.

trajan-introduction-trajan-title = Новый жетон Траяна
trajan-introduction-trajan = Он ляжет к вашей арке и принесёт очки, когда в чаше сойдутся оба его цвета. Берите те, что скоро там окажутся.

trajan-introduction-repeat-title = И ещё раз
trajan-introduction-repeat = У вас есть жетон с рисунком этого действия. Сбросьте его и повторите действие; один такой жетон за ход.

trajan-introduction-plus-title = Ваш жетон +2
trajan-introduction-plus = Положите его к нужному действию: жетон дополнительного действия там повторит его дважды, и так до конца игры.

trajan-introduction-consul-title = Вы 1-й консул
trajan-introduction-consul = Выберите один из двух бонусных жетонов. Они считаются в самом конце: берите тот, что подходит к вашему собранию.

trajan-introduction-last-round-title = Последний раунд
trajan-introduction-last-round = Неудовлетворённые потребности отнимут очки в последний раз. Карты в руке и фигуры в лагерях дадут лишь по 1: грузите и выставляйте.

trajan-introduction-wild-commodity-title = Жетон «Любой товар»
trajan-introduction-wild-commodity = Погрузите его вместо любой карты, которой не хватает. Потом он выходит из игры, а выложить его перед собой нельзя.

trajan-introduction-wild-demand-title = Жетон «Любая потребность»
trajan-introduction-wild-demand = В конце квартала он удовлетворит одну любую потребность и уйдёт. Соберите остальные, а он закроет пробел.

trajan-introduction-wild-construction-title = Жетон «Любая постройка»
trajan-introduction-wild-construction = В конце он считается жетоном вида, который у вас есть: три одинаковых дают 10 очков, четыре — 20.

trajan-introduction-wild-action-title = Любое дополнительное действие
trajan-introduction-wild-action = Сбросьте его после любого действия, чтобы повторить это действие. Если он останется до конца, он ничего не даст.
