# The program’s help, its refusals and what doctor, fuzz and admin say.
# `cli-<command>` is a command, its attributes are its options; `cli-any` has those of several.

## The frame of every help page

cli-usage = Usage:
cli-heading-options = Options:
cli-heading-arguments = Arguments:
cli-heading-commands = Commands:
cli-default = default: { $value }
cli-environment = environment: { $name }
cli-required = required
cli-words-options = [OPTIONS]
cli-words-command = COMMAND [ARGUMENTS]
cli-show-help = Show this message and exit.
cli-languages = Every command takes --lang en, uk or ru. Without it, the language is that of CAMARILLA_LANG, or of the system.

## Commands

cli-any = Options of several commands
    .game = The game’s id; see “games”.
    .players = Number of players. Default: as many as bots are named, or the minimum.
    .count = Number of games.
    .seed = The same seed gives the same result.
    .option = An option of the game; repeatable.
    .card_set = Short for --option set=…
    .deck = A table of cards, for a game that reads one.
    .lang = en, uk or ru.
    .as_json = Write JSON.
    .cores = Number of cores. Default: all.
    .file = Records, one per line.
    .game_index = The number of the record in the file.
    .minutes = Maximum time in minutes.
    .out = Where to write.
    .workers = Number of processes that play. Default: all cores but one.
    .database = The database. Default: a SQLite file.
    .person = An id or a login.
    .time = Such as 30m, 12h or 7d. Default: forever.
    .bots = Bots by seat, separated by commas; the last one takes the remaining seats. Names: { $bots }
    .bot = The bot to ask. Names: { $bots }
cli-camarilla = Four games of court intrigue: play, simulate, replay, measure.
    .version = Show the version and exit.
cli-play = Play in this terminal.
    .bots = Bots for the last seats, separated by commas; people have the others. Names: { $bots }
    .players = Number of players. Default: one more than the bots named, or the minimum.
    .resume = Continue a saved game.
    .learn = A guided first game.
cli-games = List the games with their players and options.
cli-sim = Let bots play many games and report the results of each seat.
    .records = Write all records, one per line.
cli-ladder = Let bots play each other, every deal from every seat, and rank them.
    .count = Minimum number of games.
    .bots = Two or more bots, separated by commas; the last one fills the table. Names: { $bots }
cli-report = Let bots play many games; write the data as Parquet and a page of charts.
    .bots = Bots, separated by commas; the last one takes the remaining seats. They change seats from game to game.
    .cluster = Play on a Ray cluster; “local” starts one here.
cli-replay = Show a record step by step, as a seat or a spectator saw it.
    .step = Show only this step; 0 is the start.
    .seat = Seat to view from, counted from 1. Default: a spectator.
    .verify = Only check the rules and the shuffles.
    .position = The whole position as text, for a bug report or a test.
cli-hint = Show what a bot thinks of a decision, knowing only what the deciding seat knows.
    .step = The position after this step. Default: the last decision.
cli-review = Grade every decision of a game and show what was better.
    .seat = Only the decisions of this player; players are counted from 1.
    .level = The search that judges. Default: the game’s own.
cli-puzzles = Find positions where one choice is clearly the best.
    .out = Puzzles, one per line; new ones are appended.
    .count = Number of new puzzles.
    .minutes = Stop after this many minutes, with what was found.
    .players = Default: every number in turn.
    .long = Iterations of each long search; all of them must agree on the choice.
    .skip = The part of each game to skip, such as 0.8.
    .most = Maximum number of games to look through.
cli-fuzz = Play at random under random options and check every invariant; exit status 1 on a violation.
    .seconds = How many seconds to run.
    .save = Where to put the record of a violation.
cli-train = Train a policy network in self-play.
    .players = Numbers of players, such as 3 or 2,3,4. Default: all.
    .minutes = How many minutes. Default: as the game’s settings say.
    .settings = Further settings; every training run writes its settings.json.
    .resume = Continue the training run in the folder, with its settings.
cli-exploit = Train a policy against a fixed bot and measure what it wins: an approximate best response.
    .bot = The bot to exploit, such as councillor.
    .game = The game that it plays.
    .players = Number of players. Default: the minimum.
    .count = Number of games for the measurement.
cli-bench = Measure games, decisions, clones, observations, samples and steps per second on one core. “bench server” measures a server under load, “bench peers” the environments of other libraries.
    .game = Games. Default: all.
    .seconds = Length of one measurement in seconds.
    .tables = bench server: number of tables; repeatable.
    .database = bench server: a PostgreSQL database.
    .processes = bench server: number of processes on PostgreSQL.
    .write = Put the table into docs/performance.md.
cli-doctor = Show what is installed, whether the rules are compiled, and what is missing.
cli-serve = Start the server: people play in their browsers at the addresses it prints.
    .host = The address to listen on.
    .port = The port; 0 takes a free one.
    .base_url = The public address, if there is a proxy.
    .bot = A program that people may seat as a bot; repeatable.
    .guest_days = Delete guests absent for this many days; 0 means never. [400]
    .chat_days = Days that chat is kept; 0 means forever. [400]
    .import_days = Days that imported records are kept; 0 means forever. [400]
cli-schema = Write the JSON Schema of all messages and observations.
    .file = Where to write it. Default: standard output.
cli-db = Upgrade or copy the server’s database.
cli-db-upgrade = Migrate the database to this version; “serve” does this by itself.
cli-db-backup = Copy the SQLite database while the server runs; for PostgreSQL use pg_dump.
    .file = Where to write the copy.
cli-admin = Manage people and tables, also while the server runs.
cli-admin-tables = List the tables that changed last. The id of a table opens it.
    .status = Only tables in this state.
cli-admin-people = List the people who were here last.
    .text = Part of a name or login, or an id.
cli-admin-delete = Delete a table or a person for good. Bots play on for the person.
    .kind = What to delete.
    .id = The id; for a person also the login.
cli-admin-reset-password = Give an account a new password and print it; its sessions end.
cli-admin-bot = Make an account for a bot and print its token.
    .name = The name of the bot; with --renew its id.
    .renew = Give the bot a new token; the old one stops working.
cli-admin-mute = Stop a person from writing in chat.
cli-admin-ban = Keep a person out; bots play on for them.
cli-admin-unmute = Let a person write again.
cli-admin-unban = Let a person in again.
cli-admin-announce = Show an announcement to everyone who plays or waits, for example before a restart.
    .text = The announcement. Without it, the current one is shown.
    .time = Such as 30m or 12h.
    .withdraw = Remove the announcement.
cli-admin-token = Print the token of the admin page, which is at /admin.

## What doctor, fuzz and admin say

cli-doctor-version = version
cli-doctor-python = Python
cli-doctor-platform = system
cli-doctor-cores = cores
cli-doctor-rules = rules
cli-doctor-rules_why = reason
cli-doctor-package = program
cli-doctor-data = data
cli-doctor-games = games
cli-doctor-networks = networks
cli-doctor-database = database
cli-doctor-client = client
cli-doctor-needed = needed
cli-doctor-optional = optional
cli-doctor-missing = missing
cli-doctor-install = { $names } must be installed
cli-fuzz-clean = { $game }: { $games } { $games ->
    [one] game
   *[other] games
}, { $actions } { $actions ->
    [one] action
   *[other] actions
}, no violation found.
cli-fuzz-found = { $invariant }: { $detail }. The record is in { $file }.
cli-admin-deleted-table = Deleted the table { $id }.
cli-admin-deleted-person = Deleted { $name }.
cli-admin-muted = { $name } may not write in chat { $length }.
cli-admin-banned = { $name } is banned { $length }.
cli-admin-unmuted = { $name } may write again.
cli-admin-unbanned = { $name } may come back.
cli-admin-nothing = There is no announcement.
cli-admin-ever = forever
cli-admin-length = for { $time }

cli-exploit-found = { $game }, { $players } players: trained against { $bot }, a policy wins { $share } of { $games } games (95%: { $low } to { $high }), { $times } × fair.
cli-exploit-shown = So it can be exploited by at least that much.
cli-exploit-not-shown = No weakness was found; a longer run may find one.
cli-exploit-trained = Trained for { $minutes } minutes, { $trained } games.

## Refusals: the English text is matched with what the program says

cli-error-command = No such command { $name }
cli-error-command-nears = No such command { $name }. Did you mean { $other }?
    .plain = No such command { $name }; similar ones: { $other }
cli-error-no-option = No such option: { $name }
cli-error-no-option-nears = No such option: { $name } (Possible options: { $other })
    .plain = No such option: { $name }; similar ones: { $other }
cli-error-missing-argument = Missing argument { $name }
cli-error-missing-option = Missing option { $name }
cli-error-missing-command = Missing command
cli-error-extra = Got unexpected extra argument(s) ({ $name })
    .plain = Too many arguments: { $name }
cli-error-needs-value = Option { $name } requires an argument
    .plain = Option { $name } needs a value
cli-error-takes-none = Option { $name } does not take a value
cli-error-integer = Invalid value for { $name }: Input should be a valid integer, unable to parse string as an integer
    .plain = Invalid value for { $name }: it must be a whole number
cli-error-number = Invalid value for { $name }: Input should be a valid number, unable to parse string as a number
    .plain = Invalid value for { $name }: it must be a number
cli-error-least = Invalid value for { $name }: Input should be greater than or equal to { $least }
    .plain = Invalid value for { $name }: it must be at least { $least }
cli-error-most = Invalid value for { $name }: Input should be less than or equal to { $most }
    .plain = Invalid value for { $name }: it must be at most { $most }
cli-error-choice = Invalid value for { $name }: Value error, { $value } is not one of { $values }
    .plain = Invalid value for { $name }: { $value } is not one of { $values }
cli-error-value = Invalid value for { $name }: { $detail }
cli-error-language = there is no language { $name }: { $names }
cli-error-game = there is no game { $name }: { $names }
cli-error-which-game = which game? { $names }
cli-error-player-count = { $game } is for { $least } to { $most } players, not { $count }
cli-error-bot = there is no bot { $name }: { $names }
cli-error-no-bot = no bot is named
cli-error-bot-colon = something is missing after the colon in { $name }
cli-error-bot-budget = the bot { $name } needs a budget, such as { $first } or { $second }
cli-error-budget = { $budget } is not a budget for the bot { $name }
cli-error-bot-explains = the bot { $name } cannot explain its choices
cli-error-bot-searches = the bot { $name } does not search
cli-error-bot-omniscient = { $name } sees everything, so it plays only in ladders
cli-error-bots-players = { $count } bots are too many: --players { $players } has seats for { $seats }
cli-error-bots-seats = { $count } bots are too many for { $seats } seats
cli-error-ladder-bots = a ladder needs two bots or more
cli-error-ladder-seats = a ladder needs two seats for bots
cli-error-comma = there is an extra comma in { $text }
cli-error-option-form = an option is written name=value, not { $text }
cli-error-no-options = { $game } has no options
cli-error-option-unknown = { $game } has no option { $name }: { $names }
cli-error-option-flag = option { $name } is true or false, not { $value }
cli-error-option-value = option { $name } cannot be { $value }: { $values }
cli-error-option-twice = option { $name } names a value twice
cli-error-deck = { $game } does not read a table of cards
cli-error-read = cannot read { $file }: { $reason }
cli-error-write = cannot write to { $file }: { $reason }
cli-error-utf8 = { $file } is not UTF-8 text
cli-error-no-cards = { $file } is empty: it has no cards
cli-error-no-record-number = { $file } has no record number { $index }
cli-error-no-record = { $file } has no record
cli-error-records = { $file } has several records; a saved game must be the only one in its file
cli-error-record = not a record: { $detail }
cli-error-record-format = record format { $format } is not known here, only { $known }
cli-error-record-action = action { $index } of the record, { $text }, is not legal there
cli-error-record-result = the result in the record is not the result of its actions
cli-error-record-seed = the seed is not the one that was committed to
cli-error-record-game = { $file } is a game of { $game }, not of { $other }
cli-error-no-seat = the game has { $count } seats; there is no seat { $seat }
cli-error-no-player = the game has { $count } players; there is no player { $seat }
cli-error-no-step = the game has { $count } steps; there is no step { $step }
cli-error-nothing-decided = no player has had anything to decide so far
cli-error-not-deciding = nobody decides anything after step { $step }; the last decision is after step { $other }
cli-error-learn-options = a lesson has its own players, bots and options: leave them out with --learn
cli-error-resume-options = a saved game keeps its players, bots, options and seed: leave them out with --resume
cli-error-no-lesson = { $game } has no lesson
cli-error-alone = { $game } has at least { $seats } seats; to play alone, use --players { $players } and one of the artificial opponents: { $options }
cli-error-player-numbers = numbers of players are written as 3 or 2,3,4, not { $text }
cli-error-time = a time is a number of minutes, hours or days, such as 30m: not { $text }
cli-error-needs-report = a report needs matplotlib and pyarrow: install { $extra }
cli-error-needs-train = training needs numpy and torch: install { $extra }
cli-error-no-database = there is no database { $file }
cli-error-no-database-yet = there is no database { $file }: start the server first
cli-error-database = the database cannot be used: { $reason }
cli-error-database-version = the database has version { $version }, but this program needs { $own }: run { $command }, or run the same version of the program as the server
cli-error-setting-length = { $name } must have at least { $count } characters
cli-error-backup-exists = { $file } already exists
cli-error-backup-write = cannot write { $file }: { $reason }
cli-error-pg-dump = use pg_dump to copy a PostgreSQL database; see docs/hosting.md

## States shown by doctor

cli-state-no-build = there is no compiled build
cli-state-build = the compiled build matches its sources
cli-state-pure = CAMARILLA_PURE is set
cli-state-other-python = the compiled build is for another Python ({ $suffix })
cli-state-changed = { $file } was changed after it was compiled
cli-state-built = built
cli-state-not-built = not built
cli-state-no-networks = none
cli-state-no-numpy = none, numpy is missing: bots search without them
cli-state-new-database = { $file } (not created yet)
cli-state-database = { $file } (version { $version })
cli-state-old-database = { $file } (version { $version }, upgraded at the next start)
cli-state-newer-database = { $file } (version { $version }, from a newer version of the program)
cli-state-sources = pure
cli-state-compiled = compiled

## Further refusals

cli-error-puzzles = { $file } contains something other than puzzles: { $detail }
cli-error-record-version = the record follows version { $version } of the rules of { $game }, which is not known here; this is version { $own }
cli-error-record-other = the record is of { $game }, not of { $other }
cli-error-option-none = there is no option { $name }
cli-error-listen = cannot listen on { $host } port { $port }: { $reason }
cli-error-setting = { $name } must be { $wanted }, not { $value }
cli-error-setting-kind = { $name } must be { $wanted }
cli-error-setting-mail = { $name } must begin with mailto:// or mailtos://, and the extra “notices” must be installed: { $command }
cli-error-program-name = { $name } cannot name a bot: use letters, digits and -, and no name of a built-in bot
cli-error-program-twice = { $count } programs are named { $name }: every bot needs its own name
cli-error-program-command = the command of the bot { $name }: { $detail }
cli-error-program-empty = the bot { $name } has no command: NAME=COMMAND
cli-error-program-missing = the bot { $name } cannot play: there is no program { $command }
cli-error-database-url = DATABASE_URL or --db must be sqlite:///path/file.db or postgresql://user:password@host/name
cli-error-database-used = another server is using { $file }
cli-error-database-newer = the database (version { $version }) is from a newer version of the program
cli-error-database-folder = there is no folder { $folder } for the database
cli-error-backup-damaged = the copy is damaged: { $detail }
cli-error-database-keys = the keys of the server cannot be stored
cli-error-postgres = PostgreSQL needs the extra { $extra }
cli-error-folder = cannot create { $folder }: { $reason }
cli-error-beside = cannot write beside { $file }: { $reason }
cli-error-nobody = nobody has the id or login { $name }
cli-error-no-table = there is no such table
cli-error-not-a-bot = { $name } is not a bot
cli-error-guest-password = { $name } is a guest and has no password
cli-error-not-muted = { $name } is not muted
cli-error-not-banned = { $name } is not banned
cli-error-announcement = an announcement has 1 to { $count } characters
cli-error-external-line = the program { $command } answered { $answer }, which is not a line of JSON with an action
cli-error-external-action = the program { $command } answered { $answer }, which is not an action of the game
cli-error-external-legal = the program { $command } answered { $answer }, which is not a legal action
cli-error-external-start = the program { $command } cannot be started: { $reason }
cli-error-external-time = the program { $command } did not answer in { $seconds } s
cli-error-external-end = the program { $command } has ended without an answer
cli-error-verify-alone = --verify shows no step: leave out --step, --seat, --position and --json
cli-error-position-alone = --position shows everything as notation: leave out --seat and --json
## What a setting takes
cli-state-wanted-port = a number from 0 to 65535
cli-state-wanted-whole = a whole number, { $least } or more
cli-state-wanted-days = a whole number of days; 0 means forever
cli-state-wanted-seconds = a number of seconds, 0 or more
cli-state-wanted-seconds-above = a number of seconds above 0
cli-state-wanted-above = a number above 0
cli-state-wanted-levels = debug, info, warning, error or critical
cli-state-wanted-formats = console or json
cli-state-wanted-address = an address such as { $example }
cli-state-wanted-proxies = addresses or networks such as 10.0.0.0/8 with commas between them, or *
cli-state-wanted-contact = an address that begins with mailto: or https:

## What the system says

cli-state-system-missing = No such file or directory
cli-state-system-denied = Permission denied
cli-state-system-directory = Is a directory
cli-state-system-not-directory = Not a directory
cli-state-system-exists = File exists
cli-state-system-full = No space left on device
cli-state-system-in-use = Address already in use
