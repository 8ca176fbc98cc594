game-king = For the King (and Me)
    .short = For the King
    .about = Share the cards out, then outbid the other advisers for the best offices at court.
