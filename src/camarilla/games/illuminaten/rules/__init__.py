"""The rules of Pax Illuminaten."""
