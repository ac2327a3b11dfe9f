import type { Seal } from '@camellia/db/sealed'
import type { MemberId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import { newId } from '@camellia/ledger/identity'
import { post } from '@camellia/ledger/post'
import type { AppTx } from '../http/tell'
import { holdFor } from '../transaction/transaction.rules'

const FIRST_ACCOUNT = { bank: '가온은행', number: '3020145889021', daysAgo: 60 } as const
const MORE_ACCOUNTS = [
  { bank: '나래은행', number: '1102267345508', daysAgo: 34 },
  { bank: '라온은행', number: '9043117720165', daysAgo: 12 },
] as const
const WAITING_ACCOUNT = { bank: '마루은행', number: '5517203384490' } as const

interface Makers {
  readonly maker: MemberId
  readonly approver: MemberId
  readonly seal: Seal
}

/** An account that two people made. */
export async function insertCompanyAccount(
  tx: AppTx,
  { maker, approver, seal }: Makers,
  account: { bank: string; number: string; daysAgo: number } = FIRST_ACCOUNT,
): Promise<void> {
  const { bank, number, daysAgo } = account
  await tx.sql`
    insert into company_account (id, bank, holder, account_sealed, status, made_by, made_at,
                                 approved_by, approved_at)
    select gen_random_uuid(), ${bank}, '카멜리아', ${seal.seal(number)}, 'ACTIVE', ${maker},
           at - interval '20 minutes', ${approver}, at
    from (select now() - make_interval(days => ${daysAgo}) as at) as past`
}

/** Several that are in use, and one that waits for its second person. */
export async function insertCompanyAccounts(tx: AppTx, makers: Makers): Promise<void> {
  for (const account of [FIRST_ACCOUNT, ...MORE_ACCOUNTS]) {
    await insertCompanyAccount(tx, makers, account)
  }
  const { bank, number } = WAITING_ACCOUNT
  await tx.sql`
    insert into company_account (id, bank, holder, account_sealed, made_by, made_at)
    values (gen_random_uuid(), ${bank}, '카멜리아', ${makers.seal.seal(number)},
            ${makers.approver}, now() - interval '35 minutes')`
}

/** The first deposit of everyone who is there, as the queue would have left it behind. */
export async function insertPastMoney(tx: AppTx, staff: MemberId): Promise<void> {
  await tx.sql`
    insert into transaction (id, type, member_id, amount, status, created_at, created_by, key,
      bank, depositor, address, needs_two, approved_by, decided_by, decided_at, before, after)
    select gen_random_uuid(), 'DEPOSIT', m.id, t.amount, 'FINISHED',
           t.at - (2 + m.id % 7) * interval '1 minute', m.id, 'demo', m.bank, m.depositor,
           m.address, false, null, ${staff}, t.at, t.to_before, t.to_before + t.amount
    from transfer t join member m on m.id = t.member_id
    where t.kind = 'DEPOSIT' and m.kind = 'MEMBER' and m.status in (0, 2)`
}

/** Sums as they come in on an evening. */
const ASKED = [
  50_000, 100_000, 30_000, 200_000, 50_000, 1_000_000, 100_000, 20_000, 300_000, 150_000, 50_000,
  500_000, 70_000, 2_000_000, 100_000, 30_000,
]

/** Deposits of all sizes that wait for staff. */
export async function askForDeposits(tx: AppTx): Promise<void> {
  await tx.sql`
    insert into transaction (id, type, member_id, amount, created_at, created_by, key, bank,
      depositor, needs_two, address, company_account_id)
    select gen_random_uuid(), 'DEPOSIT', m.id, a.amount,
           now() - a.place * interval '95 seconds' - (m.id % 50) * interval '1 second', m.id,
           'demo-open', m.bank, m.depositor, a.amount >= 1000000, m.address,
           (select id from company_account where status = 'ACTIVE' order by made_at limit 1)
    from unnest(${tx.sql.array(ASKED, 1016)}::bigint[]) with ordinality as a (amount, place)
      join (select m.*, row_number() over (order by (id * 31) % 101, id) as place from member m
            where kind = 'MEMBER' and status = 0 and code not like 'player%') m
        using (place)`
}

/** Handovers that one person began: what they are for, and how much. */
const HANDOVERS = [
  { type: 'PAYMENT', amount: 1_500_000, memo: '주간 이벤트 1등 상금' },
  { type: 'PAYMENT', amount: 3_000_000, memo: '점검 보상' },
  { type: 'PAYMENT', amount: 1_200_000, memo: '친구 초대 보너스' },
  { type: 'COLLECT', amount: 1_000_000, memo: '중복 지급분 회수' },
] as const

/** Payments and a collect that wait for a second person, written down as their maker's doing. */
export async function askForHandovers(tx: AppTx, maker: MemberId): Promise<void> {
  const people = await tx.sql<{ id: MemberId }[]>`
    select m.id from member m join wallet w on w.member_id = m.id
    where m.kind = 'MEMBER' and m.status = 0 and m.code not like 'player%'
    order by w.cash desc, m.id offset 20 limit ${HANDOVERS.length}`
  for (const [place, { id }] of people.entries()) {
    const wanted = HANDOVERS[place]
    if (!wanted) continue
    const { type, amount, memo } = wanted
    const minutes = 12 + place * 17
    await tx.sql`
      insert into transaction (id, type, member_id, amount, created_at, created_by, key, memo,
                               needs_two, approved_by, approved_at)
      select gen_random_uuid(), ${type}, ${id}, ${amount}, at, ${maker},
             ${`demo-open-${type.toLowerCase()}-${place}`}, ${memo}, true, ${maker}, at
      from (select now() - make_interval(mins => ${minutes}) as at) as past`
    const action = type === 'PAYMENT' ? 'payment.pay' : 'payment.collect'
    await tx.sql`
      insert into trail (id, at, actor_id, address, action, member_id, after, reason)
      values (gen_random_uuid(), now() - make_interval(mins => ${minutes}), ${maker},
              '192.0.2.11', ${action}, ${id},
              ${tx.sql.json({ amount, final: false })}, ${memo})`
  }
}

const WITHDRAWALS = 6

/** Withdrawals with their holds, of those among these who have enough. */
export async function askForWithdrawals(tx: AppTx, candidates: readonly MemberId[]): Promise<void> {
  const asking = await tx.sql<{ id: MemberId; cash: number }[]>`
    select m.id, w.cash from member m join wallet w on w.member_id = m.id
    where m.id in ${tx.sql([...candidates])} and m.status = 0 and w.cash >= 20000
    order by w.cash desc limit ${WITHDRAWALS}`
  for (const [n, { id, cash }] of asking.entries()) {
    const amount = won(Math.floor(cash / 20_000) * 10_000)
    const transaction = newId<string>()
    await tx.sql`
      insert into transaction (id, type, member_id, amount, created_at, created_by, key, bank,
        depositor, account_sealed, needs_two, address, before, after)
      select ${transaction}, 'WITHDRAW', m.id, ${amount},
             now() - ${n + 2} * interval '247 seconds', m.id, 'demo-open-out', m.bank, m.depositor,
             m.account_sealed, ${amount >= 1_000_000}, m.address, ${cash}, ${cash - amount}
      from member m where m.id = ${id}`
    const asked = {
      id: transaction,
      type: 'WITHDRAW',
      memberId: id,
      amount,
      payerId: null,
    } as const
    await post(tx, holdFor(asked))
  }
}
