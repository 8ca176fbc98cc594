"""What a report tells of Oriflamme."""
