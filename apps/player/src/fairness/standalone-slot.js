/** A round on one set of reels: its events, and what it pays in cents. */
export function playOn(def, draw, set, kind) {
  const { symbols, features } = def
  const rows = def.grid.rows
  const only = (wanted) => symbols.findIndex((symbol) => symbol.kind === wanted)
  const [wild, scatter] = [only('wild'), only('scatter')]
  const indexOf = (id) => symbols.findIndex((symbol) => symbol.id === id)
  const find = (type) => features.find((feature) => feature.type === type)
  const [free, growing, orbs] = [find('freeSpins'), find('cellMult'), find('orbMult')]
  const cap = Math.round(def.limits.maxWinX * 100)
  const highest = (table, count) => {
    const known = Object.keys(table).filter((n) => Number(n) <= count)
    return known.length === 0 ? 0 : table[Math.max(...known)]
  }
  const paysOf = (symbol, count) => highest(def.pays[symbols[symbol]?.id] ?? {}, count)
  const noMarks = () => rows.map((count) => Array(count).fill(0))
  const cellsWith = (grid, wanted) => listOf(grid, (symbol) => symbol === wanted)
  const events = []
  let [cents, marks, collected] = [0, noMarks(), 0]
  const CAPPED = new Error('the greatest win')
  const pay = (amount) => {
    cents = Math.min(cap, cents + amount)
    if (cents === cap) throw CAPPED
  }

  try {
    freeSpins(spin(set, 1, false, kind === 'buy' ? find('buy').scatters : 0))
  } catch (error) {
    if (error !== CAPPED) throw error
    events.push({ type: 'cap', cents: cap })
  }
  events.push({ type: 'final', cents })
  return { cents, events }

  function poolOf(name) {
    const { weights } = def.reelSets[name]
    return symbols.flatMap(({ id }, index) => Array(weights[id] ?? 0).fill(index))
  }

  function multAt(name, symbol, reel) {
    const { mult } = symbols[symbol]
    if (!mult?.sets.includes(name)) return 0
    if (mult.byReel) return mult.byReel[reel]
    const pool = mult.drawn.flatMap(({ value, weight }) => Array(weight).fill(value))
    return pool.length === 1 ? pool[0] : pool[draw(pool.length)]
  }

  function boardOf(name, laid) {
    if (def.reelSets[name].strips) {
      const strips = def.reelSets[name].strips.map((strip) => strip.split(' ').map(indexOf))
      const stops = strips.map((strip) => draw(strip.length))
      const shown = (strip, reel) =>
        Array.from({ length: rows[reel] }, (_, row) => strip[(stops[reel] + row) % strip.length])
      return { grid: strips.map(shown), stops }
    }
    const rowOf = {}
    const open = rows.map((_, reel) => reel)
    for (let n = 0; n < laid; n++) {
      const [reel] = open.splice(draw(open.length), 1)
      rowOf[reel] = draw(rows[reel])
    }
    const pool = poolOf(name)
    const cell = (reel, row) => {
      if (rowOf[reel] === row) return scatter
      for (;;) {
        const symbol = pool[draw(pool.length)]
        if (laid === 0 || symbol !== scatter) return symbol
      }
    }
    return {
      grid: rows.map((count, reel) => Array.from({ length: count }, (_, y) => cell(reel, y))),
    }
  }

  function spin(name, mult, isFree, laid) {
    const { grid, stops } = boardOf(name, laid)
    const values = grid.map((column, reel) => column.map((symbol) => multAt(name, symbol, reel)))
    const shown = { type: 'reveal', set: name, stops, grid: grid.map((column) => [...column]) }
    events.push({ ...shown, ...valuesIn(values) })
    const before = cents
    if (!(isFree && growing?.keep === 'feature')) marks = noMarks()
    for (;;) {
      const wins = winsOn(grid, values).map((win) =>
        mult === 1 ? win : { ...win, cents: win.cents * mult, mult: (win.mult ?? 1) * mult },
      )
      if (wins.length === 0) break
      const sum = wins.reduce((total, win) => total + win.cents, 0)
      events.push({ type: 'win', wins, cents: sum })
      pay(sum)
      const won = new Set(wins.flatMap(({ cells }) => cells.map(String)))
      const removed = listOf(grid, (_, reel, row) => won.has(`${reel},${row}`))
      if (growing) {
        for (const [x, y] of removed) marks[x][y] = Math.min(growing.steps.length, marks[x][y] + 1)
        events.push({ type: 'cells', mults: multsOf() })
      }
      if (!find('tumble')) break
      tumble(name, { grid, values, removed })
    }
    paySets(grid, mult)
    payOrbs(values, cents - before, isFree)
    return cellsWith(grid, scatter)
  }

  function multsOf() {
    return marks.map((column) => column.map((wins) => (wins ? growing.steps[wins - 1] : 0)))
  }

  function tumble(name, { grid, values, removed }) {
    const pool = poolOf(name)
    const fell = grid.map((_, reel) =>
      removed.filter(([x]) => x === reel).map(() => pool[draw(pool.length)]),
    )
    const fresh = fell.map((column, reel) => column.map((symbol) => multAt(name, symbol, reel)))
    grid.forEach((column, reel) => {
      const stays = (_, row) => !removed.some(([x, y]) => x === reel && y === row)
      grid[reel] = [...fell[reel], ...column.filter(stays)]
      values[reel] = [...fresh[reel], ...values[reel].filter(stays)]
    })
    events.push({ type: 'tumble', removed, fell, ...valuesIn(values) })
  }

  function paySets(grid, mult) {
    for (const { name, rule, symbols: ids, cents: each } of features.filter(isSet)) {
      const wanted = ids.map(indexOf)
      const parts = wanted.map((symbol, reel) =>
        cellsWith(grid, symbol).filter(([x]) => rule === 'only' || x === reel),
      )
      const fits =
        rule === 'only'
          ? grid.every((column) => column.every((symbol) => wanted.includes(symbol)))
          : parts.every((cells) => cells.length > 0)
      if (!fits) continue
      events.push({ type: 'set', name, cells: parts.flat(), cents: each * mult })
      pay(each * mult)
    }
  }

  function payOrbs(values, won, isFree) {
    const there = valuesIn(values).values
    if (!orbs || won === 0 || !there) return
    let mult = there.reduce((sum, { value }) => sum + value, 0)
    if (isFree && orbs.keep === 'feature') {
      collected += mult
      mult = collected
    }
    events.push({ type: 'orb', values: there, mult, cents: won * (mult - 1) })
    pay(won * (mult - 1))
  }

  function freeSpins(found) {
    const spins = free ? highest(free.award, found.length) : 0
    if (spins === 0) return
    const first = paysOf(scatter, found.length)
    events.push({ type: 'fsStart', spins, cells: found, cents: first })
    pay(first)
    const before = cents
    marks = noMarks()
    let total = Math.min(spins, free.spinsMax)
    for (let number = 1; number <= total; number++) {
      events.push({ type: 'fsSpin', number, left: total - number })
      const cells = spin(free.set, free.mult, true, 0)
      const again = highest(free.again, cells.length)
      const more = Math.min(again, free.spinsMax - total)
      const extra = again > 0 ? paysOf(scatter, cells.length) * free.mult : 0
      if (more === 0 && extra === 0) continue
      total += more
      events.push({ type: 'fsMore', spins: more, cells, cents: extra })
      pay(extra)
    }
    events.push({ type: 'fsEnd', cents: cents - before })
  }

  function winsOn(grid, values) {
    const { type, lines, min } = def.evaluate
    const pays = symbols.map((_, index) => index).filter((index) => symbols[index].kind === 'pay')
    if (type === 'lines') return lines.flatMap((line, n) => lineWin(grid, values, line, n))
    if (type === 'ways') {
      return pays.filter((symbol) => grid[0].includes(symbol)).flatMap((s) => ways(grid, values, s))
    }
    if (type === 'cluster') return clusters(grid, min)
    return pays.flatMap((symbol) => {
      const cells = cellsWith(grid, symbol)
      const amount = cells.length < min ? 0 : paysOf(symbol, cells.length)
      return amount > 0 ? [{ symbol, count: cells.length, cells, cents: amount }] : []
    })
  }

  function lineWin(grid, values, line, number) {
    const row = line.map((y, reel) => grid[reel][y])
    const leading = (fits) => {
      const end = row.findIndex((symbol) => symbol !== wild && !fits(symbol))
      return end < 0 ? row.length : end
    }
    const offer = (symbol, count, amount) => {
      const mult = line.slice(0, count).reduce((all, y, x) => all * (values[x][y] || 1), 1)
      return { symbol, count, cents: amount * mult, mult }
    }
    const wilds = leading(() => false)
    let best = { symbol: wild, count: wilds, cents: wilds ? paysOf(wild, wilds) : 0, mult: 1 }
    const first = row[wilds]
    if (symbols[first]?.kind === 'pay') {
      const alike = leading((symbol) => symbol === first)
      const offers = [offer(first, alike, paysOf(first, alike))]
      for (const group of def.groups ?? []) {
        const members = group.symbols.map(indexOf)
        const count = leading((symbol) => members.includes(symbol))
        if (members.includes(first)) offers.push(offer(first, count, highest(group.pays, count)))
      }
      for (const one of offers) if (one.cents > best.cents) best = one
    }
    if (best.cents === 0) return []
    const { mult, ...win } = best
    const cells = line.slice(0, win.count).map((y, x) => [x, y])
    return [{ ...win, cells, line: number, ...(mult > 1 && { mult }) }]
  }

  function ways(grid, values, symbol) {
    const cells = []
    let [count, product] = [0, 1]
    for (const [reel, column] of grid.entries()) {
      const here = column.flatMap((s, y) => (s === symbol || s === wild ? [[reel, y]] : []))
      if (here.length === 0) break
      product *= here.reduce((sum, [x, y]) => sum + (values[x][y] || 1), 0)
      cells.push(...here)
      count++
    }
    const amount = paysOf(symbol, count) * product
    return amount > 0 ? [{ symbol, count, cells, cents: amount, ways: product }] : []
  }

  function clusters(grid, min) {
    const seen = new Set()
    return listOf(grid, (symbol) => symbols[symbol].kind === 'pay').flatMap(([x, y]) => {
      if (seen.has(`${x},${y}`)) return []
      const symbol = grid[x][y]
      const reached = new Set([`${x},${y}`])
      for (const key of reached) {
        const [a, b] = key.split(',').map(Number)
        if (grid[a][b] === symbol) seen.add(key)
        for (const [c, d] of [
          [a - 1, b],
          [a + 1, b],
          [a, b - 1],
          [a, b + 1],
        ]) {
          const found = grid[c]?.[d]
          if (found !== undefined && (found === symbol || found === wild)) reached.add(`${c},${d}`)
        }
      }
      const cells = listOf(grid, (_, reel, row) => reached.has(`${reel},${row}`))
      const amount = cells.length < min ? 0 : paysOf(symbol, cells.length)
      if (amount === 0) return []
      const mults = growing ? multsOf() : noMarks()
      const sum = cells.reduce((all, [a, b]) => all + (mults[a][b] > 1 ? mults[a][b] : 0), 0)
      const mult = Math.max(1, sum)
      const win = { symbol, count: cells.length, cells, cents: amount * mult }
      return [mult > 1 ? { ...win, mult } : win]
    })
  }
}

const isSet = ({ type }) => type === 'set'

function listOf(grid, fits) {
  return grid.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (fits(symbol, reel, row) ? [[reel, row]] : [])),
  )
}

function valuesIn(values) {
  const cells = listOf(values, (value) => value > 0)
  return cells.length > 0
    ? { values: cells.map(([x, y]) => ({ cell: [x, y], value: values[x][y] })) }
    : {}
}
