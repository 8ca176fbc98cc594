# What the coach says. $p1 to $p5 are the players in the order of their seats.

## A first game of Oriflamme

oriflamme-lesson-oriflamme-welcome = Welcome to court. Three families fight for the crown, and you lead one of them. The number on each plate is influence: the player with the most after six rounds wins. Everyone starts with 1.
oriflamme-lesson-oriflamme-hand = This is your hand. You play one card each round, six in all; the seventh stays in your hand. To read what a card does, hover over it or hold it.
oriflamme-lesson-oriflamme-row = All cards go into one row on the table. It is empty now, and you go first.
oriflamme-lesson-oriflamme-conspiracy = Let’s start with a patient card. Conspiracy gives you twice the influence on it. Choose it, then a place on the table. It goes face down: nobody sees what it is.
oriflamme-lesson-oriflamme-conspiracy-first = That card’s time will come. Conspiracy rewards waiting, so place it as early as possible.
oriflamme-lesson-oriflamme-activation = Everyone has placed a card. Now the row is activated, place by place, along the arrow.
oriflamme-lesson-oriflamme-wait-or-reveal = When a face-down card is reached, its owner has two choices: wait, which puts 1 influence on the card, or reveal it, take all the influence on it and use its ability.
oriflamme-lesson-oriflamme-keep-conspiracy = There is nothing on your Conspiracy, and twice nothing is nothing. Wait: keep it face down.
oriflamme-lesson-oriflamme-too-early = Not yet. The more influence on Conspiracy, the more it pays: every round of waiting is worth 2.
oriflamme-lesson-oriflamme-heir = { $p3 } reveals an Heir: 2 influence, as long as no other Heir lies face up in the row. He is a character, so he stays and pays again every round.
oriflamme-lesson-oriflamme-waiting = Your Conspiracy and { $p2 }’s card are waiting with 1 influence each. That influence belongs to nobody yet.
oriflamme-lesson-oriflamme-neighbours = Round 2, and { $p3 } has just placed this card. Many cards act on their neighbours: the cards directly to the left and right.
oriflamme-lesson-oriflamme-soldier = A Soldier eliminates a neighbour. At the right end he lies beside that new card and beside none of yours. Place him there.
oriflamme-lesson-oriflamme-soldier-there = That is legal, but the Soldier would not reach his target. Take the Soldier and place him at the right end of the row.
oriflamme-lesson-oriflamme-keep-again = Conspiracy again. With 1 on it, it would pay 2 now; let it grow.
oriflamme-lesson-oriflamme-spy = { $p2 } reveals a Spy. He steals 1 from the player whose card lies beside him: here from { $p3 }. It comes from the player, never from a card.
oriflamme-lesson-oriflamme-reveal-soldier = Your Soldier has one neighbour, face down, with 1 influence on it. Reveal the Soldier and strike.
oriflamme-lesson-oriflamme-now-reveal = Waiting would earn 1, but now is a good moment. Reveal it.
oriflamme-lesson-oriflamme-eliminated = A hit: it was { $p3 }’s Conspiracy. It is discarded, the influence on it is lost, and you gain 1: every elimination is worth 1.
oriflamme-lesson-oriflamme-ends = Think of your own Conspiracy. It lies at the end of the row, and the ends are where Archers shoot: first or last card, their choice.
oriflamme-lesson-oriflamme-cover = You may also place a card on your own card. A covered card does not act, but nobody can reach it either. Put the Ambush on your Conspiracy.
oriflamme-lesson-oriflamme-cover-there = That would leave your Conspiracy unprotected. Put the Ambush on your Conspiracy at place 1.
oriflamme-lesson-oriflamme-covered = Only the top card counts now. Conspiracy lies below with its 2 influence, safe and sound.
oriflamme-lesson-oriflamme-keep-ambush = An Ambush waits for an attack: if an opponent’s card eliminates it, you gain 4 and that card is discarded. Revealed by you, it gives only 1. So wait, and look harmless.
oriflamme-lesson-oriflamme-ambush-waits = Revealed by you, the Ambush gives 1. Attacked by an opponent, it gives 4. Let it lie.
oriflamme-lesson-oriflamme-robbed = The Spy acts every round, like all face-up characters. This time he stole from you.
oriflamme-lesson-oriflamme-face-up = Now it is your Soldier’s turn. He is face up, so he must eliminate a neighbour, whether it suits you or not. You choose which one.
oriflamme-lesson-oriflamme-revenge = A thief makes a bad neighbour. Eliminate the Spy.
oriflamme-lesson-oriflamme-not-that-one = He can reach that one too, but then the Spy steals from you again next round. Eliminate the Spy.
oriflamme-lesson-oriflamme-ambushed = { $p3 } reveals an Archer and shoots the first card of the row: your Ambush. You gain 4, and the Archer is discarded.
oriflamme-lesson-oriflamme-uncovered = Conspiracy is on top again, with 2 influence on it. You go first in round 4.
oriflamme-lesson-oriflamme-lord = Meet the Lord: he gains 1, and 1 more for each neighbour from your family, face up or face down.
oriflamme-lesson-oriflamme-lord-where = Now think for yourself. At which end of the row does he have a neighbour from your family? Place him there.
oriflamme-lesson-oriflamme-lord-alone = Look at the neighbours: the Lord needs one from your family. Your Conspiracy lies at the left end.
oriflamme-lesson-oriflamme-reveal-lord = The Lord lies beside your Conspiracy, so he is worth 2 now, and 2 again every round. The sooner the better: reveal him.
oriflamme-lesson-oriflamme-once = Conspiracy is an intrigue, marked with a diamond. An intrigue acts once and leaves the row. Characters stay.
oriflamme-lesson-oriflamme-your-choice = You decide; both are good. Reveal: 4 influence now, but the Lord loses his neighbour. Keep: 6 next round, if nobody eliminates it before then.
oriflamme-lesson-oriflamme-free = Now you know how the court works; play on without me. Three things to remember: wait while it is safe, look at the neighbours, and face-up characters earn every round.
oriflamme-lesson-oriflamme-free-soldier = Your Soldier has to eliminate a card again. Which one is up to you. Good luck.
oriflamme-lesson-oriflamme-last-place = The last round. Influence left on cards does not count, so place a card that pays at once.
oriflamme-lesson-oriflamme-last-reveal = The last round: influence left on a face-down card is lost. Reveal it, unless its ability would hurt you.

## A first game of Ablaze

oriflamme-lesson-ablaze-welcome = The court is ablaze: six rounds, one row, the same wait or reveal, but ten other cards. If you have never played Oriflamme, take its lesson first.
oriflamme-lesson-ablaze-front = Two things lie in front of everyone from the start: the Twin, marked with a crown, and a bribe token, marked with a purse. You will use both.
oriflamme-lesson-ablaze-hand = Your hand of seven. This time it holds the Prince, the Trap and Bribery.
oriflamme-lesson-ablaze-prince = A dynasty starts with the Prince: he gains 1 every round. Place him.
oriflamme-lesson-ablaze-prince-first = Later. The Prince earns every round, so he comes first.
oriflamme-lesson-ablaze-reveal-prince = He earns only when he is face up, and he does not come alone. Reveal him.
oriflamme-lesson-ablaze-reveal-now = Waiting would earn 1, but now is the moment. Reveal it.
oriflamme-lesson-ablaze-twin = When the Prince is revealed, he brings your Twin into the row, face up. The Twin also gains 1 every round.
oriflamme-lesson-ablaze-twin-where = The pointer has not reached the right end yet, so the Twin earns there this very round. Put the Twin there.
oriflamme-lesson-ablaze-twin-there = The pointer has already passed the left end: the Twin would wait a round. Take the right end.
oriflamme-lesson-ablaze-bond = Prince and Twin share one fate: if one of them is eliminated, the other is discarded. Together they earn 2 a round, so somebody will come for them.
oriflamme-lesson-ablaze-schemer = { $p3 } reveals a Schemer. She gains 2 as long as no stack lies beside her. Beside a stack she is discarded: to get rid of her, cover a card next to her.
oriflamme-lesson-ablaze-trap = Set a Trap beside the Prince: at the left end of the row.
oriflamme-lesson-ablaze-trap-there = The Trap should look like the Prince’s guard. Put the Trap at the left end.
oriflamme-lesson-ablaze-keep-trap = If an opponent’s card eliminates the Trap, you steal 3 from its player, and that card is discarded. Revealed by you, it gives 1. Keep it.
oriflamme-lesson-ablaze-trap-waits = A Trap is worth more unseen. Keep it.
oriflamme-lesson-ablaze-bribed = { $p3 } reveals Bribery and puts a token on your Prince. He wears your colours, but he earns for { $p3 } now.
oriflamme-lesson-ablaze-token = The owner of the token decides for the card and gains what it gains. The token stays until the card leaves the row or somebody else bribes it.
oriflamme-lesson-ablaze-bribery = You can do that too. Place Bribery at the right end.
oriflamme-lesson-ablaze-bribery-there = At the left end it would act before you see what the others do. Place Bribery at the right end.
oriflamme-lesson-ablaze-keep-trap-again = Your Trap again. { $p3 } has a new card in the row, so expect a visit. Keep it.
oriflamme-lesson-ablaze-trapped = { $p3 }’s Apothecary, which can reach a neighbour of any card of its family, picks your Trap. You steal 3, and the Apothecary is discarded.
oriflamme-lesson-ablaze-queen = { $p2 } reveals a Queen: 2 every round. An opponent who eliminates her gains 1 more than usual.
oriflamme-lesson-ablaze-reveal-bribery = The pointer has reached your Bribery. Reveal it.
oriflamme-lesson-ablaze-whom = Your token goes on any face-up character that is not on a stack. There are four.
oriflamme-lesson-ablaze-your-choice = Choose: get your Prince back, or let the Queen or the Schemer earn 2 for you. You may even bribe your own Twin, but that gains nothing yet.
oriflamme-lesson-ablaze-others = You also hold the Cutthroat, who strikes a neighbour and all face-up rival cards of the same name; the Queen and the Schemer; and the Plot, which makes your face-up characters act once more.
oriflamme-lesson-ablaze-free = Take your time to read them; from here on you play without me. You go first in round 4. Good luck.
oriflamme-lesson-ablaze-last-place = The last round. Influence left on cards does not count, so place a card that pays at once.
oriflamme-lesson-ablaze-last-reveal = The last round: influence left on a face-down card is lost. Reveal it, unless its ability would hurt you.
