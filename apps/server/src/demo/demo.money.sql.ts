import type { Seal } from '@camellia/db/sealed'
import type { MemberId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import { newId } from '@camellia/ledger/identity'
import { post } from '@camellia/ledger/post'
import type { AppTx } from '../http/tell'
import { holdFor } from '../transaction/transaction.rules'

export async function insertCompanyAccount(
  tx: AppTx,
  account: { readonly maker: MemberId; readonly approver: MemberId; readonly seal: Seal },
): Promise<void> {
  const { maker, approver, seal } = account
  await tx.sql`
    insert into company_account (id, bank, holder, account_sealed, status, made_by, approved_by,
                                 approved_at)
    values (gen_random_uuid(), '가온은행', '카멜리아', ${seal.seal('3020145889021')}, 'ACTIVE',
            ${maker}, ${approver}, now())`
}

/** The deposits everyone's money came from, as the queue would have left them behind. */
export async function insertPastMoney(tx: AppTx, staff: MemberId): Promise<void> {
  await tx.sql`
    insert into transaction (id, type, member_id, amount, status, created_at, created_by, key,
      bank, depositor, needs_two, approved_by, decided_by, decided_at, before, after)
    select gen_random_uuid(), 'DEPOSIT', m.id, t.amount, 'FINISHED',
           m.created_at + interval '20 minutes', m.id, 'demo', m.bank, m.depositor, false, null,
           ${staff}, m.created_at + interval '20 minutes' + (3 + m.id % 9) * interval '1 minute',
           t.to_before, t.to_before + t.amount
    from transfer t join member m on m.id = t.member_id
    where t.kind = 'DEPOSIT' and m.kind = 'MEMBER' and m.status in (0, 2)`
}

/** Work for the queues: deposits of all sizes, and withdrawals with their holds. */
export async function askForMoney(tx: AppTx): Promise<void> {
  await tx.sql`
    insert into transaction (id, type, member_id, amount, created_at, created_by, key, bank,
      depositor, needs_two, address, company_account_id)
    select gen_random_uuid(), 'DEPOSIT', id, 50000 * (1 + (id * 7) % 40),
           now() - (row_number() over (order by id desc)) * interval '95 seconds', id, 'demo-open',
           bank, depositor, 50000 * (1 + (id * 7) % 40) >= 1000000, address,
           (select id from company_account limit 1)
    from (select * from member where kind = 'MEMBER' and status = 0 and code not like 'player%'
          order by (id * 31) % 101 limit 16) m`
  const asking = await tx.sql<{ id: MemberId; cash: number }[]>`
    select m.id, w.cash from member m join wallet w on w.member_id = m.id
    where m.kind = 'MEMBER' and m.status = 0 and m.code not like 'player%' and w.cash >= 200000
    order by (m.id * 17) % 103 limit 6`
  for (const [n, { id, cash }] of asking.entries()) {
    const amount = won(Math.floor(cash / 20_000) * 10_000)
    const transaction = newId<string>()
    await tx.sql`
      insert into transaction (id, type, member_id, amount, created_at, created_by, key, bank,
        depositor, account_sealed, needs_two, address, before, after)
      select ${transaction}, 'WITHDRAW', m.id, ${amount}, now() - ${n + 2} * interval '4 minutes',
             m.id, 'demo-open-out', m.bank, m.depositor, m.account_sealed, ${amount >= 1_000_000},
             m.address, ${cash}, ${cash - amount}
      from member m where m.id = ${id}`
    const movable = {
      id: transaction,
      type: 'WITHDRAW',
      memberId: id,
      amount,
      payerId: null,
    } as const
    await post(tx, holdFor(movable))
  }
}
