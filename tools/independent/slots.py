"""A round of a slot from its definition and a source of draws (docs/fairness.md, 6 and 7)."""

from wins import wins_on


class Capped(Exception):
    """The greatest win is reached."""


class Round:
    def __init__(self, definition, draw):
        self.definition = definition
        self.draw = draw
        self.rows = definition["grid"]["rows"]
        self.symbols = definition["symbols"]
        self.index = {symbol["id"]: i for i, symbol in enumerate(self.symbols)}
        self.wild = self.only("wild")
        self.scatter = self.only("scatter")
        self.features = definition["features"]
        self.cap = int(definition["limits"]["maxWinX"] * 100 + 0.5)
        self.cents = 0
        self.events = []
        self.orbs = 0
        self.marks = self.no_marks()

    def only(self, kind):
        return next((i for i, symbol in enumerate(self.symbols) if symbol["kind"] == kind), -1)

    def feature(self, kind):
        return next((one for one in self.features if one["type"] == kind), None)

    def no_marks(self):
        return [[0] * rows for rows in self.rows]

    def pays(self, table, count):
        listed = [int(n) for n in table if int(n) <= count]
        return table[str(max(listed))] if listed else 0

    def pays_of(self, symbol, count):
        return self.pays(self.definition["pays"].get(self.symbols[symbol]["id"], {}), count)

    def pay(self, cents):
        self.cents += cents
        if self.cents >= self.cap:
            self.cents = self.cap
            raise Capped

    def say(self, kind, **fields):
        self.events.append({"type": kind, **fields})

    # Boards

    def weighted(self, weights):
        return [i for i, symbol in enumerate(self.symbols) for _ in range(weights.get(symbol["id"], 0))]

    def drawn_board(self, name):
        """The grid and, of strips, the stops."""
        reel_set = self.definition["reelSets"][name]
        if "weights" in reel_set:
            pool = self.weighted(reel_set["weights"])
            return [[pool[self.draw(len(pool))] for _ in range(rows)] for rows in self.rows], None
        strips = [[self.index[one] for one in strip.split(" ")] for strip in reel_set["strips"]]
        stops = [self.draw(len(strip)) for strip in strips]
        grid = [
            [strip[(stop + row) % len(strip)] for row in range(rows)]
            for strip, stop, rows in zip(strips, stops, self.rows)
        ]
        return grid, stops

    def value_of(self, name, symbol, reel):
        mult = self.symbols[symbol].get("mult")
        if not mult or name not in mult["sets"]:
            return 0
        if "byReel" in mult:
            return mult["byReel"][reel]
        pool = [one["value"] for one in mult["drawn"] for _ in range(one["weight"])]
        return pool[0] if len(pool) == 1 else pool[self.draw(len(pool))]

    def reveal(self, name, grid, stops):
        values = [[self.value_of(name, one, reel) for one in column] for reel, column in enumerate(grid)]
        fields = {"set": name, "grid": [list(column) for column in grid]}
        if stops is not None:
            fields["stops"] = stops
        if listed(values):
            fields["values"] = listed(values)
        self.say("reveal", **fields)
        return values

    def laid_board(self, name, scatters):
        """The first board of a bought feature."""
        free = list(range(len(self.rows)))
        row_of = {}
        for _ in range(scatters):
            reel = free.pop(self.draw(len(free)))
            row_of[reel] = self.draw(self.rows[reel])
        pool = self.weighted(self.definition["reelSets"][name]["weights"])
        grid = []
        for reel, rows in enumerate(self.rows):
            column = []
            for row in range(rows):
                symbol = self.scatter if row_of.get(reel) == row else pool[self.draw(len(pool))]
                while symbol == self.scatter and row_of.get(reel) != row:
                    symbol = pool[self.draw(len(pool))]
                column.append(symbol)
            grid.append(column)
        return grid, None

    # A spin

    def spin(self, name, mult=1, free=False, laid=0):
        grid, stops = self.laid_board(name, laid) if laid else self.drawn_board(name)
        values = self.reveal(name, grid, stops)
        before = self.cents
        cells = self.feature("cellMult")
        if not (free and cells and cells["keep"] == "feature"):
            self.marks = self.no_marks()
        while True:
            wins = wins_on(self, grid, values, self.mults(cells))
            if not wins:
                break
            if mult != 1:
                for win in wins:
                    win["cents"] *= mult
                    win["mult"] = win.get("mult", 1) * mult
            cents = sum(win["cents"] for win in wins)
            self.say("win", wins=wins, cents=cents)
            self.pay(cents)
            gone = sorted({tuple(cell) for win in wins for cell in win["cells"]})
            if cells:
                for reel, row in gone:
                    self.marks[reel][row] = min(len(cells["steps"]), self.marks[reel][row] + 1)
                self.say("cells", mults=self.mults(cells))
            if not self.feature("tumble"):
                break
            self.tumble(name, grid, values, gone)
        self.pay_sets(grid, mult)
        self.pay_orbs(values, self.cents - before, free)
        return cells_with(grid, self.scatter)

    def mults(self, cells):
        steps = cells["steps"] if cells else []
        return [[steps[won - 1] if won else 0 for won in column] for column in self.marks]

    def tumble(self, name, grid, values, gone):
        pool = self.weighted(self.definition["reelSets"][name]["weights"])
        fell = []
        for reel in range(len(grid)):
            count = sum(1 for x, _ in gone if x == reel)
            fell.append([pool[self.draw(len(pool))] for _ in range(count)])
        fresh = [[self.value_of(name, one, reel) for one in column] for reel, column in enumerate(fell)]
        for reel in range(len(grid)):
            stay = [row for row in range(len(grid[reel])) if (reel, row) not in gone]
            grid[reel] = fell[reel] + [grid[reel][row] for row in stay]
            values[reel] = fresh[reel] + [values[reel][row] for row in stay]
        fields = {"removed": [list(cell) for cell in gone], "fell": fell}
        if listed(values):
            fields["values"] = listed(values)
        self.say("tumble", **fields)

    def pay_sets(self, grid, mult):
        for bonus in self.features:
            if bonus["type"] != "set":
                continue
            wanted = [self.index[one] for one in bonus["symbols"]]
            if bonus["rule"] == "order":
                parts = [[[k, row] for row, one in enumerate(grid[k]) if one == symbol] for k, symbol in enumerate(wanted)]
                cells = sum(parts, []) if all(parts) else []
            else:
                fits = all(one in wanted for column in grid for one in column)
                cells = [cell for symbol in wanted for cell in cells_with(grid, symbol)] if fits else []
            if cells:
                cents = bonus["cents"] * mult
                self.say("set", name=bonus["name"], cells=cells, cents=cents)
                self.pay(cents)

    def pay_orbs(self, values, won, free):
        orbs = self.feature("orbMult")
        there = listed(values)
        if not orbs or won == 0 or not there:
            return
        mult = sum(one["value"] for one in there)
        if free and orbs["keep"] == "feature":
            self.orbs += mult
            mult = self.orbs
        cents = won * (mult - 1)
        self.say("orb", values=there, mult=mult, cents=cents)
        self.pay(cents)

    # A round

    def free_spins(self, scatters):
        free = self.feature("freeSpins")
        total = self.pays(free["award"], len(scatters)) if free else 0
        if total == 0:
            return
        cents = self.pays_of(self.scatter, len(scatters))
        self.say("fsStart", spins=total, cells=scatters, cents=cents)
        self.pay(cents)
        before = self.cents
        self.orbs = 0
        self.marks = self.no_marks()
        total = min(total, free["spinsMax"])
        number = 0
        while number < total:
            number += 1
            self.say("fsSpin", number=number, left=total - number)
            found = self.spin(free["set"], free["mult"], free=True)
            again = self.pays(free["again"], len(found))
            more = min(again, free["spinsMax"] - total)
            cents = self.pays_of(self.scatter, len(found)) * free["mult"] if again else 0
            if more or cents:
                total += more
                self.say("fsMore", spins=more, cells=found, cents=cents)
                self.pay(cents)
        self.say("fsEnd", cents=self.cents - before)

    def play(self, name, laid=0):
        try:
            self.free_spins(self.spin(name, laid=laid))
        except Capped:
            self.say("cap", cents=self.cap)
        self.say("final", cents=self.cents)
        return self


def listed(values):
    return [
        {"cell": [reel, row], "value": value}
        for reel, column in enumerate(values)
        for row, value in enumerate(column)
        if value > 0
    ]


def cells_with(grid, symbol):
    return [[reel, row] for reel, column in enumerate(grid) for row, one in enumerate(column) if one == symbol]
