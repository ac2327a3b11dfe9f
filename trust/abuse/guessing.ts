import type { Send } from '../fuzz/send'
import { quantile } from './honest'

export interface Guessed {
  readonly tries: number
  readonly violations: readonly string[]
  readonly figures: readonly string[]
}

export interface Guess {
  readonly send: Send
  readonly site: string
  /** The n-th address, each in a subnet of its own. */
  readonly address: (n: number) => string
  /** Ids that exist and that nobody needs any more. */
  readonly known: readonly string[]
  /** Pairs of a known and an unknown id whose times are compared. */
  readonly pairs: number
}

const TRIES_PER_ID = 9
const NOTICED_MS = 5
/** On a busy machine medians differ by chance; which of a pair is slower does not. */
const SURE_Z = 3.5

async function tryOne({ send, site }: Guess, code: string, from: string) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ code, password: 'not this one 7!' })
  return send({ url: `${site}/api/auth/login`, method: 'POST', headers, body, from })
}

/** T29: the eleventh try of an id, the thirty-first of an address, the 301st of a subnet. */
export async function guessPasswords(guess: Guess): Promise<Guessed> {
  const { address, known } = guess
  const victim = known[0] ?? ''
  const byId = await lockedAt(12, (n) => tryOne(guess, victim, address(50_000 + n)))
  const byAddress = await lockedAt(32, (n) => tryOne(guess, `nobody${n}`, address(60_000)))
  const bySubnet = await lockedAt(302, (n) =>
    tryOne(guess, `nothere${n}`, `127.88.8.${1 + (n % 250)}`),
  )
  const wanted = [
    { what: 'id', at: byId, due: 11 },
    { what: 'address', at: byAddress, due: 31 },
    { what: 'subnet', at: bySubnet, due: 301 },
  ]
  const times = await compareTimes(guess)
  return {
    tries: 12 + 32 + 302 + 2 * times.pairs,
    violations: [
      ...wanted
        .filter(({ at, due }) => at !== due)
        .map(({ what, at, due }) => `guessing at one ${what} is locked at try ${at}, not ${due}`),
      ...times.violations,
    ],
    figures: [
      `- Guessing: locked at try ${byId} of an id, ${byAddress} of an address, ${bySubnet} of a /24.`,
      ...times.figures,
    ],
  }
}

async function lockedAt(
  most: number,
  attempt: (n: number) => Promise<{ readonly http: number }>,
): Promise<number> {
  for (let n = 1; n <= most; n++) if ((await attempt(n)).http === 429) return n
  return 0
}

/** In turns, so that whatever else the machine does falls on both alike. */
async function compareTimes(guess: Guess) {
  const ids = guess.known.slice(1)
  const pairs = Math.min(guess.pairs, ids.length * TRIES_PER_ID)
  const times = { known: [] as number[], unknown: [] as number[] }
  const bodies = new Set<string>()
  for (let n = 0; n < pairs; n++) {
    const turn = [ids[n % ids.length] ?? '', `unknown${n}`] as const
    for (const code of n % 2 === 0 ? turn : turn.toReversed()) {
      const { ms, text } = await tryOne(guess, code, guess.address(70_000 + 2 * n))
      times[code === turn[0] ? 'known' : 'unknown'].push(ms)
      bodies.add(text)
    }
  }
  const [known, unknown] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)]
  const apart = Math.abs(known - unknown)
  const slower = times.known.filter((ms, n) => ms > (times.unknown[n] ?? 0)).length
  const z = pairs > 0 ? (2 * slower - pairs) / Math.sqrt(pairs) : 0
  const medians = `median ${known.toFixed(1)} ms with a known id, ${unknown.toFixed(1)} ms without`
  return {
    pairs,
    violations: [
      ...(apart < NOTICED_MS || Math.abs(z) < SURE_Z
        ? []
        : [`a known id can be told by its time: ${medians}`]),
      ...(bodies.size === 1 ? [] : [`a known id can be told by its answer: ${[...bodies].join()}`]),
    ],
    figures: [
      `- ${medians}: ${apart.toFixed(2)} ms apart (n = ${pairs} each, z = ${z.toFixed(2)} of which`,
      '  of a pair is slower, equal answers).',
    ],
  }
}
