"""What a person at a seat sees: the observation, with everything that the rules derive."""
