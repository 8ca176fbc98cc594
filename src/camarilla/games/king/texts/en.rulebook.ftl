# The rulebook, without the rules themselves.

## Chapters

king-chapter-K1 = Setup
    .about = Domains, tiles and the deck.
king-chapter-K2 = Cards
    .about = Three kinds: Government, King and Gold.
king-chapter-K3 = First phase: sharing influence
    .about = One adviser after another deals out the cards of the court.
king-chapter-K4 = Second phase: gaining esteem
    .about = The favour pile is sold, card by card.
king-chapter-K5 = King cards
    .about = They change what offices are worth.
king-chapter-K6 = The end
    .about = Who takes which office, and who wins.
king-chapter-K7 = Who knows what
    .about = What is open, and what is yours alone.
king-chapter-K9 = The deck and its sources
    .about = The list of all cards is only in the box; part of the table used here is a likely guess.

## Rulings

rule-K3-1-ruling = A placed card stays where it is.
rule-K4-3-ruling = If nobody has bid, the last player may still bid or pass.
rule-K4-6-ruling = Only you learn which card you lost. The new bidding begins with the first player and includes those who had passed. If nobody is left, the card is discarded.
rule-K5-2-ruling = The first choice is free, even if it leaves no tile for the second.
rule-K6-1-ruling = Without a card of the domain you take nothing.
rule-K6-3-ruling = If only one player has cards of the domain, they take the chief tile, and nobody takes the minor tile.
rule-K6-4-ruling = Gold is compared by value. A full tie is a shared victory.

## Glossary

king-term-domain = Domain
    .about = A part of the government with cards and tiles of its own.
king-term-chief = Chief tile
    .about = The office of the first in a domain, worth 1 to 6.
king-term-minor = Minor tile
    .about = The office of the second, worth half of the chief tile.
king-term-adviser = Adviser
    .about = The player who deals out the cards this turn.
king-term-middle = Middle
    .about = The face-up cards from which the others take one each.
king-term-favour = Favour pile
    .about = The face-down cards that are sold in the second phase.
king-term-letter = Letter
    .about = Breaks ties between equal sums; the one nearest to A is first.
