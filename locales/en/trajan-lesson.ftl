# The lessons of Trajan: a title of at most four words and two short sentences a card.

trajan-lesson-first = Your first game
    .about = Four turns: the ring, the senate, building, the forum, the people’s demands.

trajan-lesson-first-points-title = Most points win
trajan-lesson-first-points = Rome pays for nearly everything you do. After four quarters the most points win.

trajan-lesson-first-ring-title = Your ring
trajan-lesson-first-ring = Six trays, six actions. Each turn you empty one and lay its markers clockwise. Point at two trays: where do they lead?

trajan-lesson-first-sow-title = Empty tray II
trajan-lesson-first-sow = It holds two markers, so the second lands two trays on, at the senate. That will be your action.
trajan-lesson-first-sow-else = For your first turn tray II brings more: 7 points.

trajan-lesson-first-order-title = Blue goes last
trajan-lesson-first-order = The tile at IV wants blue and green. Lay yellow first; then blue joins the green there.
trajan-lesson-first-order-else = Then yellow ends on IV, and the tile stays unpaid.

trajan-lesson-first-senate-title = Tile paid, step up
trajan-lesson-first-senate = 5 points! Take the worker too. Then step up in the senate for 2 points more; next time it is 3.
trajan-lesson-first-senate-else-waive = The worker is free, and you will build with it soon.
trajan-lesson-first-senate-else = You may pass, but these 2 points are free.

trajan-lesson-first-time-title = Time is shared
trajan-lesson-first-time = Each marker laid is a step. Once round the track ends a round; four rounds end the quarter.

trajan-lesson-first-plan-title = Plan one landing
trajan-lesson-first-plan = Tray III has three markers: you land on construction. Lay orange last, for the bread tile at VI.
trajan-lesson-first-plan-else-sow = Tray III is the only one that pays a tile now.
trajan-lesson-first-plan-else-drop = You still build, but the bread tile waits for orange.

trajan-lesson-first-build-title = Build
trajan-lesson-first-build = Bread is yours for good. Now a worker on the stairs: 5 points, and your first stairs bring a free forum action.
trajan-lesson-first-build-else = That is fine too. The stairs bring 5 points and a forum action.

trajan-lesson-first-religion-title = Free forum action
trajan-lesson-first-religion = Take the religion tile. Rome will ask for bread, games or religion; better to have it first.
trajan-lesson-first-religion-else = Useful later. Demands cost points soon, so think of them first.

trajan-lesson-first-games-title = Collect games too
trajan-lesson-first-games = Empty tray V, yellow last: in tray II it waits for a white one. In the forum, take games.
trajan-lesson-first-games-else-drop = A yellow one in tray II would be half of your 9 points.
trajan-lesson-first-games-else-sow = Tray V leads to the forum, where the games tile lies.
trajan-lesson-first-games-else = Rome may ask for games soon.

trajan-lesson-first-demands-title = Rome demands
trajan-lesson-first-demands = Games: you have them. At the quarter’s end one unmet demand costs 4 points, two cost 9, three cost 15.

trajan-lesson-first-nine-title = Nine points
trajan-lesson-first-nine = Empty tray IV with a white marker last: it meets yellow in tray II. Then take the 4 votes.
trajan-lesson-first-nine-else-drop = A white one has to be the last. The others may lie where you like.
trajan-lesson-first-nine-else-sow = Tray IV with white last is worth 9 points now.
trajan-lesson-first-nine-else = Votes decide who gets a bonus tile when the quarter ends.

trajan-lesson-first-end = 22 points in four turns! You know the ring, its tiles, the senate, building, the forum and the demands. Play on: Tiro is no match for you yet.
