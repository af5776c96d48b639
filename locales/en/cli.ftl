# The game in the terminal.

cli-names = Livia, Marcus, Claudia, Gaius
cli-welcome = { $title }. You are { $seat }. Type “help” to see what you can type.
cli-welcome-people = { $title }. At this terminal: { $seats }. Type “help” to see what you can type.
cli-hand-over = { $seat } is next; what you see is cleared away first.  1) go on  (or press Enter)
cli-covered = { $seat }, it is your turn. What is hidden is shown only when you sit here.  1) show the table  (or press Enter)
cli-opponent = At the table: { $seat } ({ $level }).
cli-prompt = your choice
cli-options = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
cli-back = back
cli-turn-over = Your turn is over.  1) go on  (or press Enter; “undo” takes the last move back)
cli-played = { $number }. { $seat }: { $move }
cli-undone = Your last move is taken back.
cli-possible = { $move }: that is possible now.
cli-why-what = Which move? For example: why sow V
cli-unknown = “{ $typed }” is neither a number nor a move nor a command; “help” shows what you can type.
cli-no-such-number = There are only options 1 to { $count }.
cli-saved = The game is saved in { $file }.
cli-save-where = Where to? For example: save my.game
cli-save-exists = There is another game in { $file }. Type the same again to overwrite it.
cli-save-foreign = { $file } exists and is no game of Ulpia; choose another name.
cli-save-failed = { $file } cannot be written: { $reason }.
cli-quit-unsaved = The game is not saved. Type “quit” again to leave it, or anything else to stay.
cli-quit-not = You stay.
cli-left = You have left the table.
cli-winner = The winner: { $seat }.
cli-end = The game is over.  1) leave  (or press Enter; “save FILE” keeps the record)
cli-points = Points so far → if the game ended now
cli-final-points = Final points
cli-source = For
cli-total = Total
cli-help = You can type
    { "  3            " }the option with that number
    { "  sow V        " }a move in its own words, as shown in gray
    { "  sow          " }all options that begin with this word
    { "  why sow V    " }why a move is not possible, and which rule says so
    { "  hint         " }what a strong player would do now, and why
    { "  undo         " }take your last move back, until something hidden was revealed
    { "  board        " }the whole table
    { "  points       " }points by source, so far and if the game ended now
    { "  log          " }what happened lately; “log all” tells everything
    { "  save FILE    " }save the game; “ulpia play … --load FILE” goes on with it
    { "  quit         " }leave

## Commands, as an alternative to the English words

cli-command-undo = undo
cli-command-why = why
cli-command-hint = hint
cli-command-save = save
cli-command-log = log
cli-command-points = points
cli-command-board = board
cli-command-help = help
cli-command-quit = quit

## What a machine player thinks

cli-thoughts = { $seat } thought
cli-played-by = played by a bot ({ $level })
cli-stand-in = { $count ->
    [one] A bot ({ $level }) made one move for { $seat }.
   *[other] A bot ({ $level }) made { $count } moves for { $seat }.
}
cli-taken-back = { $count ->
    [one] In this game something revealed was taken back once.
   *[other] In this game something revealed was taken back { $count } times.
}
cli-hint = Hint
cli-hint-not-now = You are not asked anything now.
cli-hints = { $count ->
    [one] { $seat } has asked for one hint.
   *[other] { $seat } has asked for { $count } hints.
}
cli-thought-line = Plan
cli-thought-worth = Worth
cli-thought-points = Expected points
cli-thought-chance = Chance
cli-thought-visits = Tried
cli-thought-spread = ±
