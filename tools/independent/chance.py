"""Where numbers come from: the stream of a round and the generator of a book."""

import hashlib
import hmac

SPAN = 1 << 32
WORD = SPAN - 1


def commit_of(server_seed):
    return hashlib.sha256(server_seed).hexdigest()


def stream(record):
    """All numbers of a round, block after block."""
    key = bytes.fromhex(record["serverSeed"])
    client, nonce = record["clientSeed"], record["nonce"]
    form = record.get("stream", 1)
    if form not in (1, 2):
        raise ValueError(f"no such form of the stream: {form}")
    block = 0
    while True:
        if form == 1:
            message = f"{client}:{nonce}:{block}"
        else:
            message = f"2:{record['game']}:{nonce}:{client}:{block}"
        digest = hmac.new(key, message.encode(), hashlib.sha256).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(digest[place : place + 4], "big")
        block += 1


def draw_from(numbers):
    def draw(below):
        fair = SPAN - SPAN % below
        while True:
            word = next(numbers)
            if word < fair:
                return word % below

    return draw


def small_numbers(seed, salt):
    """sfc32, without its first fifteen numbers."""
    a, b, c, d = seed & WORD, salt & WORD, 0, 1
    thrown = 15
    while True:
        t = (a + b + d) & WORD
        d = (d + 1) & WORD
        a = b ^ (b >> 9)
        b = (c + (c << 3)) & WORD
        c = ((((c << 21) & WORD) | (c >> 11)) + t) & WORD
        if thrown > 0:
            thrown -= 1
        else:
            yield t


def small_draw(seed, salt):
    numbers = small_numbers(seed, salt)

    def draw(below):
        bits = 16 if below <= 1 << 16 else 32
        span = 1 << bits
        while True:
            product = (next(numbers) >> (32 - bits)) * below
            if product % span >= span % below:
                return product >> bits

    return draw


def salt_of(name):
    value = 0x811C9DC5
    for byte in name.encode():
        value = ((value ^ byte) * 0x01000193) & WORD
    return value
