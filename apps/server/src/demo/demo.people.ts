import type { Seal } from '@camellia/db/sealed'
import type { MemberId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import { postInPast } from '@camellia/ledger/past'
import { bank, cash, commission, type Posting, point } from '@camellia/ledger/posting'
import { type DemoSize, HOUR_MS, MINUTE_MS } from './demo.calendar.rules'
import { demoDraw } from './demo.draw'
import { type Hall, joinMany, sealedOf } from './demo.join'
import { joinTeams } from './demo.life'
import { type DemoPerson, firstPeople, hasPast, PLAYERS, personOf } from './demo.person.rules'
import { selectIds } from './demo.sql'
import { DEMO_LEVELS } from './demo.tree'

const WAITING = 36
/** Whoever logs in with an account of the demo has something to play with. */
export const TO_BEGIN_WITH = won(1_000_000)
/** One of so many who ask to join is refused. */
const REFUSED_EVERY = 41
export const REFUSED = '예금주 확인이 되지 않았습니다'

export interface Ground extends Hall {
  readonly seal: Seal
  readonly start: number
  readonly now: number
  readonly size: DemoSize
  /** Whether a past is to be filled in. */
  readonly past: boolean
}

export interface Everyone {
  readonly root: MemberId
  readonly staff: MemberId
  readonly people: readonly DemoPerson[]
  readonly ids: ReadonlyMap<string, MemberId>
}

/** The head office, its staff, the tree below it, the first players and those who wait. */
export async function joinEveryone(ground: Ground): Promise<Everyone> {
  const createdAt = new Date(ground.start)
  const head = { code: 'admin', name: '카멜리아 본사', role: '본사', kind: 'PARTNER' } as const
  const [root] = await joinMany(ground, [{ ...head, parentId: null, createdAt }])
  if (!root) throw new Error('the head office did not join')
  await joinTeams(ground, { root, createdAt })
  const ids = await selectIds(ground.tx, ['staff1'])
  const staff = ids.get('staff1') ?? root
  const stores = await joinTree(ground, root)
  const people = firstPeople(ground.size, (n) => demoDraw('person', n))
  const joined = await joinMany(ground, people.map(joiningOf(ground, { stores, staff })))
  await payFirst(ground, people, joined)
  await joinMany(ground, waiting(ground, stores))
  const byCode = people.map(({ code }, at) => [code, joined[at] as MemberId] as const)
  return { root, staff, people, ids: new Map(byCode) }
}

async function joinTree(ground: Ground, root: MemberId): Promise<readonly MemberId[]> {
  const createdAt = new Date(ground.start)
  const rich = [{ member: root, amount: 10_000_000_000 }]
  let above: readonly MemberId[] = [root]
  for (const { role, code, names, below } of DEMO_LEVELS) {
    const parents = above.flatMap((parent, at) =>
      Array.from({ length: below[at] ?? 0 }, () => parent),
    )
    above = await joinMany(
      ground,
      parents.map((parentId, n) => {
        const name = names[n] ?? `${role} ${n + 1}`
        return { code: `${code}${n + 1}`, name, role, kind: 'PARTNER', parentId, createdAt }
      }),
    )
    rich.push(...above.map((member, n) => ({ member, amount: fortuneOf(code, n) })))
  }
  await payMany(
    ground,
    rich.map((one) => ({ ...one, at: createdAt })),
  )
  return above
}

/** No two partners have the same; those above others have more. */
function fortuneOf(level: string, n: number): number {
  const draw = demoDraw(`fortune ${level}`, n)
  const most = { subhq: 160, dist: 70, agency: 35 }[level] ?? 18
  return 12_000_000 + draw(most) * 500_000 + draw(500) * 1_000
}

/** How somebody joins: below their store, approved or refused a few minutes after they asked. */
export function joiningOf(
  { seal, start, past }: Pick<Ground, 'seal' | 'start' | 'past'>,
  { stores, staff }: { readonly stores: readonly MemberId[]; readonly staff: MemberId },
) {
  return (person: DemoPerson) => {
    const at = start + person.joined
    const refused = isRefused(person)
    const decided = { decidedBy: staff, decidedAt: new Date(at + (refused ? 7 : 4) * MINUTE_MS) }
    return {
      code: person.code,
      name: person.name,
      role: '회원',
      kind: 'MEMBER' as const,
      parentId: stores[person.store] ?? null,
      createdAt: new Date(at),
      ...sealedOf(person, seal),
      ...decided,
      ...(refused && { status: 3, reason: REFUSED }),
      demoSeed: past && hasPast(person),
    }
  }
}

export function isRefused({ n }: Pick<DemoPerson, 'n'>): boolean {
  return n >= PLAYERS && n % REFUSED_EVERY === 0
}

/** A first deposit and some points for everyone who was let in. */
async function payFirst(
  ground: Ground,
  people: readonly DemoPerson[],
  ids: readonly MemberId[],
): Promise<void> {
  const paid = people.flatMap((person, place) => {
    const draw = demoDraw('first deposit', person.n)
    const begins = person.n < PLAYERS && !(ground.past && hasPast(person))
    const amount = begins ? TO_BEGIN_WITH : 10_000 * (1 + draw(10) * (1 + draw(4)))
    const at = new Date(ground.start + person.joined + 12 * MINUTE_MS)
    const member = ids[place] as MemberId
    return isRefused(person) ? [] : [{ member, amount, at, points: 10_000 + 500 * draw(30) }]
  })
  await payMany(ground, paid)
  await postInPast(
    ground.tx,
    paid.map(({ member, at, points }) => ({
      at,
      posting: pointsFor(member, { key: 'first', points }),
    })),
  )
}

/** Points the house gives, once for every key. */
export function pointsFor(
  member: MemberId,
  { key, points }: { readonly key: string; readonly points: number },
): Posting {
  return {
    kind: 'POINT_EARNED',
    member,
    key: `demo:points:${key}`,
    request: null,
    transfers: [{ from: commission, to: point(member), amount: won(points) }],
  }
}

async function payMany(
  { tx }: Ground,
  payments: readonly { readonly member: MemberId; readonly amount: number; readonly at: Date }[],
): Promise<void> {
  await postInPast(
    tx,
    payments.map(({ member, amount, at }) => ({
      at,
      posting: {
        kind: 'DEPOSIT',
        member,
        key: 'demo:deposit',
        request: { amount },
        transfers: [{ from: bank, to: cash(member), amount: won(amount) }],
      },
    })),
  )
}

/** Those who asked within the last hours and whom nobody has answered yet. */
function waiting({ now, seal, start }: Ground, stores: readonly MemberId[]) {
  return Array.from({ length: WAITING }, (_, i) => {
    const n = 5_000 + i
    const draw = demoDraw('waiting', i)
    const createdAt = new Date(now - (WAITING - i) * 4 * MINUTE_MS - draw(200) * 1_000)
    const person = personOf(n, createdAt.getTime() - start, draw)
    const { name } = person
    const own = { code: `new${100 + i}`, name, role: '회원', kind: 'MEMBER', status: 1 } as const
    return { ...own, parentId: stores[person.store] ?? null, createdAt, ...sealedOf(person, seal) }
  })
}

/** How long before now the newest of the past may be. */
export const QUIET_MS = HOUR_MS / 20
