"""Oriflamme and Oriflamme: Ablaze, one flow for both boxes; rules O1 to O12."""
