# Balance reports: `camarilla report`.

report-title = { $game }: what the games show
report-stopped = Interrupted after { $played } of { $wanted } games. All figures are for the games played.
report-mixed = The bots differ, and they change seats from game to game. Actions that the better bot prefers therefore look better than they are. To learn what cards and actions are worth, let one bot play all seats.
report-nothing = Interrupted before any game was finished: there is nothing to report.
report-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $path }
report-figures = The figures
report-foot = Bars, dots and whiskers: estimates with 95% intervals. The dashed line is where everybody would be at equal strength. Strong play may differ from how these bots play.

report-fact-games = Games
report-fact-players = Players
report-fact-bots = Bots
report-fact-options = Options
report-fact-seed = Seed
report-fact-rules = Rules version

## Words of the plots

report-seat = Seat { $number }
report-seat-heading = Seat
report-place = { $number ->
    [1] begins
    [2] plays 2nd
    [3] plays 3rd
   *[other] plays { $number }th
}
report-place-heading = Turn order
report-bot-heading = Bot
report-share = win rate
report-interval = 95% interval
report-count = cases
report-mean = mean
report-who = Who
report-winners = winners
report-others = others
report-points = points at the end
report-decisions = player decisions per game
report-action = Action
report-times-per-game = times per game
report-least = least
report-quarter = lower quartile
report-median = median
report-three-quarters = upper quartile
report-most = most
report-card = Card
report-in-hand = in hand
report-set-aside = set aside
report-influence = influence gained
report-label-card-waiting = influence on the card when revealed
report-round = round
report-round-number = round { $number }
report-share-of-cards = share of the cards
report-share-of-players = share of the players
report-share-of-games = share of the games
report-fate-not-played = not played
report-fate-in-row = in the row
report-fate-covered = covered
report-fate-eliminated = eliminated
report-fate-discarded = discarded
report-survived = survived
report-spot-left = left end
report-spot-right = right end
report-spot-on-own = on your own card
report-label-row-place = place from the left when revealed
report-where-kept = kept
report-where-middle = in the middle
report-where-favour = on the favour pile
report-gold-card = Gold
report-government-value = Government { $number }
report-gold-value = Gold { $number }
report-price = price paid
report-chief-value = value of the tile
report-domain = Domain

## Questions and how to read the answers

report-q-seat = Does the seat decide who wins?
report-note-seat = Seats differ only in their place at the table.
report-q-first = Does it pay to go first?
report-note-first = Players in turn order of the first round.
report-q-bot = Which bot wins more often?
report-note-bot = Win rate of a seat played by this bot.
report-q-scores = How many points does it take to win?
report-note-scores = Final points of the winners and of everybody else.
report-q-length = How long is a game?
report-note-length = Choices that players make in a game; what chance or the rules decide is not counted.
report-q-actions = What do winners do more often?
report-note-actions = How often each kind of action is chosen in a game. If winners do something more often, it does not follow that it makes them win.
report-q-card-dealt = Which card is good to have?
report-note-card-dealt = Three cards are set aside at random, so only luck decides whether a card is in hand: the further apart its two dots are, the more it is worth there.
report-note-card-chosen = Players choose the three cards they set aside, so the gap between the two dots of a card also reflects who sets it aside.
report-q-card-brought = How much influence does each card gain?
report-note-card-brought = Influence gained by a card over the game: what was on it, what its ability gave, what an ambush or a trap caught.
report-q-card-placed = When is each card best placed?
report-note-card-placed = Win rate by the round in which a card was placed. Gold is above an equal share, blue is below. Cells with fewer than 30 cases stay empty.
report-q-card-revealed = When is each card best revealed?
report-note-card-revealed = Win rate by the round in which a card was revealed by its player. Cells with fewer than 30 cases stay empty.
report-q-card-waiting = Does it pay to wait before revealing?
report-note-card-waiting = Win rate by the influence on a card when it was revealed.
report-q-card-fate = Which cards survive?
report-note-card-fate = Where each card is at the end of the game.
report-q-card-surviving = What is a surviving card worth?
report-note-card-surviving = Win rate of players whose card is still in the row at the end, on top or covered, and of those who had it eliminated. An intrigue that was revealed and discarded counts in neither.
report-q-spot = Where is a card best placed?
report-note-spot = Win rate by where a card was placed, round by round.
report-q-row-place = From which place in the row is it best to reveal a card?
report-note-row-place = Win rate by the place of a card in the row, counted from the left, when its player revealed it.

## What a plot shows

report-finding-none = No difference is larger than its interval.
report-finding-above = Clearly above a fair share: { $things }.
report-finding-below = Clearly below a fair share: { $things }.
report-contrast-above = The first is clearly higher for: { $things }.
report-contrast-below = The first is clearly lower for: { $things }.
report-finding-range = Most: { $most } ({ $high }). Least: { $least } ({ $low }).
report-caveat = Players chose this, not chance, so the difference may have another cause.
