"""Games by the thousand: simulation, the hunt for faults, and measurements."""
