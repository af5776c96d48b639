### The pages of the club: ratings, players, statistics.

club-web-intro = Who plays how strongly, and what finished games tell.
club-web-waiting = Waiting for you
club-web-waiting-none = Nothing waits for you: a new game?
club-web-here = here now
club-web-friends-link = All friends
club-web-whole-list = The whole list
club-web-leaderboard = Leaderboard
club-web-leaderboard-help = Rated tables only. Whoever has 400 points more finishes ahead ten times as often as behind. The true strength lies within ± in 19 of 20 cases. Below ten games a rating is gray and has no place. Bots are in the same list.
club-web-list = List
club-web-board = { $game } · { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
club-web-place = Place
club-web-player = Player
club-web-rating = Rating
club-web-spread = ±
club-web-games = Games
club-web-provisional = fewer than ten games
club-web-nobody-rated = Nobody has played a rated game here yet. Create a table and switch “Rated” on.
club-web-my-page = My page
club-web-former = former player
club-web-percent = { $count } %
club-web-as-table = as a table
club-web-as-picture = as a picture
club-web-strength = Strength
club-web-strength-help = rating with its uncertainty, among the bots
club-web-seats-and-games = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
club-web-ahead-of = Finishes ahead of
club-web-ahead-short = { $level }: { $share }
club-web-ahead = { $game } with { $seats }: how often { $name } finishes ahead of the bots
club-web-not-rated = No rated game yet.
club-web-since = with us since { $month }
club-web-games-finished = Games finished
club-web-games-won = Won
club-web-share-won = Share won
club-web-who-sees = Everybody here sees this page. Addresses, notes, times of visits and running games are never on it.
club-web-sources = Points by source
club-web-sources-help = { $board }: { $own } a game, everybody { $everybody }
club-web-source = Source
club-web-everybody = everybody
club-web-difference = Difference
club-web-trend = Trend
club-web-day = Day
club-web-details = More about
club-web-by-place = Won by seat
club-web-seat = Seat
club-web-seat-number = Seat { $number }
club-web-fair-line = the line is a fair share
club-web-won-of = { $wins } of { $games }
club-web-head-to-head = Head to head
club-web-rival = Against
club-web-ahead-count = Ahead
club-web-behind-count = Behind
club-web-winners-intro = What finished games tell: how many points, from what, and what those do who win.
club-web-winners-link = What winners do
club-web-scores = Final points
club-web-winners = winners
club-web-others = the others
club-web-seats = Seats
club-web-seat-count = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
club-web-game-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
club-web-everybody-mean = Everybody’s mean
club-web-winners-mean = Winners’ mean
club-web-winners-more = Winners have more from …
club-web-winners-more-help = points more than the others in a game; { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
club-web-openings = Openings
club-web-openings-help = how often they won; the line is a fair share
club-web-opening = First
club-web-opening-note = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
club-web-mean-points = Mean points
club-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
club-web-no-games = No game of this title has been finished here yet.
club-web-statistics-help = Finished games with at least one person, bots’ seats too. What winners have more of need not be why they win.
club-web-daily-head = { $date } · deal { $number }
club-web-daily-what = { $game } at a table for { $seats }: you against { $first } and { $second }.
club-web-daily-terms = The same deal and the same bots for everybody, one try, nothing taken back once it was shown. It counts if you finish before the day is over (midnight UTC).
club-web-daily-place = Place { $place } of { $count }
club-web-daily-play = Play
club-web-daily-claim = Choose a name of your own to play
club-web-daily-continue = Play on
club-web-daily-table = Look at my table
club-web-daily-left = open for { $time }
club-web-daily-finished = { $count ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $count } people have finished it.
}
club-web-daily-sealed = Sealed before the start by its hash; the seed, records and replays open when the day is over:
club-web-daily-opened = The day is over: anybody can check every draw. Hash:
club-web-daily-seed = Seed:
club-web-daily-ranking = Ranking
club-web-daily-points = Points
club-web-daily-won = beat the bots
club-web-daily-nobody = Nobody has finished it.
club-web-daily-everybody = Everybody’s points
club-web-daily-you = you
club-web-daily-parted = Where they parted: the opening
club-web-daily-hidden = You see what others did once you have finished.
club-web-daily-before = The day before
club-web-daily-today = Today
club-web-replay = Replay
club-web-daily-link = Daily table
club-web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
club-web-cup-intro = Rounds with a deadline, tables made by the server, bots in seats that stay free.
club-web-cup-note = { $about }: { $state }
club-web-cup-swiss = { $game }, Swiss, tables of { $seats }
club-web-cup-round_robin = { $game }, round robin, tables of { $seats }
club-web-cup-round = round { $round } of { $rounds }, until { $until }
club-web-cup-open = open, { $people ->
    [0] nobody is in yet
    [one] one person is in
   *[other] { $people } people are in
}
club-web-cup-finished = finished, { $people ->
    [one] one person
   *[other] { $people } people
}
club-web-cup-none = No tournament yet.
club-web-cup-new = New tournament
club-web-cup-claim = Choose a name of your own to take part
club-web-cup-name = Name
club-web-cup-kind = Who meets whom
club-web-cup-kind-swiss = Swiss
club-web-cup-kind-round_robin = Round robin
club-web-cup-kind-help-swiss = In every round neighbours in the standings meet, if possible nobody twice.
club-web-cup-kind-help-round_robin = Everybody meets everybody; with three or four at a table as far as that goes.
club-web-cup-seats = Seats at a table
club-web-cup-rounds = Rounds
club-web-cup-days = Time for a round
club-web-cup-level = Bots that fill seats
club-web-cup-make = Make tournament
club-web-cup-rules = A round ends when all its games are over, or at its deadline. A game that is not over then is closed: whom it waits for comes last, the others count by their points so far. Whoever leaves a game for good comes last. No hints, no seat handed to a bot, nothing taken back once it was shown.
club-web-cup-empty = Nobody is in yet.
club-web-cup-standings = Standings
club-web-cup-round-number = Round { $round }
club-web-cup-points = Points
club-web-cup-rivals = Rivals’
club-web-cup-points-help = The first of a table gets as many points as it has seats ({ $seats }), every further place one less; equal places share. Among equals the points of their rivals decide, then first places.
club-web-cup-place = Place { $place }
club-web-cup-plays = still plays
club-web-cup-my-table = To my table
club-web-cup-join = Take part
club-web-cup-leave = Leave
club-web-cup-leave-sure = In the rounds to come { $level } would play for you, and you cannot come back. The present game stays yours.
club-web-cup-start = Start
club-web-cup-cancel = Call off
club-web-cup-all = All tournaments
club-web-cup-link = Tournaments
club-web-season = Season
club-web-season-title = The daily table, season { $season }
club-web-season-name = { $quarter }/{ $year }
club-web-season-help = A quarter of the year. Each day brings a point for finishing, and one for everybody whom you leave behind. The first three get a badge for their page when it is over.
club-web-season-none = Nobody has finished a daily table in this season yet.
club-web-season-over = over
club-web-season-before = The season before
club-web-season-points = Points
club-web-season-days = Days
club-web-badges = Badges
club-web-badge-daily = { $place }. in the season { $season } of the daily table
club-web-badge-tournament = { $place }. in the tournament { $title }
