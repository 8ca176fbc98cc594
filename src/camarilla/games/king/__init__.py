"""For the King (and Me): rules K1 to K9."""
