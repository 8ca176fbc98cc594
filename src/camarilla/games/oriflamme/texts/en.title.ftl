game-oriflamme = Oriflamme
    .short = Oriflamme
    .about = The king is dead and has no heir. Place your cards, wait, and reveal them in time.
game-ablaze = Oriflamme: Ablaze
    .short = Ablaze
    .about = The same intrigue with ten other cards: prince and twin, impersonation, bribery and traps. Learn Oriflamme first.
