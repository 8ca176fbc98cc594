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
