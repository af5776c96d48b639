# The lessons of Forum Trajanum: a title of at most four words and two short sentences a card.

forum-trajanum-lesson-first = Your first game
    .about = One round: the draft, a double building, a gift, an envoy, rows that score.

forum-trajanum-lesson-first-goal-title = Clear, build, send
forum-trajanum-lesson-first-goal = Clear tiles from your Colonia, build on the free ground, and send envoys to the Forum. Most points win.

forum-trajanum-lesson-first-streets-title = Two streets
forum-trajanum-lesson-first-streets = Take one tile from row 4 and one from column d. You see the first before you choose the second: start with d4.
forum-trajanum-lesson-first-streets-else-ignore = A tile outside the two streets costs a Tribune. The streets are free.
forum-trajanum-lesson-first-streets-else = Also good. d4 lies in both streets and has free neighbours.

forum-trajanum-lesson-first-beside-title = Right beside it
forum-trajanum-lesson-first-beside = A builder! Now take e4: two free spaces side by side can hold a double building.
forum-trajanum-lesson-first-beside-else = Also good. But only neighbours can hold a double building.

forum-trajanum-lesson-first-keep-title = Keep one, pass one
forum-trajanum-lesson-first-keep = Keep the two workers. The other tile goes to your neighbour, and you get one in return.
forum-trajanum-lesson-first-keep-else = Then Tiro gets the workers. You can still build.

forum-trajanum-lesson-first-use-title = Use one tile
forum-trajanum-lesson-first-use = Use your own tile: it brings a red and a green worker. Afterwards it boards your ship as an envoy.
forum-trajanum-lesson-first-use-else = Coins pay citizens later. Your own tile boards the ship either way.

forum-trajanum-lesson-first-double-title = Build a double
forum-trajanum-lesson-first-double = Your builder and your blue worker pay for library and fountain. Lay them on d4 and e4, either way round.
forum-trajanum-lesson-first-double-else = That works too. The double uses both free spaces at once.

forum-trajanum-lesson-first-library-title = Library first
forum-trajanum-lesson-first-library = Gray buildings move you along a track. Take your gift: a worker of any colour and a Tribune.
forum-trajanum-lesson-first-library-else = The gift costs nothing, and the envoy follows afterwards.

forum-trajanum-lesson-first-envoy-title = Send an envoy
forum-trajanum-lesson-first-envoy = The fountain sends an envoy to a blue square. Beside an eagle it scores 1 in every scoring.
forum-trajanum-lesson-first-envoy-else = An envoy in the Forum scores again and again.

forum-trajanum-lesson-first-rows-title = Rows score
forum-trajanum-lesson-first-rows = Each row scores its different gray buildings; one active citizen beside it doubles that. Now end your turn.
forum-trajanum-lesson-first-rows-else = You may exchange things first. When you are done, end your turn.

forum-trajanum-lesson-first-scoring-title = Four rounds, then scoring
forum-trajanum-lesson-first-scoring = First pay one coin for each row, or its citizens fall asleep. Then cranes, rows and the Forum score, three times a game.

forum-trajanum-lesson-first-end = That was a whole round! You know the draft, building, tracks, envoys and rows. Eleven rounds to go: the next two streets are open.

forum-trajanum-lesson-scoring = Payment and scoring
    .about = The end of a cycle: which citizens to pay, and what brings points.

forum-trajanum-lesson-scoring-cycle-title = The cycle ends
forum-trajanum-lesson-scoring-cycle = Four rounds are played. Each row with citizens now wants one coin; you have one coin for two rows.

forum-trajanum-lesson-scoring-pay-title = Pay the patricians
forum-trajanum-lesson-scoring-pay = Paid, they double their row and make eagles across a corner count: 4 points more. The craftsman sleeps for a cycle.
forum-trajanum-lesson-scoring-pay-else = Then the patricians sleep, and you score 4 points less.

forum-trajanum-lesson-scoring-points-title = 19 points
forum-trajanum-lesson-scoring-points = Freed cranes brought 9, rows 4, eagles 4, your largest group in the Forum 2. Two more scorings will follow.

forum-trajanum-lesson-scoring-end = Now you know how points are made. Keep a coin for each row you want active, and free your cranes early. Cycle II begins: play on!
