"""
Checks rounds of Camellia without a line of Camellia: written from docs/fairness.md alone, with
nothing but the standard library of Python 3.

    python3 verify.py DEFINITIONS RECORDS

DEFINITIONS is a folder of published definitions, <hash>.json; RECORDS has one record a line. It
prints how many of each game hold, names the first few that do not, and ends with 1 if there are any.
"""

import collections
import hashlib
import json
import os
import sys

from chance import commit_of, draw_from, salt_of, small_draw, stream
from slots import Round

MILLION = 1_000_000
GROUP = 16


class Wrong(Exception):
    """What does not hold, in words."""


def canonical(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def whole(value):
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


class Definitions:
    def __init__(self, folder):
        self.folder = folder
        self.known = {}

    def named(self, name):
        if name not in self.known:
            path = os.path.join(self.folder, f"{name}.json")
            if not all(one in "0123456789abcdef" for one in name) or not os.path.exists(path):
                raise Wrong(f"unknown definition {name}")
            with open(path, "rb") as file:
                text = file.read()
            if hashlib.sha256(text).hexdigest() != name:
                raise Wrong(f"the file of definition {name} is not what its name says")
            self.known[name] = json.loads(text)
        return self.known[name]


def check(record, definitions):
    if commit_of(bytes.fromhex(record["serverSeed"])) != record["commit"]:
        raise Wrong("the commit is of another seed")
    draw = draw_from(stream(record))
    if record["game"] == "odd-even":
        outcome, win = odd_even(record, draw)
    else:
        outcome, win = slot(record, definitions, draw)
    if canonical(outcome) != canonical(record["outcome"]):
        raise Wrong("another outcome was computed")
    if win != record["win"]:
        raise Wrong(f"won {win}, recorded {record['win']}")


def odd_even(record, draw):
    ball = 1 + draw(10)
    result = "ODD" if ball % 2 else "EVEN"
    win = record["stake"] * 195 // 100 if record["choice"]["pick"] == result else 0
    return {"ball": ball, "result": result}, win


def slot(record, definitions, draw):
    claimed, stake = record["outcome"], record["stake"]
    definition = definitions.named(claimed["def"])
    if definition["id"] != record["game"]:
        raise Wrong("the definition is of another title")
    variant = record.get("variant", claimed["variant"])
    book = None
    if definition["mode"] == "strips":
        played = Round(definition, draw).play(set_for(definition["select"][variant], draw))
    else:
        kind = "buy" if record["choice"].get("buy") else "spin"
        book = claimed["book"]
        played = play_book(definition, kind, variant, book, draw)
    outcome = {
        "def": claimed["def"],
        "variant": variant,
        "rtp": int(definition["declared"][variant]["rtp"] * 10_000 + 0.5),
        "bet": stake,
        "cents": played.cents,
        "events": played.events,
    }
    if book is not None:
        outcome["book"] = book
    return outcome, stake * played.cents // 100


def set_for(shares, draw):
    if len(shares) == 1:
        return shares[0]["set"]
    picked, upto = draw(MILLION), 0
    for share in shares:
        upto += share["perMillion"]
        if picked < upto:
            return share["set"]
    raise Wrong("the shares do not add up")


def play_book(definition, kind, variant, proof, draw):
    published = definition["books"][kind][variant]
    number, group, path = proof["book"], proof["group"], proof["path"]
    if proof["kind"] != kind or not whole(number) or number >= published["count"]:
        raise Wrong("no such book")
    if len(group) != 1 + 2 * GROUP or not all(whole(one) for one in group):
        raise Wrong("no group of sixteen")
    picked = draw(published["total"])
    first = number - number % GROUP
    leaf, start = b"", group[0]
    for place in range(GROUP):
        payout, weight = group[1 + 2 * place], group[2 + 2 * place]
        leaf += b"".join(one.to_bytes(4, "big") for one in (first + place, payout, start, weight))
        if first + place == number:
            if [payout, start, weight] != [proof["payout"], proof["start"], proof["weight"]]:
                raise Wrong("the book is not as its group says")
            if not start <= picked < start + weight:
                raise Wrong("another book was picked")
        start += weight
    if 1 << len(path) != published["count"] // GROUP:
        raise Wrong("the path does not reach the root")
    if root_from(leaf, first // GROUP, path) != published["root"]:
        raise Wrong("the path leads to another root")
    buy = next((one for one in definition["features"] if one["type"] == "buy"), None)
    laid = buy["scatters"] if kind == "buy" else 0
    seeded = small_draw(number, salt_of(f"{definition['id']}:{kind}"))
    played = Round(definition, seeded).play(definition["select"]["96"][0]["set"], laid)
    if played.cents != proof["payout"]:
        raise Wrong("the book pays otherwise")
    return played


def root_from(leaf, place, path):
    here = hashlib.sha256(b"\0" + leaf).digest()
    for beside in path:
        other = bytes.fromhex(beside)
        pair = other + here if place % 2 else here + other
        here = hashlib.sha256(b"\1" + pair).digest()
        place //= 2
    return here.hex()


def main(folder, file):
    definitions = Definitions(folder)
    held, wrong = collections.Counter(), []
    with open(file, encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            name = record["game"] + (" (bought)" if record["choice"].get("buy") else "")
            try:
                check(record, definitions)
                held[name] += 1
            except (Wrong, ValueError, LookupError, TypeError, ArithmeticError) as error:
                wrong.append(f"{name}, nonce {record.get('nonce')}: {error!r}")
    for name, count in sorted(held.items()):
        print(f"{name}: {count} rounds hold")
    for fault in wrong[:10]:
        print(f"WRONG {fault}")
    print(f"{sum(held.values())} hold, {len(wrong)} do not")
    return 1 if wrong or not held else 0


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2]))
