"""Pax Illuminaten; rules X1 to X12."""
