# For the King (and Me).

## Cards: a domain, King or Gold, and what stands on the card

king-card-diplomacy = Diplomacy { $face }
    .the = Diplomacy { $face }
king-card-entertainment = Entertainment { $face }
    .the = Entertainment { $face }
king-card-livestock = Livestock { $face }
    .the = Livestock { $face }
king-card-architecture = Architecture { $face }
    .the = Architecture { $face }
king-card-military = Military { $face }
    .the = Military { $face }
king-card-provisions = Provisions { $face }
    .the = Provisions { $face }
king-card-king = King { $face }
    .the = the King card { $face }
king-card-gold = Gold { $face }
    .the = Gold { $face }

## Domains of the government

king-domain-diplomacy = Diplomacy
king-domain-entertainment = Entertainment
king-domain-livestock = Livestock
king-domain-architecture = Architecture
king-domain-military = Military
king-domain-provisions = Provisions

## What each card does

king-help-diplomacy = A Government card. At the end the player with the largest sum of values in a domain takes its chief tile, the second largest its minor tile. The letter nearest to A breaks ties.
king-help-entertainment = { king-help-diplomacy }
king-help-livestock = { king-help-diplomacy }
king-help-architecture = { king-help-diplomacy }
king-help-military = { king-help-diplomacy }
king-help-provisions = { king-help-diplomacy }
king-help-king = The player who gets it resolves it at once. Each +1 or −1 changes one chief tile of their choice; two of them change two different tiles. With +1/−1, they choose one or the other. Then the card leaves the game.
king-help-gold = Pays for Government and King cards in the auction. Gold left at the end breaks ties.

## The log: one line for each event

king-event-chose-first = { $seat } is the first adviser.
    .you = You are the first adviser.
king-event-turn-began = Turn { $turn }: { $seat } is the adviser.
    .you = Turn { $turn }: you are the adviser.
king-event-drew = { $seat } draws { $card_the }.
    .hidden = { $seat } draws a card.
    .you = You draw { $card_the }.
king-event-kept = { $seat } keeps { $card_the }.
    .hidden = { $seat } keeps the card.
    .you = You keep { $card_the }.
king-event-to-middle = { $seat } puts { $card_the } in the middle.
    .you = You put { $card_the } in the middle.
king-event-to-favour = { $seat } puts { $card_the } on the favour pile.
    .hidden = { $seat } puts the card on the favour pile.
    .you = You put { $card_the } on the favour pile.
king-event-took = { $seat } takes { $card_the } from the middle.
    .you = You take { $card_the } from the middle.
king-event-showed-king = { $seat } resolves { $card_the }.
    .you = You resolve { $card_the }.
king-event-raised = { $seat } raises the { $domain } tile to { $value }.
    .you = You raise the { $domain } tile to { $value }.
king-event-lowered = { $seat } lowers the { $domain } tile to { $value }.
    .you = You lower the { $domain } tile to { $value }.
king-event-no-tile = { $seat } finds no tile that { $card_the } can change.
    .you = You find no tile that { $card_the } can change.
king-event-auction-began = { $count ->
    [one] The auction begins with { $count } card in the favour pile. { $seat } is the first player.
   *[other] The auction begins with { $count } cards in the favour pile. { $seat } is the first player.
}
    .you = { $count ->
    [one] The auction begins with { $count } card in the favour pile. You are the first player.
   *[other] The auction begins with { $count } cards in the favour pile. You are the first player.
}
king-event-turned-up = { $seat } turns up { $card_the }.
    .you = You turn up { $card_the }.
king-event-bid = { $seat } bids { $bid }.
    .you = You bid { $bid }.
king-event-passed = { $seat } passes.
    .you = You pass.
king-event-won-bidding = { $seat } wins the bidding for { $card_the } with a bid of { $bid }.
    .you = You win the bidding for { $card_the } with a bid of { $bid }.
king-event-paid = { $seat } pays with { $card_the }.
    .you = You pay with { $card_the }.
king-event-gave = { $seat } discards { $card_the } face down as payment.
    .hidden = { $seat } discards a card face down as payment.
    .you = You discard { $card_the } face down as payment.
king-event-received = { $seat } takes { $card_the } into hand.
    .you = You take { $card_the } into hand.
king-event-failed = { $seat } cannot pay { $bid } and is out of the bidding for this card.
    .you = You cannot pay { $bid } and are out of the bidding for this card.
king-event-lost = { $neighbour } draws { $card_the } blindly from { $seat }’s hand and discards it.
    .hidden = { $neighbour } draws a card blindly from { $seat }’s hand and discards it.
    .you = { $neighbour } draws { $card_the } blindly from your hand and discards it.
    .to-you = You draw { $card_the } blindly from { $seat }’s hand and discard it.
king-event-bidding-again = The bidding for { $card_the } starts again.
king-event-unsold = Nobody buys { $card_the }. It is discarded.
king-event-hands-shown = The game is over. Everyone reveals their hand.
king-event-took-chief = { $value ->
    [one] { $seat } takes the chief tile of { $domain }: { $value } point.
   *[other] { $seat } takes the chief tile of { $domain }: { $value } points.
}
    .you = { $value ->
    [one] You take the chief tile of { $domain }: { $value } point.
   *[other] You take the chief tile of { $domain }: { $value } points.
}
king-event-took-minor = { $value ->
    [one] { $seat } takes the minor tile of { $domain }: { $value } point.
   *[other] { $seat } takes the minor tile of { $domain }: { $value } points.
}
    .you = { $value ->
    [one] You take the minor tile of { $domain }: { $value } point.
   *[other] You take the minor tile of { $domain }: { $value } points.
}
king-event-won = { $step ->
    [points] { $points ->
        [one] { $seat } wins with { $points } point.
       *[other] { $seat } wins with { $points } points.
    }
    [gold] { $seat } wins. Points are tied at { $points }; { $amount } gold in hand decides it.
    [cards] { $seat } wins. Points and gold are tied; the most cards of { $domain } decide it: { $amount }.
    [letter] { $seat } wins. Points, gold and cards of { $domain } are tied; the letter nearest to A decides it.
   *[shared] { $seat } shares the victory: everything is tied, with { $points } points.
}
    .hidden = { $step ->
    [points] { $points ->
        [one] { $seat } wins with { $points } point.
       *[other] { $seat } wins with { $points } points.
    }
    [gold] { $seat } wins. Points are tied at { $points }; { $amount } gold in hand decides it.
   *[shared] { $seat } shares the victory: everything is tied, with { $points } points.
}
    .you = { $step ->
    [points] { $points ->
        [one] You win with { $points } point.
       *[other] You win with { $points } points.
    }
    [gold] You win. Points are tied at { $points }; { $amount } gold in hand decides it.
    [cards] You win. Points and gold are tied; the most cards of { $domain } decide it: { $amount }.
    [letter] You win. Points, gold and cards of { $domain } are tied; the letter nearest to A decides it.
   *[shared] You share the victory: everything is tied, with { $points } points.
}
    .you-hidden = { $step ->
    [points] { $points ->
        [one] You win with { $points } point.
       *[other] You win with { $points } points.
    }
    [gold] You win. Points are tied at { $points }; { $amount } gold in hand decides it.
   *[shared] You share the victory: everything is tied, with { $points } points.
}

## Why somebody has won, by the rule

king-why-K6-4 = Most points wins. Gold breaks ties, then the cards and letters of the first domain in which a tied player has cards.

## What speaks for or against a choice, in hints and reviews: a clause

king-fact-brings = brings your { $domain } to { $count }
king-fact-gives-up = leaves your { $domain } at { $count }
king-fact-earns = brings your gold to { $count }
king-fact-spends = spends { $count } gold
king-fact-buys = gets you { $card_the }
king-fact-raises = makes the chief tile of { $domain } worth { $count }, and you have cards there
king-fact-lowers = lowers the chief tile of { $domain } to { $count }, and you have no cards there
king-fact-beyond-means = is more than you can pay
king-fact-overpays = pays at least { $count } too much

## What is asked

king-ask-first = Who is the first adviser?
king-ask-draw = Which card is drawn?
king-ask-place = You draw { $card_the }. Where does it go?
    .hidden = Where does the card go?
king-ask-take = Which card from the middle do you take?
king-ask-change = { $card }: which chief tile changes?
king-ask-turn-up = Which card of the favour pile is turned up?
king-ask-bid = { $price ->
    [gold] { $high ->
        [0] How much gold do you bid for { $card_the }?
       *[other] The bid for { $card_the } is { $high } gold. Do you bid more?
    }
   *[cards] { $high ->
        [0] How many of your cards do you bid for { $card_the }?
        [one] The bid for { $card_the } is { $high } card. Do you bid more?
       *[other] The bid for { $card_the } is { $high } cards. Do you bid more?
    }
}
king-ask-pay-gold = You still owe { $due } gold for { $card_the }. Which Gold card do you pay?
king-ask-pay-cards = { $due ->
    [one] You still owe { $due } card for { $card_the }. Which one do you discard face down?
   *[other] You still owe { $due } cards for { $card_the }. Which one do you discard face down?
}
king-ask-lose = Which card is drawn from the hand?

## What can be chosen

king-action-keep = Keep it
king-action-middle = To the middle, face up
king-action-favour = To the favour pile, face down
king-action-pass = Pass
king-action-bid = { $price ->
    [gold] Bid { $bid } gold
   *[cards] { $bid ->
        [one] Bid { $bid } card
       *[other] Bid { $bid } cards
    }
}
king-action-raise = Raise the { $domain } tile to { $value }
king-action-lower = Lower the { $domain } tile to { $value }
king-action-take = Take { $card_the }
king-action-pay = Pay { $card_the }
king-action-first = { $seat } goes first
king-action-draw = Draw { $card_the }
king-action-turn-up = Turn up { $card_the }
king-action-lose = Lose { $card_the }

## Why something cannot be chosen

king-unavailable-kept = You have already kept a card this turn
king-unavailable-middle-full = The middle is full for this turn
king-unavailable-favoured = The favour pile already has its card for this turn
king-unavailable-highest = A chief tile is worth at most 6
king-unavailable-lowest = A chief tile is worth at least 1
king-unavailable-changed = This King card has already changed this tile
king-unavailable-nobody-can-pay-more = Nobody could ever pay more

## Words of the table

king-phase-setup = Setup
king-phase-influence = Sharing influence
king-phase-esteem = Gaining esteem
king-phase-over = End
king-word-chief = Chief
king-word-minor = Minor
king-word-deck = Deck
king-word-favour = Favour pile
king-word-middle = Middle
king-word-hand = Hand
king-word-gold = Gold
king-word-sale = For sale
king-word-adviser = adviser
king-word-first = first player
king-word-passed = passed
king-word-excluded = out
king-word-bids = { $bids } bid that amount
king-word-bids-beyond = { $bids } bid more than the { $means } you can pay: if you win, you lose a card and are out
king-word-bid = bids { $bid }
king-word-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
king-word-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
king-word-none = none
king-word-hand-empty = The hand is empty
king-word-printed = printed in the rulebook or stated by a public source
king-word-derived = derived from what is printed
king-word-reconstructed = reconstructed: the box’s list of cards is not public

## Options

king-option-deck = Deck table
    .about = The text of a corrected table of cards. If empty, the built-in table is used, part of which is reconstructed.

## How to play, in short

king-howto-1 = Offices score points: in every domain the player with the largest sum takes the chief tile, the second the minor tile. The letter nearest to A breaks ties. Most points wins.
king-howto-2 = First the cards are shared out. The adviser draws them one by one: one to keep, one for each opponent into the middle, one face down onto the favour pile.
king-howto-3 = The others then take one card each from the middle. Everybody takes a turn as adviser.
king-howto-4 = A King card acts at once for whoever keeps or takes it: it makes offices worth more or less.
king-howto-5 = Then the favour pile is sold. Government and King cards cost gold; Gold cards cost other cards.
king-howto-6 = You may bid more than you can pay. If you win and cannot pay, you lose a card and are out of the bidding for this one.

## Rules, in short

rule-K1-1 = 2 to 5 players and five domains: diplomacy, entertainment, livestock, architecture, military. With five players, provisions is the sixth. Left means clockwise.
rule-K1-2 = Every domain has a chief tile of value 3, which can range from 1 to 6. The minor tile is half of it, rounded down; at 0 there is none. With two players there are no minor tiles.
rule-K1-3 = Cards marked with a number above the number of players are removed. From the rest, 22, 13, 8 or 0 random cards (with 2, 3, 4 or 5 players) go back in the box unseen.
rule-K1-4 = A random player is the first adviser.
rule-K2-1 = A Government card has a domain, a value of 1 to 4, and a letter for ties only.
rule-K2-2 = A King card changes the values of chief tiles.
rule-K2-3 = Gold is worth 1 to 3.
rule-K2-4 = Gold cards of equal value are interchangeable, and so are equal King cards: they are offered as one choice.
rule-K3-1 = The adviser draws one card at a time, looks at it privately and places it before drawing the next: one to keep, one for each opponent face up in the middle, one on the favour pile. A placed card stays. The last cards go wherever there is room.
rule-K3-2 = Then each opponent, clockwise from the adviser’s left, takes one card from the middle.
rule-K3-3 = The player to the left is the next adviser. When the deck is empty, the auction starts.
rule-K3-4 = A King card that you keep or take is shown and resolved at once. In the middle or in the favour pile it does nothing yet.
rule-K3-5 = You may look at your own pile at any time. Others see how many cards it has.
rule-K4-1 = The favour pile is shuffled, and players take their piles into hand. The player to the left of the last adviser is the first player.
rule-K4-2 = The first player turns up a card of the favour pile. In turn, each player bids higher than before, starting at 1, or passes and is out. You may bid more than you can pay.
rule-K4-3 = When all others have passed, the highest bidder wins. If nobody has bid, the last player may still bid. If all pass, the card is discarded.
rule-K4-4 = Government and King cards are paid for with Gold, face up, one card after another until the bid is reached; no change is given. A King card is resolved at once.
rule-K4-5 = For a Gold card you discard as many cards of any kind, face down, as you bid.
rule-K4-6 = If you can pay, you must. If you cannot, you pay nothing and lose a random card, which your left neighbour draws blindly; the others bid again without you. If nobody is left, the card is discarded.
rule-K4-7 = After each card the player to the left becomes first player. When the favour pile is empty, the game ends.
rule-K4-8 = Bids that nobody could ever pay are not offered. A player who cannot bid higher passes.
rule-K5-1 = Each +1 or −1 of a King card changes one chief tile. If there are two, they change two different tiles, in order. Of +1/−1 you choose one.
rule-K5-2 = A King card must be resolved. A tile stays within 1 to 6. A change that no tile can take is skipped. Minor tiles follow at once.
rule-K6-1 = In each domain the holders of its cards are ranked by the sum of their values; the letter nearest to A breaks ties. Without a card you take nothing.
rule-K6-2 = The first takes the chief tile.
rule-K6-3 = The second takes the minor tile, if there is one. A lone holder takes the chief tile only.
rule-K6-4 = Most points wins. Ties: more gold, more cards of diplomacy, the diplomacy card nearest to A; if none of the tied players has one, the same with entertainment, livestock, architecture, military, provisions. After that the victory is shared.
rule-K7-1 = Open to all: tiles, the number of cards everywhere, where each card was placed, the middle and who took what, King cards and their choices, the auction, gold paid, how many cards were discarded face down.
rule-K7-2 = Yours alone: your pile or hand, the card you have drawn, what you put on the favour pile, what you paid or lost face down.
rule-K7-3 = Known to nobody: the cards in the box, the order of the deck and the favour pile.
rule-K7-4 = The program remembers everything for everybody. The table shows past cards only in the log.
rule-K7-5 = At the end all hands are revealed. The box and face-down discards stay secret until the record is published.
rule-K9-1 = A deck table has 54 Government, 15 King and 39 Gold cards, no letter twice in a domain, and with 2 to 5 players a deck that can be divided into full turns. Every row says whether it is printed, derived or reconstructed.

## The web table

king-ui-government = The government
king-ui-tiles = { $domain }: chief tile { $chief }, minor tile { $minor }
king-ui-own-sum = yours: { $sum }
king-ui-turn-of = turn { $turn } of { $turns }
king-ui-lot-of = card { $lot } of { $lots }
king-ui-your-bid = Your bid
king-ui-bid-more = One more
king-ui-bid-less = One less
king-ui-bid-most = Maximum: { $bid }
king-ui-means = You can pay { $count }
king-ui-standings = Who takes what
king-ui-total = Points
king-ui-decided-points = { $points ->
    [one] { $points } point from offices, against { $next }.
   *[other] { $points } points from offices, against { $next }.
}
king-ui-decided-gold = Points are tied. More gold in hand decides: { $compared }.
king-ui-decided-cards = Points and gold are tied. More cards of { $domain } decide: { $compared }.
king-ui-decided-letter = Points, gold and the number of cards of { $domain } are tied. The letter nearest to A decides: { $compared }.
king-ui-decided-shared = Everything is tied. The victory is shared.
king-ui-own-letter = { $letter } is your letter nearest to A. It breaks ties.
king-ui-about-chief = { $chief ->
    [one] The large coin is the chief tile, { $chief } point. It goes to whoever has the largest sum here at the end.
   *[other] The large coin is the chief tile, { $chief } points. It goes to whoever has the largest sum here at the end.
}
king-ui-about-minor = { $minor ->
    [0] There is no minor tile here now.
    [one] The small coin is the minor tile, { $minor } point, for the second largest sum. It is half of the chief tile, rounded down.
   *[other] The small coin is the minor tile, { $minor } points, for the second largest sum. It is half of the chief tile, rounded down.
}
king-ui-about-own = { $sum ->
    [0] You have no cards here.
   *[other] Your cards here add up to { $sum }. Your letter nearest to A is { $letter }; it breaks ties.
}
king-ui-about-value = The number is what the card adds to your sum in { $domain }.
king-ui-about-letter = The letter breaks ties: whoever has the one nearest to A wins. This card has { $letter }.
king-ui-gain = { $sum ->
    [0] { $domain }: you have no cards yet; with this one, { $with }.
   *[other] { $domain }: you have { $sum }, with this card { $with }.
}
king-ui-gain-gold = Your gold: { $sum }, with this card { $with }.
king-ui-gain-king = Whoever keeps or takes it resolves it at once.
king-ui-gain-won = Whoever wins it resolves it at once.
king-ui-worth = { $minor ->
    [0] The chief tile is worth { $chief }.
   *[other] The chief tile is worth { $chief }, the minor tile { $minor }.
}
king-ui-taking = It goes face down into your pile. A King card is resolved at once.
king-ui-changing = { $how ->
    [kept] You have kept this King card, so you resolve it now.
    [taken] You have taken this King card, so you resolve it now.
   *[won] You have won this King card, so you resolve it now.
}
king-ui-change-part = Change { $part } of { $parts }, each on a different tile.
king-ui-means-gold = You can pay { $means } gold.
king-ui-means-cards = { $means ->
    [one] You have { $means } card to pay with.
   *[other] You have { $means } cards to pay with.
}
king-ui-bidding = If you win and cannot pay, you lose a random card.
king-ui-bid-beyond = You can only pay { $means }. If this bid wins, you pay nothing, lose a random card and are out of the bidding for this card.
king-ui-bid-overpaid = No change is given: for this bid you would pay { $paid }.
king-ui-bid-least = Bids start at { $bid } now
king-ui-bid-highest = Nobody could ever pay more
king-ui-bid-no-most = You can pay { $means }, and a bid is at least { $bid } now
king-ui-bid-at-most = This is all you can pay
king-ui-settle = Pay { $paid } gold
king-ui-settle-exact = { $cards }: the exact sum.
king-ui-settle-over = { $cards }: { $overpaid } too much. No change is given.
king-ui-giving = Nobody sees which cards you give.
king-ui-legend = What the signs mean
king-ui-wins-now = The highest bid
king-ui-king-cards = King cards
king-ui-gold-cards = Gold cards
king-ui-source-chief = Chief tiles
king-ui-source-minor = Minor tiles
king-ui-gold-left = Gold left

## Standing orders

king-order-bid = Bid for the card being sold
king-order-bid-most = At most (then I pass)
