# Players: their games and results, ratings and their history, the best at each game.

profile-yours = Your account
profile-none = There is no such player.
profile-nothing = No finished games yet.
profile-together = You and { $name } have played { $count ->
    [one] { $count } game
   *[other] { $count } games
} together: you won { $won }, { $name } won { $lost }.
profile-statistics = Games and ratings
profile-with-people = With people: { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $won } won
profile-with-bots = Against bots, or on a shared screen: { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $won } won
profile-rating = Rating { $rating } ± { $uncertainty } after { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
profile-unrated = No rated games yet
profile-chart = { $game }: the rating after each rated game, from { $first } to { $last }; the band is its uncertainty.
profile-opponents = Opponents
profile-opponent = Player
profile-played = Games
profile-won = Won
profile-lost = Opponent won
profile-list = Finished games
profile-kind-all = All
profile-kind-people = With people
profile-kind-bots = Against bots
profile-kind-imported = Imported
profile-all-games = All games
profile-game = Game
profile-result-won = won
profile-result-lost = lost
profile-rated = rated
profile-imported = imported
profile-more = Show more
profile-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
profile-private = Games at private tables are listed only for the people who played in them.
profile-best = Ratings
profile-best-about = Everyone with at least { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}. Players are ordered by the lower bound: the rating minus three times its uncertainty. Games with bots and imported records do not count.
profile-best-none = Nobody has played enough rated games yet.
profile-best-rank = Place
profile-best-rating = Rating
profile-best-sure = Lower bound
