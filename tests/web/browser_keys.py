"""The keys of a browser that has subscribed to push messages."""

import base64
import json

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from tests.web.receiver import Received

AUTH = b"sixteen bytes ok"


class Browser:
    """The keys of a subscription, which never leave the browser."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())

    def keys(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"p256dh": to_base64(point), "auth": to_base64(AUTH)}

    def subscription(self, endpoint: str) -> dict[str, object]:
        return {"endpoint": endpoint, "keys": self.keys()}

    def read(self, pushed: Received) -> dict[str, object]:
        assert pushed.headers["content-encoding"] == "aes128gcm"
        text = http_ece.decrypt(
            pushed.body, private_key=self.key, auth_secret=AUTH, version="aes128gcm"
        )
        payload: dict[str, object] = json.loads(text)
        return payload


def to_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
