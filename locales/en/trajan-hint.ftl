# What a hint says of Trajan: what points are for, and what to think of.

trajan-hint-for-trajan-tiles = for Trajan tiles
trajan-hint-for-ships = for shipments
trajan-hint-for-provinces = in the provinces
trajan-hint-for-senate = in the senate
trajan-hint-for-construction = for construction tiles
trajan-hint-for-demands = for met demands
trajan-hint-for-hand = for cards in hand
trajan-hint-for-worker-camp = for workers in the camp
trajan-hint-for-military-camp = for legionnaires in the camp
trajan-hint-for-circle = for Trajan tiles on the action circle
trajan-hint-for-sets = for sets of construction tiles
trajan-hint-for-bonus-tiles = for bonus tiles

trajan-hint-topic-trajan-tiles = Think of your Trajan tiles.
trajan-hint-topic-ships = Think of the ships.
trajan-hint-topic-provinces = Think of your army.
trajan-hint-topic-senate = Think of the senate.
trajan-hint-topic-construction = Think of the construction site.
trajan-hint-topic-demands = Think of what Rome demands.
trajan-hint-topic-hand = Think of your cards.
trajan-hint-topic-worker-camp = Think of your workers.
trajan-hint-topic-military-camp = Think of your legionnaires.
trajan-hint-topic-circle = Think of your action circle.
trajan-hint-topic-sets = Think of sets of construction tiles.
trajan-hint-topic-bonus-tiles = Think of the bonus tiles.
