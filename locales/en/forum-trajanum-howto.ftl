# "How to play": the page of ten minutes. **Words between stars** stand out.

forum-trajanum-howto-title = Forum Trajanum in ten minutes
forum-trajanum-howto-lead = Your Colonia is covered with tiles. Clear it, build on the free ground, and send the people you no longer need to Trajan’s Forum as envoys. Three cycles of four rounds; each cycle ends with a scoring. **The most points win.**

forum-trajanum-howto-round = A round in four steps
forum-trajanum-howto-step-take = Take
forum-trajanum-howto-step-take-text = Two street cards are turned up. Take **one tile from each of the two streets** of your Colonia and look at them. A Tribune lets you take from anywhere instead.
forum-trajanum-howto-step-keep = Keep and pass
forum-trajanum-howto-step-keep-text = Keep one of the two. **Pass the other to your right**; one comes to you from the left.
forum-trajanum-howto-step-use = Use one
forum-trajanum-howto-step-use-text = On your turn use **one of your two tiles**: take the figures and coins on it, or let its citizen move in. Your own tile then **boards the ship as an envoy**, used or not, unless it became a citizen.
forum-trajanum-howto-step-build = Build
forum-trajanum-howto-step-build-text = Build up to **one building tile** on spaces you have emptied: gray for a builder, coloured for a worker of that colour, or a double of both.
forum-trajanum-howto-keeps = you keep
forum-trajanum-howto-passes = you pass

forum-trajanum-howto-gray = Gray buildings move you on
forum-trajanum-howto-gray-text = Each library, basilica or market moves you **one step on its track**: take the new benefit or an earlier one. After the fourth you also score like a column.
forum-trajanum-howto-gray-note = A triumphal column scores at once: 3, 2 or 1 in cycle I, II or III, and one more for every active citizen.
forum-trajanum-howto-envoys = Coloured structures send envoys
forum-trajanum-howto-envoys-text = For each fountain, house, stable or park one envoy goes from your ship to **a square of that colour**. If an area of the colour has been begun and is not full, it has to go there.
forum-trajanum-howto-envoys-eagle = beside an eagle
forum-trajanum-howto-envoys-on = on an eagle
forum-trajanum-howto-envoys-note = Whoever fills the last square of an area takes an area bonus: a Tribune, an assistant, a coin, an upgrade or 2 points.

forum-trajanum-howto-rows = Six rows, six abilities
forum-trajanum-howto-rows-note = A citizen helps from the turn it moves in. A second one in the same row triples the row instead of doubling it and brings a small gift at once.

forum-trajanum-howto-scoring = Scoring, after every fourth round
forum-trajanum-howto-scoring-pay = Pay
forum-trajanum-howto-scoring-pay-text = One coin for each row of citizens. Rows that are not paid fall asleep: no ability, no extra points. Paying later wakes them.
forum-trajanum-howto-scoring-cranes = Cranes
forum-trajanum-howto-scoring-cranes-text = Each corner you have cleared scores once: 3, 2 or 1 (in scoring I, II, III) for every structure of the crane’s colour.
forum-trajanum-howto-scoring-city = Rows
forum-trajanum-howto-scoring-city-text = In each row count the **different gray buildings**: times 1, or times 2 or 3 with one or two active citizens beside it.
forum-trajanum-howto-scoring-forum = Forum
forum-trajanum-howto-scoring-forum-text = Your envoys beside an eagle score 1 point, on it 2. Then your largest connected group scores on the prestige track.
forum-trajanum-howto-scoring-card = Trajan’s card
forum-trajanum-howto-scoring-card-text = Points for each time you meet its building task or its collecting task: the further your prestige, the more.

forum-trajanum-howto-tips = Three tips for the first game
forum-trajanum-howto-tip-double = Two free spaces side by side can hold a **double**: two effects for one building.
forum-trajanum-howto-tip-coins = Keep coins for the **fourth** round: every row of citizens wants one.
forum-trajanum-howto-tip-corner = Clear a corner **before** a scoring in which its colour pays.

forum-trajanum-howto-legend-goods = Goods
forum-trajanum-howto-legend-workers = Workers
forum-trajanum-howto-legend-gray = Gray buildings
forum-trajanum-howto-legend-coloured = Structures
forum-trajanum-howto-legend-citizens = Citizens
forum-trajanum-howto-legend-colonia = Colonia and Forum
forum-trajanum-howto-legend-benefits = Benefits
forum-trajanum-howto-legend-bonuses = Area bonuses
forum-trajanum-howto-legend-streets = Streets
forum-trajanum-howto-icon-upgrade = upgrade
forum-trajanum-howto-icon-temple = temple
forum-trajanum-howto-icon-crane = crane
forum-trajanum-howto-icon-tile = tile, face down
forum-trajanum-howto-icon-envoy = envoy
forum-trajanum-howto-icon-ship = ship
forum-trajanum-howto-icon-eagle = eagle
forum-trajanum-howto-icon-cypress = cypress
forum-trajanum-howto-icon-sleep = inactive
forum-trajanum-howto-icon-start = starting player
forum-trajanum-howto-icon-worker = { $colour }: { $building }
