# Puzzles: the page that lists them, and the table of one.

puzzles-title = Puzzles
puzzles-about = Positions from games of the AI levels in which one turn is clearly the best. Play it on the table; then you see how good it was and why. Everything hidden was dealt anew.
puzzles-solved-count = { $solved } of { $count } solved
puzzles-difficulty = { $level ->
    [1] Easy
    [2] Medium
    [3] Hard
   *[4] Very hard
}
puzzles-missed-by = { $count ->
    [one] one of four AI levels goes wrong here
   *[other] { $count } of four AI levels go wrong here
}
puzzles-number = Puzzle { $number }
puzzles-solved = solved
puzzles-tried = tried
puzzles-new = not tried yet
puzzles-next = Next puzzle
puzzles-random = Begin with the next one
puzzles-all = All puzzles
puzzles-again = Try again
puzzles-find = Find the best turn
puzzles-you = You
puzzles-rival = Opponent { $number }
puzzles-give-up = Show the answer
puzzles-turn-made = Your turn is made.
puzzles-check = Check my turn
puzzles-right = Solved! This is the best turn.
puzzles-wrong = Not the best turn.
puzzles-answer = The answer
puzzles-best = Best
puzzles-other = Another turn
puzzles-worth = { $points } VP expected, { $chance } % to win
puzzles-why = Why: compared with what { $level } played here ({ $moves })
puzzles-none = No puzzles come with this version.
