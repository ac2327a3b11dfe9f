import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SlotDef } from '@camellia/engines/slot/definition'
import { VARIANTS } from '@camellia/engines/slot/event'
import { volatilityOf } from '@camellia/engines/slot/face'
import { bandsOf } from '@camellia/engines/slot/fast/bands'
import { differing, hasSimulator } from '@camellia/engines/slot/fast/compare'
import { figuresOf, groundOf } from '@camellia/engines/slot/fast/figures'
import { intervalsOf } from '@camellia/engines/slot/fast/interval'
import { monteCarlo } from '@camellia/engines/slot/fast/monte-carlo'
import { defHash } from '@camellia/engines/slot/hash'
import { ODD_EVEN_CHANCES } from '@camellia/engines/titles/odd-even-chances'
import { TITLES } from '@camellia/engines/titles/titles'
import { type Certified, certificate } from './certificate'
import { stampFigures } from './engine-stamp'

const BIOME = join('node_modules', '@biomejs', 'biome', 'bin', 'biome')
const FOLDER = join('docs', 'certificates')
const ROUNDS = 5_000_000
/** Rounds that both engines play, and must play alike. */
const COMPARED = 100_000
const AFTER = [100, 1_000, 10_000]

/** `npm run certify -- [title …] [--rounds N] [--json FILE]` */
function main(): void {
  const args = process.argv.slice(2)
  const rounds = Number(option(args, '--rounds') ?? ROUNDS)
  const file = option(args, '--json')
  const wanted = args.length > 0 ? args : Object.keys(TITLES)
  mkdirSync(FOLDER, { recursive: true })
  const all = wanted.map((code) => {
    const def = TITLES[code]
    if (!def) throw new Error(`no such title: ${code}`)
    const variants = certify(def, rounds)
    const compared = hasSimulator(def) ? compare(def) : 0
    writeFileSync(join(FOLDER, `${code}.md`), certificate(def, variants, compared))
    for (const { variant, rtp, check } of variants) {
      console.log(`${code} ${variant}: ${rtp.toFixed(8)}, z ${check.z.toFixed(2)}`)
    }
    return { title: code, hash: defHash(def), variants: variants.map(published), all: variants }
  })
  if (wanted.length === Object.keys(TITLES).length) writeData(all)
  const told = all.map(({ all: _, ...rest }) => rest)
  if (file) writeFileSync(file, `${JSON.stringify(told, null, 2)}\n`)
}

/** What the product itself reads: what may be won at most, and how far chance may lead. */
function writeData(
  all: readonly { readonly title: string; readonly hash: string; readonly all: Certified[] }[],
): void {
  const certified = all.map(({ title, hash, all: variants }) => [
    title,
    { hash, variants: byVariant(variants, greatestOf) },
  ])
  const bands = all.map(({ title, hash, all: variants }) => [
    title,
    {
      hash,
      spin: byVariant(variants, ({ chances }) => bandsOf(chances)),
      ...(variants[0]?.buy && {
        buy: byVariant(variants, ({ buy }) => bandsOf(buy?.chances ?? new Map())),
      }),
    },
  ])
  const oddEven = ['odd-even', { hash: '', spin: { '': bandsOf(ODD_EVEN_CHANCES) } }]
  write('certified.json', Object.fromEntries(certified))
  write('bands.json', Object.fromEntries([...bands, oddEven]))
  stampFigures()
}

function byVariant<T>(variants: readonly Certified[], part: (one: Certified) => T) {
  return Object.fromEntries(variants.map((one) => [one.variant, part(one)]))
}

function greatestOf({ maxX, maxChance, capChance, even, buy }: Certified) {
  const spin = { maxX, odds: oddsOf(maxChance), capOdds: oddsOf(capChance), even: rounded(even) }
  if (!buy) return { spin }
  const own = { maxX: buy.maxX, odds: oddsOf(buy.maxChance), capOdds: oddsOf(buy.capChance) }
  return { spin, buy: own }
}

function rounded(share: number): number {
  return Number(share.toFixed(5))
}

/** Once in a trillion rounds is not told apart from never. */
const NEVER = 1e-12

/** One round in so many, with three digits that count; null for what does not come. */
function oddsOf(chance: number): number | null {
  return chance < NEVER ? null : Number((1 / chance).toPrecision(3))
}

function write(name: string, data: object): void {
  const file = join('packages', 'engines', 'src', 'titles', name)
  writeFileSync(file, `${JSON.stringify(data)}\n`)
  spawnSync(process.execPath, [BIOME, 'format', '--write', file])
}

/** A simulator that differs in one round proves nothing. */
function compare(def: SlotDef): number {
  const other = differing(def, 'spin', COMPARED)
  if (other.length > 0) throw new Error(`${def.id}: the engines differ on ${other.slice(0, 5)} …`)
  return COMPARED
}

function certify(def: SlotDef, rounds: number): Certified[] {
  const ground = groundOf(def)
  return VARIANTS.map((variant) => {
    const figures = figuresOf(def, variant, ground)
    return {
      ...figures,
      declared: def.declared[variant].rtp,
      intervals: intervalsOf(figures.chances, AFTER),
      check: monteCarlo(def, figures, { ground, rounds }),
    }
  })
}

function published({ chances: _, buy, ...rest }: Certified) {
  const { chances: __, ...bought } = buy ?? { chances: undefined }
  return { ...rest, ...(buy && { buy: bought }), volatility: volatilityOf(rest.sd) }
}

function option(args: string[], name: string): string | undefined {
  const place = args.indexOf(name)
  return place < 0 ? undefined : args.splice(place, 2)[1]
}

main()
