# The rulebook, without the rules themselves.

## Chapters

oriflamme-chapter-O1 = Setup
    .about = What is on the table before the first card is placed.
oriflamme-chapter-O2 = Course of the game
    .about = Six rounds, two phases each.
oriflamme-chapter-O3 = Placement
    .about = Where a card may go, and what it means to lie under another.
oriflamme-chapter-O4 = Activation
    .about = How the row acts, card by card.
oriflamme-chapter-O5 = Elimination
    .about = What happens when a card is removed from the row.
oriflamme-chapter-O6 = Cards of the first box
    .about = Six characters, then four intrigues.
oriflamme-chapter-O7 = Cards of Ablaze
    .about = Seven characters, then four intrigues.
oriflamme-chapter-O8 = End of the game
    .about = Who wins.
oriflamme-chapter-O9 = Mixing the boxes
    .about = The printed rules only say that it is allowed, so this chapter is ours.
oriflamme-chapter-O10 = Two players
    .about = Each of them runs two families.
oriflamme-chapter-O11 = House rules
    .about = Table options, off by default.
oriflamme-chapter-O12 = Who knows what
    .about = What is open, and what is yours alone.

## Rulings

rule-O3-2-ruling = A covered card does not count when an effect looks for a name.
rule-O4-5-ruling = The printed examples show this for intrigues. Here it does not matter why the card has left.
rule-O6-4-ruling = A covered Heir does not get in the way, even face up.
rule-O6-8-ruling = You may also leave the row as it is.
rule-O7-1-ruling = Only revealing him brings the Twin. Cards uncovered by these discards are safe.
rule-O7-5-ruling = If no other card qualifies, it must be the Apothecary itself.
rule-O7-8-ruling = A card of your colour that an opponent has bribed comes straight back. A card that you have bribed is not an opponent’s.
rule-O8-2-ruling = If that is tied too, the victory is shared.
rule-O10-2-ruling = The two cards are placed in any order.

## Glossary

oriflamme-term-place = Place
    .about = One card of the row, or a stack.
oriflamme-term-stack = Stack
    .about = Cards that lie on one another; only the top one counts.
oriflamme-term-adjacent = Adjacent
    .about = In the place directly to the left or right.
oriflamme-term-family = Family
    .about = Whose card it is now; a bribe token can change it.
oriflamme-term-owner = Owner
    .about = The colour of the card; it never changes.
oriflamme-term-character = Character
    .about = Stays in the row and acts every round.
oriflamme-term-intrigue = Intrigue
    .about = Acts once and is discarded.
oriflamme-term-discard = Discard
    .about = Not an elimination: nobody gains anything by it.
