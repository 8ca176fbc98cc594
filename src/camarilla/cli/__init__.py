"""The command line: `camarilla`."""
