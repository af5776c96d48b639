"""An animated picture (WebP) made from pictures of a page, with nothing but Chromium.

A page of its own compares each picture with the one before and packs the rectangle that changed;
what comes back is put together as the container's specification says.
"""

from __future__ import annotations

import struct
from base64 import b64decode, b64encode
from typing import Final, NamedTuple

from playwright.sync_api import Page

# Returns the rectangle of a picture, scaled down, in which something has changed, or null. Squares
# in which nothing has changed are left empty: they cost nothing. Corners of frames are even: the
# container counts in pairs of pixels.
PACK: Final = """async ({ source, width, height, quality }) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    const canvas = new OffscreenCanvas(width, height);
    const ink = canvas.getContext('2d', { willReadFrequently: true });
    ink.imageSmoothingQuality = 'high';
    ink.drawImage(picture, 0, 0, width, height);
    const now = new Uint32Array(ink.getImageData(0, 0, width, height).data.buffer);
    const before = globalThis.before;
    const SIDE = 16; // as large as the blocks of the format, so that no colour runs into another
    const across = Math.ceil(width / SIDE);
    const changed = new Set();
    for (let place = 0; place < now.length; place += 1) {
        if (before && now[place] === before[place]) continue;
        const [x, y] = [place % width, Math.floor(place / width)];
        changed.add(Math.floor(y / SIDE) * across + Math.floor(x / SIDE));
    }
    if (changed.size === 0) return null;
    globalThis.before = now;
    const columns = [...changed].map(square => square % across);
    const rows = [...changed].map(square => Math.floor(square / across));
    const [left, top] = [Math.min(...columns) * SIDE, Math.min(...rows) * SIDE];
    const right = Math.min(width, (Math.max(...columns) + 1) * SIDE);
    const bottom = Math.min(height, (Math.max(...rows) + 1) * SIDE);
    const part = new OffscreenCanvas(right - left, bottom - top);
    const pen = part.getContext('2d');
    for (const square of changed) {
        const [x, y] = [square % across * SIDE, Math.floor(square / across) * SIDE];
        pen.drawImage(canvas, x, y, SIDE, SIDE, x - left, y - top, SIDE, SIDE);
    }
    const packed = await (await part.convertToBlob({ type: 'image/webp', quality })).arrayBuffer();
    const bytes = new Uint8Array(packed);
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return { left, top, width: part.width, height: part.height, data: btoa(text) };
}"""
RIFF_HEAD: Final = 12  # "RIFF", size, "WEBP"
ANIMATED_AND_TRANSPARENT: Final = 0x02 | 0x10
OVER_THE_LAST: Final = 0x00  # blend with the frame before, and leave it there
FOR_EVER: Final = 0


class FilmFrame(NamedTuple):
    """A rectangle of the film, and for how long the picture stands then."""

    left: int
    top: int
    width: int
    height: int
    data: bytes
    milliseconds: int


class Film:
    """Frames of a page, packed one by one."""

    def __init__(self, studio: Page, width: int, height: int, quality: float) -> None:
        self.studio: Final = studio
        self.width: Final = width
        self.height: Final = height
        self.quality: Final = quality
        self.frames: Final[list[FilmFrame]] = []

    def add(self, png: bytes, milliseconds: int) -> None:
        """Add a picture; one that shows nothing new prolongs the last."""
        source = f"data:image/png;base64,{b64encode(png).decode()}"
        size = {"width": self.width, "height": self.height, "quality": self.quality}
        packed = self.studio.evaluate(PACK, {"source": source, **size})
        if packed is None:
            self.hold(milliseconds)
            return
        data = b64decode(packed.pop("data"))
        self.frames.append(FilmFrame(**packed, data=data[RIFF_HEAD:], milliseconds=milliseconds))

    def hold(self, milliseconds: int) -> None:
        """Let the last picture stand longer."""
        last = self.frames[-1]
        self.frames[-1] = last._replace(milliseconds=last.milliseconds + milliseconds)

    def to_webp(self) -> bytes:
        canvas = (
            struct.pack("<B3x", ANIMATED_AND_TRANSPARENT)
            + triple(self.width - 1)
            + triple(self.height - 1)
        )
        animation = struct.pack("<IH", 0xFFFFFFFF, FOR_EVER)
        parts = [chunk(b"VP8X", canvas), chunk(b"ANIM", animation)]
        parts += [chunk(b"ANMF", frame_data(frame)) for frame in self.frames]
        return chunk(b"RIFF", b"WEBP" + b"".join(parts))


def frame_data(frame: FilmFrame) -> bytes:
    place = triple(frame.left // 2) + triple(frame.top // 2)
    size = triple(frame.width - 1) + triple(frame.height - 1)
    head = place + size + triple(frame.milliseconds) + bytes([OVER_THE_LAST])
    return head + b"".join(bitstreams(frame.data))


def bitstreams(data: bytes) -> list[bytes]:
    """Return the chunks of a still picture that a frame may hold: pixels and transparency."""
    found: list[bytes] = []
    place = 0
    while place < len(data):
        name, size = data[place : place + 4], int.from_bytes(data[place + 4 : place + 8], "little")
        if name in (b"ALPH", b"VP8 ", b"VP8L"):
            found.append(chunk(name, data[place + 8 : place + 8 + size]))
        place += 8 + size + size % 2
    return found


def triple(number: int) -> bytes:
    return number.to_bytes(3, "little")


def chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2)
