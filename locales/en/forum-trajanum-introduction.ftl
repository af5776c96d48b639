# What the coach says once in free play, when something is met for the first time.

forum-trajanum-introduction-tribunes-title = Two Tribunes
forum-trajanum-introduction-tribunes = They let you use both tiles this turn, your own and your neighbour’s. Worth it when you need what lies on both.

forum-trajanum-introduction-citizen-title = A citizen moves in
forum-trajanum-introduction-citizen = Choose a row of his class. His ability helps from now on, and the row’s gray buildings count double.

forum-trajanum-introduction-row-title = Two in a row
forum-trajanum-introduction-row = The row now counts three times, and the second citizen brings a gift at once.

forum-trajanum-introduction-area-title = The area is full
forum-trajanum-introduction-area = You sent its last envoy, so you choose a bonus. A coin pays a row later; 2 points count now.

forum-trajanum-introduction-bar-title = The slide bar
forum-trajanum-introduction-bar = The further it slides, the more your largest group in the Forum and Trajan’s tasks are worth.

forum-trajanum-introduction-pay-title = Payment
forum-trajanum-introduction-pay = A coin keeps a row’s citizens active; unpaid they sleep for a cycle. Each button says what the row scores.

forum-trajanum-introduction-eagle-title = Onto an eagle
forum-trajanum-introduction-eagle = An envoy here scores 2 points in every scoring, one beside an eagle 1. He also joins your group of envoys.

forum-trajanum-introduction-crane-title = A crane is free
forum-trajanum-introduction-crane = In the next scoring each structure of its colour brings 3, 2 or 1 (cycle I, II, III). Then the crane is done.

forum-trajanum-introduction-fragment-title = The Column grows
forum-trajanum-introduction-fragment = Triumphal columns and finished tracks now score 2 instead of 3 points, in the last cycle 1. One more for each active citizen.
