import type { GameType } from '@camellia/contract/game'
import type { MemberId, RoundId, SeedId, SessionId } from '@camellia/kernel/ids'
import { timeOrderedId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import { betInPast, postInPast } from '@camellia/ledger/past'
import { type Act, deposit, type PastTransaction, withdraw } from '../demo/demo.purse.rules'
import { insertTransactions } from '../demo/demo.sql'
import type { AppTx } from '../http/tell'

/** Whole numbers below a bound, the same for the same seed. */
export function drawsOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000' as SessionId

/** A round of somebody at a moment of the past, through the ledger's own functions. */
export async function playAt(
  tx: AppTx,
  draw: (below: number) => number,
  wish: { readonly member: MemberId; readonly at: Date; readonly gift?: string },
): Promise<void> {
  const { member, at, gift } = wish
  const [seeds] = await tx.sql<{ seedId: SeedId; nonce: number }[]>`
    select seed_id as "seedId", nonce from wallet where member_id = ${member}`
  if (!seeds) throw new Error('nobody to play')
  const slot = gift !== undefined || draw(2) === 0
  const bytes = Uint8Array.from({ length: 16 }, () => draw(256))
  const stake = won(gift ? 1_000 : 1_000 * (1 + draw(5)))
  const request = {
    ...{ member, session: NOBODY, key: `report:${seeds.nonce}`, hash: '00', stake },
    round: timeOrderedId(at.getTime(), bytes) as RoundId,
    game: slot ? 'crimson-fortune' : 'odd-even',
    choice: slot ? {} : { pick: 'ODD' },
    ...(slot && { variant: '96' }),
    ...(gift && { gift }),
  }
  const drawn = { win: won(draw(3) * 1_400), outcome: { side: 'ODD' }, stream: 2 } as const
  const verdicts = await betInPast(tx, [{ at, request, seeds, drawn }])
  if (verdicts[0] !== 'OK') throw new Error(`a round of the past: ${verdicts[0]}`)
}

/** A request of a player, paid or refused, as staff of the past decided it. */
export async function payAt(
  tx: AppTx,
  draw: (below: number) => number,
  wish: {
    readonly member: MemberId
    readonly staff: readonly MemberId[]
    readonly at: Date
    readonly until: Date
  },
): Promise<void> {
  const { member, staff } = wish
  const [wallet] = await tx.sql<{ cash: number; point: number }[]>`
    select cash, point from wallet where member_id = ${member}`
  if (!wallet) throw new Error('nobody to pay')
  const noted: PastTransaction[] = []
  const note = (one: PastTransaction) => noted.push(one)
  const till = { purse: { member, ...wallet }, draw, staff, twoFrom: 1e9, note }
  const at = wish.at.getTime()
  const acts: Act[] =
    draw(2) === 0
      ? [...deposit(till, { at, amount: won(10_000 * (1 + draw(9))) })]
      : [...withdraw(till, { at, until: wish.until.getTime(), part: 5 })]
  await postInPast(
    tx,
    acts.filter((act) => 'posting' in act),
  )
  await insertTransactions(tx, noted)
}

/** Everything a report is counted from, row by row. */
export interface Raw {
  readonly people: ReadonlyMap<
    MemberId,
    { readonly path: readonly MemberId[]; readonly code: string }
  >
  readonly rounds: readonly {
    readonly member: MemberId
    readonly at: Date
    readonly gameType: GameType
    readonly stake: number
    readonly win: number
    readonly epoch: number
    readonly gift: string | null
    readonly status: string
  }[]
  readonly requests: readonly {
    readonly member: MemberId
    readonly at: Date
    readonly type: string
    readonly amount: number
  }[]
  readonly awards: readonly {
    readonly member: MemberId
    readonly at: Date
    readonly amount: number
  }[]
  readonly rates: readonly {
    readonly member: MemberId
    readonly id: number
    readonly rolling: Readonly<Partial<Record<string, number>>>
  }[]
}

export async function rawOf(tx: AppTx): Promise<Raw> {
  const people = await tx.sql<{ id: MemberId; path: MemberId[]; code: string }[]>`
    select id, path, code from member`
  return {
    people: new Map(people.map(({ id, ...one }) => [id, one])),
    rounds: await tx.sql<Raw['rounds'][number][]>`
      select member_id as member, at, game_type as "gameType", stake, win, epoch, gift, status
      from round`,
    requests: await tx.sql<Raw['requests'][number][]>`
      select member_id as member, decided_at as at, type, amount from transaction
      where status = 'FINISHED'`,
    awards: await tx.sql<Raw['awards'][number][]>`
      select member_id as member, at, amount from transfer
      where kind in ('CALL_AWARD', 'CALL_PRIZE')`,
    rates: await tx.sql<Raw['rates'][number][]>`
      select member_id as member, id, rolling from rate_version`,
  }
}
