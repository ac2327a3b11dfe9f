import type { Sql } from '@camellia/db/connect'
import type { Seal } from '@camellia/db/sealed'

export const PEOPLE = 100_000

/** Partners directly below one another, level by level; the last ones have the players. */
const LEVELS = [
  { role: '부본사', code: 'h', each: 10 },
  { role: '총판', code: 'd', each: 10 },
  { role: '대리점', code: 'a', each: 10 },
  { role: '매장', code: 's', each: 5 },
] as const
const BIG = 1_000

interface Node {
  readonly id: number
  readonly code: string
  readonly path: readonly number[]
}

/** The demo's shape at the size of a large operator, written straight into the tables. */
export async function growTree(
  sql: Sql,
  options: {
    readonly passwordHash: string
    readonly seal: Seal
    readonly say: (text: string) => void
  },
) {
  const rows: object[] = []
  let id = 0
  const roles = new Map(
    (await sql<{ id: number; name: string }[]>`select id, name from role`).map((r) => [
      r.name,
      r.id,
    ]),
  )
  const add = (role: string, code: string, parent: Node | null, kind: string): Node => {
    id++
    const path = [...(parent?.path ?? []), id]
    const number = String(id).padStart(6, '0')
    const phone = `01000${number}`
    const account = `가온은행 1000${number}`
    rows.push({
      id,
      code,
      name: kind === 'MEMBER' ? `달빛${id}` : code,
      kind,
      role_id: roles.get(role),
      parent_id: parent?.id ?? null,
      path: `{${path.join()}}`,
      password_hash: options.passwordHash,
      phone_sealed: options.seal.seal(phone).toString('hex'),
      phone_print: options.seal.print(phone).toString('hex'),
      account_sealed: options.seal.seal(`1000${number}`).toString('hex'),
      account_print: options.seal.print(account).toString('hex'),
    })
    return { id, code, path }
  }
  const root = add('본사', 'admin', null, 'PARTNER')
  let level = [root]
  const stages: Node[][] = []
  for (const { role, code, each } of LEVELS) {
    level = level.flatMap((parent) =>
      Array.from({ length: each }, () =>
        add(role, `${code}${String(id).padStart(5, '0')}`, parent, 'PARTNER'),
      ),
    )
    stages.push(level)
  }
  const [heads = [], dists = [], agencies = [], stores = []] = stages
  const bigParent = agencies.at(-1) ?? root
  const big = add('매장', 'bigstore', bigParent, 'PARTNER')
  for (let n = 1; n < BIG; n++) add('회원', `b${String(n).padStart(5, '0')}`, big, 'MEMBER')
  for (let n = 0; id < PEOPLE; n++) {
    add('회원', `p${String(id).padStart(6, '0')}`, stores[n % stores.length] ?? root, 'MEMBER')
  }
  options.say(`writing ${rows.length} members`)
  for (let at = 0; at < rows.length; at += 5_000) {
    await insertSome(sql, rows.slice(at, at + 5_000))
  }
  await fill(sql)
  const [agency = root] = agencies
  const [store = root] = stores
  return {
    root,
    heads,
    dists,
    agency,
    store,
    big: big.id,
    bigParent: bigParent.id,
    player: PEOPLE - 5,
  }
}

async function insertSome(sql: Sql, rows: readonly object[]): Promise<void> {
  await sql`
    insert into member (id, code, name, kind, status, role_id, parent_id, path, password_hash,
      bank, depositor, phone_sealed, phone_print, account_sealed, account_print, created_at)
    overriding system value
    select id, code, name, kind, 0, role_id, parent_id, path::bigint[], password_hash, '가온은행',
      '홍길동', decode(phone_sealed, 'hex'), decode(phone_print, 'hex'),
      decode(account_sealed, 'hex'), decode(account_print, 'hex'),
      now() - (id % 400) * interval '1 day' - (id % 977) * interval '1 minute'
    from jsonb_to_recordset(${sql.json(rows as never)}) as r(id bigint, code text, name text,
      kind text, role_id bigint, parent_id bigint, path text, password_hash text, phone_sealed text,
      phone_print text, account_sealed text, account_print text)`
}

/** Wallets, rates, presence and a month of play for one in ten. */
async function fill(sql: Sql): Promise<void> {
  await sql`
    insert into rate_version (member_id, rolling, losing)
    select id, '{"SLOT": 0}', '{}' from member order by id`
  await sql`
    update member m set rate_version = v.id from rate_version v where v.member_id = m.id`
  await sql`insert into wallet (member_id, cash, point)
    select id, (id * 7919) % 5000000, (id * 31) % 20000 from member`
  await sql`insert into presence (member_id, seen_at)
    select id, now() - (id % 5000) * interval '1 minute' from member where id % 2 = 0`
  await sql`
    insert into rollup_day (member_id, day, hour, game_type, epoch, rounds, stake, win)
    select m.id, business_day(now()) - d, m.id % 24, 'MINI', m.rate_version, 20, 20000, 19000
    from member m, generate_series(0, 29) d where m.id % 10 = 0`
  await sql`vacuum analyze`
}
