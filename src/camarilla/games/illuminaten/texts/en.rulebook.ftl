# The rulebook, without the rules themselves.

## Chapters

illuminaten-chapter-X1 = Setup
    .about = Field, court, hands, plots and events.
illuminaten-chapter-X2 = Field and neighbours
    .about = Which cards are neighbours.
illuminaten-chapter-X3 = Luminaries
    .about = What is on a card, and who controls it.
illuminaten-chapter-X4 = Favor
    .about = The money of the game, in six types.
illuminaten-chapter-X5 = A turn
    .about = Event phase, action phase, check phase.
illuminaten-chapter-X6 = Main actions
    .about = Two in each turn.
illuminaten-chapter-X7 = Free actions
    .about = The chain, faction cards, and fulfilling a plot.
illuminaten-chapter-X8 = Plots
    .about = Two of them win.
illuminaten-chapter-X9 = Check phase and end
    .about = What is checked after every turn, and how the game ends.
illuminaten-chapter-X10 = Artificial opponents
    .about = Play alone, or add one to a table.
illuminaten-chapter-X11 = Tables
    .about = Numbers that the other chapters refer to.
illuminaten-chapter-X12 = Who knows what
    .about = What is open, and what is yours alone.

## Rulings

rule-X3-3-ruling = Where any free slot is allowed, you name the card and its topmost free slot is taken.
rule-X3-6-ruling = A lodge is always as large as it can be.
rule-X4-2-ruling = This also holds for the second court card. Printed propaganda and the Wilhelmsbad convent allow no such exchange.
rule-X4-5-ruling = If there is still no card, the draw is skipped.
rule-X5-1-ruling = An edict is discarded as soon as no favor lies on it, at any time.
rule-X6-3-ruling = The areopagus also yields once a turn.
rule-X7-3-ruling = An opponent’s disc under the edge of a plot does not keep it from being replaced.
rule-X8-2-ruling = For the Path of rumours only the connecting cards need your discs, not the whole lodge.
rule-X9-3-ruling = Cards above the hand limit are discarded.
rule-X10-3-ruling = If a dagger or hammers win at once for the other side, the artificial opponent is behind, so it turns up further cards.

## Glossary

illuminaten-term-acting = Acting card
    .about = A card with your disc, or your areopagus, from which you act.
illuminaten-term-lodge = Lodge
    .about = Three or more connected cards of one faction.
illuminaten-term-control = Control
    .about = More discs than anybody else.
illuminaten-term-inner = Inner card
    .about = Touched by cards on all six sides; any other is outer.
illuminaten-term-gossip = Gossip
    .about = Neighbours of the same degree yield along with the target.
illuminaten-term-collusion = Collusion
    .about = What opponents get from a yield for their discs.
illuminaten-term-chain = Chain
    .about = The cards you lay from hand this turn, each linked to the one before.
illuminaten-term-advantage = Advantage
    .about = More initial strength in a contest; the other side is vulnerable.
illuminaten-term-edict = Edict
    .about = An event that takes all favor of a faction from the players; five in the discard end the game.
