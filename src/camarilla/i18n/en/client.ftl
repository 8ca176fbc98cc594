# The web client: its pages and its table.

client-title = Camarilla
client-home = Home
client-loading = One moment…
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
client-announcement = Announcement:
client-announcement-close = Dismiss the announcement

## The front page

client-your-name = Your name
client-name-hint = What should we call you?
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
client-rules-about = Every rule in short, under the number that the log cites.
client-import = Open the record of a game…
client-import-drop = Drop the record to replay the game
client-credits = Credits
client-cards = Cards
client-account = Your account
client-ratings = Ratings
client-all-games = All my games
client-keep = Keep my games
client-keep-about = You play as a guest: only this browser remembers your games.
client-your-turn = Your turn
client-table-open = waiting for players
client-table-running = in progress
client-table-finished = finished
client-table-closed = closed
client-go-on = Continue
client-watch = Watch
client-join = Sit down

## A new table and its waiting room

client-players = Players
client-bots = Bot strength
client-clock = Time
client-clock-none = no limit
client-clock-minute = 1 minute per turn
client-clock-minutes = 3 minutes per turn
client-clock-day = 1 day per turn
client-clock-days = 3 days per turn
client-listed = Show the table to everyone
client-rated = Rated game
client-rated-about = The result changes everyone’s rating: people only, one seat each.
client-options = Game options
client-choose-file = Choose a file…
client-play = Play
client-make-table = Open the table
client-waiting-about = The table is ready. Send your friends the link.
client-empty-seat = empty seat
client-seat-bot = Seat a bot
client-free-seat = Clear the seat
client-by-lot = Seats are assigned at random.
client-hot-seat-name = Another player at this screen
client-hot-seat-add = Add
client-start = Start
client-start-fill = Start with bots in empty seats
client-host-starts = The host starts the game.
client-invite = Invite friends
client-invite-anyone = Anyone with this link can join the table or watch.
client-invite-network = Anyone with this link on the same network can join the table or watch.
client-invite-nobody = Nobody else can open this link: the server can only be reached from this computer. Connect to a network and start it with --host 0.0.0.0.
client-qr = The link as a QR code
client-copy-link = Copy the link
client-copied = Copied

## The table

client-watching = watching
client-menu = Menu
client-log = Log
client-since = Show again
client-log-earlier = Earlier
client-log-empty = Nothing has happened yet.
client-chat = Chat
client-chat-empty = Nobody has said anything yet.
client-chat-hint = Say something
client-send = Send
client-card = A closer look
client-about-card = About this card
client-howto = How to play
client-howto-begin = Start playing
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
client-only-target = { $what }. The only target: { $target }. Go on?
client-hint = Ask for a hint
client-hint-thinks = { $chance } to win: { $why }
client-hint-says = A bot would: { $what }
client-hint-more = Why?
client-hint-title = What a bot would do
client-thinking = thinking
client-first = First player
client-score = Influence or points: { $count }
client-undo-free = Undo
client-undo-turn = Undo the whole turn
client-undo-ask = Ask to undo
client-undo-asked = { $seat } asks to undo a move.
client-undo-waiting = The others are deciding whether to let you undo.
client-withdraw = Withdraw
client-taken-back = { $seat } undoes a move.
client-absent = Let a bot play for the absent player
client-absence = Vote to let a bot play for { $seat }: { $votes } of { $needed } agree.
client-agree = Agree
client-stand-in = A bot plays for you.
client-stands-in = A bot plays for { $seat }.
client-return = Take your seat back
client-away = away
client-away-for = away for { $time }
client-away-offer = { $seat } is away and the game is waiting.
client-let-bot = Let a bot play
client-wait = Wait
client-waits = The table is waiting for { $seat }.
client-is-back = { $seat } is back.
client-consents = { $given } of { $needed } agree.
client-undo-refused = { $seat } declines: the move stands.
client-spectators = { $count } watching
client-next-table = Next ({ $count })
client-chat-unread = Chat, { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
client-watching-title = You are watching
client-watching-why = The game started without you, so you see only what is public.
client-watching-bots = You can ask to take over from a bot. Everyone at the table must agree.
client-takeover = Take over from { $seat }
client-takeover-asked = { $name } would like to take over from { $seat }.
client-takeover-waiting = The others are deciding whether to let you play.
client-pause-ask = Ask for a pause
client-pause-end = End the pause
client-pause-asked = { $seat } asks for a pause. The clock stops until someone ends it.
client-pause-waiting = The others are deciding about the pause.
client-pause-begun = The clock is stopped. You can still move.
client-pause-over = The pause is over. The clock is running.
client-paused = Paused
client-orders = Standing orders
client-orders-about = Decide in advance, and the others do not have to wait for you. Nobody else sees your orders, and you can revoke them at any time.
client-orders-count = Standing orders: { $count }
client-orders-none = There is nothing to decide in advance right now.
client-order-give = Give the order
client-order-revoke = Revoke
client-order-single = Play forced moves at once
client-clock-bank = Time bank: { $time }
client-clock-bank-used = Using the time bank
client-name-go = Continue
client-closed = This table was closed
client-closed-about = This game of { $game } will not continue here.
client-open-like = Open a similar table
client-no-page = There is no such page
client-push-denied = Your browser blocks notifications from this site. Allow them in its settings.
client-push-failed = Notifications could not be turned on. Try again later.
client-leave = Leave the table
client-leave-sure = Leave: a bot will play for you
client-lost = Connection lost. Trying again…
client-refused = The server closed the connection. Reload the page.
client-hand-over-hint = Nobody else should look now.
client-hand-over-done = Ready
client-rematch = Play again
client-rematch-join = Join: the next game is waiting
client-replay = Replay
client-review = Review
client-record = Save the record
client-fair = The shuffle was fixed before the first card; fingerprint (SHA-256):

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
client-temper-random = Plays anything, without a thought.
client-temper-greedy = Takes the nearest gain and never looks further.
client-temper-page = Young at court: sees the next step, misses the trap behind it.
client-temper-courtier = Careful and patient, seldom bold, forgets nothing.
client-temper-councillor = Weighs every word and waits for your mistake.
client-temper-eminence = Sees through most plans and has several of its own.
client-hurry = Show the rest at once
client-speed-now = Animation speed: { $speed }
client-more-lines = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
client-fewer-lines = Fewer lines

## Replay

client-eyes = View: { $whom }
client-public = spectator
client-step-back = Previous step
client-step-on = Next step
client-play-on = Play
client-pause = Pause

## Oriflamme at the table

client-place = Place { $place }: { $what }

## Preferences

client-language = Language
client-theme = Theme
client-theme-system = system
client-theme-light = light
client-theme-dark = dark
client-speed = Animation speed
client-speed-slow = slow
client-speed-normal = normal
client-speed-fast = fast
client-speed-instant = instant
client-sound = Sounds
client-push = Send notifications to this device

## Keys

client-keys = Keys
client-key-arrows = from choice to choice
client-key-enter = choose
client-key-escape = back
client-key-digits = action buttons
client-key-choices = all choices as a list
client-key-inspect = look at the card
client-key-hint = ask for a hint
client-key-undo = undo
client-key-since = show again what happened since my last move
client-key-log = log
client-key-menu = menu
client-key-help = this list

## Credits

client-credits-icons = Emblems
client-credits-icons-by = Emblems by { $authors }.
client-credits-fonts = Fonts
client-credits-fonts-by = Alegreya and Alegreya Sans by { $author }.
client-credits-games = Games
client-credits-games-by = Oriflamme and Oriflamme: Ablaze are games by Adrien and Axel Hesling; the other games belong to their own authors. This is an independent program with its own texts and pictures. Buy the games: they are better with cards in your hand.
client-credits-licences = Licences
client-credits-licences-all = The licence texts of everything these pages are built from

## Refusals

client-error-other = That did not work. Please try again.
client-error-offline = The server cannot be reached.
client-error-banned = The host of this server has banned you.
client-error-muted = You may not write here at the moment.
client-error-not_found = There is no such table.
client-error-unknown_game = The server does not know this game.
client-error-bad_name = A name has 1 to 24 letters, digits or spaces.
client-error-bad_option = These options cannot be combined.
client-error-bad_record = This file is not the record of a finished game that follows the rules.
client-error-table_full = All seats are taken.
client-error-seat_taken = Someone is already sitting there.
client-error-not_open = The game has already begun.
client-error-not_your_turn = It is not your turn.
client-error-illegal_action = That is not possible now.
client-error-nothing_to_undo = There is nothing to undo.
client-error-undo_pending = An undo request is already open.
client-error-too_early = Too early. Wait half a minute.
client-error-not_absent = That player is here.
client-error-too_many = You have too many tables.
client-error-unfit_for_rating = In a rated game every seat needs a different person. Bots cannot play.
client-error-rate_limited = Too fast. Wait a moment.
client-error-busy = The hint bot is busy. Try again shortly.
client-error-game_running = The game is not over yet.
client-error-rules_changed = This game was started under different rules.
client-error-unavailable = The server cannot store anything right now. Try again in a moment.
client-error-undo_refused = The others have already declined.
client-error-takeover_pending = Someone has already asked.
client-error-takeover_refused = The people at the table have declined.
client-error-no_advice = Bots give no hints at this table.
client-error-no_clock = This table has no clock.
client-error-bad_order = This cannot be decided in advance right now.
client-error-pause_pending = Someone has already asked.
client-error-no_pause_pending = The pause is already over.
client-error-no_session = Choose a name first.

## Learning by playing

client-learn = Learn by playing
client-learn-go-on = Continue the lesson
client-learn-anew = Start over
client-learn-minutes = { $minutes } minutes
client-learn-coach = Coach
client-learn-progress = Step { $step } of { $count }
client-learn-next = Next
client-learn-back = Back
client-learn-understood = Got it
client-learn-leave = Leave the lesson
client-learn-lesson = The lesson of { $game }
client-learn-refused = The rules allow that too. But let’s try something else first.
client-error-not_in_lesson = The lesson asks for something else here.
