import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SlotDef } from '@camellia/engines/slot/definition'
import { VARIANTS } from '@camellia/engines/slot/event'
import { volatilityOf } from '@camellia/engines/slot/face'
import { differing, hasSimulator } from '@camellia/engines/slot/fast/compare'
import { type Figures, figuresOf, groundOf } from '@camellia/engines/slot/fast/figures'
import { type Interval, intervalsOf } from '@camellia/engines/slot/fast/interval'
import { type Checked, monteCarlo } from '@camellia/engines/slot/fast/monte-carlo'
import { defHash } from '@camellia/engines/slot/hash'
import { TITLES } from '@camellia/engines/titles/titles'
import { certificate } from './certificate'

/** One variant with everything that is published about it. */
export interface Certified extends Figures {
  readonly declared: number
  readonly intervals: readonly Interval[]
  readonly check: Checked
}

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
    return { title: code, hash: defHash(def), variants: variants.map(published) }
  })
  if (file) writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`)
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

function published({ chances: _, ...rest }: Certified) {
  return { ...rest, volatility: volatilityOf(rest.sd) }
}

function option(args: string[], name: string): string | undefined {
  const place = args.indexOf(name)
  return place < 0 ? undefined : args.splice(place, 2)[1]
}

main()
