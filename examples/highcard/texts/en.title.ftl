game-highcard = High Card
    .short = High Card
    .about = Keep your card or exchange it once. The highest card scores.
