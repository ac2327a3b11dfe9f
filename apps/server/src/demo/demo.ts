import type { Seal } from '@camellia/db/sealed'
import type { Draw } from '@camellia/engines/draw'
import type { BookTables } from '@camellia/engines/slot/book'
import type { MemberId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import { post } from '@camellia/ledger/post'
import { commission, point } from '@camellia/ledger/posting'
import type { AppDb } from '../http/tell'
import { countMembers } from '../member/member.sql'
import { hashPassword } from '../member/password'
import { demoDraw } from './demo.draw'
import { fillHistory } from './demo.history'
import { joinMember, openStage, pay, type Stage } from './demo.join'
import { joinTeams, liveALittle } from './demo.life'
import {
  DEMO_LEVELS,
  DEMO_PASSWORD,
  DEMO_WITHDRAW_PASSWORD,
  FAMILY,
  GIVEN,
  NICK_FIRST,
  NICK_LAST,
} from './demo.people'
import { decidePast } from './demo.sql'
import { insertTalk } from './demo.talk.sql'

const PLAYERS = 240
const WAITING = 36
const HOUR_MS = 3_600_000

export interface Demo {
  /** The past, filled in behind the running site. */
  readonly history: Promise<void>
}

interface Scene extends Stage {
  readonly seal: Seal
  readonly draw: Draw
  readonly now: number
}

/** A believable site on an empty database: the same on every machine but for the clock. */
export async function seedDemo(
  db: AppDb,
  options: {
    readonly seal: Seal
    readonly say: (line: string) => void
    readonly books: BookTables
    readonly past: boolean
  },
): Promise<Demo> {
  const { seal, say, books, past } = options
  if ((await db.system(countMembers)) === 0) {
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    const withdrawHash = await hashPassword(DEMO_WITHDRAW_PASSWORD)
    await db.system(async (tx) => {
      const stage = await openStage(tx, passwordHash)
      await people({ ...stage, withdrawHash, seal, draw: demoDraw(0), now: Date.now() })
    })
    say('demo tree, staff and players are there')
  }
  return { history: past ? fillHistory(db, { say, books }) : Promise.resolve() }
}

async function people(scene: Scene): Promise<void> {
  const root = await joinMember(scene, { code: 'admin', name: '카멜리아 본사', role: '본사' }, null)
  await pay(scene.tx, root, 10_000_000_000)
  const staff: MemberId[] = []
  for (const [i, name] of ['김서연', '박지훈'].entries()) {
    const person = { code: `staff${i + 1}`, name, role: '운영 직원', kind: 'USER' } as const
    staff.push(await joinMember(scene, person, root))
  }
  await joinTeams(scene, root)
  let above: readonly MemberId[] = [root]
  for (const { role, code, names, perParent } of DEMO_LEVELS) {
    const level: MemberId[] = []
    for (const parent of above) {
      for (let i = 0; i < perParent; i++) {
        const n = level.length
        const name = `${names[n % names.length]}${n >= names.length ? ` ${Math.floor(n / names.length) + 1}` : ''}`
        const partner = await joinMember(scene, { code: `${code}${n + 1}`, name, role }, parent)
        await pay(scene.tx, partner, 20_000_000)
        level.push(partner)
      }
    }
    above = level
  }
  await players(scene, above)
  await waiting(scene, above)
  await decidePast(scene.tx, staff[0] ?? root)
  await insertTalk(scene.tx, { root, staff: staff[0] ?? root })
  await liveALittle(scene, { root, staff: staff[0] ?? root, seal: scene.seal })
}

async function players(scene: Scene, stores: readonly MemberId[]): Promise<void> {
  const { tx, draw } = scene
  for (let i = 0; i < PLAYERS; i++) {
    const code = i < 20 ? `player${i + 1}` : `${['bom', 'yeo', 'gaeul', 'gyeo'][i % 4]}${1000 + i}`
    const store = stores[i < 20 ? 0 : draw(stores.length)] as MemberId
    const joined = new Date(
      scene.now - (i < 20 ? 60 : 1 + draw(60)) * 24 * HOUR_MS - draw(24) * HOUR_MS,
    )
    const person = { code, name: nickname(draw, i), role: '회원', kind: 'MEMBER' as const }
    const id = await joinMember(scene, person, store, { createdAt: joined, ...bankOf(scene, i) })
    await pay(tx, id, i < 20 ? 1_000_000 : 50_000 * (1 + draw(40)))
    await post(tx, {
      kind: 'POINT_EARNED',
      member: id,
      key: 'demo:points',
      request: null,
      transfers: [{ from: commission, to: point(id), amount: won(10_000 + 500 * draw(30)) }],
    })
  }
}

async function waiting(scene: Scene, stores: readonly MemberId[]): Promise<void> {
  const { draw, now } = scene
  for (let i = 0; i < WAITING; i++) {
    const person = { code: `new${100 + i}`, name: nickname(draw, 1_000 + i), role: '회원' }
    const store = stores[draw(stores.length)] as MemberId
    const createdAt = new Date(now - (WAITING - i) * 4 * 60_000 - draw(200) * 1_000)
    const details = { createdAt, status: 'NEW' as const, ...bankOf(scene, 5_000 + i) }
    await joinMember(scene, { ...person, kind: 'MEMBER' }, store, details)
  }
}

function nickname(draw: Draw, i: number): string {
  const first = NICK_FIRST[draw(NICK_FIRST.length)]
  const last = NICK_LAST[draw(NICK_LAST.length)]
  return `${first}${last}${i >= 200 ? (i % 97) + 1 : ''}`
}

function bankOf({ seal, draw }: Scene, i: number) {
  const account = `${110_000_000_000 + i * 7_919 + draw(7_000)}`
  const phone = `010${String(20_000_000 + i * 3_571 + draw(3_000)).padStart(8, '0')}`
  const bankName = ['가온은행', '나래은행', '다솜은행', '라온은행'][draw(4)] as string
  return {
    bank: bankName,
    depositor: `${FAMILY[draw(FAMILY.length)]}${GIVEN[draw(GIVEN.length)]}`,
    accountSealed: seal.seal(account),
    accountPrint: seal.print(`${bankName} ${account}`),
    phoneSealed: seal.seal(phone),
    phonePrint: seal.print(phone),
    address: `198.51.100.${1 + draw(250)}`,
  }
}
