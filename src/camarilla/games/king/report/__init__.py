"""What a report tells of For the King."""
