"""Camarilla: one engine and one table for four games of court intrigue."""

from camarilla import _build

__all__ = ["__version__"]

__version__ = "0.2.0"

_build.choose()
