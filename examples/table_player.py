"""Sits down at a table of a running server and plays it to the end, by plain HTTP.

python examples/table_player.py http://localhost:8000/t/the-tables-id
"""

import http.cookiejar
import json
import random
import sys
import time
import urllib.request

address, _, table = sys.argv[1].partition("/t/")
browser = urllib.request.build_opener(
    urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar())  # the cookie says who we are
)


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{address}/api{path}", data, headers)
    return json.load(browser.open(request, timeout=30))


ask("/me", {"name": "Program"})
ask(f"/tables/{table}/join", {})
seen = 0  # the last sequence number we know; the server answers with nothing older
while True:
    answer = ask(f"/tables/{table}/position?since={seen}")
    seen = answer["table"]["seq"]
    position = answer["position"]
    if answer["table"]["result"]:
        break
    if position and position["your_turn"]:
        action = random.choice(position["observation"]["legal"])
        seen = ask(f"/tables/{table}/act", {"seq": position["seq"], "action": action["id"]})["seq"]
    else:
        time.sleep(0.3)
print(json.dumps(answer["table"]["result"]))
