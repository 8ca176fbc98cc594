# What all games share: names of games, languages, seats and bots, and the words of the terminal.

language = English
tagline = Four games of court intrigue at one table

## Games

game-oriflamme = Oriflamme
    .about = The king is dead and has no heir. Place your cards, wait, and reveal them in time.
game-ablaze = Oriflamme: Ablaze
    .about = The same intrigue with ten other cards: princes, poisons, bribes and traps.

## Seats: the name of a seat whose player has chosen none, and the wrapper of a chosen one

seat-1 = Crimson
seat-2 = Azure
seat-3 = Green
seat-4 = Amber
seat-5 = Violet
seat-named = { $name }

## Bots

bot-human = a player
bot-random = chance

## The terminal

ui-your-turn = { $seat } to decide
ui-choice = Choice
ui-help-line = number: choose · ?: explain · u: undo · q: save and leave
ui-help = Type the number of a choice. ?3 or ?spy explains a card, ?O4.2 a rule. u takes your last choice back while nobody has learned anything from it. q saves the game and leaves.
ui-back = Back
ui-not-understood = “{ $input }” is none of the choices.
ui-no-such-help = There is no card or rule “{ $input }”.
ui-cannot-undo = This cannot be taken back: somebody has acted or learned something since.
ui-undone = Taken back.
ui-hand-over = Hand the screen to { $seat }
ui-hand-over-hint = Nobody else should look now. Press Enter to see your cards.
ui-saved = The game is saved in { $file }. To go on: { $command }
ui-resumed = The game goes on where it was left.
ui-since = Since your last choice
ui-press-enter = Enter: go on
ui-rule = Rule { $rule }
ui-over = The game is over
ui-wins = { $count ->
    [one] The victory goes to { $seats }.
   *[other] The victory is shared by { $seats }.
}
ui-share-two = { $left } and { $right }
ui-final = Final result
ui-step = Step { $step } of { $steps }
ui-start = Beginning
ui-chance = Chance
ui-waiting = { $seat } decides
