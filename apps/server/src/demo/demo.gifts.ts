import { GIFT_HOURS } from '@camellia/contract/gift'
import { SLOT_CODES } from '@camellia/contract/play'
import type { Draw } from '@camellia/engines/draw'
import type { MemberId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import { postInPast } from '@camellia/ledger/past'
import { fundingFor, prizeFor, reserveFor } from '../gift/gift.rules'
import type { AppTx } from '../http/tell'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './demo.calendar.rules'
import { demoDraw } from './demo.draw'
import { insertGifts, type PastGift } from './demo.gifts.sql'
import type { DemoPerson } from './demo.person.rules'
import { idAt } from './demo.purse.rules'
import { selectIds } from './demo.sql'
import type { Planned } from './demo.step'

/** One of so many visits is by somebody who was given something. */
const ONE_OF = 110
const BUDGET = 30_000_000
const MEMOS = ['생일 축하', '신규 회원 환영', '이벤트 당첨', '이용에 감사드립니다'] as const

/** Thousands of won; those above what one person may give alone wait for a second. */
const OFFERS = [
  [20, 'PROCESSING'],
  [300, 'PENDING'],
  [50, 'PROCESSING'],
  [30, 'PROCESSING'],
  [150, 'PENDING'],
  [10, 'PROCESSING'],
] as const
const NO_ROUNDS = { game: null, bet: null, spins: null }
const OFFER_EVERY_MS = 37 * MINUTE_MS

interface Offering {
  readonly people: readonly DemoPerson[]
  readonly end: number
}

interface Giving {
  readonly planned: readonly Planned[]
  readonly start: number
  readonly step: number
  readonly root: MemberId
  readonly clerks: readonly MemberId[]
}

/** What was offered today and waits: for a second person, or for the one it was given to. */
export async function offerGifts(
  tx: AppTx,
  giving: Pick<Giving, 'root' | 'clerks'> & Offering,
): Promise<void> {
  const { people, end } = giving
  const codes = people.slice(0, OFFERS.length).map(({ code }) => code)
  const ids = await selectIds(tx, codes)
  const gifts = OFFERS.flatMap(([thousands, status], at): PastGift[] => {
    const member = ids.get(codes[at] ?? '')
    if (!member) return []
    const madeAt = new Date(end - (at + 1) * OFFER_EVERY_MS)
    const amount = won(thousands * 1_000)
    const common = givenBy(giving, member, madeAt, demoDraw('offer', at))
    const open = { won: won(0), status, endedAt: null }
    return [{ ...common, ...NO_ROUNDS, kind: 'PRIZE', amount, ...open }]
  })
  await insertGifts(tx, gifts)
  await postInPast(
    tx,
    gifts.map((gift) => ({ at: gift.madeAt, posting: reserveFor(gift) })),
  )
}

/** Gifts of the head office: free rounds are played in the visit, prizes taken when it begins. */
export async function giveGifts(tx: AppTx, giving: Giving): Promise<readonly Planned[]> {
  const { planned, start, step, root } = giving
  if (step === 0) {
    const wish = { amount: won(BUDGET), direction: 'IN', key: 'demo', head: true } as const
    await postInPast(tx, [{ at: new Date(start), posting: fundingFor(root, wish) }])
  }
  const lucky = planned.filter(({ person, visit }) => {
    const known = visit.from - person.joined > DAY_MS
    return known && demoDraw(`gift ${visit.from}`, person.n)(ONE_OF) === 0
  })
  if (lucky.length === 0) return planned
  const ids = await selectIds(
    tx,
    lucky.map(({ person }) => person.code),
  )
  const gifts = new Map(
    lucky.flatMap((one) => {
      const member = ids.get(one.person.code)
      return member ? [[one, giftFor(giving, one, member)] as const] : []
    }),
  )
  await insertGifts(tx, [...gifts.values()])
  await postInPast(
    tx,
    [...gifts.values()].flatMap((gift) => [
      { at: gift.madeAt, posting: reserveFor(gift) },
      ...(gift.kind === 'PRIZE'
        ? [{ at: gift.endedAt ?? gift.madeAt, posting: prizeFor(gift) }]
        : []),
    ]),
  )
  return planned.map((one) => {
    const gift = gifts.get(one)
    if (gift?.kind !== 'SPINS') return one
    const { id, game, bet, spins } = gift
    return { ...one, gift: { id, game: game ?? '', bet: bet ?? 0, spins: spins ?? 0 } }
  })
}

/** Who gave it to whom and when, as far as all gifts are alike. */
function givenBy(
  { root, clerks }: Pick<Giving, 'root' | 'clerks'>,
  member: MemberId,
  madeAt: Date,
  draw: Draw,
) {
  return {
    id: idAt(madeAt.getTime(), draw),
    memberId: member,
    fundedBy: root,
    madeBy: clerks[2 + draw(2)] ?? root,
    madeAt,
    expiresAt: new Date(madeAt.getTime() + GIFT_HOURS * HOUR_MS),
    memo: MEMOS[draw(MEMOS.length)] ?? '',
  }
}

function giftFor(giving: Giving, { person, visit }: Planned, member: MemberId): PastGift {
  const draw = demoDraw(`given ${visit.from}`, person.n)
  const from = giving.start + visit.from
  const madeAt = new Date(from - (20 + draw(600)) * MINUTE_MS)
  const common = givenBy(giving, member, madeAt, draw)
  if (draw(3) === 0) {
    const amount = won(10_000 * (1 + draw(5)))
    const endedAt = new Date(from - 10_000)
    return {
      ...common,
      kind: 'PRIZE',
      amount,
      won: amount,
      status: 'FINISHED',
      endedAt,
      ...NO_ROUNDS,
    }
  }
  const bet = [200, 400, 1_000][draw(3)] ?? 200
  const spins = 5 + 5 * draw(2)
  const game = SLOT_CODES[draw(SLOT_CODES.length)] ?? SLOT_CODES[0]
  const open = { won: won(0), status: 'PROCESSING', endedAt: null } as const
  return { ...common, kind: 'SPINS', amount: won(bet * spins), game, bet, spins, ...open }
}
