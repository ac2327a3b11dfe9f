import type { SlotDef } from '@camellia/engines/slot/definition'
import { volatilityOf } from '@camellia/engines/slot/face'
import { type Figures, oneIn } from '@camellia/engines/slot/fast/figures'
import type { Interval } from '@camellia/engines/slot/fast/interval'
import type { Checked } from '@camellia/engines/slot/fast/monte-carlo'
import { defHash } from '@camellia/engines/slot/hash'
import { rulesOf } from '@camellia/engines/slot/rules'
import { ruleText } from './rule-text'

/** One variant with everything that is published about it. */
export interface Certified extends Figures {
  readonly declared: number
  readonly intervals: readonly Interval[]
  readonly check: Checked
}

const HALF = Math.log(0.5)

/** The certificate of a title: the same definition gives the same text, byte for byte. */
export function certificate(
  def: SlotDef,
  variants: readonly Certified[],
  compared: number,
): string {
  const row: Row = (name, cell) => `| ${name} | ${variants.map(cell).join(' | ')} |`
  const alike = `${many(compared)} rounds by the simulator and by the plain engine: all alike.`
  return [
    `# ${def.title.en} (${def.title.ko})`,
    '',
    `Definition \`${def.id}\` ${def.version}, SHA-256 \`${defHash(def)}\`.`,
    `Written by \`npm run certify\`. ${methodOf(def)}`,
    '',
    row('', ({ variant }) => `variant ${variant}`),
    row('---', () => '---'),
    ...returnRows(row, variants),
    ...oddsRows(row, variants, (chance, times) => oddsIn(def, chance, times)),
    ...playRows(row, variants),
    '',
    'A hit is any win, also one below the bet. The greatest win is about the greatest that comes at',
    'least once in a billion rounds: a step of the pays whose chance is within some millionths of that',
    'may be taken for its neighbour. The average win of the feature leaves out the scatter prize that',
    'starts it. The returns of nine in ten are those of the exact distribution of the sum,',
    `${errorOf(variants)}. All figures are shown to the digits given, halves rounded up.`,
    '',
    '## Rules',
    'What the page of the title says, from the definition (variant 96):',
    '',
    ...rulesOf(def, '96').map((rule) => `- ${ruleText(rule)}`),
    '',
    '## Proof',
    ...(compared > 0 ? [alike, ''] : []),
    ...variantsOf(def),
    '',
  ].join('\n')
}

/** Exact on the grid of the pays; where it had to be coarser, by how much it is off at most. */
function errorOf(variants: readonly Certified[]): string {
  const most = Math.max(0, ...variants.flatMap((one) => one.intervals.map(({ error }) => error)))
  return most === 0
    ? 'on the grid of the pays themselves'
    : `whose deviation is too large by at most ${(most * 100).toPrecision(2)} %`
}

type Row = (name: string, cell: (certified: Certified) => string) => string

function returnRows(row: Row, [first]: readonly Certified[]): string[] {
  const parts = Object.keys(first?.features ?? {})
  return [
    row('declared return', ({ declared }) => percent(declared, 6)),
    row('computed return', ({ rtp }) => percent(rtp, 6)),
    row('of it the spin', ({ base }) => percent(base, 4)),
    ...parts.map((part) =>
      row(`of it ${PARTS[part] ?? part}`, (v) => percent(v.features[part] ?? 0, 4)),
    ),
    row('hit rate', ({ hit }) => percent(hit, 3)),
    row('pays at least the bet', ({ even }) => percent(even, 3)),
    row('standard deviation', ({ sd }) => `${decimal(sd, 3)} bets`),
    row('volatility (1–5)', ({ sd }) => String(volatilityOf(sd))),
  ]
}

type Odds = (chance: number, times?: number) => string

function oddsRows(row: Row, [first]: readonly Certified[], odds: Odds): string[] {
  return [
    ...(first?.atLeast ?? []).map(({ times }, i) =>
      row(`at least ${many(times)} bets`, ({ atLeast }) => odds(atLeast[i]?.chance ?? 0, times)),
    ),
    row('greatest win (see below)', ({ maxX }) => `${many(maxX)} bets`),
    row('it or more', ({ maxChance }) => oneIn(maxChance)),
    row('the cap is reached', ({ capChance }) => odds(capChance)),
    ...(first?.feature
      ? [
          row('feature', ({ feature }) => oneIn(feature?.chance ?? 0)),
          row(
            'its average win, without the scatter prize',
            ({ feature }) => `${decimal(feature?.average ?? 0, 3)} bets`,
          ),
          row('median rounds to it', ({ feature }) => median(feature?.chance ?? 0)),
        ]
      : []),
  ]
}

function playRows(row: Row, [first]: readonly Certified[]): string[] {
  const between = (certified: Certified, i: number) => {
    const { low = 0, high = 0 } = certified.intervals[i] ?? {}
    return `${percent(low, 2)} to ${percent(high, 2)}`
  }
  return [
    ...(first?.intervals ?? []).map(({ rounds }, i) =>
      row(`return of nine in ten after ${many(rounds)}`, (certified) => between(certified, i)),
    ),
    ...(first?.buy
      ? [
          row('bought feature: price', ({ buy }) => `${buy?.priceX} bets`),
          row('bought feature: return', ({ buy }) => percent(buy?.rtp ?? 0, 6)),
          row('bought feature: greatest win', ({ buy }) => `${many(buy?.maxX ?? 0)} bets`),
          row('it or more', ({ buy }) => oneIn(buy?.maxChance ?? 0)),
        ]
      : []),
    row('simulated', ({ check: { mean, rounds, z } }) => {
      return `${percent(mean, 4)} in ${many(rounds)}, z ${decimal(z, 2)}`
    }),
  ]
}

function many(count: number): string {
  return count.toLocaleString('en')
}

const PARTS: Readonly<Record<string, string>> = { freeSpins: 'free spins', sets: 'set bonuses' }

function methodOf(def: SlotDef): string {
  return def.mode === 'strips'
    ? 'Exact: return by closed form, everything else from the whole cycle of every set of reels.'
    : 'Exact: sums over the published table of books, whose weights are the variant.'
}

function variantsOf(def: SlotDef): string[] {
  if (def.mode === 'strips') {
    return Object.entries(def.select).map(([variant, shares]) => {
      const parts = shares.map(({ set, perMillion }) => `${set} ${perMillion.toLocaleString('en')}`)
      return `- ${variant}: sets per million rounds: ${parts.join(', ')}`
    })
  }
  return Object.entries(def.books ?? {}).flatMap(([kind, roots]) =>
    Object.entries(roots).map(
      ([variant, { count, total, root }]) =>
        `- ${variant}, ${kind}: ${count.toLocaleString('en')} books, weight ${total.toLocaleString('en')}, Merkle root \`${root}\``,
    ),
  )
}

export function percent(share: number, digits: number): string {
  return `${decimal(share * 100, digits)} %`
}

/** Far below what is shown, far above what a product of two numbers is off by. */
const HAIR = 1e-9

/** Halves go up: what lies a rounding error below a half is one. */
function decimal(value: number, digits: number): string {
  const scale = 10 ** digits
  return (Math.floor(value * scale + 0.5 + HAIR) / scale).toFixed(digits)
}

/** Below this a chance is only said to be below it: it is near the rounding of the computation. */
const RARE = 1e-12

/**
 * 'never' only where it is proven: no published book pays so much, or it is above the limit of a
 * round. On reels a chance that was computed as next to nothing is still possible.
 */
export function oddsIn({ mode, limits }: SlotDef, chance: number, times = limits.maxWinX): string {
  if (chance >= RARE) return oneIn(chance)
  const never = times > limits.maxWinX || (mode === 'book' && chance === 0)
  return never ? 'never' : 'less than 1 in 10¹²'
}

function median(chance: number): string {
  return chance === 0 ? '–' : Math.ceil(HALF / Math.log1p(-chance)).toLocaleString('en')
}
