"""A worker process: reads jobs from its input, one a line, and writes answers.

It knows nothing but the information states in its jobs. It ends when its input does.
"""

import signal
import sys

import msgspec

from camarilla.bots import external
from camarilla.bots.base import BotFailed
from camarilla.table.thinking.jobs import Answer, Job, do_job


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    decoder = msgspec.json.Decoder(Job)
    for line in sys.stdin.buffer:
        try:
            answer = do_job(decoder.decode(line))
        except BotFailed as failure:
            external.close_all()  # it is restarted at the next request
            answer = Answer((), str(failure))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
