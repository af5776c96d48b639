# The lessons of Trajan: a title of at most four words and two short sentences a card.

trajan-lesson-first = Your first game
    .about = Four turns: the ring, the senate, building, the forum, the people’s demands.

trajan-lesson-first-points-title = Most points win
trajan-lesson-first-points = Rome rewards nearly everything you do with points. The game lasts four quarters.

trajan-lesson-first-ring-title = Your ring
trajan-lesson-first-ring = Each turn you empty one of the six trays and lay its markers clockwise. Point at two trays, or tap them: where do they lead?

trajan-lesson-first-sow-title = Empty tray II
trajan-lesson-first-sow = It holds two markers, so the second lands two trays on, at the senate. That will be your action.
trajan-lesson-first-sow-else = For your first turn tray II brings more: 7 points.

trajan-lesson-first-order-title = Blue goes last
trajan-lesson-first-order = The tile at IV wants blue and green. Lay yellow first; then blue joins the green there.
trajan-lesson-first-order-else = Then yellow ends on IV, and the tile pays nothing yet.

trajan-lesson-first-senate-title = Now the senate
trajan-lesson-first-senate = 5 points for the tile! Take its worker, too. Then step up in the senate: 2 points now, 3 next time.
trajan-lesson-first-senate-else-waive = The worker is free, and you will build with it soon.
trajan-lesson-first-senate-else = You may pass, but these 2 points are free.

trajan-lesson-first-time-title = Time is shared
trajan-lesson-first-time = Every marker that anybody lays is one step. Once round the track is a round, and four rounds are a quarter.

trajan-lesson-first-plan-title = Choose where you land
trajan-lesson-first-plan = Tray III holds three markers, so it leads to construction. Lay orange last: the bread tile at VI wants it.
trajan-lesson-first-plan-else-sow = Only tray III completes a tile now.
trajan-lesson-first-plan-else-drop = You still build, but the bread tile waits for orange.

trajan-lesson-first-build-title = Build
trajan-lesson-first-build = The bread tile is yours for good. Now put a worker on the stairs: 5 points and, for your first stairs, a free forum action.
trajan-lesson-first-build-else = That is fine too. The stairs bring 5 points and a forum action.

trajan-lesson-first-religion-title = Free forum action
trajan-lesson-first-religion = Take the religion tile. Soon Rome will demand bread, games or religion: it pays to be ready.
trajan-lesson-first-religion-else = Useful later. Demands cost points soon, so think of them first.

trajan-lesson-first-games-title = Collect games too
trajan-lesson-first-games = Empty tray V with yellow last: in tray II it waits for a white marker. Then take games in the forum.
trajan-lesson-first-games-else-drop = A yellow marker in tray II would be half of your 9 points.
trajan-lesson-first-games-else-sow = Tray V leads to the forum, where the games tile lies.
trajan-lesson-first-games-else = Rome may ask for games soon.

trajan-lesson-first-demands-title = Rome demands
trajan-lesson-first-demands = Games: you have them. At the quarter’s end one unmet demand costs 4 points, two cost 9, three cost 15.

trajan-lesson-first-nine-title = Nine points
trajan-lesson-first-nine = Empty tray IV with white last: it joins the yellow one in tray II. Then take the 4 votes.
trajan-lesson-first-nine-else-drop = White has to be the last one. The others may lie where you like.
trajan-lesson-first-nine-else-sow = Tray IV with white last is worth 9 points now.
trajan-lesson-first-nine-else = Votes decide who gets a bonus tile when the quarter ends.

trajan-lesson-first-end = 22 points in four turns! You know the ring, tiles, senate, building, forum and demands. Play on: I’ll explain the seaport, the army and new tiles when you get there.
