import { abilityOf, type Permission } from '@camellia/contract/abilities'
import type { OutputOf } from '@camellia/contract/endpoint'
import { QUEUES, type QueueName, type readToDo } from '@camellia/contract/report'
import { can } from '@camellia/kernel/ability'
import type { Caller } from '../http/actor'
import type { WaitingRow } from './to-do.sql'

type Queue = OutputOf<typeof readToDo>['queues'][number]

const WORKERS = 6

/** Any one of them lets a person decide what waits there. */
const NEEDS: Readonly<Record<QueueName, readonly Permission[]>> = {
  DEPOSIT: ['Deposit.allow'],
  WITHDRAW: ['Withdraw.allow'],
  PAYMENT: ['Payment.allow', 'Collect.allow'],
  SIGNUP: ['Member.update'],
  PASSWORD: ['Member.update'],
  INQUIRY: ['Faq.read'],
  CHAT: ['Faq.read'],
  ACCOUNT: ['Deposit.allow'],
  GIFT: ['Call.manage'],
  RTP: ['Rtp.manage'],
}

/** The queues of somebody's work, empty ones too: that nothing waits is news. */
export function queuesFor(
  rows: readonly WaitingRow[],
  { abilities, head }: Pick<Caller, 'abilities' | 'head'>,
): Queue[] {
  const mine = QUEUES.filter(
    (queue) =>
      (queue !== 'RTP' || head) &&
      NEEDS[queue].some((permission) => can(abilities, abilityOf(permission))),
  )
  return mine.map((queue) =>
    queueFor(
      queue,
      rows.filter((row) => row.queue === queue),
    ),
  )
}

function queueFor(queue: QueueName, rows: readonly WaitingRow[]): Queue {
  const sum = (of: readonly WaitingRow[], name: 'count' | 'second') =>
    of.reduce((total, row) => total + row[name], 0)
  const times = rows.map(({ oldest }) => oldest.getTime())
  const taken = rows.filter(({ by }) => by !== null)
  return {
    queue,
    count: sum(rows, 'count'),
    oldest: times.length > 0 ? new Date(Math.min(...times)).toISOString() : null,
    second: sum(rows, 'second'),
    taken: sum(taken, 'count'),
    workers: taken
      .flatMap(({ code, name, count }) => (code && name ? [{ code, name, count }] : []))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, WORKERS),
  }
}
