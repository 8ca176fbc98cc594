game-illuminaten = Pax Illuminaten
    .short = Pax Illuminaten
    .about = Bavaria, 1776. Recruit luminaries, weave conspiracies, and see two plots through before the edicts end it all.
