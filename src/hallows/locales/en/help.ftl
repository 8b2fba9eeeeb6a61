### What --help says. `help-COMMAND`, `help-COMMAND-PARAMETER`, `help-any-PARAMETER` where commands share one.

## Headings and symbols

help-usage = Usage
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = default
help-required = required
help-symbol-guest = GUEST
help-symbol-options = OPTIONS
help-symbol-command = COMMAND
help-symbol-args = ARGS
help-symbol-game = GAME
help-symbol-file = FILE
help-symbol-name = NAME
help-symbol-value = VALUE
help-symbol-kind = KIND
help-symbol-days = DAYS
help-symbol-dir = DIR
help-symbol-address = ADDRESS
help-symbol-id = ID
help-symbol-code = CODE
help-symbol-number = NUMBER
help-symbol-text = TEXT
help-symbol-path = PATH

## What several commands share

help = Wizarding board games, played properly: in the browser, in the terminal, and by the thousand.
help-lang = Language of this help and of every command: en, pl or it. For good: HALLOWS_LANG=pl.
help-any-help = Show this help and exit.
help-any-game = One of: { $games }.
help-any-lang = Language: en, pl or it.
help-any-file = A recorded game.
help-any-option = An option of the game; may be repeated.
help-any-pack = A folder of your own cards and boards (TOML), laid over the game’s; may be repeated.
help-any-jobs = Processes at work. Changes nothing but the time.
help-any-jobs-default = all cores
help-any-cluster = Play on a Dask cluster instead; its scheduler is there (tcp://host:8786). Changes nothing but the time.
help-any-as-json = Print JSON, and nothing but JSON.
help-any-players = Seats at the table.
help-any-games = How many games.
help-any-bots = Bots by seat, going round: greedy,random.
help-any-seed = Same seed, same games.
help-any-db = A file, or postgresql+asyncpg://…; empty: your data folder.
help-any-limit = How many at most.
help-any-port = 0: any free one.

## Playing

help-terminal = Play a game in the terminal, against bots or taking turns at one keyboard.

    Type the number of an option, or [bold]help[/]. A curtain hides everybody’s cards from the others.
help-terminal-seats = Seats at the table.
help-terminal-seats-default = as many as the game has, up to 4
help-terminal-me = Your seat, from 0; several for people taking turns (0,2); none to watch.
help-terminal-bots = Bots for the other seats, going round: easy, normal, hard; or by name: greedy,random.
help-terminal-bots-default = the game’s best
help-terminal-names = The players’ names, by seat: Ania,Ben,Carla.
help-terminal-seed = Same seed and same choices, same game.
help-terminal-seed-default = a new one
help-terminal-dice = seeded: rolled from the seed. fair: fixed beforehand, so that you can prove them after the game. typed: you roll real dice and type what they show.
help-terminal-salt = A word of yours that goes into fair dice; may be repeated.
help-terminal-record = Keep the game in this file.
help-terminal-resume = Go on with a saved game.
help-play = Play in the browser, on this computer. Tables are kept between evenings.
help-play-game = The game to start with; empty: choose in the browser.
help-play-browser = Open the browser.
help-replay = Tell a recorded game in sentences, from the beginning, with the table as it stands at the end.
help-replay-upto = Stop after this many entries of the record.
help-replay-upto-default = the end
help-replay-seat = Tell only what this seat saw.
help-replay-seat-default = everything
help-verify = Prove a recorded game, and that its dice were honest.

    It must follow the rules to the stated end, and every roll must be the one fixed by the secret. If not, the first false roll is named and the exit code is 1.
help-verify-fair = Fail also if the dice cannot be proved.
help-analyse = Look back on a game: the chance of winning from turn to turn, where it turned, the costliest choices, and luck.
help-analyse-quick = Only the quick judge; no choice is thought over again.
help-rules = Read the rules of a game, chapter by chapter, or one of them.
help-rules-rule = One rule, such as D-004.
help-cards = List the cards of a game and what they do.

## Many games

help-simulate = Play many games with bots and report who won, how long it took, and what went wrong.

    The exit code is 1 if any game failed. Example: [bold]hallows simulate duel -p 4 -n 1000 -b greedy,random[/]
help-simulate-rotate = Move the bots on by one seat from game to game.
help-simulate-only = Play only this game of the run, to look into a failure.
help-questions = Count the questions of a turn: one’s own, those in others’ turns, and hand-overs of a shared screen.

    Once as the rules ask, once as a person is asked who has changed no setting. Example: [bold]hallows questions talisman -p 4 -n 50[/]
help-balance = Play many games and write a report: who wins, how long it takes, how it ends, and how each card and space changes the chance of winning.

    With [bold]--pack[/] the box is compared with the box and the pack, game for game with the same dice.
help-balance-folder = The folder to write the report into.
help-balance-players = Seats at the table.
help-balance-players-default = up to 4
help-balance-bots = Bots by seat, going round.
help-balance-bots-default = greedy
help-ladder = Let bots play the same deals with the same dice, seats swapped, and say who plays better, with 95 % intervals.

    Example: [bold]hallows ladder quidditch -b normal,hard -n 200[/]
help-ladder-bots = Who plays: names of bots, with commas.
help-ladder-deals = How many deals.
help-ladder-seed = Same seed, same deals.
help-ladder-keep = Write every deal into this file as it ends; begun again with the same file, the command goes on where it stopped.
help-train = Let bots play, and learn from who won what a moment of the game is worth.

    The level [bold]hard[/] and the analysis judge by these weights. They fit the rules and the cards they were learnt on; after a change of either, run this again.
help-train-seed = Same seed, same weights.
help-train-into = The file to write them into.
help-train-into-default = beside the game
help-bench = Measure how fast every game plays, copies itself and is shown, beside a plain loop timed in the same moments.

    Normalised figures are for a machine on which that loop makes 8.4 million steps a second.
help-bench-games = All of them if none is named.
help-bench-bots = Time the bots as well, quick and thinking ones, in one process and in two.
help-bench-peers = Time other engines in the same run, if installed.
help-bench-server = Time the table service as well.
help-bench-tables = With --server: tables of four people.
help-bench-db = With --server: an empty database; none: a fresh SQLite file.
help-bench-processes = With --server: several need PostgreSQL.
help-bench-think = With --server: how many seconds a person thinks before choosing.
help-bench-seconds = Length of a round of random play, in seconds.

## Running a server

help-serve = Serve tables to others: HTTP and WebSockets, SQLite or PostgreSQL.
help-serve-host = Address to listen at.
help-serve-tls = Behind a proxy that speaks TLS: Secure cookies.
help-serve-name = Host name people use; may be repeated.
help-serve-origin = Another origin whose pages may talk to us; may be repeated.
help-serve-workers = Processes behind one address, with PostgreSQL; SIGHUP replaces them one by one.
help-serve-bot-workers = Processes for bots; 0: one less than there are cores.
help-serve-bot-seconds = How long a bot may think, in seconds.
help-serve-metrics-open = Show /metrics to everybody.
help-serve-log-json = Log lines of JSON.
help-serve-log-level = What is worth a line.
help-serve-busy-ms = How long SQLite waits for another writer, in milliseconds.
help-serve-limit = Limits of the service; see docs/protocol.md.
help-serve-keep = How long finished, abandoned and imported tables, guests and chat are kept; 0: for good.
help-serve-contact = How push services can reach you, a mail address or a page; none: nobody is told when it is their turn.
help-serve-push-private = Push services may be in your own network, and without TLS.
help-backup = Copy an SQLite database while people play. For PostgreSQL use pg_dump.
help-backup-to = The copy; overwritten if it is there.
help-restore = Put a copy in an SQLite database’s place, while no server runs. The old one is kept as FILE.before.
help-restore-source = A copy made by backup.
help-admin = Look after a server’s database, running or not.
help-admin-tables = The tables changed last, with the numbers of the guests who sit there.
help-admin-tables-phase = Only tables in this state.
help-admin-guests = The guests who came last.
help-admin-delete = Delete a table for good, even if people sit there.
help-admin-delete-code = A table’s code.
help-admin-close = End a game as if all had agreed to stop; a table that has not begun is deleted.
help-admin-close-code = A table’s code.
help-admin-mute = Somebody may not talk for a while.
help-admin-mute-guest = A guest’s number, as tables and complaints show it.
help-admin-mute-days = So many days; 0: they may again.
help-admin-ban = Somebody may not come in for a while.
help-admin-ban-guest = A guest’s number, as tables and complaints show it.
help-admin-ban-days = So many days; 0: they may again.
help-admin-complaints = What people complained of last.
help-admin-announce = Tell everybody who plays something. Nothing given: take it back.
help-admin-announce-text = What to say.
help-admin-announce-minutes = For so many minutes.
help-admin-announce-down = The server stops in so many minutes.
help-admin-forget = Delete now what is older than so many days.
help-admin-forget-keep = As for serve; may be repeated.
help-admin-migrate = Bring a database to the newest shape, as every server does when it starts.
help-admin-vacuum = Give the space of deleted things back to the disk.
