"""Web push: messages encrypted for one browser (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD_SIZE: Final = 4096
MAX_PAYLOAD: Final = 3000
SIGNED_FOR_S: Final = 12 * 3600
POINT: Final = serialization.PublicFormat.UncompressedPoint


def encode64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_private_key() -> str:
    """Return a private key of this server, as it is stored."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encode64(number.to_bytes(32, "big"))


def read_private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decode64(text), "big"), ec.SECP256R1())


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, POINT)


def is_browser_key(text: str) -> bool:
    """Say whether this is a point of the curve, as browsers send it."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode64(text))
    except ValueError:
        return False
    return True


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(
    payload: bytes,
    browser_key: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return a body that only the browser with the private part of `browser_key` can read.

    `own` and `salt` are made anew for every message; tests give those of the standard.
    """
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser_key)
    shared = own.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + browser_key + public_bytes(own)
    secret = derive(auth, shared, info, 32)
    key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, payload + b"\x02", None)
    own_bytes = public_bytes(own)
    head = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(own_bytes)]) + own_bytes
    return head + sealed


def authorization(key: ec.EllipticCurvePrivateKey, endpoint: str, subject: str, now_s: int) -> str:
    """Return the header by which a push service knows who sends."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": now_s + SIGNED_FOR_S,
        "sub": subject,
    }
    header = encode64(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
    signed = f"{header}.{encode64(json.dumps(claims).encode())}"
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{signed}.{encode64(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={encode64(public_bytes(key))}"
