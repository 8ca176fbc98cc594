"""How bots judge and play For the King."""
