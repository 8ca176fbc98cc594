# The waiting room and the lists of tables.

lobby-preview = { $name } invites you to { $game }
lobby-share = Let’s play { $game }
lobby-share-link = Share the link

## The waiting room

lobby-waiting-guest = The host starts the game.
lobby-edit = Change the table
lobby-edit-done = Change
lobby-changed = changed
lobby-changed-to = The host has changed the table: { $facts }.
lobby-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-no-clock = no time limit
lobby-clock-none = no time limit
lobby-clock-move = { $count ->
    [one] { $count } second per move
   *[other] { $count } seconds per move
}
lobby-clock-days = { $count ->
    [one] { $count } day per move
   *[other] { $count } days per move
}
lobby-clock-with-bank = { $clock }, time bank: { $bank }
lobby-bank = Time bank for the whole game
lobby-bank-about = It is used when a turn takes longer.
lobby-bank-none = none
lobby-bank-move = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
lobby-bank-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
lobby-paused = paused
lobby-listed = open to everyone
lobby-private = by link only
lobby-choose-seats = Players choose their seats
lobby-no-advice = No hints from bots
lobby-click-crest = Click an empty crest to sit there.
lobby-sit-here = Take seat { $seat }
lobby-seat-bot = Put a bot in seat { $seat }
lobby-free-seat = Clear seat { $seat }
lobby-level-at = Strength of the bot in seat { $seat }
lobby-remove = Remove
lobby-remove-name = Remove { $name } from the table
lobby-host = host
lobby-full = All seats are taken. Once the game starts, you can watch it.
lobby-stand-up = Stand up
lobby-close = Close the table
lobby-close-sure = Close the table for everyone
lobby-came = { $name } sits down.
lobby-went = { $name } leaves the table.

## Lists of tables

lobby-others-turn = Waiting for others
lobby-not-begun = Not started yet
lobby-imported = Imported games
lobby-to-move = { $seat } to move
lobby-left = { $time } left
lobby-seats = { $taken } of { $count } seats taken
lobby-won = won
lobby-lost = lost

lobby-puzzles = Puzzles
lobby-daily = Puzzle of the day: { $game }
lobby-daily-about = One choice is clearly the best. Which one?
lobby-daily-streak = { $days ->
    [one] Your streak: 1 day.
   *[other] Your streak: { $days } days.
}
lobby-daily-solve = Solve it
lobby-branch = from a review
lobby-lesson = lesson
