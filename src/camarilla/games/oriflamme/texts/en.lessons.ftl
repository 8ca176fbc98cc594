# What the coach says. $p1 to $p5 are the players in the order of their seats.

## A first game of Oriflamme

oriflamme-lesson-oriflamme-welcome = Welcome to court. Three families fight for the crown, and you are one of them. The number on each plate is influence: whoever has most after six rounds wins. Everybody starts with 1.
oriflamme-lesson-oriflamme-hand = This is your hand. You play one card each round, six in all; the seventh stays unplayed. Rest the pointer on a card, or press it for a while, to read what it does.
oriflamme-lesson-oriflamme-row = All cards go into one row on the table. It is empty now, and you begin.
oriflamme-lesson-oriflamme-conspiracy = We start with a patient card. Conspiracy gives you twice the influence that lies on it. Choose it, then the place on the table. It goes face down: nobody sees what it is.
oriflamme-lesson-oriflamme-conspiracy-first = That card will have its turn. Conspiracy pays for waiting, so it should lie on the table as early as possible.
oriflamme-lesson-oriflamme-activation = Everybody has placed a card. Now the row wakes up, place by place, along the arrow.
oriflamme-lesson-oriflamme-wait-or-reveal = When a face-down card is reached, its owner has two choices: wait, which puts 1 influence on the card, or reveal it, which takes all influence on it and uses its ability.
oriflamme-lesson-oriflamme-keep-conspiracy = There is nothing on your Conspiracy, and twice nothing is nothing. Wait: keep it face down.
oriflamme-lesson-oriflamme-too-early = Not yet. The more lies on Conspiracy, the more it pays: every round of waiting is worth 2.
oriflamme-lesson-oriflamme-heir = { $p3 } has revealed an Heir: 2 influence, as long as no other Heir lies open in the row. He is a character, so he stays and pays again every round.
oriflamme-lesson-oriflamme-waiting = Your Conspiracy and the card of { $p2 } are waiting with 1 influence each. That influence belongs to nobody yet.
oriflamme-lesson-oriflamme-neighbours = Round 2, and { $p3 } has just placed this card. Many cards act on their neighbours: the cards directly to the left and right.
oriflamme-lesson-oriflamme-soldier = A Soldier eliminates a neighbour. At the right end he lies beside that fresh card, and beside nothing of yours. Place him there.
oriflamme-lesson-oriflamme-soldier-there = Legal, but the Soldier would miss his mark. Take the Soldier, and place him at the right end of the row.
oriflamme-lesson-oriflamme-keep-again = Conspiracy again. 1 would pay 2 now; let it grow.
oriflamme-lesson-oriflamme-spy = { $p2 } has revealed a Spy. A Spy steals 1 from the player whose card lies beside it: here from { $p3 }. It takes from the player’s own pile, never from a card.
oriflamme-lesson-oriflamme-reveal-soldier = Your Soldier has one neighbour, face down, with 1 influence on it. Reveal the Soldier and strike.
oriflamme-lesson-oriflamme-now-reveal = Waiting would earn 1, but the moment is good now. Reveal it.
oriflamme-lesson-oriflamme-eliminated = You struck the Conspiracy of { $p3 }. It lies in the discards, the influence on it is lost, and you gained 1: every elimination is worth 1.
oriflamme-lesson-oriflamme-ends = Think of your own Conspiracy. It lies at the end of the row, and the ends are where Archers shoot: first or last card, their choice.
oriflamme-lesson-oriflamme-cover = You may also place a card on your own card. A covered card sleeps: it does not act, and nobody can strike it. Put the Ambush on your Conspiracy.
oriflamme-lesson-oriflamme-cover-there = Your treasure would stay in the open. Put the Ambush on your Conspiracy at place 1.
oriflamme-lesson-oriflamme-covered = Only the top card counts now. Conspiracy sleeps below with its 2 influence, safe and sound.
oriflamme-lesson-oriflamme-keep-ambush = An Ambush wants to be struck: then you gain 4, and the card that struck it is gone. Revealed by you, it gives 1. So wait, and look harmless.
oriflamme-lesson-oriflamme-ambush-waits = Revealed, the Ambush gives you 1. Struck by an opponent, it gives you 4. Let it lie.
oriflamme-lesson-oriflamme-robbed = The Spy acts every round, like all open characters. This time he stole from you.
oriflamme-lesson-oriflamme-face-up = Now it is your Soldier’s turn. He is face up, so he must strike, whether it suits you or not. You choose the neighbour.
oriflamme-lesson-oriflamme-revenge = A thief next door is worth silencing. Eliminate the Spy.
oriflamme-lesson-oriflamme-not-that-one = He can strike there too, but then the Spy steals from you again next round. Strike the Spy.
oriflamme-lesson-oriflamme-ambushed = { $p3 } revealed an Archer and shot the first card of the row: your Ambush. You gain 4, and the Archer is gone.
oriflamme-lesson-oriflamme-uncovered = Conspiracy is awake again, with 2 influence on it. Round 4 begins with you.
oriflamme-lesson-oriflamme-lord = Meet the Lord: he gains 1, and 1 more for each neighbour of your own family, face up or face down.
oriflamme-lesson-oriflamme-lord-where = Your turn to think. At which end of the row does he find a neighbour of yours? Place him there.
oriflamme-lesson-oriflamme-lord-alone = Look at the neighbours: the Lord needs one of your own. Your Conspiracy lies at the left end.
oriflamme-lesson-oriflamme-reveal-lord = The Lord lies beside your Conspiracy, so he is worth 2 now, and 2 again every round. The sooner the better: reveal him.
oriflamme-lesson-oriflamme-once = Conspiracy is an intrigue, marked with a diamond. An intrigue acts once and leaves the row. Characters stay.
oriflamme-lesson-oriflamme-your-choice = Your decision, both are good. Reveal: 4 influence now, and the Lord loses his neighbour. Keep: 6 next round, if nobody strikes it until then.
oriflamme-lesson-oriflamme-free = You know how the court works, so I let you play. Three things to remember: wait while it is safe, look at the neighbours, and open characters earn every round.
oriflamme-lesson-oriflamme-free-soldier = Your Soldier has to strike again. Whom, is up to you. Good luck.
oriflamme-lesson-oriflamme-last-place = The last round. Influence left on cards counts for nothing in the end, so place a card that pays at once.
oriflamme-lesson-oriflamme-last-reveal = The last round: what stays face down is lost. Reveal, unless the ability would hurt you.

## A first game of Ablaze

oriflamme-lesson-ablaze-welcome = The court is ablaze: six rounds, one row, the same wait or reveal, but ten other cards. If you have never played Oriflamme, take its lesson first.
oriflamme-lesson-ablaze-front = Two things lie in front of everybody from the start: the Twin, shown by the crown, and a bribe token, shown by the purse. You will use both.
oriflamme-lesson-ablaze-hand = Your hand of seven. This time it holds a Prince, a Trap and a Bribery.
oriflamme-lesson-ablaze-prince = A dynasty starts with the Prince: he gains 1 in every round. Place him.
oriflamme-lesson-ablaze-prince-first = Later. The Prince earns every round, so he comes first.
oriflamme-lesson-ablaze-reveal-prince = He earns only when he is open, and he does not come alone. Reveal him.
oriflamme-lesson-ablaze-reveal-now = Waiting would earn 1, but now is the moment. Reveal it.
oriflamme-lesson-ablaze-twin = A Prince who is revealed brings your Twin into the row, face up and at once. The Twin also gains 1 in every round.
oriflamme-lesson-ablaze-twin-where = At the right end the pointer has yet to come by, so the Twin earns in this very round. Put the Twin there.
oriflamme-lesson-ablaze-twin-there = At the left end the pointer has passed already: the Twin would wait a round. Take the right end.
oriflamme-lesson-ablaze-bond = Prince and Twin share one fate: if one of them is eliminated, the other is discarded too. Together they earn 2 a round, so somebody will come for them.
oriflamme-lesson-ablaze-schemer = { $p3 } has revealed a Schemer. She gains 2 as long as no stack lies beside her. Beside a stack she has to go: one way to be rid of her is to cover a card next to her.
oriflamme-lesson-ablaze-trap = Set a Trap beside the Prince: at the left end of the row.
oriflamme-lesson-ablaze-trap-there = The Trap should look like the Prince’s guard. Put the Trap at the left end.
oriflamme-lesson-ablaze-keep-trap = If an opponent’s card eliminates the Trap, you steal 3 from its player, and that card is discarded. Revealed by you, it gives 1. Keep it.
oriflamme-lesson-ablaze-trap-waits = A Trap is worth more unseen. Keep it.
oriflamme-lesson-ablaze-bribed = { $p3 } revealed a Bribery and put a token on your Prince. He wears your colours, but he works for { $p3 } now.
oriflamme-lesson-ablaze-token = Whoever owns the token decides for the card, and gains what it gains. It stays until the card leaves the row, or somebody else bribes it.
oriflamme-lesson-ablaze-bribery = You can do that too. Place Bribery at the right end.
oriflamme-lesson-ablaze-bribery-there = At the left end it would act before you know what the others do. Place Bribery at the right end.
oriflamme-lesson-ablaze-keep-trap-again = Your Trap again. { $p3 } has a fresh card in the row, so a visit is not unlikely. Keep it.
oriflamme-lesson-ablaze-trapped = An Apothecary of { $p3 }, who strikes beside any card of her family, took your Trap for a prize. You steal 3, and the Apothecary is gone.
oriflamme-lesson-ablaze-queen = { $p2 } has revealed a Queen: 2 in every round. An opponent who eliminates her gains 1 more than usual.
oriflamme-lesson-ablaze-reveal-bribery = Your Bribery is reached. Reveal it.
oriflamme-lesson-ablaze-whom = Your token goes on any open character that is not on a stack. There are four.
oriflamme-lesson-ablaze-your-choice = Choose: get your Prince back, or let the Queen or the Schemer earn 2 for you. You may even bribe your own Twin, but that gains nothing yet.
oriflamme-lesson-ablaze-others = You also hold a Cutthroat, who strikes all cards of one name, a Queen, a Schemer, and a Plot, which makes your open characters act once more.
oriflamme-lesson-ablaze-free = Read them in peace; from here on you play alone. Round 4 begins with you. Good luck.
oriflamme-lesson-ablaze-last-place = The last round. Influence left on cards counts for nothing in the end, so place a card that pays at once.
oriflamme-lesson-ablaze-last-reveal = The last round: what stays face down is lost. Reveal, unless the ability would hurt you.
