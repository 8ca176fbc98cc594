"""The command line: `camarilla`."""

from camarilla.cli.app import main

__all__ = ["main"]
