import { Refusal } from '@camellia/kernel/refusal'
import { won } from '@camellia/kernel/won'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLedger } from './audit'
import { post } from './post'
import { type Account, bank, cash, commission, hold, type Posting, point } from './posting'
import { placeOn, startLedger, type TestPlayer } from './testing'

const PLAYERS = 4
let ledger: Awaited<ReturnType<typeof startLedger>>
let runs = 0

beforeAll(async () => {
  ledger = await startLedger(PLAYERS, 0)
})

afterAll(() => ledger.close())

/** Every kind of movement there is between the accounts of a member and of the house. */
const MOVES = ['DEPOSIT', 'EARN', 'CONVERT', 'HOLD', 'RELEASE', 'PAY_OUT', 'BET'] as const
type Move = (typeof MOVES)[number]

const ends: Record<Exclude<Move, 'BET'>, (m: TestPlayer) => readonly [Account, Account]> = {
  DEPOSIT: ({ member }) => [bank, cash(member)],
  EARN: ({ member }) => [commission, point(member)],
  CONVERT: ({ member }) => [point(member), cash(member)],
  HOLD: ({ member }) => [cash(member), hold(member)],
  RELEASE: ({ member }) => [hold(member), cash(member)],
  PAY_OUT: ({ member }) => [hold(member), bank],
}

interface Step {
  readonly move: Move
  readonly who: number
  readonly amount: number
  readonly win: boolean
  /** Steps with one key and one question are one action, however often they come. */
  readonly key: number
}

const step = fc.record<Step>({
  move: fc.constantFrom(...MOVES),
  who: fc.nat(PLAYERS - 1),
  amount: fc.integer({ min: 100, max: 5_000 }),
  win: fc.boolean(),
  key: fc.nat(30),
})

/** What the step did to the member's wallet as a whole, if it was the first of its key. */
async function take(run: number, { move, who, amount, win, key }: Step): Promise<string> {
  const player = ledger.people[who] as TestPlayer
  const name = `${run} ${move} ${key}`
  if (move === 'BET') return bet(player, { name, amount, win })
  const [from, to] = ends[move](player)
  const posting: Posting = {
    kind: 'DEPOSIT',
    member: player.member,
    key: `test:${name}`,
    request: { amount },
    transfers: [{ from, to, amount: won(amount) }],
  }
  try {
    const actor = ledger.actorOf(player.member)
    const { replayed } = await ledger.db.transact(actor, (tx) => post(tx, posting))
    return replayed ? 'REPLAY' : 'OK'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

async function bet(
  player: TestPlayer,
  { name, amount, win }: { readonly name: string; readonly amount: number; readonly win: boolean },
): Promise<string> {
  const placed = { key: name, stake: amount, win: win ? amount * 2 : 0 }
  return (await placeOn(ledger.batcher, player, placed)).verdict
}

test('random interleavings of every money operation keep every promise of the books', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const run = runs++
      const verdicts = await Promise.all(steps.map((one) => take(run, one)))
      const known = ['OK', 'REPLAY', 'CONFLICT', 'INFLUCIANT_BALANCE']
      expect(verdicts.filter((verdict) => !known.includes(verdict))).toEqual([])
      expectOnePerKey(steps, verdicts)
      expect((await ledger.db.system(auditLedger)).breaks).toEqual([])
    }),
    { numRuns: 25 },
  )
})

/** Of all steps with one key at most one was done. */
function expectOnePerKey(steps: readonly Step[], verdicts: readonly string[]): void {
  const done = steps.filter((_, i) => verdicts[i] === 'OK')
  const keys = done.map(({ move, who, key }) => `${move} ${who} ${key}`)
  expect(new Set(keys).size).toBe(keys.length)
}
