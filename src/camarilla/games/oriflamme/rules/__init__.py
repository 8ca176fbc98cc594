"""The rules of Oriflamme and Ablaze."""
