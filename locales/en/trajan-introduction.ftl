# What the coach says once in free play, when something is met for the first time.

trajan-introduction-ship-title = You can ship
trajan-introduction-ship = Cards pay when you ship a set. The first shipment of a ship earns most; then it turns gray until the quarter ends.

trajan-introduction-seaport-title = At the seaport
trajan-introduction-seaport = Collect cards now and ship a set later: three alike pay 12 points, three different 6. Take an open card or draw two.

trajan-introduction-army-title = Your army
trajan-introduction-army = March to a neighbouring province and take its tile. Or leave a legionnaire with your leader for the points of the province.

trajan-introduction-trajan-title = A new Trajan tile
trajan-introduction-trajan = It goes where your arch stands and pays once its two colours lie there. Take colours you can soon bring to that tray.

trajan-introduction-repeat-title = The same again
trajan-introduction-repeat = A tile of yours shows this action. Spend it and take the action once more; one such tile a turn.

trajan-introduction-plus-title = Your [+2] marker
trajan-introduction-plus = Put it on an action you want often. A tile spent there then repeats the action twice, to the end of the game.

trajan-introduction-consul-title = Most votes: consul
trajan-introduction-consul = You choose between two bonus tiles. They score at the very end: take the one that fits what you collect.

trajan-introduction-last-round-title = The last round
trajan-introduction-last-round = Unmet demands cost once more, then the game ends. Cards in hand and tokens in camps are worth only 1 point: place and ship what you can.

trajan-introduction-wild-commodity-title = A wild commodity
trajan-introduction-wild-commodity = Ship it as any card you lack for a set. It leaves the game then, and cannot go to your display.

trajan-introduction-wild-demand-title = A wild demand
trajan-introduction-wild-demand = It meets any one demand at the end of a quarter and is spent. Collect the rest and let it fill the gap.

trajan-introduction-wild-construction-title = A wild construction tile
trajan-introduction-wild-construction = At the end it counts as any type you have built: three of a type are worth 10 points, four 20.

trajan-introduction-wild-action-title = A wild extra action
trajan-introduction-wild-action = After any action, spend it to take that action once more. Unused at the end, it is worth nothing.
