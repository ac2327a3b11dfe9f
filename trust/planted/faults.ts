import type { Change } from './build'

export interface Fault {
  readonly name: string
  /** What it would mean for people. */
  readonly means: string
  readonly changes: readonly Change[]
}

const JUDGE = 'db/functions/ledger_judge.sql'
const SETTLE = 'db/functions/ledger_settle.sql'
const CHANGE = 'db/functions/ledger_change.sql'
const POST = 'db/functions/ledger_post.sql'
const QUEUE = 'apps/server/src/transaction/queue.service.ts'
const RULES = 'apps/server/src/transaction/transaction.rules.ts'

function one(file: string, from: string, to: string): readonly Change[] {
  return [{ file, from, to }]
}

/** What goes wrong in systems like this one, each as the change that would bring it about. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'no idempotency of bets',
    means: 'a double click bets twice',
    changes: one(
      'apps/server/src/play/play.service.ts',
      'key,\n    hash: hashOf(input)',
      'key: key + newId(),\n    hash: hashOf(input)',
    ),
  },
  {
    name: 'no idempotency of other movements',
    means: 'a repeated conversion or funding moves the money again',
    changes: one(
      'packages/ledger/src/post.ts',
      '    key,\n    hash:',
      '    key: `${key}${key.startsWith("transaction") ? "" : newId().slice(-8)}`,\n    hash:',
    ),
  },
  {
    name: 'no idempotency of requests',
    means: 'a repeated payment pays twice',
    changes: one(
      'apps/server/src/transaction/handover.service.ts',
      'const known = await lockByKey(tx, caller.id, key)',
      'key = newId()\n  const known = await lockByKey(tx, caller.id, key)',
    ),
  },
  {
    name: 'answer before commit of bets',
    means: 'a round is told, and gone after a crash',
    changes: one(
      'packages/ledger/src/bet-batch.ts',
      'inTransaction(sql, (tx) => apply(tx, batch))',
      `inTransaction(sql, async (tx) => {
      const early = await apply(tx, batch)
      for (const [n, one] of early.entries()) batch[n]?.resolve(one as never)
      await new Promise((done) => setTimeout(done, 30))
      return early
    })`,
    ),
  },
  {
    name: 'lost update',
    means: 'of two movements at once only one counts',
    changes: [
      { file: POST, from: '(owners) order by member_id for update;', to: '(owners);' },
      {
        file: CHANGE,
        from: 'update wallet w set cash = cash + change, cash_seq = cash_seq + 1, version = version + 1\n        where',
        to: 'perform pg_sleep(0.02);\n      update wallet w set cash = (select x.cash from wallet x where x.member_id = owner) + change, cash_seq = cash_seq + 1, version = version + 1\n        where',
      },
    ],
  },
  {
    name: 'partial write',
    means: 'the request says finished, the money never moved',
    changes: one(
      QUEUE,
      '  await post(tx, movementFor(row))\n',
      '  if (row.amount % 3 !== 0) await post(tx, movementFor(row))\n',
    ),
  },
  {
    name: 'hold not returned',
    means: 'a rejected withdrawal keeps the money of its member',
    changes: one(
      QUEUE,
      '  if (back) await post(tx, back)\n',
      '  if (back && row.amount % 3 !== 0) await post(tx, back)\n',
    ),
  },
  {
    name: 'double approval',
    means: 'two people who approve at the same time pay twice',
    changes: [
      { file: RULES, from: "  if (status !== 'PENDING') refuse('CONFLICT')\n", to: '' },
      {
        file: RULES,
        from: '  const key = `transaction:${id}` as const\n',
        to: '  const key = `transaction:${id}:${process.hrtime.bigint()}` as const\n',
      },
    ],
  },
  {
    name: 'one person is two',
    means: 'who approved first approves second',
    changes: [
      {
        file: RULES,
        from: "  return approvedBy === by ? refuse('FOUR_EYES_REQUIRED') : 'FINAL'",
        to: "  return 'FINAL'",
      },
      {
        file: 'db/migrations/005_money.sql',
        from: ' and approved_by <> decided_by)),',
        to: ')),',
      },
    ],
  },
  {
    name: 'large is small',
    means: 'a large payment goes out without a second person',
    changes: one(
      RULES,
      "  return amount >= settings['money.fourEyesFrom']",
      "  return amount >= settings['money.fourEyesFrom'] * 10",
    ),
  },
  {
    name: 'push to the wrong member',
    means: 'a player sees the balance of another',
    changes: one(
      'apps/server/src/wallet/wallet.service.ts',
      'tx.tell({ to: { member }, push',
      'tx.tell({ to: { member: (member + 1) as MemberId }, push',
    ),
  },
  {
    name: 'push of an old balance',
    means: 'the newest push is not what the wallet holds',
    changes: one(
      'apps/server/src/play/play.service.ts',
      "push: { type: 'BALANCE', balance, point, version }",
      "push: { type: 'BALANCE', balance: answer.before, point, version }",
    ),
  },
  {
    name: 'no push after a bet',
    means: 'the balance on the screen stays behind',
    changes: one('apps/server/src/play/soon-teller.ts', '    say([...newest.values()])\n', ''),
  },
  {
    name: 'scope missing',
    means: 'a partner reaches members of another line',
    changes: [
      {
        file: 'apps/server/src/tree/tree.sql.ts',
        from: '    where id in ${tx.sql(targets)} and path @> array[${scope}::bigint] and id <> ${scope}`',
        to: '    where id in ${tx.sql(targets)} and id <> ${scope}`',
      },
      {
        file: 'db/migrations/001_people.sql',
        from: 'on member to camellia_app using (path @> array[app_scope()]);',
        to: 'on member to camellia_app using (true);',
      },
    ],
  },
  {
    name: 'blocked member plays on',
    means: 'who was blocked goes on betting',
    changes: [
      {
        file: JUDGE,
        from: 'when m.status is distinct from 0 then',
        to: 'when m.status is null then',
      },
      {
        file: JUDGE,
        from: 'when not past and (s.member_id',
        to: 'when past and (s.member_id',
      },
      {
        file: 'apps/server/src/session/session.sql.ts',
        from: 'where ${which} and s.ended_at is null and s.expires_at > now() and m.status = 0`',
        to: 'where ${which} and s.expires_at > now()`',
      },
    ],
  },
  {
    name: 'own limit ignored',
    means: 'a player bets against the bound they set themselves',
    changes: one(JUDGE, "             when b.why is not null then b.why ->> 'code'\n", ''),
  },
  {
    name: 'log entry forgotten',
    means: 'staff decide and nothing says who did',
    changes: one(
      QUEUE,
      '    await record(tx, caller, { action, member: row.memberId, after, reason })\n',
      '    if (row.amount % 3 !== 0) await record(tx, caller, { action, member: row.memberId, after, reason })\n',
    ),
  },
  {
    name: 'rollup forgotten',
    means: 'commissions are computed from less than was played',
    changes: one(
      SETTLE,
      'set rounds = d.rounds + 1, stake = d.stake + excluded.stake,',
      'set rounds = d.rounds + 1, stake = d.stake + excluded.stake * (excluded.stake % 7 > 0)::integer,',
    ),
  },
  {
    name: 'ceil instead of floor',
    means: 'the house pays a won it does not owe',
    changes: one(
      'packages/kernel/src/won.ts',
      'BigInt(numerator)) / BigInt(denominator)',
      'BigInt(numerator) + BigInt(denominator) - 1n) / BigInt(denominator)',
    ),
  },
  {
    name: 'stored is not paid',
    means: 'the record of a round says another win than was paid',
    changes: one(
      SETTLE,
      'select b.round, b.at, b.member, b.game, b.game_type, b.stake, b.win,',
      'select b.round, b.at, b.member, b.game, b.game_type, b.stake, b.win + (b.win > 0)::integer,',
    ),
  },
  {
    name: 'gift without end',
    means: 'free rounds are never used up',
    changes: one(
      SETTLE,
      'update gift k set spins_left = k.spins_left - 1, won',
      'update gift k set spins_left = k.spins_left, won',
    ),
  },
  {
    name: 'draw used twice',
    means: 'two rounds come from one draw, and the second is known beforehand',
    changes: one(
      SETTLE,
      '        nonce = w.nonce + 1\n',
      '        nonce = w.nonce + (w.nonce % 5 > 0)::integer\n',
    ),
  },
]
