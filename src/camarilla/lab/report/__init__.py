"""Balance reports: what thousands of games say about a game, as data and as a page of charts."""
