# What a hint says of this game.

stakes-hint-for-stakes = for the stakes

stakes-hint-topic-stakes = Think of the stakes.
