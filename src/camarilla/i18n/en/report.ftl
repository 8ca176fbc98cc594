# Balance reports: `camarilla report`.

report-title = { $game }: what the games say
report-stopped = Interrupted after { $played } of { $wanted } games. All figures are of those played.
report-mixed = The bots differ, and they change seats from game to game. What the better bot likes to do therefore looks better than it is: to learn what cards and actions are worth, let one bot play all seats.
report-nothing = Interrupted before the first games were finished; there is nothing to report.
report-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $seconds } s: { $path }
report-figures = The figures
report-foot = Bars, dots and whiskers: estimates with 95 % intervals. The dashed line is where everybody would be if all were equal. Strong play may differ from how these bots play.

report-fact-games = Games
report-fact-players = Players
report-fact-bots = Bots
report-fact-options = Options
report-fact-seed = Seed
report-fact-rules = Version of the rules

## Words of the plots

report-seat = Seat { $number }
report-seat-heading = Seat
report-place = { $number ->
    [1] begins
    [2] plays 2nd
    [3] plays 3rd
   *[other] plays { $number }th
}
report-place-heading = Order of play
report-bot-heading = Bot
report-share = share of victories
report-interval = 95 % interval
report-count = cases
report-mean = mean
report-who = Who
report-winners = winners
report-others = others
report-points = points at the end
report-decisions = decisions of players in a game
report-action = Action
report-times-per-game = times in a game
report-do-oriflamme-keep = keep face down
report-do-oriflamme-reveal = reveal
report-do-oriflamme-take = take influence
report-do-oriflamme-eliminate = eliminate
report-do-oriflamme-spy = spy
report-do-oriflamme-copy = copy
report-do-oriflamme-move = move a card
report-do-oriflamme-leave = leave the row as it is
report-do-oriflamme-bribe = bribe
report-do-oriflamme-activate = activate by a Plot
report-do-oriflamme-twin = place the Twin
report-do-king-keep = keep a card
report-do-king-middle = show a card
report-do-king-favour = hide a card
report-do-king-bid = bid
report-do-king-pass = pass
report-do-king-raise = raise a tile
report-do-king-lower = lower a tile
report-do-illuminaten-scout = scout
report-do-illuminaten-influence = influence
report-do-illuminaten-interrogate = interrogate
report-do-illuminaten-reassign = reassign
report-do-illuminaten-exclude = exclude
report-do-illuminaten-displace = displace
report-do-illuminaten-conspire = conspire
report-do-illuminaten-claim = claim a faction card
report-do-illuminaten-use = use a faction card
report-do-illuminaten-fulfil = fulfil a plot
report-do-illuminaten-propaganda = buy by propaganda
report-do-illuminaten-convent = buy at the convent
report-least = least
report-quarter = a quarter below
report-median = median
report-three-quarters = three quarters below
report-most = most
report-card = Card
report-in-hand = in hand
report-set-aside = set aside
report-influence = influence brought
report-label-card-waiting = influence on the card when it is revealed
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
report-spot-on-own = on an own card
report-label-row-place = place from the left when it is revealed
report-where-kept = kept
report-where-middle = in the middle
report-where-favour = on the favour pile
report-king-card = King
report-gold-card = Gold
report-government-value = Government { $number }
report-gold-value = Gold { $number }
report-king-kept = kept by the adviser
report-king-bought = bought at auction
report-price = price paid
report-label-king-bought = cards bought at auction
report-label-king-bid = bid in Gold that bought a card
report-label-king-chiefs = chief tiles at the end
report-label-king-gold = value of Gold left at the end
report-chief-value = value of the tile
report-domain = Domain

## Questions and how to read the answers

report-q-seat = Does the seat decide who wins?
report-note-seat = Seats differ only in their place at the table.
report-q-first = Does it pay to begin?
report-note-first = Players in the order of play of the first round.
report-q-bot = Which bot wins more often?
report-note-bot = The share of victories of one seat held by this bot.
report-q-scores = How many points does a victory take?
report-note-scores = Points at the end of winners and of all others.
report-q-length = How long is a game?
report-note-length = Choices that players make in a game; what chance or the rules decide is not counted.
report-q-actions = What do winners do more often?
report-note-actions = How often each kind of action is chosen in a game. That winners do something more often does not mean that it makes them win.
report-q-card-dealt = Which card is good to have?
report-note-card-dealt = Three cards are set aside at random, so luck alone makes the difference between the two dots of a card: the further they are apart, the more the card is worth in the hand.
report-note-card-chosen = Players choose the three cards that they set aside, so the difference between the two dots of a card also tells who sets it aside.
report-q-card-brought = How much influence does each card bring?
report-note-card-brought = Influence gained by a card over the game: what lay on it, what its ability gave, what an ambush or a trap caught.
report-q-card-placed = When is each card best placed?
report-note-card-placed = Share of victories by the round in which a card was placed. Gold is better than equal, blue is worse. Fields with fewer than 30 cases stay empty.
report-q-card-revealed = When is each card best revealed?
report-note-card-revealed = Share of victories by the round in which a card was revealed by its player. Fields with fewer than 30 cases stay empty.
report-q-card-waiting = Does it pay to wait before revealing?
report-note-card-waiting = Share of victories by the influence that had gathered on a revealed card.
report-q-card-fate = Which cards survive?
report-note-card-fate = Where each card is at the end of the game.
report-q-card-surviving = What is it worth that a card survives?
report-note-card-surviving = Share of victories of those whose card is still in the row at the end, open or covered, and of those who had it eliminated. An intrigue that was revealed and discarded is in neither.
report-q-spot = Where is a card best placed?
report-note-spot = Share of victories by where a card was placed, round by round.
report-q-row-place = From which place in the row is a card best revealed?
report-note-row-place = Share of victories by the place of a card in the row, counted from the left, when its player revealed it.
report-q-king-where = What do advisers keep, show and hide?
report-note-king-where = Where drawn cards of each sort are put.
report-q-king-cards = Which card is good to have?
report-note-king-cards = Share of victories of advisers who kept a card of this sort, and of buyers. Kept cards are drawn at random, but it is the player who decides to keep them.
report-q-king-price = What is each card sold for?
report-note-king-price = Mean price of sold cards: in Gold for Government and King cards, in cards for Gold.
report-q-king-bid = Do high bids pay?
report-note-king-bid = Share of victories of those who bought a Government or King card, by the bid that won it.
report-q-king-bought = Does it pay to buy at the auction?
report-note-king-bought = Share of victories by the number of cards bought.
report-q-king-chiefs = How many chief tiles does a victory take?
report-note-king-chiefs = Share of victories by the number of chief tiles taken at the end.
report-q-king-gold = Is Gold left over a mistake?
report-note-king-gold = Share of victories by the value of Gold still in hand at the end.
report-q-king-tiles = Which domain becomes most valuable?
report-note-king-tiles = Mean value of each chief tile at the end; every one begins at 3.
report-pax-plot = Plot
report-pax-event = Event
report-pax-drawn = drawn
report-pax-chained = used in a chain
report-pax-connection = Connection
report-q-pax-connection = Which connection is good to have?
report-note-pax-connection = Connections are dealt at random, so luck alone makes the difference.
report-q-pax-card = Which luminary goes with winning?
report-note-pax-card = Share of victories of players who took the luminary into their hand, from the deck or the court, and of those who used it in a chain.
report-q-pax-plot = Which plot goes with winning?
report-note-pax-plot = Share of victories of players who have a disc on the plot at the end.
report-q-pax-event = Which event goes with winning?
report-note-pax-event = Share of victories of players who kept or played the event.
