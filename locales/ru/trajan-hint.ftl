# Что подсказка говорит о «Траяне»: за что очки и о чём подумать.

trajan-hint-for-trajan-tiles = за жетоны Траяна
trajan-hint-for-ships = за погрузку товаров
trajan-hint-for-provinces = в провинциях
trajan-hint-for-senate = в сенате
trajan-hint-for-construction = за жетоны построек
trajan-hint-for-demands = за удовлетворённые потребности
trajan-hint-for-hand = за карты в руке
trajan-hint-for-worker-camp = за рабочих в лагере
trajan-hint-for-military-camp = за легионеров в лагере
trajan-hint-for-circle = за жетоны Траяна на круге действий
trajan-hint-for-sets = за наборы жетонов построек
trajan-hint-for-bonus-tiles = за бонусные жетоны

trajan-hint-topic-trajan-tiles = Подумайте о своих жетонах Траяна.
trajan-hint-topic-ships = Подумайте о кораблях.
trajan-hint-topic-provinces = Подумайте о своём войске.
trajan-hint-topic-senate = Подумайте о сенате.
trajan-hint-topic-construction = Подумайте о строительстве.
trajan-hint-topic-demands = Подумайте о потребностях Рима.
trajan-hint-topic-hand = Подумайте о своих картах.
trajan-hint-topic-worker-camp = Подумайте о своих рабочих.
trajan-hint-topic-military-camp = Подумайте о своих легионерах.
trajan-hint-topic-circle = Подумайте о своём круге действий.
trajan-hint-topic-sets = Подумайте о наборах жетонов построек.
trajan-hint-topic-bonus-tiles = Подумайте о бонусных жетонах.
