# The review of a finished game.

review-title = Review
review-step = Step
review-player = Player
review-choice = Choice
review-chance = Chance
review-cost = Lost
review-grade = Grade
review-grade-best = best
review-grade-good = good
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-accuracy = { $seat }: { $percent } ± { $error }% accurate in { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
review-key = Key moments
review-key-about = The choices that cost most, and the moments after which the chances changed most. A grade counts only the loss beyond the error of the estimate, so equal losses may differ in grade.
review-better = Better, by { $percent }: { $what }
review-begin = Review this game
review-about = A bot looks at every decision again and estimates what it cost, given what the player could know at the time. It takes a minute or two; running games come first.
review-progress = { $done } of { $total } decisions
review-stop = Stop
review-again = Start again
review-failed = The review failed.
review-stopped = The review was stopped.
review-empty = There was nothing to decide in this game.
review-chart = Chances to win
review-chart-about = Every player’s chance to win at each decision, given what the deciding player could know. Use the arrow keys to move along.
review-open = All cards open
review-open-about = The game as seen with every card open. No player could know this.
review-decisions = Decisions
review-at = Decision { $number } of { $total }: { $seat }
review-chances = Chances to win
review-lost = cost { $percent }
review-watch = Show it in the replay
review-try = Try from here
review-try-about = You take the seat of { $seat }. Bots play the others.
review-try-sampled = As it looked then
review-try-sampled-about = Whatever could not be seen from this seat is dealt again at random.
review-try-true = With the real cards
review-try-true-about = Everything hidden is as it was in the game.
review-accuracy-title = Accuracy
