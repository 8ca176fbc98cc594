"""A bot with an account of its own: accepts every challenge on a server, and plays at random.

camarilla admin bot Rook    # beside the server: prints the bot's id and its token
CAMARILLA_TOKEN=THE_TOKEN python examples/bot_account.py http://localhost:8000
"""

import json
import os
import random
import sys
import urllib.error
import urllib.request

address, token = sys.argv[1].rstrip("/"), os.environ["CAMARILLA_TOKEN"]


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.urlopen(
        urllib.request.Request(f"{address}/api{path}", data, headers), timeout=60
    )


def play(table, seat):
    position = json.load(ask(f"/tables/{table}/position?seat={seat}"))["position"]
    legal = position["observation"]["legal"]
    if not legal:
        return  # the turn is over already
    action = random.choice(legal)  # here a bot thinks
    decision = {"seat": seat, "seq": position["seq"], "action": action["id"]}
    try:
        ask(f"/tables/{table}/act", decision)
    except urllib.error.HTTPError as error:
        print(error.read().decode())  # the board has changed meanwhile: another turn follows


for line in ask("/bot/events"):  # one event a line; empty ones say that the server is there
    event = json.loads(line[6:]) if line.startswith(b"data: ") else {"type": ""}
    if event["type"] == "challenge":
        ask(f"/tables/{event['table']['id']}/join", {})
    elif event["type"] == "turn":
        play(event["table"], event["seat"])
    elif event["type"] == "end":
        print(json.dumps(event["table"]["result"]), flush=True)
