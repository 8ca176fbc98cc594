# Puzzles: positions in which one choice is clearly the best.

puzzles-title = Puzzles
puzzles-about = Positions from played games in which one choice is clearly the best. Which one is it?
puzzles-none = There are no puzzles of this game yet.
puzzles-all = All puzzles
puzzles-one = Puzzle
puzzles-daily = Puzzle of the day
puzzles-go-on = More puzzles
puzzles-next = Next puzzle
puzzles-solved = { $solved } of { $count } solved
puzzles-streak = { $days ->
    [one] streak: 1 day
   *[other] streak: { $days } days
}
puzzles-right = That is right
puzzles-wrong = Not the best choice
puzzles-why = Why
puzzles-solution = Best, { $chance } to win: { $what }
puzzles-chosen = Your choice, { $chance }: { $what }
puzzles-second = Second best, { $chance }: { $what }
puzzles-worse = Your choice is clearly weaker: { $what }
puzzles-difficulty = Difficulty { $level } of { $most }
puzzles-difficulty-0 = Every bot finds the solution.
puzzles-difficulty-1 = One of three levels of bots misses the solution.
puzzles-difficulty-2 = Two of three levels of bots miss the solution.
puzzles-difficulty-3 = All three levels of bots that were asked miss the solution.
