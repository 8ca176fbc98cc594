# Pax Illuminaten.

## Luminaries. `the` is the name within a sentence.

illuminaten-card-PIL001 = Pálffy
    .the = Pálffy
illuminaten-card-PIL002 = J. P. Cobenzl
    .the = J. P. Cobenzl
illuminaten-card-PIL003 = Thun
    .the = Thun
illuminaten-card-PIL004 = L. Cobenzl
    .the = L. Cobenzl
illuminaten-card-PIL005 = Stolberg
    .the = Stolberg
illuminaten-card-PIL006 = Goeckingk
    .the = Goeckingk
illuminaten-card-PIL007 = Overbeck
    .the = Overbeck
illuminaten-card-PIL008 = Mieg
    .the = Mieg
illuminaten-card-PIL009 = Reichard
    .the = Reichard
illuminaten-card-PIL010 = Neefe
    .the = Neefe
illuminaten-card-PIL011 = Westenrieder
    .the = Westenrieder
illuminaten-card-PIL012 = Abel
    .the = Abel
illuminaten-card-PIL013 = Koppe
    .the = Koppe
illuminaten-card-PIL014 = Baader
    .the = Baader
illuminaten-card-PIL015 = Münter
    .the = Münter
illuminaten-card-PIL016 = Hesse-Homburg
    .the = Hesse-Homburg
illuminaten-card-PIL017 = Savioli
    .the = Savioli
illuminaten-card-PIL018 = August of Gotha
    .the = August of Gotha
illuminaten-card-PIL019 = Dalberg
    .the = Dalberg
illuminaten-card-PIL020 = Ernst II
    .the = Ernst II
illuminaten-card-PIL021 = Bassus
    .the = Bassus
illuminaten-card-PIL022 = Ditfurth
    .the = Ditfurth
illuminaten-card-PIL023 = Spittler
    .the = Spittler
illuminaten-card-PIL024 = Jacobi
    .the = Jacobi
illuminaten-card-PIL025 = Bode
    .the = Bode
illuminaten-card-PIL026 = Musäus
    .the = Musäus
illuminaten-card-PIL027 = Blumauer
    .the = Blumauer
illuminaten-card-PIL028 = Kolowrat
    .the = Kolowrat
illuminaten-card-PIL029 = Loder
    .the = Loder
illuminaten-card-PIL030 = Sprickmann
    .the = Sprickmann
illuminaten-card-PIL031 = Knigge
    .the = Knigge
illuminaten-card-PIL032 = Brunswick
    .the = Brunswick
illuminaten-card-PIL033 = Lichnowsky
    .the = Lichnowsky
illuminaten-card-PIL034 = Walderdorff
    .the = Walderdorff
illuminaten-card-PIL035 = Seinsheim
    .the = Seinsheim
illuminaten-card-PIL036 = Zwackh
    .the = Zwackh
illuminaten-card-PIL037 = Sonnenfels
    .the = Sonnenfels
illuminaten-card-PIL038 = Häffelin
    .the = Häffelin
illuminaten-card-PIL039 = Hufeland
    .the = Hufeland
illuminaten-card-PIL040 = Eckartshausen
    .the = Eckartshausen
illuminaten-card-PIL041 = Lanz
    .the = Lanz
illuminaten-card-PIL042 = Goethe
    .the = Goethe
illuminaten-card-PIL043 = Hesse-Kassel
    .the = Hesse-Kassel
illuminaten-card-PIL044 = Nicolai
    .the = Nicolai
illuminaten-card-PIL045 = Herder
    .the = Herder
illuminaten-card-PIL046 = Karl August
    .the = Karl August
illuminaten-card-PIL047 = Montgelas
    .the = Montgelas
illuminaten-card-PIL048 = Lessing
    .the = Lessing
illuminaten-card-PIL049 = Schröder
    .the = Schröder
illuminaten-card-PIL050 = Wöllner
    .the = Wöllner
illuminaten-card-PIL051 = Born
    .the = Born
illuminaten-card-PIL052 = Karl Theodor
    .the = Karl Theodor
illuminaten-card-PIL053 = Hardenberg
    .the = Hardenberg
illuminaten-card-PIL054 = Schiller
    .the = Schiller
illuminaten-card-PIL055 = Mozart
    .the = Mozart
illuminaten-card-PIL056 = Schneider
    .the = Schneider
illuminaten-card-PIL057 = Kant
    .the = Kant

## What a card is

illuminaten-codename-none = none
illuminaten-codename-PIL002 = “Memerad”
illuminaten-codename-PIL004 = “Arrian”
illuminaten-codename-PIL005 = “Ludovicus Bavarus”
illuminaten-codename-PIL007 = “Anacreon”
illuminaten-codename-PIL008 = “Epictetus”
illuminaten-codename-PIL009 = “Wycliffe”
illuminaten-codename-PIL010 = “Glaucus”
illuminaten-codename-PIL011 = “Mufton”
illuminaten-codename-PIL012 = “Pythagoras”
illuminaten-codename-PIL013 = “Acacius”
illuminaten-codename-PIL014 = “Celsus”
illuminaten-codename-PIL017 = “Brutus”
illuminaten-codename-PIL018 = “Walther Fürst”
illuminaten-codename-PIL019 = “Crescens”
illuminaten-codename-PIL020 = “Timoleon”
illuminaten-codename-PIL021 = “Hannibal / Minos”
illuminaten-codename-PIL022 = “Minos”
illuminaten-codename-PIL023 = “Bayle”
illuminaten-codename-PIL024 = “Sully”
illuminaten-codename-PIL025 = “Aemilius”
illuminaten-codename-PIL026 = “Dante Alighieri”
illuminaten-codename-PIL027 = “Hermionius”
illuminaten-codename-PIL028 = “Navius / Quintus Icilius”
illuminaten-codename-PIL031 = “Philo”
illuminaten-codename-PIL033 = “Maecenas”
illuminaten-codename-PIL035 = “Alfred”
illuminaten-codename-PIL036 = “Danaus / Cato”
illuminaten-codename-PIL037 = “Fabius”
illuminaten-codename-PIL038 = “Philo Byblius”
illuminaten-codename-PIL039 = “Oldendorp”
illuminaten-codename-PIL040 = “Atticus”
illuminaten-codename-PIL041 = “Socrates”
illuminaten-codename-PIL042 = “Abaris”
illuminaten-codename-PIL043 = “Aaron”
illuminaten-codename-PIL044 = “Lucian”
illuminaten-codename-PIL045 = “Damasus Pontifex”
illuminaten-codename-PIL046 = “Aeschylus”
illuminaten-codename-PIL047 = “Musaeus”
illuminaten-codename-PIL049 = “Roscius”
illuminaten-codename-PIL051 = “Furius Camillus”
illuminaten-facts = Code name: { $codename }. { $degree }; { $factions }; { $organisation }; strength { $strength }. { $ability } From the rulebook: { $seed }; inferred: { $inferred }; reconstructed: { $reconstructed }.
illuminaten-word-nothing = nothing
illuminaten-source-id = number
illuminaten-source-name = name
illuminaten-source-code_name = code name
illuminaten-source-degree = degree
illuminaten-source-factions = factions
illuminaten-source-ability = ability
illuminaten-source-strength = strength
illuminaten-source-organisation = organisation
illuminaten-degree-first = First degree
illuminaten-degree-second = Second degree
illuminaten-degree-third = Third degree
illuminaten-degree-grand-master = Grand master
illuminaten-degree-royal-arch = Royal arch
illuminaten-organisation-none = of no organisation
illuminaten-organisation-mason = a Mason
illuminaten-organisation-rosicrucian = a Rosicrucian
illuminaten-strength-dagger = dagger
illuminaten-strength-hammers = hammers

## Abilities

illuminaten-ability-extra-influence = Extra Influence
    .about = Influence any face-up card. Each of your discs costs 1 favor less for each opponent’s disc on the card.
illuminaten-ability-extra-exclude = Extra Exclude
    .about = Exclude a card, then you may move one of your discs from anywhere onto the new card.
illuminaten-ability-extra-reassign = Extra Reassign
    .about = Move 1 to 3 of your discs from anywhere to free slots anywhere, at no cost.
illuminaten-ability-extra-scout = Extra Scout
    .about = Scout any face-down card at no cost; the card you lay counts as neighbouring for your Influence this turn.
illuminaten-ability-extra-displace = Extra Displace
    .about = Displace. Your initial strength is your opponent’s plus 1 or minus 1, as you choose.
illuminaten-ability-boost-influence = Boost Influence
    .of = Influence
    .about = Until the end of the turn, each disc you place with Influence costs 1 favor less, but at least 1.
illuminaten-ability-boost-exclude = Boost Exclude
    .of = Exclude
    .about = Until the end of the turn, Exclude is free for you.
illuminaten-ability-boost-interrogate = Boost Interrogate
    .of = Interrogate
    .about = Until the end of the turn, you may Interrogate any card, and opponents’ discs on it count as yours.
illuminaten-ability-boost-scout = Boost Scout
    .of = Scout
    .about = Until the end of the turn, you take the yield of each card you lay when you Scout.
illuminaten-ability-boost-displace = Boost Displace
    .of = Displace
    .about = Until the end of the turn, nobody has advantage or vulnerability in your contests.
illuminaten-ability-special-swap = Swap
    .about = Swap two face-up cards with all their discs, if opponents have no more discs on them than you.
illuminaten-ability-special-draw = Draw
    .about = Take the top two luminaries of the deck, or any one from the court.
illuminaten-ability-special-edict = Edict
    .about = Take two favor from an edict in play.
illuminaten-ability-special-faction = Faction card
    .about = Borrow any faction card until the check phase.
illuminaten-ability-special-plot = Plot
    .about = Replace a public plot without opponents’ discs, or your private plot, with the top plot of the pile.
illuminaten-ability-grand-master = Grand master
    .about = Fits anywhere in a chain. Take its yield.
illuminaten-ability-royal-arch = Royal arch
    .about = Ends the chain. One more main action this turn.

## Factions

illuminaten-faction-nobility = nobility
    .about = Once a turn: spend 1 nobility favor to Influence at normal cost. Always: each time you Influence, the first disc costs 1 less (at least 1).
illuminaten-faction-magistrates = magistrates
    .about = Once a turn: spend 1 magistrates favor to Exclude at normal cost. Always: after quick favor you may use the ability too.
illuminaten-faction-artists = artists
    .about = Once a turn: spend 1 artists favor to move 1 to 3 of your discs from one card to anywhere. Always: your artists favor counts as any type.
illuminaten-faction-connoisseurs = connoisseurs
    .about = Once a turn: Interrogate without gossip or collusion. Always: you may spend 2 favor of one type in place of 1 of another type.
illuminaten-faction-clergy = clergy
    .about = Once a turn: Displace for 1 clergy favor per disc. Always: in contests your opponent lays and reveals their card first.
illuminaten-faction-scholars = scholars
    .about = Once a turn: spend 1 scholars favor to Scout any card. Always: your hand limit is 5.

## Plots

illuminaten-plot-P01 = Recruits on the rim
    .about = Control a lodge with at least 4 outer cards and at least 4 of your discs.
illuminaten-plot-P02 = Union of equals
    .about = Have a disc on a card and on 3 cards next to it, all of the same degree.
illuminaten-plot-P03 = Great enlighteners
    .about = Have at least 4 discs on royal arches, more than any opponent.
illuminaten-plot-P04 = Inner circle
    .about = Have discs on 4 inner cards, each next to at least 2 of the other three.
illuminaten-plot-P05 = Unity of the Masons
    .about = Control Masons who together belong to all 6 factions.
illuminaten-plot-P06 = Wide connections
    .about = Control 6 cards (8 with 2 players).
illuminaten-plot-P07 = Influential adepts
    .about = Control 2 grand masters (3 with 2 players).
illuminaten-plot-P08 = Path of rumours
    .about = Connect the top row to the bottom row through cards of one lodge that hold your discs.
illuminaten-plot-P09 = Shadow agreements
    .about = Have discs on 3, 4 or 5 cards (2, 3 or 4 players) that also hold opponents’ discs.
illuminaten-plot-P10 = Brotherhood of the Rosicrucians
    .about = Control at least 3 Rosicrucians, more than any opponent, with at least 5 of your discs on them.
illuminaten-plot-P11 = Line of exchange
    .about = Control a lodge with at least 3 adjoining cards of the central row.
illuminaten-plot-P12 = Grand lodge
    .about = Control a lodge of at least 5 cards with at least 5 of your discs.
illuminaten-plot-P13 = Alliance of the areopagi
    .about = Control a lodge that connects your areopagus to an opponent’s.

## Events

illuminaten-event-card-edict-nobility = Edict of the nobility
    .about = All favor of this faction goes back to the supply; put 6 of it on this card. At the start of each of your turns, 1 goes to the supply and 1 to you.
illuminaten-event-card-edict-magistrates = Edict of the magistrates
    .about = All favor of this faction goes back to the supply; put 6 of it on this card. At the start of each of your turns, 1 goes to the supply and 1 to you.
illuminaten-event-card-edict-artists = Edict of the artists
    .about = All favor of this faction goes back to the supply; put 6 of it on this card. At the start of each of your turns, 1 goes to the supply and 1 to you.
illuminaten-event-card-edict-connoisseurs = Edict of the connoisseurs
    .about = All favor of this faction goes back to the supply; put 6 of it on this card. At the start of each of your turns, 1 goes to the supply and 1 to you.
illuminaten-event-card-edict-clergy = Edict of the clergy
    .about = All favor of this faction goes back to the supply; put 6 of it on this card. At the start of each of your turns, 1 goes to the supply and 1 to you.
illuminaten-event-card-edict-scholars = Edict of the scholars
    .about = All favor of this faction goes back to the supply; put 6 of it on this card. At the start of each of your turns, 1 goes to the supply and 1 to you.
illuminaten-event-card-festivities = Court festivities
    .about = Outer cards count as neighbouring for Influence.
illuminaten-event-card-weather = Clear weather
    .about = When you Reassign, discs may move to any free slot.
illuminaten-event-card-propaganda = Printed propaganda
    .about = Once a turn, 3 favor of one type buy a main action.
illuminaten-event-card-rosicrucians = Rise of the Rosicrucians
    .about = Scouting with a Rosicrucian, Influencing one, or laying one when you Exclude costs no main action.
illuminaten-event-card-masons = Pact with the Masons
    .about = Masons fit anywhere in a chain.
illuminaten-event-card-convent = Wilhelmsbad convent
    .about = Once a turn, any 5 favor buy a main action.
illuminaten-event-card-decree = Elector’s decree
    .about = You may also Exclude cards with opponents’ discs, if the new card has slots for all of theirs.
illuminaten-event-card-inquisitors = Church inquisitors
    .about = Once a turn, you may look at an opponent’s hand or private plot.
illuminaten-event-card-whisper = Quiet whisper
    .about = You may ignore collusion when you Interrogate.

## Connection cards, opponents, steps

illuminaten-connection-IV = connection card IV
illuminaten-connection-V = connection card V
illuminaten-connection-VI = connection card VI
illuminaten-connection-VII = connection card VII
illuminaten-connection-VIII = connection card VIII
illuminaten-connection-IX = connection card IX
illuminaten-connection-X = connection card X
illuminaten-connection-XI = connection card XI
illuminaten-connection-XII = connection card XII
illuminaten-connection-XIII = connection card XIII
illuminaten-connection-XIV = connection card XIV
illuminaten-connection-XV = connection card XV
illuminaten-connection-XVI = connection card XVI
illuminaten-connection-XVII = connection card XVII
illuminaten-connection-XVIII = connection card XVIII
illuminaten-connection-XIX = connection card XIX
illuminaten-connection-XX = connection card XX
illuminaten-connection-XXI = connection card XXI
illuminaten-connection-XXII = connection card XXII
illuminaten-connection-XXIII = connection card XXIII
illuminaten-opponent-none = nobody
illuminaten-opponent-saint-germain = Count Saint-Germain
illuminaten-opponent-weishaupt = Adam Weishaupt
illuminaten-step-saint-germain-a = a: scouts the face-down card
illuminaten-step-saint-germain-b = b: a shared faction, so he influences and interrogates, or displaces if there is no free slot
illuminaten-step-saint-germain-c = c: no shared faction, so he excludes, or displaces a rival
illuminaten-step-saint-germain-d = d: nothing fits nearby, so he moves closer to a rival and interrogates
illuminaten-step-weishaupt-a = a: his plan card, a grand master or royal arch, takes this place
illuminaten-step-weishaupt-b = b: only his own discs there, so he adds more, or interrogates if there is no free slot anywhere
illuminaten-step-weishaupt-c = c: a grand master or royal arch, so he influences, or displaces a rival
illuminaten-step-weishaupt-d = d: no shared faction, but his plan card has one and takes this place
illuminaten-step-weishaupt-e = e: a shared faction and a free slot, so he influences
illuminaten-step-weishaupt-f = f: he displaces a rival, or excludes the card
illuminaten-aim-discs = 8 discs on cards
illuminaten-aim-lodge = control of a lodge of at least 5 cards
illuminaten-aim-edicts = 4 discarded edicts
illuminaten-aim-grand = control of 3 grand masters or royal arches

## The log: one line for each event

illuminaten-event-connected = { $seat } gets { $connection }.
    .you = You get { $connection }.
illuminaten-event-faction-opened = In this game: the { $faction } card.
illuminaten-event-plot-opened = Public plot: “{ $plot }”.
illuminaten-event-plot-drawn = { $seat } gets the private plot “{ $plot }”.
    .hidden = { $seat } gets a private plot.
    .you = You get the private plot “{ $plot }”.
illuminaten-event-turn-began = Round { $round }: { $seat } takes a turn.
    .you = Round { $round }: your turn.
illuminaten-event-action-gained = { $seat } gets one more main action.
    .you = You get one more main action.
illuminaten-event-influence-began = { $seat } influences { $card_the } at place { $place }.
    .you = You influence { $card_the } at place { $place }.
illuminaten-event-interrogate-began = { $seat } interrogates { $card_the } at place { $place }.
    .you = You interrogate { $card_the } at place { $place }.
illuminaten-event-areopagus-interrogated = { $seat } interrogates the areopagus.
    .you = You interrogate the areopagus.
illuminaten-event-reassign-began = { $seat } reassigns discs from { $faction } cards.
    .you = You reassign discs from { $faction } cards.
illuminaten-event-exclude-began = { $seat } excludes { $card_the } from place { $place }.
    .you = You exclude { $card_the } from place { $place }.
illuminaten-event-displace-began = { $seat } tries to displace discs from { $card_the } at place { $place }.
    .you = You try to displace discs from { $card_the } at place { $place }.
illuminaten-event-court-filled = { $card } comes to court at place { $place }.
illuminaten-event-drew = { $seat } draws { $card_the }.
    .hidden = { $seat } draws a card.
    .you = You draw { $card_the }.
illuminaten-event-took-from-court = { $seat } takes { $card_the } from the court (place { $place }).
    .you = You take { $card_the } from the court (place { $place }).
illuminaten-event-scouted = { $seat } scouts place { $place } and finds { $card_the }.
    .hidden = { $seat } scouts place { $place }.
    .you = You scout place { $place } and find { $card_the }.
illuminaten-event-laid = { $seat } lays { $card_the } at place { $place }.
    .you = You lay { $card_the } at place { $place }.
illuminaten-event-turned-up = { $card } is turned up at place { $place }.
illuminaten-event-discarded = { $seat } discards { $card_the }.
    .you = You discard { $card_the }.
illuminaten-event-threw-off = { $seat } discards { $card_the } from hand.
    .you = You discard { $card_the } from hand.
illuminaten-event-swapped = { $seat } swaps the cards at places { $place } and { $other }.
    .you = You swap the cards at places { $place } and { $other }.
illuminaten-event-reshuffled = { $count ->
    [one] The discard becomes the new deck: { $count } card.
   *[other] The discard becomes the new deck: { $count } cards.
}
illuminaten-event-court-moved-on = The steward moves to place { $place } of the court.
illuminaten-event-chained = { $seat } adds { $card_the } to the chain.
    .you = You add { $card_the } to the chain.
illuminaten-event-boosted = { $card } gives { $seat } a boost for this turn: { $ability_of }.
    .you = { $card } gives you a boost for this turn: { $ability_of }.
illuminaten-event-skipped = { $seat } does not use the ability of { $card_the }.
    .you = You do not use the ability of { $card_the }.
illuminaten-event-saw-card = { $seat } sees { $card_the } in { $other }’s hand.
    .hidden = { $seat } looks at one of { $other }’s cards.
    .you = You see { $card_the } in { $other }’s hand.
    .to-you = { $seat } sees { $card_the } in your hand.
    .to-you-hidden = { $seat } looks at one of your cards.
illuminaten-event-saw-plot = { $seat } sees { $other }’s private plot: “{ $plot }”.
    .hidden = { $seat } looks at { $other }’s private plot.
    .you = You see { $other }’s private plot: “{ $plot }”.
    .to-you = { $seat } sees your private plot: “{ $plot }”.
    .to-you-hidden = { $seat } looks at your private plot.
illuminaten-event-paid = { $seat } spends { $count } { $faction } favor.
    .you = You spend { $count } { $faction } favor.
illuminaten-event-gained = { $seat } gains { $count } { $faction } favor.
    .you = You gain { $count } { $faction } favor.
illuminaten-event-favor-returned = { $seat } returns { $count } { $faction } favor to the supply.
    .you = You return { $count } { $faction } favor to the supply.
illuminaten-event-intercepted = { $seat } intercepts 1 { $faction } favor from { $other }.
    .you = You intercept 1 { $faction } favor from { $other }.
    .to-you = { $seat } intercepts 1 { $faction } favor from you.
illuminaten-event-gave = { $seat } gives 1 { $faction } favor to { $other }.
    .you = You give 1 { $faction } favor to { $other }.
    .to-you = { $seat } gives 1 { $faction } favor to you.
illuminaten-event-disc-placed = { $seat } places a disc in slot { $slot } at place { $place }.
    .you = You place a disc in slot { $slot } at place { $place }.
illuminaten-event-disc-moved = { $seat } moves a disc from slot { $slot } at place { $place } to slot { $to_slot } at place { $to }.
    .you = You move a disc from slot { $slot } at place { $place } to slot { $to_slot } at place { $to }.
illuminaten-event-disc-returned = { $seat } takes a disc back from place { $place }.
    .you = You take a disc back from place { $place }.
illuminaten-event-contest-began = { $seat } challenges { $other } at place { $place }. Initial strength: { $strength } against { $against }.
    .you = You challenge { $other } at place { $place }. Initial strength: { $strength } against { $against }.
    .to-you = { $seat } challenges you at place { $place }. Initial strength: { $strength } against your { $against }.
illuminaten-event-contest-laid = { $seat } lays { $card_the } as a contest card.
    .hidden = { $seat } lays a contest card.
    .you = You lay { $card_the } as a contest card.
illuminaten-event-contest-revealed = { $seat } reveals { $card_the } in the contest.
    .you = You reveal { $card_the } in the contest.
illuminaten-event-contest-empty = { $seat } has no contest card.
    .you = You have no contest card.
illuminaten-event-contest-cancelled = { $seat }’s card and { $other }’s card cancel each other.
    .you = Your card and { $other }’s card cancel each other.
    .to-you = { $seat }’s card and yours cancel each other.
illuminaten-event-contest-won = { $seat } wins the contest against { $other }: { illuminaten-contest-reason }.
    .you = You win the contest against { $other }: { illuminaten-contest-reason }.
    .to-you = { $seat } wins the contest against you: { illuminaten-contest-reason }.
illuminaten-contest-reason = { $reason ->
    [dagger] the dagger of the vulnerable side wins at once
    [hammers] the hammers of the side with advantage win at once
    [tie] { $total } against { $against }, and ties go to the defender
    [cancel] both cards win at once, so the defender wins
    [stop] the cards cancelled each other and the attacker stops
   *[total] { $total } against { $against }
}
illuminaten-event-rewarded = { $seat } puts a reward marker on place { $place }.
    .you = You put a reward marker on place { $place }.
illuminaten-event-claimed = { $seat } claims the { $faction } card.
    .you = You claim the { $faction } card.
illuminaten-event-borrowed = { $seat } borrows the { $faction } card.
    .you = You borrow the { $faction } card.
illuminaten-event-faction-returned = { $seat } returns the { $faction } card.
    .you = You return the { $faction } card.
illuminaten-event-fulfilled = { $seat } fulfils the plot “{ $plot }”.
    .you = You fulfil the plot “{ $plot }”.
illuminaten-event-private-fulfilled = { $seat } reveals and fulfils the private plot “{ $plot }”.
    .you = You reveal and fulfil the private plot “{ $plot }”.
illuminaten-event-plot-removed = { $seat } removes the plot “{ $plot }” from the game.
    .you = You remove the plot “{ $plot }” from the game.
illuminaten-event-private-removed = { $seat } removes the private plot “{ $plot }” from the game.
    .hidden = { $seat } removes a private plot from the game.
    .you = You remove the private plot “{ $plot }” from the game.
illuminaten-event-plot-lost = { $seat } no longer meets the condition of “{ $plot }”.
    .you = You no longer meet the condition of “{ $plot }”.
illuminaten-event-plot-returned = { $seat } meets the condition of “{ $plot }” again.
    .you = You meet the condition of “{ $plot }” again.
illuminaten-event-saw-event = { $seat } sees the event “{ $event_card }”.
    .hidden = { $seat } looks at an event.
    .you = You see the event “{ $event_card }”.
illuminaten-event-kept-event = { $seat } keeps the event “{ $event_card }”.
    .hidden = { $seat } keeps a special event.
    .you = You keep the event “{ $event_card }”.
illuminaten-event-edict-played = { $seat } plays the edict of the { $faction }.
    .you = You play the edict of the { $faction }.
illuminaten-event-edict-paid = The { $faction } edict in front of { $seat } returns 1 favor to the supply.
    .you = Your { $faction } edict returns 1 favor to the supply.
illuminaten-event-edict-discarded = The edict of the { $faction } is discarded.
illuminaten-event-special-played = { $seat } plays the event “{ $event_card }”.
    .you = You play the event “{ $event_card }”.
illuminaten-event-special-discarded = { $seat } discards the event “{ $event_card }”.
    .you = You discard the event “{ $event_card }”.
illuminaten-event-event-turned-up = { $seat } turns up the event “{ $event_card }”.
    .you = You turn up the event “{ $event_card }”.
illuminaten-event-script-step = { $opponent }, { $place ->
    [20] areopagus
   *[other] place { $place }
}, step { $step }.
illuminaten-event-planned = The plan card is { $card_the }.
illuminaten-event-figure-moved = The figure goes to { $place ->
    [20] the areopagus
   *[other] place { $place }
}.
illuminaten-event-aim-reached = { $opponent } meets the condition of one of his plots: { $aim }.
illuminaten-event-strengthened = { $seat } spends favor and adds { $count } strength.
    .you = You spend favor and add { $count } strength.
illuminaten-event-scored = { $seat } scores { $count } { $count ->
    [one] point
   *[other] points
} for the { $faction }.
    .you = You score { $count } { $count ->
    [one] point
   *[other] points
} for the { $faction }.
illuminaten-event-won = { $seat } wins.
    .you = You win.

## Why somebody has won, by the rule

illuminaten-why-X9-1 = The winner has discs on two plots at the end of a turn.
illuminaten-why-X9-4 = The fifth edict was discarded: the largest lodge of each faction decides.
illuminaten-why-X10-2 = An artificial opponent wins with any one of its own three plots.

## What speaks for or against a choice, in hints and reviews: a clause

illuminaten-fact-completes = completes “{ $plot }”: { $have } of { $need }
illuminaten-fact-advances = brings you to { $have } of { $need } for “{ $plot }”
illuminaten-fact-loses-ground = leaves you with { $have } of { $need } for “{ $plot }”
illuminaten-fact-sets-back-plot = leaves { $seat } with { $have } of { $need } for “{ $plot }”
illuminaten-fact-helps-plot = brings { $seat } to { $have } of { $need } for “{ $plot }”
illuminaten-fact-controls = gives you control of { $card }
illuminaten-fact-takes-over = takes control of { $card } from { $seat }
illuminaten-fact-loses-control = you lose control of { $card }
illuminaten-fact-largest-lodge = gives you the largest lodge: { $faction }
illuminaten-fact-favor = brings you { $count } favor
illuminaten-fact-pays = costs { $count } favor
illuminaten-fact-discs = { $count ->
    [one] puts 1 more disc to use
   *[other] puts { $count } more discs to use
}
illuminaten-fact-wins-for-sure = wins the contest, whatever the other side has laid
illuminaten-fact-loses-for-sure = loses the contest in any case

## What is asked

illuminaten-ask-draw = Which card is drawn?
illuminaten-ask-connection = Which connection card is it?
illuminaten-ask-faction-card = Which faction card?
illuminaten-ask-plot = Which plot?
illuminaten-ask-play-special = Play a special event?
illuminaten-ask-menu = Choose an action or a card from your hand.
illuminaten-ask-propaganda = Which three favor do you spend?
illuminaten-ask-pay = Which favor do you spend?
illuminaten-ask-take = Which favor do you take?
illuminaten-ask-intercept = The supply has none. Who do you take it from?
illuminaten-ask-give = Collusion: which favor do you give, and to whom?
illuminaten-ask-gain = You lost the contest. Which favor do you take?
illuminaten-ask-acting = Which of your cards acts?
illuminaten-ask-target = Choose a target card.
illuminaten-ask-lay = Which card do you lay?
illuminaten-ask-price = Which favor do you spend on the disc?
illuminaten-ask-more = Place one more disc?
illuminaten-ask-whisper = Use “Quiet whisper”, or give the others their share?
illuminaten-ask-next-yield = Which card yields next?
illuminaten-ask-faction = Which faction’s cards do you move discs from?
illuminaten-ask-lift = Which disc do you move?
illuminaten-ask-move-to = Where do you move it?
illuminaten-ask-whom = Whose discs do you displace?
illuminaten-ask-slots = Which discs do you displace?
illuminaten-ask-lean = Count as 1 stronger or 1 weaker than your opponent?
illuminaten-ask-contest-card = Which contest card do you lay?
illuminaten-ask-go-on = The cards cancel each other. Continue, or stop?
illuminaten-ask-ability = { $card } is in the chain: { $ability }.
illuminaten-ask-swap = Which cards do you swap?
illuminaten-ask-deck-or-court = Take from the deck, or from the court?
illuminaten-ask-edict = From which edict do you take favor?
illuminaten-ask-lose-plot = Your plots are not compatible. Which one do you give up?
illuminaten-ask-return-plot = Return a disc to its plot?
illuminaten-ask-event = Which event is turned up?
illuminaten-ask-keep-event = Which event do you keep?
illuminaten-ask-discard = You have too many cards in hand. Which one do you discard?
illuminaten-ask-court = Take a card from the court?

## What can be chosen

illuminaten-face-down = face-down card
illuminaten-target = { $sight ->
    [hidden] { illuminaten-face-down }
   *[known] { $target }
}
illuminaten-action-scout = Scout
illuminaten-action-influence = Influence
illuminaten-action-interrogate = Interrogate
illuminaten-action-reassign = Reassign
illuminaten-action-exclude = Exclude
illuminaten-action-displace = Displace
illuminaten-action-end = End the turn
illuminaten-action-claim = Claim the { $faction } card
illuminaten-action-fulfil = Fulfil “{ $plot }”
illuminaten-action-use = Use the { $faction } card
illuminaten-action-reward-influence = Reward: Influence (place { $place }), { illuminaten-target }
illuminaten-action-reward-reassign = Reward: Reassign (place { $place }), { illuminaten-target }
illuminaten-action-reward-exclude = Reward: Exclude (place { $place }), { illuminaten-target }
illuminaten-action-propaganda = Buy a main action with propaganda
illuminaten-action-convent = Buy a main action at the convent
illuminaten-action-look-hand = Look at { $seat }’s hand
illuminaten-action-look-plot = Look at { $seat }’s private plot
illuminaten-action-conspire = Conspire: { $card }
illuminaten-action-with-areopagus = Your areopagus
illuminaten-action-with = Place { $place }: { illuminaten-target }
illuminaten-action-at-areopagus = Your own areopagus
illuminaten-action-at = Place { $place }: { illuminaten-target }
illuminaten-action-against = Against { $seat }
illuminaten-action-slots = { $slots ->
    [12] Slots 1 and 2
    [13] Slots 1 and 3
    [23] Slots 2 and 3
    [123] All three slots
   *[other] Slot { $slots }
}
illuminaten-action-lay = Lay { $card_the }
illuminaten-action-lift = From slot { $slot } at place { $place }: { illuminaten-target }
illuminaten-action-to = To slot { $slot } at place { $place }: { illuminaten-target }
illuminaten-action-onto = To place { $place }: { illuminaten-target }
illuminaten-action-as = Discs on { $faction } cards
illuminaten-action-more = One more disc
illuminaten-action-done = Done
illuminaten-action-whisper = “Quiet whisper”: give nothing
illuminaten-action-collude = Give the others their share
illuminaten-action-pay-group = { $count } { $faction } favor as one
illuminaten-action-pay = 1 { $faction } favor
illuminaten-action-price = { $primary ->
    [0] { $secondary } { $second } favor
   *[other] { $secondary ->
        [0] { $primary } { $first } favor
       *[other] { $primary } { $first } and { $secondary } { $second } favor
    }
}
illuminaten-action-take = 1 { $faction } favor
illuminaten-action-from = From { $seat }
illuminaten-action-give = 1 { $faction } favor to { $seat }
illuminaten-action-stronger = 1 stronger
illuminaten-action-weaker = 1 weaker
illuminaten-action-contest = { $strength ->
    [dagger] Lay { $card_the } with the dagger
    [hammers] Lay { $card_the } with the hammers
   *[other] Lay { $card_the }, strength { $strength }
}
illuminaten-action-go-on = Continue with new cards
illuminaten-action-stop = Stop: the defender wins
illuminaten-action-use-ability = Use: { $ability }
illuminaten-action-quick-favor = Quick favor: { $gives ->
    [first] 1 { $first } or { $second }
    [second] 1 { $first } + 1 { $second }
    [third] 1 { $first } + 1 { $second } + 1 of either
    [grand-master] 3 { $first }
   *[royal-arch] 2 { $first }
}
illuminaten-action-skip = Do not use it
illuminaten-action-deck = Two from the deck
illuminaten-action-court = Court, place { $court }: { illuminaten-target }
illuminaten-action-edict = The { $faction } edict
illuminaten-action-borrow = The { $faction } card
illuminaten-action-replace-private = Replace your private plot
illuminaten-action-replace = Replace “{ $plot }”
illuminaten-action-play = Play the event “{ $event_card }”
illuminaten-action-keep = Keep the event “{ $event_card }”
illuminaten-action-pass = No
illuminaten-action-lose = Give up “{ $plot }”
illuminaten-action-return = Return the disc to “{ $plot }”
illuminaten-action-discard = Discard { $card_the }
illuminaten-action-draw = Draw { $card_the }
illuminaten-action-connection = Deal { $connection }
illuminaten-action-faction = The { $faction } card is in the game
illuminaten-action-plot = The plot “{ $plot }”
illuminaten-action-event = The event “{ $event_card }”

## Words of the table

illuminaten-word-hand = Hand
illuminaten-word-court = Court
illuminaten-word-chain = Chain
illuminaten-word-contest = Contest and plan cards
illuminaten-word-faction-row = Faction cards
illuminaten-word-plots = Plots
illuminaten-word-private = private
illuminaten-word-deck = Deck
illuminaten-word-discard = Discard
illuminaten-word-supply = Supply
illuminaten-word-discs = Discs
illuminaten-word-events = Events
illuminaten-word-edicts = Edicts discarded
illuminaten-word-points = Points
illuminaten-word-areopagus = Areopagus
illuminaten-word-round = Round { $round }
illuminaten-letter-nobility = N
illuminaten-letter-magistrates = M
illuminaten-letter-artists = A
illuminaten-letter-connoisseurs = K
illuminaten-letter-clergy = C
illuminaten-letter-scholars = S

## Options

illuminaten-option-opponent = Artificial opponent
    .about = Takes the first seat and counts as a player: if you are alone, it is a two-player game.
illuminaten-option-opponent-none = None
    .about = People and bots only.
illuminaten-option-opponent-saint-germain = Count Saint-Germain
    .about = A simple script, for a first game.
illuminaten-option-opponent-weishaupt = Adam Weishaupt
    .about = A more elaborate script, a tough opponent.

## How to play, in short

illuminaten-howto-1 = Be the first to have discs on two plots at the end of your turn. Two plots are open to all, one is yours alone. The dots show your progress.
illuminaten-howto-2 = Each turn you have two main actions. Click to start one; its cost is shown before you choose.
illuminaten-howto-3 = Interrogate your cards to get favor. Spend favor to Influence: place discs on cards next to yours. Scout turns up new cards.
illuminaten-howto-4 = Discs spread from your areopagus. Three or more neighbouring cards of one faction form a lodge; whoever has the most discs in it, at least 3, controls it.
illuminaten-howto-5 = Displace another player’s discs in a contest: your discs nearby and a card from your hand against theirs.
illuminaten-howto-6 = You can also play cards from your hand into a chain: each card gives its ability and must share a faction with the one before.
illuminaten-howto-7 = When you meet a plot’s condition, fulfil it: once a turn, for free. If five edicts are discarded first, the largest lodges decide.

## Rules, in short

rule-X1-1 = Of 57 luminaries, 14 form the face-down field (19 with four players); five face-up cards are the court, with the steward over the first. Each player takes four into hand.
rule-X1-2 = The supply has 6, 8 or 10 favor of each type for 2, 3 or 4 players.
rule-X1-3 = Each player has 20 discs and an areopagus beside the field. The disc printed on it is always there and is never a target.
rule-X1-4 = Each player gets a connection card with three factions and one favor of each.
rule-X1-5 = The player with the lowest connection number goes first. Turns go clockwise around the field.
rule-X1-6 = Three, four or five faction cards lie open, for 2, 3 or 4 players. Two plots are public, and each player has a private one.
rule-X1-7 = The event deck has two halves, each with three edicts and three special events. Three special events stay in the box. Four reward markers lie ready.
rule-X2-1 = Rows are offset like bricks: a card inside the field touches six others.
rule-X2-2 = Cards that touch are neighbours. A card is also its own neighbour.
rule-X2-3 = A card touched on all six sides is inner; any other is outer.
rule-X2-4 = An areopagus has two neighbouring cards, belongs to no lodge and does not count as a card for plots.
rule-X2-5 = The middle row is the central row.
rule-X3-1 = Luminaries of the first, second and third degree have two factions; grand masters and royal arches have one.
rule-X3-2 = A card yields favor of its factions. First degree: 1 of either. Second: 1 of each. Third: 1 of each and 1 of either. Grand master: 3. Royal arch: 2, or 2 for each of your discs on it when Interrogated.
rule-X3-3 = Each slot takes one disc for its price. A disc goes to the topmost free slot; discs do not move up.
rule-X3-4 = Strength is 2 to 6, a dagger or hammers. A luminary may be a Mason or a Rosicrucian.
rule-X3-5 = You control a card if you have more discs on it than any other player. On a tie nobody controls it.
rule-X3-6 = A lodge is three or more connected face-up cards of one faction; all connected cards belong to it.
rule-X3-7 = You control a lodge if you have at least 3 discs in it and more than anybody else.
rule-X4-1 = Favor is taken from the supply, and spent favor returns to it.
rule-X4-2 = In your turn you may spend 3 favor of one type in place of 1 of another type.
rule-X4-3 = What the supply lacks is taken from an opponent of your choice; if nobody has it, you do not get it.
rule-X4-4 = Favor, discs, faction cards and public plots are open; hands, private plots and unplayed events are secret. Only the top card of the discard is shown.
rule-X4-5 = When the last luminary is drawn, the discard becomes the new deck. Events are never reshuffled.
rule-X5-1 = Event phase, from round 2: from each of your edicts, 1 favor goes to the supply and 1 to you; discard your special event; you may play another, which everybody may use.
rule-X5-2 = Action phase: two main actions. In addition, in any order: Conspire as often as you like, Claim once, Fulfil once.
rule-X5-3 = Extra main actions do not count against the two.
rule-X6-1 = Scout: spend 1 matching favor, take a neighbouring face-down card into hand and lay any card from hand in its place. The acting card is one with your disc, or your areopagus; matching favor is favor of one of its factions.
rule-X6-2 = Influence: place 1 to 3 discs on a neighbouring card and pay the price of each slot. Nobody may add discs to a royal arch with an opponent’s disc.
rule-X6-3 = Interrogate: take the yield of a card with your disc and of its neighbours of the same degree with your discs (gossip). For each opponent’s disc on these cards, give 1 of that favor to its owner (collusion). A card yields once a turn.
rule-X6-4 = Reassign: spend 1 favor of a faction and make up to 3 moves of your discs from its cards to free slots of neighbouring cards.
rule-X6-5 = Exclude: discard a neighbouring card without opponents’ discs and lay a card from hand in its place; your discs move onto it. Spend 1 matching favor for each of your discs on the card, at least 1.
rule-X6-6 = Displace: spend 1 matching favor for each disc of one opponent that you target on a neighbouring card; then a contest begins.
rule-X6-6a = Initial strength of a side: its discs on the target card, on its neighbours and on an areopagus beside it. The higher side has advantage; the other is vulnerable.
rule-X6-6b = Both players lay a card in secret and reveal together. A dagger wins at once for the vulnerable side, hammers for the side with advantage; otherwise they add 0. If both win at once, the cards cancel each other.
rule-X6-6c = The higher total wins; ties go to the defender.
rule-X6-6d = If the attacker wins, the discs return to their owner, who gains 1 favor for each. A reward marker lets the attacker Influence, Reassign or Exclude there once more this turn.
rule-X7-1 = Conspire: add a card to your chain and use its ability. It must share a faction with the one before; a grand master fits anywhere, a royal arch ends the chain. Boosts are compulsory.
rule-X7-2 = Quick favor: once a turn, take the yield of the card just added instead of its ability.
rule-X7-3 = There are fifteen abilities besides those of grand masters and royal arches: extra actions, boosts and specials.
rule-X7-4 = Claim: once a turn, take a faction card if you control that faction’s largest lodge. Lodges tied for largest count as one.
rule-X7-5 = A faction card gives an extra action once a turn and a lasting benefit.
rule-X7-6 = Fulfil: once a turn, put a disc on a public plot or your private one, if its condition holds alongside the plots you already meet (see X8.1).
rule-X8-1 = The cards that meet one plot may not all be among the cards that meet another, and each lodge counts for one plot only.
rule-X8-2 = There are thirteen plots about lodges, degrees, organisations, control and places.
rule-X9-1 = Check plots: if a plot’s condition is no longer met, its disc is moved under the plot’s lower edge; once it is met again, the disc may return. The active player wins with discs on two plots.
rule-X9-2 = If a grand master or royal arch was played this turn, look at two events, keep one and put the other back. An edict is played at once.
rule-X9-3 = Refill: the others fill their hands up to four cards, then you do. From the court you take one card for free, or two for 1 favor if one is under the steward; the rest come from the deck. The card under the steward is discarded, the steward moves on, the court is refilled.
rule-X9-4 = When five edicts have been discarded, the current round is played to its end. Then the largest lodge of each faction scores 1 for each disc. Ties go to the player with more faction cards.
rule-X10-1 = An artificial opponent has an areopagus, favor, discs and a figure, but no hand and no private plot.
rule-X10-2 = On its turn it resolves its edicts, follows its script and Claims every faction card it may. It wins with any one of its three plots.
rule-X10-3 = It Influences for free, Excludes with court cards, Interrogates without gossip, and in contests spends its favor and turns up to three cards.
rule-X10-4 = Count Saint-Germain looks at the cards beside his figure and takes the first step that applies. If it applies to several cards, he chooses the one whose place has the next higher number after his figure’s; after the highest comes the lowest. a: He Scouts a face-down card. If it shares a faction with the card under his figure, he Influences it; if not, he Excludes it. b: A card shares a faction: he Influences and Interrogates it, or Displaces a rival if it has no free slot. c: A card shares no faction: he Excludes it. If a rival has a disc there, he Influences it if he can, and then Displaces the rival. d: Otherwise his figure moves to a face-up card next to one with a rival’s disc, and he Interrogates that card and then his areopagus. He wins if 4 edicts have been discarded, if he controls a lodge of 5 cards, or if he has 8 discs on cards.
rule-X10-5 = Adam Weishaupt turns up the top luminary of the deck as his plan card. Its strength points to a card beside his figure, the target; if it is face down, he turns it up. Then he takes the first step that applies. a: The target has no rival’s disc and is not a grand master or royal arch, but the plan card is: the plan card takes its place and he Influences it. b: The target has his discs and no rival’s: he Influences it. If it has no free slot, the next card clockwise becomes the target; if every card has been tried, his figure moves to the last one and he Interrogates it. c: The target is a grand master or royal arch: he Influences it, or Displaces a rival who has a disc there. d: The target has no rival’s disc and shares no faction with the card under his figure, but the plan card does: the plan card takes its place and he Influences it. e: The target shares a faction, has a free slot and none of his discs: he Influences it. f: Otherwise he Displaces a rival there or, if there is none, Excludes the target. Whenever he Influences a card, he buys further discs with favor of its factions. He wins if he controls a lodge of 5 cards or 3 grand masters or royal arches, or if he has 8 discs on cards.
rule-X10-6 = The two other opponents in the box are not here: their scripts are not known.
rule-X11 = Tables from the box: numbers of places, areopagi, connection cards, special events.
rule-X12-1 = Open to all: everything face up, all favor and discs, the number of cards in hands and decks, who took which court card.
rule-X12-2 = Yours alone: your hand, your private plot, unplayed events, the event you put back, what you looked at.
rule-X12-3 = Nobody knows the face-down cards of the field, the order of the decks, or what stays in the box.

## The web table

illuminaten-ui-field = The field
illuminaten-ui-target = { $card } at place { $place }
illuminaten-ui-status = Round { $round } · actions left: { $mains }
illuminaten-ui-building = { $action }. { $asked }
illuminaten-ui-due = To pay: { $cost }
illuminaten-ui-more = One more disc for { $cost }?
illuminaten-ui-costs = costs { $cost }
illuminaten-ui-discs = Discs: { $names }
illuminaten-ui-disc-on = { $seat }’s disc
illuminaten-ui-disc-under = { $seat }’s disc underneath: condition no longer met
illuminaten-ui-areopagus = { $name }’s areopagus
illuminaten-ui-court = Court, place { $place }: { $card }
illuminaten-ui-empty = empty
illuminaten-ui-steward = under the steward
illuminaten-ui-supply-of = Supply, { $faction }: { $count }. Shows the lodges.
illuminaten-ui-favor-of = Your favor, { $faction }: { $count }
illuminaten-ui-your-favor = Your favor
illuminaten-ui-favor = favor: { $count }
illuminaten-ui-pile = { $pile }: { $count }
illuminaten-ui-actions = Main actions
illuminaten-ui-out = Cards laid out
illuminaten-ui-faction-card = The { $faction } card
illuminaten-ui-faction-cards = Faction cards
illuminaten-ui-marker = reward marker
illuminaten-ui-yielded = Has already yielded this turn
illuminaten-ui-contest = Contest: { $card }
illuminaten-ui-advantage = advantage: this side’s hammers win at once
illuminaten-ui-vulnerable = vulnerable: this side’s dagger wins at once
illuminaten-ui-contested = Another player has the same number there.
illuminaten-ui-no-lodge = No lodge yet
illuminaten-ui-lodge = Lodge of { $count } cards
illuminaten-ui-about = { $name }: everything open to all
illuminaten-ui-seen = Known cards in hand: { $cards }
illuminaten-ui-of-discs = { $have } of { $need } discs
illuminaten-ui-of-cards = { $have } of { $need } cards
illuminaten-ui-of-lodge = { $have } of { $need } cards of a lodge
illuminaten-ui-of-outer = { $have } of { $need } outer cards
illuminaten-ui-of-factions = { $have } of { $need } factions
illuminaten-ui-of-rows = { $have } of { $need } rows
illuminaten-ui-of-masters = { $have } of { $need } grand masters
illuminaten-ui-of-areopagi = { $have } of { $need } areopagi
illuminaten-ui-of-rosicrucians = { $have } of { $need } Rosicrucians
illuminaten-ui-source-seed = from the rulebook
illuminaten-ui-source-inferred = inferred
illuminaten-ui-source-reconstructed = reconstructed

# Prices, contests, and why an action is not available.
illuminaten-ui-claimant = { $name } may claim it
illuminaten-ui-blocked = Met, but not compatible with your other plots.
illuminaten-ui-strength-discs = { $card } (place { $place }): { $count }
illuminaten-ui-strength-areopagus = areopagus: { $count }
illuminaten-ui-strength-ability = { $count } from the ability
illuminaten-ui-strength-favor = +{ $count } from favor
illuminaten-ui-strength-card = +{ $count } from the card
illuminaten-cost-kind = { $faction }
illuminaten-cost-due = { $count } { $kinds } favor
illuminaten-cost-any = { $count } favor of any type
illuminaten-cost-free = free
illuminaten-cost-each = { $cost } for each disc
illuminaten-cost-least = at least { $cost }
illuminaten-cost-takes = { $cost } ({ $count } in total)
illuminaten-word-or = or
illuminaten-forecast-win = wins
illuminaten-forecast-lose = loses
illuminaten-forecast-cancel = the cards cancel
illuminaten-forecast-open = depends on theirs
illuminaten-ui-lacks = You lack { $cost }.
illuminaten-unavailable-no-main = No main action is left.
illuminaten-unavailable-only-rosicrucians = No main action is left: only Rosicrucians are possible, and none fits.
illuminaten-unavailable-no-face-down = There is no face-down card.
illuminaten-unavailable-out-of-reach = No face-down card is next to your cards.
illuminaten-unavailable-no-favor = You do not have enough favor.
illuminaten-unavailable-no-disc = You have no discs left.
illuminaten-unavailable-no-slot = No card within reach has a free slot.
illuminaten-unavailable-yielded = All your cards have already yielded this turn.
illuminaten-unavailable-no-own-disc = You have no discs on cards.
illuminaten-unavailable-no-card = Your hand is empty.
illuminaten-unavailable-no-target = No card within reach is free of opponents’ discs.
illuminaten-unavailable-no-fitting-card = No card in your hand can be laid there.
illuminaten-unavailable-no-rival = No opponent’s disc is within reach.
illuminaten-unavailable-used = Already used this turn.
illuminaten-unavailable-borrowed = The card is borrowed this turn.
illuminaten-unavailable-no-control = You do not control the largest lodge.
illuminaten-unavailable-not-met = Its condition is not met.
illuminaten-unavailable-incompatible = Its cards are already needed for another of your plots.
illuminaten-unavailable-no-link = It shares no faction with the last card of the chain.
illuminaten-unavailable-chain-ended = A royal arch has ended the chain.
illuminaten-by-main = main action
illuminaten-by-faction = faction card
illuminaten-by-ability = ability
illuminaten-by-reward = reward marker
illuminaten-main-action-scout = { illuminaten-action-scout }
illuminaten-main-action-influence = { illuminaten-action-influence }
illuminaten-main-action-interrogate = { illuminaten-action-interrogate }
illuminaten-main-action-reassign = { illuminaten-action-reassign }
illuminaten-main-action-exclude = { illuminaten-action-exclude }
illuminaten-main-action-displace = { illuminaten-action-displace }

# The second line of the ribbon: what the question means.
illuminaten-ask-acting-meaning = The acting card decides what is within reach and which favor pays: that of the card’s factions or, for the areopagus, of those on your connection card.
illuminaten-ask-target-meaning = The cards with a gold ring are within reach.
illuminaten-ask-lay-meaning = It takes the free place. The scouted card is already in your hand.
illuminaten-ask-price-meaning = The disc costs less. Choose which favor you spend.
illuminaten-ask-more-meaning = Up to three discs in one action, each for the price of its slot.
illuminaten-ask-next-yield-meaning = Each neighbour of the same degree with your disc yields too.
illuminaten-ask-faction-meaning = 1 favor of the faction lets you move up to three of your discs from its cards.
illuminaten-ask-lift-meaning = It goes to a free slot of a neighbouring card.
illuminaten-ask-move-to-meaning = The slot costs nothing.
illuminaten-ask-whom-meaning = One opponent at a time.
illuminaten-ask-slots-meaning = 1 favor for each disc you target.
illuminaten-ask-lean-meaning = Stronger, you have advantage, and your hammers win at once. Weaker, you are vulnerable, and your dagger wins at once.
illuminaten-ask-go-on-meaning = If you stop, the defender wins.
illuminaten-ask-take-meaning = It goes from the supply to you.
illuminaten-ask-intercept-meaning = The supply has none of it.
illuminaten-ask-give-meaning = Opponents with discs on the interrogated cards get a share.
illuminaten-ask-gain-meaning = 1 favor for each disc that returned to you.
illuminaten-ask-swap-meaning = Discs stay on their cards.
illuminaten-ask-play-special-meaning = It stays in front of you until your next turn. Everybody may use it.
illuminaten-ask-keep-event-meaning = The other goes back on top. An edict is played at once.
illuminaten-ask-discard-meaning = It goes to the discard.
illuminaten-ask-court-meaning = One card is free. Two cost 1 favor if one is under the steward. The rest come from the deck.
illuminaten-ask-lose-plot-meaning = The same cards or lodge cannot count for two plots.
illuminaten-ask-return-plot-meaning = The condition is met again. On the plot the disc counts; discs on two plots win at the end of your turn.
illuminaten-ui-return-wins = You have a disc on another plot already: with this one back, you win.
illuminaten-ui-building-target = { $action }: { $card }. { $asked }
illuminaten-ui-group = Favor marked −{ $group } is spent { $group } at a time in place of 1.
illuminaten-ui-defend = Your discs on { $card } are attacked. Which card do you lay?
illuminaten-ui-odds = Your strength { $own } against { $other }. { $standing ->
    [advantage] Your hammers or their dagger win at once.
    [vulnerable] Your dagger or their hammers win at once.
   *[none] No card wins at once.
}
illuminaten-ui-verdict = { $name } wins: { $reason }.
illuminaten-ui-in-all = { $total } in total
illuminaten-ui-at-once = { $ending ->
    [win] wins at once
   *[open] wins at once, unless theirs does too
}
illuminaten-ui-option = { $card }: { $cost }
illuminaten-ui-slot = Slot { $slot }: { $cost }
illuminaten-ui-slots = Slots
illuminaten-ui-aims = { $name } wins with any one of these
illuminaten-ui-plan = Plan card
illuminaten-ui-outlines = Lodges and control
illuminaten-ui-controls = controlled by { $name }
illuminaten-ui-lodge-of = { $faction } lodge, cards: { $count }
illuminaten-ui-legend = Legend
illuminaten-ui-legend-card = On a card
illuminaten-ui-legend-table = On the table
illuminaten-ui-legend-studs = One, two or three studs on the frame: the degree
illuminaten-ui-legend-circle = A slot; each dot is 1 favor of the first faction
illuminaten-ui-legend-diamond = Each diamond is 1 favor of the second faction
illuminaten-ui-legend-extra = An extra action
illuminaten-ui-legend-boost = A boost for this turn
illuminaten-ui-legend-strength = Strength in a contest: a number, a dagger or hammers
illuminaten-ui-legend-lodge = A band between cards: they belong to one lodge
illuminaten-ui-legend-seal = A seal on it: who controls the lodge
illuminaten-ui-legend-control = A coloured edge: who controls the card
illuminaten-ui-legend-steward = The steward: this court card goes next
illuminaten-ui-legend-figure = The figure of the artificial opponent
illuminaten-ui-reveals = Reveals something hidden: it can only be undone with consent.
