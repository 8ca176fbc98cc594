"""Small PNG files: a picture of a table has few colours, so a palette of 256 serves it."""

import base64
import struct
import zlib
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Page

Colours = np.ndarray[Any, np.dtype[np.int64]]

DECODE = """async picture => {
    const bytes = Uint8Array.from(atob(picture), letter => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const {data} = context.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (let at = 0; at < data.length; at += 32768) {
        text += String.fromCharCode(...data.subarray(at, at + 32768));
    }
    return [image.width, image.height, btoa(text)];
}"""


def write_small(path: Path, png: bytes, decoder: Page) -> None:
    """The picture with at most 256 colours; a browser knows how to read it."""
    width, height, data = decoder.evaluate(DECODE, base64.b64encode(png).decode())
    pixels = np.frombuffer(base64.b64decode(data), np.uint8).reshape(-1, 4)[:, :3].astype(np.int64)
    packed = (pixels[:, 0] << 16) | (pixels[:, 1] << 8) | pixels[:, 2]
    colours, which, counts = np.unique(packed, return_inverse=True, return_counts=True)
    parts = np.stack([colours >> 16, (colours >> 8) & 255, colours & 255], axis=1)
    palette = palette_of(parts, counts)
    nearest = np.array([((palette - one) ** 2).sum(axis=1).argmin() for one in parts])
    rows = nearest[which].astype(np.uint8).reshape(height, width)
    scanlines = np.concatenate([np.zeros((height, 1), np.uint8), rows], axis=1).tobytes()
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"PLTE", palette.astype(np.uint8).tobytes())
        + chunk(b"IDAT", zlib.compress(scanlines, 9))
        + chunk(b"IEND", b"")
    )


def palette_of(parts: Colours, counts: Colours, size: int = 256) -> Colours:
    """By median cut: the box with the greatest spread is halved until there are enough."""
    boxes = [np.arange(len(parts))]
    spreads = [spread(parts, counts, boxes[0])]
    while len(boxes) < min(size, len(parts)):
        at = int(np.argmax(spreads))
        box = boxes.pop(at)
        spreads.pop(at)
        axis = int(np.ptp(parts[box], axis=0).argmax())
        box = box[np.argsort(parts[box, axis], kind="stable")]
        weight = np.cumsum(np.sqrt(counts[box]))
        cut = int(np.clip(np.searchsorted(weight, weight[-1] / 2), 1, len(box) - 1))
        for half in (box[:cut], box[cut:]):
            boxes.append(half)
            spreads.append(spread(parts, counts, half))
    return np.array([parts[box[counts[box].argmax()]] for box in boxes])


def spread(parts: Colours, counts: Colours, box: Colours) -> float:
    """How much a box would gain by a cut; nothing if it holds one colour."""
    if len(box) < 2:
        return -1.0
    return float(np.ptp(parts[box], axis=0).max() * np.sqrt(np.sqrt(counts[box]).sum()))


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
