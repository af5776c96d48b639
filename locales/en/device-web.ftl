# Games on this device, without a server: the page "Play here".

device-web-title = Play here
device-web-intro = Rules, opponents and your games on this device alone: no server, no account, and no network once it is loaded.
device-web-me = You
device-web-ask = The engine is loaded once: { $megabytes } MB. After that it starts from this device.
device-web-load = Load { $megabytes } MB and play
device-web-loading = Loading: { $done } of { $all } MB
device-web-starting = Starting the engine …
device-web-new = New game on this device
device-web-tables = Games on this device
device-web-storage = Where your games are
device-web-keep-help = Your games lie in the storage of this browser. When space runs short, the browser may delete them unless you ask it to keep them. The record of a finished game can be saved as a file at any time.
device-web-keep = Ask the browser to keep my games
device-web-kept = Your games lie in the storage of this browser, which has promised to keep them. Clearing the data of this site deletes them.
device-web-not-kept = The browser does not promise to keep the games. It often does once Ulpia is installed or used more.
device-web-nearly-full = The storage of this device is nearly full. Save the records that matter to you and make room, before a move can no longer be stored.
device-web-storage-denied = This browser does not let us store anything, as in some private windows. Open Ulpia in an ordinary window, or play at a server’s table.
device-web-missing-webassembly = This browser cannot run WebAssembly, which the engine needs. A newer browser can; a server’s tables work here too.
device-web-missing-workers = This browser has no background workers, which the engine needs. A newer browser has; a server’s tables work here too.
device-web-missing-storage = This browser has no storage for games. Open Ulpia in an ordinary window over a secure address, or play at a server’s table.
device-web-missing-unpacking = This browser is too old for the engine. A newer one can; a server’s tables work here too.
device-web-not-loaded = The engine could not be loaded. Check the network and try again; what has come already is kept.
device-web-damaged = This game is damaged
device-web-damaged-help = Part of what this browser stored of the game cannot be read. You can go on from the last move that can, or delete the game.
device-web-repair = Go on from the last good move
device-web-forget = Delete this game
device-web-version-ready = A new version is ready.
device-web-version-take = Reload
device-web-version-later = Later
device-web-here = On this device
device-web-refusal-needs_server = This needs a server: on this device there is nobody but you.
device-web-refusal-storage_full = The storage of this device is full: the move was not played. Make room, then choose again; everything before is safe.
device-web-refusal-storage_failed = This browser did not store the move, so it was not played. Everything before is safe; try again, or reload the page.
device-web-refusal-journal_damaged = What is stored of this game is damaged.
device-web-refusal-journal_lost = Nothing can be saved of what is stored of this game.
device-web-refusal-engine_needed = The engine must be loaded first.
device-web-refusal-engine_failed = The engine did not start. Reload the page; if it stays so, load the engine again.
device-web-who = Who plays
device-web-alone = I play alone
device-web-people = { $count } people at this device
device-web-person = Player { $number }
device-web-no-bots = No bots
device-web-hot-seat-help = You hand the device to each other. Between two turns the table is covered, so that nobody sees another’s hand.
device-web-pass-to = Pass the device to { $name }
device-web-pass-help = What is hidden is shown only when the next player holds the device.
device-web-pass-take = I am { $name }: show the table
device-web-refusal-same_name = Two people at this table have the same name. Give them different ones.
device-web-refusal-not_waited_for = The table waits for somebody else just now.
device-web-manage = More
device-web-save-record = Save the record as a file
device-web-move = Move to the server
device-web-delete = Delete
device-web-delete-ask = Delete this game?
device-web-delete-help = It is gone for good: nobody else has it. If it matters to you, save its record first.
device-web-storage-low = The storage of this device is nearly full. Before a move can no longer be stored, save records and delete old games under “Play here”.
device-web-storage-low-open = To “Play here”
device-web-try = Play all sides yourself
device-web-try-help = A fresh deal with all cards open: play every seat, go back, branch off. Branches are kept in this browser.
device-web-tried = Boards of your own
device-web-tried-row = { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
}: { $count ->
    [one] one branch
   *[other] { $count } branches
}
