"""The four ways to win (docs/fairness.md, 6.2)."""


def wins_on(game, grid, values, marks):
    evaluate = game.definition["evaluate"]
    if evaluate["type"] == "lines":
        return on_lines(game, grid, values, evaluate["lines"])
    if evaluate["type"] == "ways":
        return by_ways(game, grid, values)
    if evaluate["type"] == "anywhere":
        return anywhere(game, grid, evaluate["min"])
    return in_clusters(game, grid, marks, evaluate["min"])


def leading(symbols, fits):
    return next((i for i, one in enumerate(symbols) if not fits(one)), len(symbols))


def on_lines(game, grid, values, lines):
    wins = []
    groups = game.definition.get("groups", [])
    for number, rows in enumerate(lines):
        symbols = [grid[reel][row] for reel, row in enumerate(rows)]

        def product(count):
            result = 1
            for reel in range(count):
                result *= values[reel][rows[reel]] or 1
            return result

        wilds = leading(symbols, lambda one: one == game.wild)
        best = {"symbol": game.wild, "count": wilds, "cents": 0, "mult": 1}
        if wilds:
            best["cents"] = game.pays_of(game.wild, wilds)
        if wilds < len(symbols) and game.symbols[symbols[wilds]]["kind"] == "pay":
            first = symbols[wilds]
            count = leading(symbols, lambda one: one in (game.wild, first))
            offers = [(count, game.pays_of(first, count))]
            mixed = []
            for group in groups:
                members = {game.index[one] for one in group["symbols"]}
                if first in members:
                    count = leading(symbols, lambda one: one == game.wild or one in members)
                    mixed.append((count, game.pays(group["pays"], count)))
            if mixed:
                offers.append(max(mixed, key=lambda one: one[1] * product(one[0])))
            for count, cents in offers:
                mult = product(count)
                if cents * mult > best["cents"]:
                    best = {"symbol": first, "count": count, "cents": cents * mult, "mult": mult}
        if best["cents"] == 0:
            continue
        best["cells"] = [[reel, row] for reel, row in enumerate(rows[: best["count"]])]
        best["line"] = number
        if best["mult"] == 1:
            del best["mult"]
        wins.append(best)
    return wins


def by_ways(game, grid, values):
    wins = []
    for symbol in sorted(set(grid[0])):
        if game.symbols[symbol]["kind"] != "pay":
            continue
        ways, cells, count = 1, [], 0
        for reel, column in enumerate(grid):
            here = [row for row, one in enumerate(column) if one in (symbol, game.wild)]
            if not here:
                break
            ways *= sum(values[reel][row] or 1 for row in here)
            cells += [[reel, row] for row in here]
            count += 1
        cents = game.pays_of(symbol, count) * ways
        if cents:
            wins.append({"symbol": symbol, "count": count, "cells": cells, "cents": cents, "ways": ways})
    return wins


def anywhere(game, grid, least):
    wins = []
    for symbol, one in enumerate(game.symbols):
        cells = [[x, y] for x, column in enumerate(grid) for y, found in enumerate(column) if found == symbol]
        cents = game.pays_of(symbol, len(cells)) if one["kind"] == "pay" and len(cells) >= least else 0
        if cents:
            wins.append({"symbol": symbol, "count": len(cells), "cells": cells, "cents": cents})
    return wins


def in_clusters(game, grid, marks, least):
    wins, seen = [], set()
    for reel, column in enumerate(grid):
        for row, symbol in enumerate(column):
            if game.symbols[symbol]["kind"] != "pay" or (reel, row) in seen:
                continue
            cells = cluster(game, grid, reel, row)
            seen |= {cell for cell in cells if grid[cell[0]][cell[1]] == symbol}
            cents = game.pays_of(symbol, len(cells)) if len(cells) >= least else 0
            if cents == 0:
                continue
            mult = max(1, sum(marks[x][y] for x, y in cells if marks[x][y] > 1))
            win = {"symbol": symbol, "count": len(cells), "cents": cents * mult}
            win["cells"] = [list(cell) for cell in sorted(cells)]
            if mult > 1:
                win["mult"] = mult
            wins.append(win)
    return wins


def cluster(game, grid, reel, row):
    symbol = grid[reel][row]
    cells, open_ones = {(reel, row)}, [(reel, row)]
    while open_ones:
        x, y = open_ones.pop()
        for cell in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            inside = 0 <= cell[0] < len(grid) and 0 <= cell[1] < len(grid[cell[0]])
            if inside and cell not in cells and grid[cell[0]][cell[1]] in (symbol, game.wild):
                cells.add(cell)
                open_ones.append(cell)
    return cells
