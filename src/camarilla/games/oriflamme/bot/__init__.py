"""How bots judge and play Oriflamme."""
