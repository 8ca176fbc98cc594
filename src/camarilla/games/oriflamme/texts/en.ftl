# Oriflamme and Oriflamme: Ablaze.

## Cards. `the` is the name within a sentence.

oriflamme-card-archer = Archer
    .the = the Archer
oriflamme-card-soldier = Soldier
    .the = the Soldier
oriflamme-card-spy = Spy
    .the = the Spy
oriflamme-card-heir = Heir
    .the = the Heir
oriflamme-card-shapeshifter = Shapeshifter
    .the = the Shapeshifter
oriflamme-card-lord = Lord
    .the = the Lord
oriflamme-card-assassination = Assassination
    .the = Assassination
oriflamme-card-royal-decree = Royal Decree
    .the = the Royal Decree
oriflamme-card-ambush = Ambush
    .the = the Ambush
oriflamme-card-conspiracy = Conspiracy
    .the = the Conspiracy
oriflamme-card-apothecary = Apothecary
    .the = the Apothecary
oriflamme-card-cutthroat = Cutthroat
    .the = the Cutthroat
oriflamme-card-felon = Felon
    .the = the Felon
oriflamme-card-queen = Queen
    .the = the Queen
oriflamme-card-schemer = Schemer
    .the = the Schemer
oriflamme-card-prince = Prince
    .the = the Prince
oriflamme-card-impersonation = Impersonation
    .the = Impersonation
oriflamme-card-bribery = Bribery
    .the = Bribery
oriflamme-card-trap = Trap
    .the = the Trap
oriflamme-card-plot = Plot
    .the = the Plot
oriflamme-card-twin = Twin
    .the = the Twin

## Families and directions

oriflamme-family-crimson = Crimson
oriflamme-family-azure = Azure
oriflamme-family-green = Green
oriflamme-family-amber = Amber
oriflamme-family-violet = Violet

oriflamme-direction-rightward = from left to right
oriflamme-direction-leftward = from right to left

## What each card does

oriflamme-help-archer = Eliminates the first or the last card of the row. That may be your own card, even the Archer herself.
oriflamme-help-soldier = Eliminates an adjacent card, including your own. With no card beside him, nothing happens.
oriflamme-help-spy = Takes 1 influence from the player of an adjacent card. It comes from that player, never from the card. A player with none loses nothing.
oriflamme-help-heir = Gains 2 influence if no other uncovered face-up card in the row has the same name.
oriflamme-help-shapeshifter = Uses the ability of an adjacent uncovered face-up character as if it were its own. It chooses again at each activation. It keeps its own name: when it copies the Heir, only other Shapeshifters block it.
oriflamme-help-lord = Gains 1 influence, and 1 more for each adjacent card of your family, face up or face down.
oriflamme-help-assassination = Eliminates any card in the row, even itself. Then it is discarded.
oriflamme-help-royal-decree = Moves another card to any gap in the row, never onto a card. Influence on the card moves with it. You may also leave the row as it is. Then the Royal Decree is discarded.
oriflamme-help-ambush = If you reveal it: the influence on it is lost, you gain 1, and it is discarded. If an opponent’s card eliminates it: you gain 4, and that card is discarded.
oriflamme-help-conspiracy = Gains twice the influence on it. Then it is discarded.
oriflamme-help-apothecary = Eliminates a card adjacent to another uncovered card of your family, wherever that card is. If the Apothecary is the only card that qualifies, it eliminates itself. With no other uncovered card of your family in the row, nothing happens.
oriflamme-help-cutthroat = Eliminates an adjacent card, including your own, and every uncovered face-up card with the same name that belongs to an opponent. One victim earns nothing; several earn 1 each.
oriflamme-help-felon = Each player, including you, loses 1 influence for each adjacent card of their family. Nobody goes below 0.
oriflamme-help-queen = Gains 2 influence. An opponent who eliminates her gains 1 more.
oriflamme-help-schemer = Gains 2 influence. If she is beside a stack when she acts, she is discarded instead.
oriflamme-help-prince = Gains 1 influence. When he is revealed, he first brings your Twin into the row: at an end or on a card of your family, but not on a Prince. When he is eliminated, your uncovered Twins are discarded.
oriflamme-help-impersonation = Eliminates an adjacent card. If that was an opponent’s character and its place is now empty, the same character of your own colour takes its place, from your discard or set-aside cards (the Twin only if it has been in the row before). Then Impersonation is discarded.
oriflamme-help-bribery = Puts your bribe token on an uncovered face-up character that is not on a stack. The character belongs to your family until it leaves the row. Then Bribery is discarded.
oriflamme-help-trap = If you reveal it: the influence on it is lost, you gain 1, and it is discarded. If an opponent’s card eliminates it: they first gain influence for the elimination, then you take 3 from them, and their card is discarded.
oriflamme-help-plot = It is discarded first. One face-up character of your family acts again. Then, for each influence that was on the Plot, either take it or spend it to let such a character act again.
oriflamme-help-twin = Gains 1 influence. First enters the row together with the Prince. When the Twin is eliminated, your uncovered Princes are discarded.

## What each card does, in one sentence for the moment of decision

oriflamme-brief-archer = Eliminates the first or the last card of the row.
oriflamme-brief-soldier = Eliminates an adjacent card.
oriflamme-brief-spy = Takes 1 influence from the player of an adjacent card.
oriflamme-brief-heir = Gains 2 if no other face-up card has the same name.
oriflamme-brief-shapeshifter = Uses the ability of an adjacent face-up character.
oriflamme-brief-lord = Gains 1, and 1 more for each adjacent card of your family.
oriflamme-brief-assassination = Eliminates any card in the row.
oriflamme-brief-royal-decree = Moves another card to any gap in the row.
oriflamme-brief-ambush = Gains 1 when revealed. If an opponent eliminates it, you gain 4 and they lose their card.
oriflamme-brief-conspiracy = Gains twice the influence on it.
oriflamme-brief-apothecary = Eliminates a card beside another card of your family.
oriflamme-brief-cutthroat = Eliminates an adjacent card and all opponents’ face-up cards with the same name.
oriflamme-brief-felon = Each player loses 1 for each adjacent card of theirs.
oriflamme-brief-queen = Gains 2. An opponent who eliminates her gains 1 more.
oriflamme-brief-schemer = Gains 2; beside a stack she is discarded instead.
oriflamme-brief-prince = Gains 1. When revealed, he brings in the Twin.
oriflamme-brief-impersonation = Eliminates an adjacent card; your own card of that name may take its place.
oriflamme-brief-bribery = Puts your token on a face-up character: it is yours from now on.
oriflamme-brief-trap = Gains 1 when revealed. If an opponent eliminates it, you take 3 from them and they lose their card.
oriflamme-brief-plot = A face-up character of yours acts again, and once more for each influence you spend.
oriflamme-brief-twin = Gains 1.

## The log: one line for each event

# With two players each runs two families, so the log says whose card it is.
oriflamme-whose-card = { $players ->
    [2] { $family }’s { $card }
   *[other] { $card_the }
}
oriflamme-whose-covering-card = { $players ->
    [2] { $family }’s { $card }
   *[other] { $card_the }
}
oriflamme-whose-hidden-card = { $players ->
    [2] one of { $family }’s cards
   *[other] a card
}
oriflamme-whose-card-there = { $players ->
    [2] { $family }’s card
   *[other] the card
}
oriflamme-whose-own-card = { $players ->
    [2] { $family }’s card
   *[other] their card
}
oriflamme-so-much = { $count } influence

oriflamme-event-included = In this game: { $card }.
oriflamme-event-chose-first = { $seat } is the first player.
    .you = You are the first player.
oriflamme-event-chose-direction = Cards are activated { $direction }.
oriflamme-event-set-aside = { $seat } sets { oriflamme-whose-card } aside.
    .hidden = { $seat } sets { oriflamme-whose-hidden-card } aside.
    .you = You set { oriflamme-whose-card } aside.
oriflamme-event-drew = { $seat } draws { oriflamme-whose-card }.
    .hidden = { $seat } draws { oriflamme-whose-hidden-card }.
    .you = You draw { oriflamme-whose-card }.
oriflamme-event-round-began = Round { $round } begins. { $seat } goes first.
    .you = Round { $round } begins. You go first.
oriflamme-event-placed = { $covering ->
    [0] { $place ->
        [1] { $seat } places { oriflamme-whose-card } at the left end.
       *[other] { $seat } places { oriflamme-whose-card } at the right end.
    }
   *[other] { $seat } covers { oriflamme-whose-own-card } at place { $place } with { oriflamme-whose-covering-card }.
}
    .hidden = { $covering ->
    [0] { $place ->
        [1] { $seat } places { oriflamme-whose-hidden-card } at the left end.
       *[other] { $seat } places { oriflamme-whose-hidden-card } at the right end.
    }
   *[other] { $seat } covers { oriflamme-whose-own-card } at place { $place }.
}
    .you = { $covering ->
    [0] { $place ->
        [1] You place { oriflamme-whose-card } at the left end.
       *[other] You place { oriflamme-whose-card } at the right end.
    }
   *[other] You cover your card at place { $place } with { oriflamme-whose-covering-card }.
}
oriflamme-event-kept = { $seat } keeps { oriflamme-whose-card-there } at place { $place } face down, now with { $influence } influence on it.
    .you = You keep { oriflamme-whose-card-there } at place { $place } face down, now with { $influence } influence on it.
oriflamme-event-revealed = { $influence ->
    [0] { $seat } reveals { oriflamme-whose-card } at place { $place }.
   *[other] { $seat } reveals { oriflamme-whose-card } at place { $place } with { $influence } influence on it.
}
    .you = { $influence ->
    [0] You reveal { oriflamme-whose-card } at place { $place }.
   *[other] You reveal { oriflamme-whose-card } at place { $place } with { $influence } influence on it.
}
oriflamme-event-activated = { $seat } activates { oriflamme-whose-card } at place { $place }.
    .you = You activate { oriflamme-whose-card } at place { $place }.
oriflamme-event-gained = { $rule ->
    [O4-2] { $seat } takes the { oriflamme-so-much } on it.
    [O5-1] { $seat } gains { oriflamme-so-much } for the elimination.
    [O6-9] { $count ->
        [1] { $seat } gains 1 influence.
       *[other] { $seat } gains { oriflamme-so-much } for the eliminated Ambush.
    }
    [O7-3] { $count ->
        [1] { $seat } gains 1 more influence for eliminating the Queen.
       *[other] { $seat } gains { oriflamme-so-much }.
    }
    [O11-2] { $seat } gains { $count } more influence for the Ambush.
   *[other] { $seat } gains { oriflamme-so-much }.
}
    .you = { $rule ->
    [O4-2] You take the { oriflamme-so-much } on it.
    [O5-1] You gain { oriflamme-so-much } for the elimination.
    [O6-9] { $count ->
        [1] You gain 1 influence.
       *[other] You gain { oriflamme-so-much } for the eliminated Ambush.
    }
    [O7-3] { $count ->
        [1] You gain 1 more influence for eliminating the Queen.
       *[other] You gain { oriflamme-so-much }.
    }
    [O11-2] You gain { $count } more influence for the Ambush.
   *[other] You gain { oriflamme-so-much }.
}
oriflamme-event-lost = { $seat } loses { $count } influence.
    .you = You lose { $count } influence.
oriflamme-event-stole = { $seat } takes { $count } influence from { $victim }.
    .you = You take { $count } influence from { $victim }.
    .to-you = { $seat } takes { $count } influence from you.
oriflamme-event-spied = { $seat } spies on the card at place { $place }.
    .you = You spy on the card at place { $place }.
oriflamme-event-copied = { $seat } copies the ability of { $card_the } at place { $place }.
    .you = You copy the ability of { $card_the } at place { $place }.
oriflamme-event-turned-up = { $influence ->
    [0] { $family }’s { $card } at place { $place } is turned face up.
   *[other] { $family }’s { $card } at place { $place } is turned face up; the { $influence } influence on it is lost.
}
    .yours = { $influence ->
    [0] Your { $card } at place { $place } is turned face up.
   *[other] Your { $card } at place { $place } is turned face up; the { $influence } influence on it is lost.
}
oriflamme-event-eliminated = { $seat } eliminates { $family }’s { $card } at place { $place }.
    .you = You eliminate { $family }’s { $card } at place { $place }.
    .yours = { $seat } eliminates your { $card } at place { $place }.
    .you-yours = You eliminate your own { $card } at place { $place }.
    .hidden = { $seat } eliminates { $family }’s face-down card at place { $place }.
    .you-hidden = You eliminate { $family }’s face-down card at place { $place }.
    .yours-hidden = { $seat } eliminates your face-down card at place { $place }.
    .you-yours-hidden = You eliminate your own face-down card at place { $place }.
    .own = { $seat } eliminates their own { $card } at place { $place }.
    .own-hidden = { $seat } eliminates their own face-down card at place { $place }.
oriflamme-event-discarded = { $rule ->
    [O6-9] { $family }’s { $card } is discarded: the Ambush strikes back.
    [O7-1] { $family }’s { $card } is discarded along with the Prince.
    [O7-2] { $family }’s { $card } is discarded along with the Twin.
    [O7-7] { $family }’s { $card } is discarded for being beside a stack.
    [O7-10] { $family }’s { $card } is discarded: the Trap strikes back.
   *[other] { $family }’s { $card } is discarded.
}
    .yours = { $rule ->
    [O6-9] Your { $card } is discarded: the Ambush strikes back.
    [O7-1] Your { $card } is discarded along with the Prince.
    [O7-2] Your { $card } is discarded along with the Twin.
    [O7-7] Your { $card } is discarded for being beside a stack.
    [O7-10] Your { $card } is discarded: the Trap strikes back.
   *[other] Your { $card } is discarded.
}
oriflamme-event-moved = { $seat } moves { $family }’s card from place { $place } to place { $to }.
    .you = You move { $family }’s card from place { $place } to place { $to }.
    .yours = { $seat } moves your card from place { $place } to place { $to }.
    .you-yours = You move your own card from place { $place } to place { $to }.
    .own = { $seat } moves their own card from place { $place } to place { $to }.
oriflamme-event-left-as-it-is = { $seat } leaves the row as it is.
    .you = You leave the row as it is.
oriflamme-event-twin-entered = { $covering ->
    [0] { $place ->
        [1] { $seat } brings the Twin in at the left end.
       *[other] { $seat } brings the Twin in at the right end.
    }
   *[other] { $seat } covers the card at place { $place } with the Twin.
}
    .you = { $covering ->
    [0] { $place ->
        [1] You bring the Twin in at the left end.
       *[other] You bring the Twin in at the right end.
    }
   *[other] You cover the card at place { $place } with the Twin.
}
oriflamme-event-entered = { $seat } brings { $card_the } in at place { $place }.
    .you = You bring { $card_the } in at place { $place }.
oriflamme-event-not-among = { $family }’s { $card } is not among the uncovered face-down cards.
    .yours = Your { $card } is not among your uncovered face-down cards.
oriflamme-event-bribed = { $seat } bribes { $family }’s { $card } at place { $place }.
    .you = You bribe { $family }’s { $card } at place { $place }.
    .yours = { $seat } bribes your { $card } at place { $place }.
    .you-yours = You bribe your own { $card } at place { $place }.
    .own = { $seat } bribes their own { $card } at place { $place }.
oriflamme-event-token-returned = { $family }’s bribe token returns to them.
    .yours = Your bribe token returns to you.
oriflamme-event-nothing = The ability of { $card_the } has no effect for { $seat }: { $reason }.
    .you = The ability of { $card_the } has no effect: { $reason }.
oriflamme-event-took = { $seat } takes { $count } influence from the Plot.
    .you = You take { $count } influence from the Plot.
oriflamme-event-won = { $winners ->
    [1] { $seat } wins. Influence is tied at { $influence }; { $cards } uncovered { $cards ->
        [one] card
       *[other] cards
    } in the row decided it.
   *[other] { $seat } shares the victory: { $influence } influence and { $cards } uncovered { $cards ->
        [one] card
       *[other] cards
    } in the row.
}
    .hidden = { $seat } wins with { $influence } influence.
    .you = { $winners ->
    [1] You win. Influence is tied at { $influence }; { $cards } uncovered { $cards ->
        [one] card
       *[other] cards
    } in the row decided it.
   *[other] You share the victory: { $influence } influence and { $cards } uncovered { $cards ->
        [one] card
       *[other] cards
    } in the row.
}
    .you-hidden = You win with { $influence } influence.

## Why somebody has won, by the rule

oriflamme-why-O8-1 = Most influence after round 6 wins; influence left on cards does not count.
oriflamme-why-O8-2 = Several players are tied for most influence; the one with the most uncovered cards in the row wins. If that is a tie too, the victory is shared.

## Why an ability had no effect

oriflamme-reason-no-target = there is no card to choose
oriflamme-reason-no-character = this family has no face-up character
oriflamme-reason-same-name = another face-up card has the same name
oriflamme-reason-own-card = both cards belong to the same player
oriflamme-reason-no-influence = that player has no influence
oriflamme-reason-no-ability = there is no other ability to copy
oriflamme-reason-nothing-on-it = there is no influence on it
oriflamme-reason-nobody-loses = nobody beside it has influence to lose

## Why something cannot be chosen

oriflamme-unavailable-not-your-family = You can only cover an uncovered card of the same family.
oriflamme-unavailable-bribed-away = This card has another family’s bribe token on it.
oriflamme-unavailable-family-has-placed = This family has already placed its card this round.
oriflamme-unavailable-not-an-end = The Archer reaches only the first and the last card of the row.
oriflamme-unavailable-not-adjacent = This card is not adjacent.
oriflamme-unavailable-itself = The acting card cannot choose itself.
oriflamme-unavailable-face-down = This card is face down.
oriflamme-unavailable-not-a-character = This card is an intrigue, not a character.
oriflamme-unavailable-not-beside-your-family = No other card of your family is adjacent to this card.
oriflamme-unavailable-on-a-stack = This character is on a stack.
oriflamme-unavailable-on-a-prince = The Twin cannot cover a Prince.
oriflamme-unavailable-changes-nothing = The card would stay where it is.
oriflamme-unavailable-free-ability-first = First a character acts for free; after that you can take influence.

## What speaks for or against a choice, in hints and reviews: a clause

oriflamme-fact-gains = gains you { $count } influence at once
oriflamme-fact-loses = costs you { $count } influence
oriflamme-fact-takes = takes { $count } influence from { $seat }
oriflamme-fact-gives = gives { $seat } { $count } influence
oriflamme-fact-removes = { $count ->
    [0] removes { $family }’s { $card }
   *[other] removes { $family }’s { $card }, which would gain { $count } each time it acts
}
oriflamme-fact-removes-hidden = { $count ->
    [0] removes { $family }’s face-down card
   *[other] removes { $family }’s face-down card and the { $count } influence on it
}
oriflamme-fact-takes-over = { $count ->
    [0] takes over { $family }’s { $card }
   *[other] takes over { $family }’s { $card }, which gains { $count } each time it acts
}
oriflamme-fact-sacrifices = you lose your { $card }
oriflamme-fact-covers = covers your { $card }
oriflamme-fact-would-gain = your { $card } would then gain { $count } when it acts
oriflamme-fact-gains-less = { $count ->
    [0] { $family }’s { $card } would no longer gain anything
   *[other] { $family }’s { $card } would gain only { $count }
}
oriflamme-fact-gains-more = { $family }’s { $card } would gain { $count }
oriflamme-fact-threatened = { $family }’s { $card } could then eliminate your { $target }
oriflamme-fact-rescued = { $family }’s { $card } can no longer eliminate your { $target }
oriflamme-fact-learns = shows you { $family }’s face-down card
oriflamme-fact-stays-hidden = keeps your { $card } secret, with { $count } influence on it
oriflamme-fact-too-late = the { $count } influence on your { $card } would be lost: no round follows
oriflamme-fact-strikes-back = the victim may be { $card_the }, which strikes back

## What is asked

oriflamme-ask-include = Which card is in this game?
oriflamme-ask-first = Who is the first player?
oriflamme-ask-direction = In which direction are cards activated?
oriflamme-ask-set-aside = { $left ->
    [1] { $family }: which card do you set aside? It is the last one.
   *[other] { $family }: which card do you set aside? { $left } to go.
}
oriflamme-ask-draw = Which card is drawn?
oriflamme-ask-place = { $families ->
    [1] Which card do you place, and where?
   *[other] { $family }: which card do you place, and where?
}
    .hidden = Which card of which family do you place, and where?
oriflamme-ask-keep-or-reveal = Place { $place }: reveal { $card_the }, or keep it?
    .hidden = Place { $place }: reveal the card, or keep it?
oriflamme-ask-gap = Royal Decree: where does { $family }’s { $card } from place { $place } go?
    .hidden = Royal Decree: where does { $family }’s face-down card from place { $place } go?
oriflamme-ask-twin = Where does the Twin enter the row?
oriflamme-ask-plot = { $free ->
    [0] Plot: take 1 influence, or spend it to let a character act? Influence left: { $influence }.
   *[other] Plot: which character acts? This is free. Influence on the Plot: { $influence }.
}
oriflamme-ask-archer = Archer: eliminate the first card of the row, or the last?
oriflamme-ask-soldier = Soldier: which adjacent card is eliminated?
oriflamme-ask-spy = Spy: choose an adjacent card. You take 1 influence from its player.
oriflamme-ask-shapeshifter = Shapeshifter: which adjacent character is copied?
oriflamme-ask-assassination = Assassination: which card is eliminated?
oriflamme-ask-royal-decree = Royal Decree: which card moves?
oriflamme-ask-apothecary = Apothecary: which card is eliminated?
oriflamme-ask-cutthroat = Cutthroat: which adjacent card is eliminated?
oriflamme-ask-impersonation = Impersonation: which adjacent card is eliminated?
oriflamme-ask-bribery = Bribery: which character is bribed?

## What can be chosen. `-short` is said where the prompt has said the rest.

oriflamme-what = { $sight ->
    [hidden] { $target_influence ->
        [0] { $target_family }’s face-down card
       *[other] { $target_family }’s face-down card with { $target_influence } influence
    }
   *[known] { $target_family }’s { $target }
}
oriflamme-action-keep = { $last_round ->
    [1] Keep it face down
   *[other] Keep it face down: 1 more influence on it
}
oriflamme-action-keep-short = { $last_round ->
    [1] Keep
   *[other] Keep (+1)
}
oriflamme-action-reveal = Reveal { $card_the }
    .hidden = Reveal it
oriflamme-action-reveal-short = Reveal
oriflamme-action-take = Take 1 influence
oriflamme-action-leave = Leave the row as it is
oriflamme-action-activate-rightward = Activate from left to right
oriflamme-action-activate-leftward = Activate from right to left
oriflamme-action-eliminate = Eliminate (place { $place }): { oriflamme-what }
oriflamme-action-eliminate-short = { oriflamme-what }, place { $place }
oriflamme-action-spy-on = Spy (place { $place }): { oriflamme-what }
oriflamme-action-spy-on-short = { oriflamme-what }, place { $place }
oriflamme-action-copy = Copy (place { $place }): { oriflamme-what }
oriflamme-action-copy-short = { oriflamme-what }, place { $place }
oriflamme-action-activate = Activate (place { $place }): { oriflamme-what }
oriflamme-action-activate-short = { oriflamme-what }, place { $place }
oriflamme-action-bribe = Bribe (place { $place }): { oriflamme-what }
oriflamme-action-bribe-short = { oriflamme-what }, place { $place }
oriflamme-action-move = Move (place { $place }): { oriflamme-what }
oriflamme-action-move-short = { oriflamme-what }, place { $place }
oriflamme-action-to-gap = { $where ->
    [left] To the left end
    [right] To the right end
   *[between] Between places { $before } and { $after }
}
oriflamme-action-twin-left = Twin to the left end
oriflamme-action-twin-right = Twin to the right end
oriflamme-action-twin-on = Twin on place { $place }: { oriflamme-what }
oriflamme-action-aside = Set { $card_the } aside
oriflamme-action-draw = Draw { $card_the }
oriflamme-action-include = Include { $card_the }
oriflamme-action-first = { $family } goes first
oriflamme-action-place-left = { $families ->
    [2] { $family }’s { $card } at the left end
   *[other] { $card } at the left end
}
oriflamme-action-place-right = { $families ->
    [2] { $family }’s { $card } at the right end
   *[other] { $card } at the right end
}
oriflamme-action-place-on = { $card } on place { $place }: { $target }
oriflamme-action-place-second-left = { $family }’s { $card } at the left end
oriflamme-action-place-second-right = { $family }’s { $card } at the right end
oriflamme-action-place-second-on = { $card } on place { $place }: { $target }
oriflamme-action-place-left-short = At the left end of the row
oriflamme-action-place-right-short = At the right end of the row
oriflamme-action-place-on-short = On place { $place }: { $target }
oriflamme-action-place-second-left-short = At the left end of the row
oriflamme-action-place-second-right-short = At the right end of the row
oriflamme-action-place-second-on-short = On place { $place }: { $target }

## Words of the table

oriflamme-word-round = Round { $round } of 6
oriflamme-phase-setup = Setup
oriflamme-phase-placement = Placement
oriflamme-phase-activation = Activation
oriflamme-phase-over = End
oriflamme-word-hand = Hand
oriflamme-word-aside = Set aside
oriflamme-word-discard = Discard
oriflamme-word-pile = Draw pile
oriflamme-word-empty-row = The row is empty.
oriflamme-word-covered = Covered
oriflamme-word-twin = Twin available
oriflamme-word-token = token available

## Options

oriflamme-option-set = Cards
    .about = The ten kinds of card that every family has.
oriflamme-option-set-base = Oriflamme
    .about = The ten cards of the first box.
oriflamme-option-set-ablaze = Ablaze
    .about = The ten cards of the second box, with the Twin and the bribe tokens.
oriflamme-option-set-pairs = Pairs
    .about = One card from each pair across the two boxes, at random or as you choose.
oriflamme-option-set-pick = Free pick
    .about = Any ten of the twenty cards.
oriflamme-option-set-random = Random
    .about = Ten of the twenty cards, chosen at random.
oriflamme-option-cards = Picked cards
    .about = The ten kinds for a free pick, or one from each pair.
oriflamme-option-first = First player
    .about = Who goes first in round 1.
oriflamme-option-first-random = Random
    .about = Chosen at random.
oriflamme-option-direction = Direction
    .about = The direction in which the row is activated, for the whole game.
oriflamme-option-direction-rightward = Left to right
    .about = The row is activated from its left end.
oriflamme-option-direction-leftward = Right to left
    .about = The row is activated from its right end.
oriflamme-option-direction-random = Random
    .about = Chosen at random.
oriflamme-option-chosen_aside = Choose set-aside cards
    .about = Each player chooses the three cards to set aside instead of losing three at random.
oriflamme-option-first_edition = First edition
    .about = The 2019 printing: your Ambush eliminated by your own card gives 1 more and the attacker is discarded, and a Lord also counts the covered cards of your stack beside him.

## How to play, in short

oriflamme-howto-1 = Six rounds. Most influence wins.
oriflamme-howto-2 = First everybody places a card face down: at an end of the row, or on an uncovered card of their own.
oriflamme-howto-3 = Then the row acts, card by card along the arrow. A face-down card can wait and gain 1 influence, or be revealed.
oriflamme-howto-4 = When revealed, it gives you the influence on it and uses its ability. A character stays and acts every round; an intrigue, marked with a diamond, acts once.
oriflamme-howto-5 = A covered card does nothing. If you eliminate a card, you gain 1 influence.

## Rules, in short

rule-O1-1 = 3 to 5 players, each with a family of one colour. Two players run two families each.
rule-O1-2 = A set gives every family its ten kinds of card: the first box, Ablaze, or a mix of both.
rule-O1-3 = Of ten shuffled cards, three are set aside face down and seven form the hand. You may look at your set-aside cards at any time. The Twin lies face up in front of its owner.
rule-O1-4 = Everybody starts with 1 influence. The supply has no limit.
rule-O1-5 = The first player and the direction of activation are chosen or random. The direction stays the same for the whole game.
rule-O1-6 = With Bribery in the game, every family has one bribe token.
rule-O1-7 = A card’s owner is its printed colour and never changes. Its family is that of the bribe token on it, or its owner’s if there is none. The family makes the card’s choices, gains and loses influence by it, may cover it and counts it as its own.
rule-O2-1 = A game has six rounds of placement and activation. After each round the first player’s marker passes to the left. The row stays.
rule-O2-2 = After round 6 the game ends. The last card in hand is never played.
rule-O3-1 = In turn, each player places one card face down: at the left end, at the right end, or on an uncovered card of their own family.
rule-O3-2 = A card on another makes a stack. A covered card keeps its influence and stays face up or face down, as it was; it does not act, gains nothing and cannot be chosen.
rule-O3-3 = Only the top card of a place counts. Cards are adjacent when their places touch. A card is not adjacent to what it covers.
rule-O3-4 = A character with your bribe token belongs to your family: you may cover it. You may not cover a card of your colour that has another family’s token.
rule-O4-1 = Places are activated one by one in the direction of activation. Cards that move or leave never make the pointer skip or repeat a place.
rule-O4-2 = A face-down card is either kept, and 1 influence is put on it, or revealed: its player takes the influence on it and it acts at once.
rule-O4-3 = A face-up card must act, even if that harms its own family. Its family makes the choices. If nothing can be done, nothing happens.
rule-O4-4 = A character stays face up in the row. An intrigue goes to its owner’s discard after it has acted.
rule-O4-5 = If the card just activated has left its place and uncovered another, that card is activated now, before the pointer moves on.
rule-O4-6 = A card uncovered elsewhere is activated when the pointer reaches it. If the pointer has already passed, it does not act this round.
rule-O4-7 = Discards, influence, and the number of cards in stacks, in hands and set aside are open to all.
rule-O4-8 = If there is a choice, you must make it, even a useless one, unless the rule says “may”.
rule-O5-1 = The player who eliminates a card, even their own, gains 1 influence.
rule-O5-2 = A face-down card that is eliminated is turned up, and the influence on it is lost.
rule-O5-3 = In a stack, only the top card is eliminated.
rule-O5-4 = An eliminated card goes to its owner’s discard, and an empty place closes.
rule-O5-5 = The order of an elimination: the victim leaves; the attacker’s player gains influence; after a Prince the Twin is discarded, after a Twin the Prince; Ambush or Trap strikes back; the card brought in by Impersonation enters; an intrigue is discarded. A discard is not an elimination and earns nobody anything.
rule-O6-1 = { oriflamme-help-archer }
rule-O6-2 = { oriflamme-help-soldier }
rule-O6-3 = { oriflamme-help-spy }
rule-O6-4 = { oriflamme-help-heir }
rule-O6-5 = { oriflamme-help-shapeshifter }
rule-O6-6 = { oriflamme-help-lord }
rule-O6-7 = { oriflamme-help-assassination }
rule-O6-8 = { oriflamme-help-royal-decree }
rule-O6-9 = { oriflamme-help-ambush }
rule-O6-10 = { oriflamme-help-conspiracy }
rule-O7-1 = { oriflamme-help-prince }
rule-O7-2 = { oriflamme-help-twin }
rule-O7-3 = { oriflamme-help-queen }
rule-O7-4 = { oriflamme-help-cutthroat }
rule-O7-5 = { oriflamme-help-apothecary }
rule-O7-6 = { oriflamme-help-felon }
rule-O7-7 = { oriflamme-help-schemer }
rule-O7-8 = { oriflamme-help-impersonation }
rule-O7-9 = { oriflamme-help-plot }
rule-O7-10 = { oriflamme-help-trap }
rule-O7-11 = { oriflamme-help-bribery }
rule-O8-1 = Most influence wins. Influence left on cards does not count.
rule-O8-2 = Ties go to the player with the most uncovered cards in the row. If that is a tie too, the victory is shared.
rule-O9-1 = In a mixed game all families have the same ten kinds: one from each pair, a free pick, or ten at random. The Twin comes with the Prince, the tokens with Bribery.
rule-O9-2 = A Shapeshifter may copy characters of either box. It stays a Shapeshifter: it brings no Twin, and it is itself the attacker.
rule-O10-1 = With two players, each runs two families. Three cards of each family are set aside, three form the hand, four form the draw pile, which nobody may look at.
rule-O10-2 = Two players take turns placing, one card of each of their families per round, and draw one card for each family after rounds 1 to 4.
rule-O10-3 = Twin, bribe token, set-aside cards and discard belong to a family, not to a player.
rule-O10-4 = Your family is the family of the acting card. Your opponent is the other player. Spy and Felon affect the player, not the family.
rule-O10-5 = With two players, a tie is decided by the uncovered cards of both families.
rule-O11-1 = House rule: each player secretly chooses the three cards to set aside.
rule-O11-2 = House rule, first printing: your Ambush eliminated by your own card gives 1 more and the attacker is discarded; a Lord also counts the covered cards of your stack beside him.
rule-O12-1 = Open to all: face-up cards, even covered ones, all choices made, and who placed where.
rule-O12-2 = Yours alone: your hand, your set-aside cards, your face-down cards in the row.
rule-O12-3 = With two players, the draw piles are hidden from everybody.
rule-O12-4 = You may draw conclusions from open cards. The program shows you only what your seat may see.

## The web table

oriflamme-ui-row = The row
oriflamme-ui-face-down = face down
oriflamme-ui-character = character
oriflamme-ui-intrigue = intrigue
oriflamme-ui-stack = { $count ->
    [one] on { $count } card
   *[other] on { $count } cards
}
oriflamme-ui-place-where = Where do you place { $card_the }?
oriflamme-ui-discard-of = { $family }’s discard: { $count }
oriflamme-effect-you = you { $change }
oriflamme-effect-range = { $least } to { $most }
oriflamme-effect-choice = { $count ->
    [one] then { $count } card to choose
   *[other] then a choice of { $count } cards
}
oriflamme-effect-leaves = { $count ->
    [one] the card at place { $places } leaves the row
   *[other] the cards at places { $places } leave the row
}
oriflamme-effect-danger = it may be { $cards }
oriflamme-effect-nothing = no effect ({ $reason })
oriflamme-effect-acts = it acts this round
oriflamme-effect-rests = it does not act this round
oriflamme-mark-acts = now
oriflamme-mark-rests = later
oriflamme-means-reveal = Reveal: { $effect }.
oriflamme-means-keep = Keep: { $laid } more on it, { $total } in total.
oriflamme-means-keep-last = Keep: influence on cards no longer counts.
oriflamme-means-choice = { $what }: { $effect }.
oriflamme-means-here = If revealed here now: { $effect }.
oriflamme-means-covers = Your { $card } below it does not act while it is covered.
oriflamme-means-place = Choose a card, then an end of the row or a card of yours to cover.
oriflamme-means-place-last = Last round: what stays face down is worth nothing.
oriflamme-ui-closed = Not now: { $reason }
oriflamme-ui-forecast = If it acts now: { $effect }.

## The end

oriflamme-source-start = start
oriflamme-source-waiting = waiting
oriflamme-source-cards = cards
oriflamme-source-eliminations = eliminations
oriflamme-source-others = from others
oriflamme-verdict-influence = { $count } influence, more than anyone else. Influence on cards does not count.
oriflamme-verdict-tie = { $count } influence, the same as { $rivals }. Uncovered cards in the row decide: { $cards }.
oriflamme-verdict-shared = { $count } influence and { $cards } uncovered { $cards ->
    [one] card
   *[other] cards
} in the row each: the victory is shared.

## Standing orders

oriflamme-order-keep = Keep cards face down
oriflamme-order-keep-card = Card
oriflamme-order-keep-card-any = every card
oriflamme-order-keep-until = Ask me when there is this much influence on it (0: never)
oriflamme-order-keep-until-0 = until I revoke it
