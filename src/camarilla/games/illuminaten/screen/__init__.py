"""Pax Illuminaten in a terminal."""
