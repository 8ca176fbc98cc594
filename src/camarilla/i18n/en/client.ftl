# The web client: its pages, its table, what it tells by itself.

client-title = Camarilla
client-home = Home
client-loading = One moment …
client-close = Close
client-cancel = Cancel
client-back = Back
client-retry = Try again
client-yes = Yes
client-no = No
client-you = you
client-at-this-screen = at this screen
client-bot = Bot
client-automatic = Artificial opponent
client-guest = Guest { $number }

## The front page

client-your-name = Your name
client-name-hint = How shall we call you?
client-my-games = My games
client-games = Games
client-open-tables = Open tables
client-running-tables = Games to watch
client-finished-games = Finished games
client-player-range = { $from } to { $to } players
client-minutes = { $from } to { $to } minutes
client-with-bots = Play against bots
client-with-friends = Invite friends
client-rules = Rules
client-rules-all = All rules
client-rules-about = Every rule in short, under the number by which the log cites it.
client-credits = Credits
client-your-turn = Your turn
client-table-open = waiting for players
client-table-running = in play
client-table-finished = finished
client-table-closed = closed
client-go-on = Go on
client-watch = Watch
client-join = Sit down

## A new table and its waiting room

client-players = Players
client-bots = Strength of the bots
client-clock = Time
client-clock-none = no limit
client-clock-minute = 1 minute a move
client-clock-minutes = 3 minutes a move
client-clock-day = 1 day a move
client-clock-days = 3 days a move
client-listed = Show the table to everybody
client-options = Options of the game
client-choose-file = Choose a file …
client-play = Play
client-make-table = Open the table
client-waiting-about = The table is ready. Send your friends the link.
client-empty-seat = empty seat
client-seat-bot = Seat a bot
client-free-seat = Free the seat
client-by-lot = The lot decides who sits where.
client-hot-seat-name = Another player at this screen
client-hot-seat-add = Add
client-start = Begin
client-start-fill = Begin, with bots in empty seats
client-host-starts = The host begins the game.
client-invite = Invite friends
client-invite-anyone = Whoever has this link may sit down or watch.
client-invite-network = Whoever has this link may sit down or watch, on the same network.
client-invite-nobody = Nobody else can open this link: the server is reachable on this machine alone; start it on a network with --host 0.0.0.0.
client-qr = The link as a QR code
client-copy-link = Copy the link
client-copied = Copied

## The table

client-watching = watching
client-menu = Menu
client-log = Chronicle
client-since = Show again
client-log-earlier = Earlier
client-log-empty = Nothing has happened yet.
client-chat = Talk
client-chat-empty = Nobody has said anything yet.
client-chat-hint = Say something
client-send = Send
client-card = A closer look
client-about-card = About this card
client-howto = How to play
client-howto-begin = To the table
client-howto-cards = Hover over a card or hold it to read what it does. The light bulb asks a bot for advice.
client-choices = All choices
client-waiting = { $seat } decides
client-over = The game is over
client-wins = { $seat } wins
client-total = Total
client-result = The result
client-to-table = Look at the table
client-share-two = { $left } and { $right }
client-sure = { $what }. Are you sure?
client-hint = Ask for a hint
client-hint-thinks = { $chance } to win: { $why }
client-hint-says = A bot would: { $what }
client-thinking = thinking
client-first = First player
client-score = Influence or points: { $count }
client-undo-free = Take back
client-undo-ask = Ask the others to take back
client-undo-asked = { $seat } asks to take back a move.
client-undo-waiting = The others are asked whether you may take back.
client-withdraw = Withdraw
client-taken-back = { $seat } takes a move back.
client-absent = Let a bot stand in for the absent player
client-absence = A bot shall stand in for { $seat }: { $votes } of { $needed } agree.
client-agree = Agree
client-stand-in = A bot plays for you.
client-stands-in = A bot plays for { $seat }.
client-return = Take your seat back
client-leave = Leave the table
client-leave-sure = Leave: a bot goes on for you
client-lost = The connection is lost. Trying again …
client-refused = The server has ended the connection. Load the page again.
client-hand-over-hint = Nobody else should look now.
client-hand-over-done = I have the screen
client-rematch = Play again
client-rematch-join = Join: the next game waits
client-replay = Replay
client-record = Save the record
client-fair = The shuffle was fixed before the first card; its seal:

## Bots at the table

client-bot-name-1 = Matilda
client-bot-name-2 = Conrad
client-bot-name-3 = Beatrice
client-bot-name-4 = Roland
client-bot-name-5 = Leonora
client-bot-name-6 = Bertrand
client-bot-name-7 = Clara
client-bot-name-8 = Edmund
client-bot-name-9 = Agnes
client-bot-name-10 = Gaspard
client-about-player = About { $name }
client-temper-random = Plays whatever comes to hand, without a thought.
client-temper-greedy = Takes what lies nearest and never looks further.
client-temper-page = Young at court: sees the next step, misses the trap behind it.
client-temper-courtier = Careful and patient, seldom bold, forgets nothing.
client-temper-councillor = Weighs every word and waits for your mistake.
client-temper-eminence = Sees through most plans and has several of its own.
client-hurry = Show the rest at once
client-speed-now = Speed of cards: { $speed }
client-more-lines = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
client-fewer-lines = Fewer lines

## Replay

client-eyes = As seen by { $whom }
client-public = a watcher
client-step-back = One step back
client-step-on = One step on
client-play-on = Play
client-pause = Pause

## Oriflamme at the table

client-place = Place { $place }: { $what }

## Preferences

client-language = Language
client-theme = Theme
client-theme-system = like the system
client-theme-light = light
client-theme-dark = dark
client-speed = Speed of cards
client-speed-slow = slow
client-speed-normal = normal
client-speed-fast = fast
client-speed-instant = at once
client-sound = Sounds
client-push = Tell this device when it is my turn

## Keys

client-keys = Keys
client-key-arrows = from choice to choice
client-key-enter = choose
client-key-escape = back
client-key-digits = the buttons of the ribbon
client-key-choices = all choices as a list
client-key-inspect = look at the card
client-key-hint = ask for a hint
client-key-undo = take back
client-key-since = show again what has happened since my last choice
client-key-log = chronicle
client-key-menu = menu
client-key-help = this list

## Credits

client-credits-icons = Emblems
client-credits-icons-by = The emblems are drawn by { $authors }.
client-credits-fonts = Letters
client-credits-fonts-by = Alegreya and Alegreya Sans are drawn by { $author }.
client-credits-games = Games
client-credits-games-by = Oriflamme and Oriflamme: Ablaze are designs of Adrien and Axel Hesling; the other games are designs of their own authors. This is an independent program with texts and pictures of its own. Buy the games: they are better with cards in the hand.

## Refusals

client-error-other = That did not work. Please try again.
client-error-offline = The server cannot be reached.
client-error-not_found = There is no such table.
client-error-unknown_game = The server does not know this game.
client-error-bad_name = A name has 1 to 24 letters, digits or spaces.
client-error-bad_option = These options do not fit together.
client-error-table_full = All seats are taken.
client-error-seat_taken = Somebody sits there already.
client-error-not_open = The game has begun already.
client-error-not_your_turn = It is not your turn.
client-error-illegal_action = That is not possible now.
client-error-nothing_to_undo = There is nothing to take back.
client-error-undo_pending = Somebody has asked to take back already.
client-error-too_early = That is too early: wait one minute.
client-error-not_absent = That player is here.
client-error-too_many = You have too many tables.
client-error-rate_limited = Too fast. Wait a moment.
client-error-busy = No bot has time for a hint now.
client-error-game_running = The game is not over yet.
client-error-rules_changed = This game was begun under other rules.
client-error-unavailable = The server cannot store anything right now. Try again in a moment.
