// Checks one round of Camellia with nothing but Node: no network, and no code of the site. What it
// does is described in docs/fairness.md; every name is as there.
import { createHash, createHmac } from 'node:crypto'
import { playOn } from './standalone-slot.js'

const SPAN = 2 ** 32
const sha256 = (bytes) => createHash('sha256').update(bytes).digest()

/** Says what holds of a record; `definition` is the canonical text of the slot it was played with. */
export function report(record, definition) {
  const seed = Buffer.from(record.serverSeed, 'hex')
  const { outcome, win, proof } = play(record, definition)
  const facts = {
    commit: sha256(seed).toString('hex') === record.commit,
    ...(record.outcome && { outcome: canonical(outcome) === canonical(record.outcome) }),
    ...(record.outcome && { win: win === record.win }),
    ...proof,
  }
  const lines = Object.entries(facts).map(
    ([name, holds]) => `${name} ${holds ? 'holds' : 'DIFFERS'}`,
  )
  process.stdout.write(`${[...lines, `pays ${win}`, canonical(outcome)].join('\n')}\n`)
  process.exitCode = Object.values(facts).every(Boolean) ? 0 : 1
}

function play(record, text) {
  const draw = streamDraw(record)
  const { stake, choice } = record
  if (record.game === 'odd-even') {
    const ball = 1 + draw(10)
    const result = ball % 2 === 1 ? 'ODD' : 'EVEN'
    const won = choice.pick === result
    return { outcome: { ball, result }, win: won ? timesHundredths(stake, 195) : 0, proof: {} }
  }
  const def = JSON.parse(text)
  const hash = sha256(Buffer.from(text)).toString('hex')
  const variant = record.variant ?? record.outcome?.variant ?? '96'
  const kind = choice.buy ? 'buy' : 'spin'
  const book = record.outcome?.book
  const isBook = def.mode === 'book'
  const proof = {
    definition: def.id === record.game && (record.outcome?.def ?? hash) === hash,
    ...(isBook && { book: bookHolds(def.books[kind][variant], { ...book }, kind, draw) }),
  }
  const round = isBook
    ? playOn(def, smallDraw(book.book, saltOf(`${def.id}:${kind}`)), def.select[96][0].set, kind)
    : playOn(def, draw, setFor(def.select[variant], draw), 'spin')
  if (isBook) proof.payout = round.cents === book.payout
  const rtp = Math.round(def.declared[variant].rtp * 10_000)
  const outcome = { def: hash, variant, rtp, bet: stake, ...round, ...(isBook && { book }) }
  return { outcome, win: timesHundredths(stake, round.cents), proof }
}

function timesHundredths(stake, hundredths) {
  return Number((BigInt(stake) * BigInt(hundredths)) / 100n)
}

function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const keys = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort((a, b) => (a < b ? -1 : 1))
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`
}

function streamDraw({ serverSeed, clientSeed, nonce, game, stream = 1 }) {
  const key = Buffer.from(serverSeed, 'hex')
  let block = 0
  let words = []
  const next = () => {
    if (words.length === 0) {
      const old = `${clientSeed}:${nonce}:${block}`
      const text = stream === 1 ? old : `2:${game}:${nonce}:${clientSeed}:${block}`
      const bytes = createHmac('sha256', key).update(text).digest()
      words = Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(i * 4))
      block++
    }
    return words.shift()
  }
  return (below) => {
    const fair = SPAN - (SPAN % below)
    for (let word = next(); ; word = next()) if (word < fair) return word % below
  }
}

function smallDraw(seed, salt) {
  let [a, b, c, d] = [seed | 0, salt | 0, 0, 1]
  const next = () => {
    const t = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 15; i++) next()
  return (below) => {
    const bits = below <= 65_536 ? 16n : 32n
    const span = 1n << bits
    for (;;) {
      const product = (BigInt(next()) >> (32n - bits)) * BigInt(below)
      if (product % span >= span % BigInt(below)) return Number(product >> bits)
    }
  }
}

function saltOf(name) {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(name)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash
}

function setFor(shares, draw) {
  let left = shares.length > 1 ? draw(1_000_000) : 0
  for (const { set, perMillion } of shares) {
    left -= perMillion
    if (left < 0) return set
  }
  throw new Error('the shares do not add up')
}

function bookHolds(published, { book, start, weight, payout, kind, group, path }, wanted, draw) {
  const picked = draw(published.total)
  const first = book - (book % 16)
  const leaf = Buffer.alloc(256)
  let from = group[0]
  let fits = kind === wanted && 2 ** path.length === published.count / 16
  for (let i = 0; i < 16; i++) {
    const [pays, weighs] = group.slice(1 + 2 * i)
    const numbers = [first + i, pays, from, weighs]
    numbers.forEach((number, n) => void leaf.writeUInt32BE(number, 16 * i + 4 * n))
    if (first + i === book) fits &&= pays === payout && from === start && weighs === weight
    from += weighs
  }
  let here = sha256(Buffer.concat([Buffer.from([0]), leaf]))
  path.forEach((beside, level) => {
    const other = Buffer.from(beside, 'hex')
    const pair = Math.floor(first / 16 / 2 ** level) % 2 === 0 ? [here, other] : [other, here]
    here = sha256(Buffer.concat([Buffer.from([1]), ...pair]))
  })
  return (
    fits && picked >= start && picked < start + weight && here.toString('hex') === published.root
  )
}
