"""A worker process: reads questions from its input, one a line, and writes answers.

It knows nothing but the views it is asked about. It ends when its input does.
"""

import signal
import sys

import msgspec

from camarilla.table.players import Question, think


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    decoder = msgspec.json.Decoder(Question)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(think(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
