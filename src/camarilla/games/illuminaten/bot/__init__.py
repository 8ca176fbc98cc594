"""How bots judge and play Pax Illuminaten."""
