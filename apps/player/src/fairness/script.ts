import type { Drawn } from './draws.rules'

interface Scripted {
  readonly serverSeed: string
  readonly commit: string
  readonly clientSeed: string
  readonly nonce: number
  readonly draws: readonly Drawn[]
}

/** The same in a few lines for Node alone, for whoever trusts neither us nor their browser. */
export function scriptOf({ serverSeed, commit, clientSeed, nonce, draws }: Scripted): string {
  return `// Save as verify.mjs and run: node verify.mjs
import { createHash, createHmac } from 'node:crypto'

const serverSeed = Buffer.from(${JSON.stringify(serverSeed)}, 'hex')
const commit = ${JSON.stringify(commit)}
const clientSeed = ${JSON.stringify(clientSeed)}
const nonce = ${nonce}

const hash = createHash('sha256').update(serverSeed).digest('hex')
console.log('commit', hash === commit ? 'holds' : 'DIFFERS', hash)

let block = 0
let words = []
function next() {
  if (words.length === 0) {
    const text = clientSeed + ':' + nonce + ':' + block++
    const bytes = createHmac('sha256', serverSeed).update(text).digest()
    words = Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(i * 4))
  }
  return words.shift()
}
function draw(below) {
  const fair = 2 ** 32 - (2 ** 32 % below)
  for (;;) {
    const word = next()
    if (word < fair) return word % below
  }
}

const drawn = ${JSON.stringify(draws.map(({ below }) => below))}.map(draw)
const expected = ${JSON.stringify(draws.map(({ gives }) => gives))}
console.log('draws', String(drawn) === String(expected) ? 'hold' : 'DIFFER', drawn)
`
}
