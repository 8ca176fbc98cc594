# Puzzles: positions in which one choice is clearly the best.

puzzle-title = Puzzles
puzzle-about = Positions from played games in which one choice is clearly the best. Which one is it?
puzzle-none = There are no puzzles of this game yet.
puzzle-all = All puzzles
puzzle-one = Puzzle
puzzle-daily = Puzzle of the day
puzzle-go-on = More puzzles
puzzle-next = Next puzzle
puzzle-solved = { $solved } of { $count } solved
puzzle-streak = { $days ->
    [one] 1 day in a row
   *[other] { $days } days in a row
}
puzzle-right = That is right!
puzzle-wrong = Not the best choice
puzzle-why = Why
puzzle-solution = Best, { $chance } to win: { $what }
puzzle-chosen = Your choice, { $chance }: { $what }
puzzle-second = Second best, { $chance }: { $what }
puzzle-worse = Your choice is clearly weaker: { $what }
puzzle-difficulty = Difficulty { $level } of { $most }
puzzle-difficulty-0 = Every bot finds the solution.
puzzle-difficulty-1 = One of three levels of bots misses the solution.
puzzle-difficulty-2 = Two of three levels of bots miss the solution.
puzzle-difficulty-3 = All three levels of bots that were asked miss the solution.
