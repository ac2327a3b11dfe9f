import { MEMBER_ACCOUNTS } from '@camellia/contract/member-panel'
import type { Entry } from '@camellia/contract/money-view'
import { refuse } from '@camellia/kernel/refusal'
import { won } from '@camellia/kernel/won'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { requireBelow } from '../tree/tree.sql'
import {
  type EntryFilter,
  type EntryRow,
  selectBalances,
  selectEntries,
  selectLastAudit,
  selectPlaces,
} from './money-view.sql'

type Asked = Omit<EntryFilter, 'accounts' | 'before'> & {
  readonly accounts?: EntryFilter['accounts'] | undefined
  readonly before?: EntryFilter['before'] | undefined
}

/** One's own balance has a history like everyone's. */
export async function listEntries(tx: AppTx, caller: Caller, asked: Asked) {
  const { member, size } = asked
  if (member !== caller.scopeId) await requireBelow(tx, caller.scopeId, [member])
  const { accounts = MEMBER_ACCOUNTS, before = {} } = asked
  const rows = await selectEntries(tx, { ...asked, accounts, before })
  const balances = (await selectBalances(tx, member)) ?? refuse('MEMBER_NOT_FOUND')
  return { items: rows.slice(0, size).map(entryOf), hasMore: rows.length > size, size, balances }
}

function entryOf({ otherId, otherCode, ...row }: EntryRow): Entry {
  const known = otherId !== null && otherCode !== null
  return { ...row, otherMember: known ? { id: otherId, code: otherCode } : null }
}

export async function readWhereMoneyIs(tx: AppTx) {
  const accounts = await selectPlaces(tx)
  const audit = await selectLastAudit(tx)
  return {
    accounts: [...accounts],
    sum: won(accounts.reduce((sum, { balance }) => sum + balance, 0)),
    audit: audit ? { ...audit, at: audit.at.toISOString() } : null,
  }
}
