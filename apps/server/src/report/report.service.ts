import { can } from '@camellia/kernel/ability'
import { balanceOf } from '@camellia/ledger/balance'
import { countWaiting } from '../chat/chat-queue.sql'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { countQueue } from '../inquiry/inquiry-queue.sql'
import type { Settings } from '../setting/setting.rules'
import { countUnapproved } from '../transaction/company-account.sql'
import { QUEUES, typesFor } from '../transaction/queue.service'
import { countSecond } from '../transaction/queue.sql'
import { fillingFor } from './report.rules'
import { countAsked, countOpen, countPasswords, selectHealth, selectWaiting } from './report.sql'

export async function shellOf(tx: AppTx, caller: Caller, settings: Settings) {
  const open = await countOpen(tx, caller)
  const asked = await countAsked(tx, caller)
  const second = await secondOf(tx, caller, asked)
  const may = (subject: string, action = 'allow') => can(caller.abilities, { subject, action })
  const { nodes, auditAt, auditBreaks } = await selectHealth(tx)
  return {
    waiting: (await selectWaiting(tx, caller.scopeId)).count,
    passwords: await countPasswords(tx, caller),
    deposits: may('Deposit') ? open.deposits : 0,
    withdrawals: may('Withdraw') ? open.withdrawals : 0,
    inquiries: may('Faq', 'read') ? (await countQueue(tx, caller)).PENDING : 0,
    chats: may('Faq', 'read') ? await countWaiting(tx, caller) : 0,
    calls: may('Call', 'manage') ? asked.calls : 0,
    rtp: may('Rtp', 'manage') && caller.head ? asked.rtp : 0,
    payments: second.PAYMENT,
    accounts: second.ACCOUNT,
    second,
    fourEyesFrom: settings['money.fourEyesFrom'],
    balance: (await balanceOf(tx, caller.id)).balance,
    audit: auditAt && {
      at: auditAt.toISOString(),
      breaks: auditBreaks ?? 0,
    },
    nodes,
    filling: fillingFor(settings['demo.history']),
  }
}

/** What waits for this person as the second of two: only what they may decide, and not their own. */
async function secondOf(
  tx: AppTx,
  caller: Caller,
  asked: { readonly calls: number; readonly rtp: number },
) {
  const may = (subject: string, action = 'allow') => can(caller.abilities, { subject, action })
  const queues = Object.values(QUEUES).filter(({ subject }) => may(subject))
  const types = queues.flatMap((queue) => typesFor(caller, queue))
  const counts = await countSecond(tx, types, caller)
  const sum = (of: readonly (typeof types)[number][]) =>
    of.reduce((all, type) => all + (counts.get(type) ?? 0), 0)
  const account = { ownerId: caller.head ? null : caller.scopeId, but: caller.id }
  return {
    DEPOSIT: sum(QUEUES.deposit.types),
    WITHDRAW: sum(QUEUES.withdraw.types),
    PAYMENT: sum(QUEUES.payment.types),
    ACCOUNT: may('Deposit') ? await countUnapproved(tx, account) : 0,
    CALL: may('Call', 'manage') ? asked.calls : 0,
    RTP: may('Rtp', 'manage') && caller.head ? asked.rtp : 0,
  }
}
