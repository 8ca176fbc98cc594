"""`python -m camarilla` is the command `camarilla`."""

from camarilla.cli import main

main()
