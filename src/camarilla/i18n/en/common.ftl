# What all games share: names of games, languages, seats and bots, and the words of the terminal.

language = English
tagline = Games of court intrigue at one table

## Games

## Seats: the name of a seat whose player has chosen none, and the wrapper of a chosen one

seat-1 = Crimson
seat-2 = Azure
seat-3 = Green
seat-4 = Amber
seat-5 = Violet
seat-named = { $name }

## Bots

bot-automatic = artificial opponent
bot-random = random
bot-greedy = greedy
bot-page = page
bot-courtier = courtier
bot-councillor = councillor
bot-eminence = éminence grise

## The terminal

ui-you = { $name } (you)
ui-help-line = number: choose · ?: explain · l: log · u: undo · q: save and quit
ui-help = Type the number of a choice. ?3 or ?{ $card } explains a card, ?{ $rule } a rule. u undoes your last choice as long as nobody has learned anything from it. q saves the game and quits. l shows everything that happened since your last choice.
ui-more = { $count ->
    [one] { $count } more line: l shows it
   *[other] { $count } more lines: l shows them
}
ui-press-enter = Enter: continue
ui-not-understood = “{ $input }” is not one of the choices.
ui-no-such-help = There is no card or rule “{ $input }”.
ui-cannot-undo = This cannot be undone: somebody has acted or learned something since.
ui-undone = Undone.
ui-hand-over = Hand the screen to { $seat }
ui-hand-over-hint = Nobody else should look now. Press Enter to see your cards.
ui-saved = The game is saved in { $file }. To continue: { $command }
ui-record = The record of the game is in { $file }.
ui-rule = Rule { $rule }
ui-wins = { $count ->
    [one] The victory goes to { $seats }.
   *[other] The victory is shared by { $seats }.
}
ui-verified = The record follows the rules, and { $count ->
    [one] { $count } random outcome comes
   *[other] all { $count } random outcomes come
} from the seed committed to before the game.
ui-verified-rules = The record follows the rules and its result is correct. It has no commitment, so its shuffles cannot be checked.
ui-step = Step { $step } of { $steps }
ui-start = Start
ui-chance = Chance

## Simulation

sim-seat = Seat
sim-bot = Bot
sim-won = Won
sim-shared = Shared
sim-share = Share
sim-score = Score
sim-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $rate } games and { $decisions } decisions per second.

## Tournaments of bots: `ladder` (times-fair: the share, in parts of what equals would win)

ladder-bot = Bot
ladder-games = Games
ladder-seats = Seats
ladder-share = Share
ladder-interval = 95%
ladder-times-fair = × fair share
ladder-score = Score
ladder-rating = Rating

## Hints: what a bot thinks of each choice, and why (`hint`, and the button at the table)

hint-action = Choice
hint-value = Chance to win
hint-share = Share of search
hint-visits = Visits
hint-reason = Why
hint-why-only = there is no other choice
hint-why-hopeless = nothing will help now
hint-why-gains = leaves you best off for now
hint-why-hinders = hurts your strongest rival most
hint-why-hinders-rival = hurts your rival most
hint-why-practice = is what experience suggests
hint-why-later = is better in the long run
hint-why-best = is best overall
hint-why-close = is about as good as the best
hint-why-tempting = looks better at first, but is worse in the end
hint-why-worse = leaves you worse off
hint-why-dismissed = is not worth a closer look
hint-for = for
hint-against = against
hint-chance = { $chance } to win
hint-likely = likely: { $fact }
hint-second = Second best, { $chance }: { $what }
hint-next = What may follow
fact-sets-back = lowers { $seat }’s chance to win by { $percent }%
fact-helps = raises { $seat }’s chance to win by { $percent }%

## Puzzles (`puzzles`)

puzzles-found =
    { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    } found in { $games ->
        [one] 1 game.
       *[other] { $games } games.
    }
