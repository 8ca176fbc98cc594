"""What a report tells of Pax Illuminaten."""
