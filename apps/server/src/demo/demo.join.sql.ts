import type { MemberId, RoleId } from '@camellia/kernel/ids'
import type { NewPair } from '../fairness/fairness.sql'
import type { AppTx } from '../http/tell'
import type { DemoRates } from './demo.rates'

/** Someone to join, with the hexadecimal text of what is sealed. */
export interface NewPerson {
  readonly code: string
  readonly name: string
  readonly kind: 'PARTNER' | 'USER' | 'MEMBER'
  readonly status: number
  readonly roleId: RoleId
  readonly parentId: MemberId | null
  readonly rates: DemoRates
  readonly createdAt: Date
  readonly bank?: string
  readonly depositor?: string
  readonly accountSealed?: string
  readonly accountPrint?: string
  readonly phoneSealed?: string
  readonly phonePrint?: string
  readonly address?: string
  readonly decidedBy?: MemberId
  readonly decidedAt?: Date
  readonly reason?: string
}

export interface Passwords {
  readonly passwordHash: string
  readonly withdrawHash: string
}

/** Many at once, each below somebody who is there already; their numbers in the order given. */
export async function insertPeople(
  tx: AppTx,
  people: readonly NewPerson[],
  { passwordHash, withdrawHash }: Passwords,
): Promise<readonly MemberId[]> {
  const rows = await tx.sql<{ id: MemberId }[]>`
    with fresh as (
      select p.*, nextval(pg_get_serial_sequence('member', 'id')) as id
      from rows from (jsonb_to_recordset(${tx.sql.json(people as never)}) as (
        code text, name text, kind text, status smallint, "roleId" bigint, "parentId" bigint,
        rates jsonb, "createdAt" timestamptz, bank text, depositor text, "accountSealed" text,
        "accountPrint" text, "phoneSealed" text, "phonePrint" text, address inet,
        "decidedBy" bigint, "decidedAt" timestamptz, reason text)) with ordinality as p
      order by p.ordinality
    ), joined as (
      insert into member (
        id, code, name, kind, status, role_id, parent_id, path, password_hash,
        withdraw_password_hash, bank, depositor, account_sealed, account_print, phone_sealed,
        phone_print, address, created_at, decided_by, decided_at, reason, rate_version)
      overriding system value
      select f.id, f.code, f.name, f.kind, f.status, f."roleId", f."parentId",
             coalesce(above.path, '{}') || f.id, ${passwordHash}, ${withdrawHash}, f.bank,
             f.depositor, decode(f."accountSealed", 'hex'), decode(f."accountPrint", 'hex'),
             decode(f."phoneSealed", 'hex'), decode(f."phonePrint", 'hex'), f.address,
             f."createdAt", f."decidedBy", f."decidedAt", f.reason, r.version
      from fresh f left join member above on above.id = f."parentId"
           join (select id, rate_epoch_next() as version
                 from fresh) r on r.id = f.id
      returning id, rate_version
    ), rated as (
      insert into rate_version (id, member_id, rolling, losing, created_at)
      select j.rate_version, j.id, f.rates -> 'rolling', f.rates -> 'losing', f."createdAt"
      from joined j join fresh f on f.id = j.id
    )
    select f.id from fresh f order by f.id`
  return rows.map(({ id }) => id)
}

export interface Seeded {
  readonly member: MemberId
  readonly pair: (NewPair & { readonly clientSeed: string }) | undefined
}

export async function insertPairs(tx: AppTx, seeded: readonly Seeded[]): Promise<void> {
  const written = seeded.flatMap(({ member, pair }) =>
    pair
      ? [
          {
            ...{ id: pair.id, member, clientSeed: pair.clientSeed },
            sealed: pair.sealed.toString('hex'),
            commit: pair.commit.toString('hex'),
          },
        ]
      : [],
  )
  await tx.sql`
    insert into seed_pair (id, member_id, server_seed, commit, client_seed)
    select p.id, p.member, decode(p.sealed, 'hex'), decode(p.commit, 'hex'), p."clientSeed"
    from jsonb_to_recordset(${tx.sql.json(written as never)})
      as p(id uuid, member bigint, sealed text, commit text, "clientSeed" text)`
}

/** Wallets with the seed pairs that are there for them. */
export async function openWallets(tx: AppTx, seeded: readonly Seeded[]): Promise<void> {
  const wallets = seeded.map(({ member, pair }) => ({ member, pair: pair?.id ?? null }))
  await tx.sql`
    select ledger_open(w.member, w.pair)
    from jsonb_to_recordset(${tx.sql.json(wallets as never)}) as w(member bigint, pair uuid)`
}
