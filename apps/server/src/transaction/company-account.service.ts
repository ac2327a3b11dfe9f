import type { Seal } from '@camellia/db/sealed'
import { refuse } from '@camellia/kernel/refusal'
import { newId } from '@camellia/ledger/identity'
import { requireApprover, requireMaker, tellSecond } from '../approval/approval.service'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { masked } from '../member/member.rules'
import type { Settings } from '../setting/setting.rules'
import { record } from '../trail/trail.service'
import {
  hasOtherShown,
  insertAccount,
  lockAccount,
  lockWithOthers,
  saveAccount,
  selectAccounts,
} from './company-account.sql'
import { selectNames } from './context.sql'

export async function listAccounts(tx: AppTx, caller: Caller, seal: Seal) {
  // Of others only what players are shown: what waits or is off is for who decides on it.
  const rows = (await selectAccounts(tx)).filter(
    (row) => row.status === 'ACTIVE' || mine(caller, row),
  )
  const people = rows.flatMap(({ ownerId, madeBy, approvedBy }) => [ownerId, madeBy, approvedBy])
  const names = await selectNames(tx, [...new Set(people.filter((id) => id !== null))])
  const person = (id: (typeof people)[number]) => {
    const known = id === null ? undefined : names.get(id)
    return known ? { id: known.id, code: known.code, name: known.name } : null
  }
  return rows.map((row) => ({
    id: row.id,
    bank: row.bank,
    holder: row.holder,
    accountNumber: seal.open(row.accountSealed),
    status: row.status,
    owner: person(row.ownerId),
    madeBy: person(row.madeBy),
    madeAt: row.madeAt.toISOString(),
    approvedBy: person(row.approvedBy),
    mayChange: mine(caller, row),
    mayApprove: row.status === 'PENDING' && row.madeBy !== caller.id && mine(caller, row),
  }))
}

/** The head office has the site's accounts, a partner those of the own branch. */
function mine(caller: Caller, { ownerId }: { readonly ownerId: number | null }): boolean {
  return ownerId === null ? caller.head : ownerId === caller.scopeId
}

export async function createAccount(
  tx: AppTx,
  caller: Caller,
  account: { readonly bank: string; readonly holder: string; readonly accountNumber: string },
  { seal, settings }: { readonly seal: Seal; readonly settings: Settings },
): Promise<string> {
  const { bank, holder, accountNumber } = account
  if (!settings['site.banks'].includes(bank)) refuse('INVALID_PARAMETER', { fields: ['bank'] })
  await requireMaker(tx, caller, settings)
  const id = newId<string>()
  await insertAccount(tx, {
    id,
    ownerId: caller.head ? null : caller.scopeId,
    bank,
    holder,
    accountSealed: seal.seal(accountNumber),
    madeBy: caller.id,
  })
  const after = { bank, depositor: holder, accountNumber: masked(accountNumber) }
  await record(tx, caller, { action: 'company-account.create', after })
  const to = tellAccounts(tx, caller)
  tellSecond(tx, caller, { to, second: 'ACCOUNT', id, text: `${bank} ${holder}` })
  return id
}

/**
 * Where everyone's money goes is never one person's decision, nor that it goes nowhere: the last
 * account that is shown is switched off only when another is there.
 */
export async function decideAccount(
  tx: AppTx,
  caller: Caller,
  { id, verdict }: { readonly id: string; readonly verdict: 'APPROVE' | 'OFF' },
  { seal, settings }: { readonly seal: Seal; readonly settings: Settings },
): Promise<void> {
  await lockWithOthers(tx, id)
  const row = await lockAccount(tx, id)
  if (!row || !mine(caller, row)) return refuse('NOT_FOUND')
  const approves = verdict === 'APPROVE'
  if (approves ? row.status !== 'PENDING' : row.status === 'OFF') refuse('CONFLICT')
  if (row.status === 'ACTIVE' && !(await hasOtherShown(tx, row))) refuse('CONFLICT')
  if (approves && row.madeBy === caller.id) refuse('FOUR_EYES_REQUIRED')
  if (approves) await requireApprover(tx, caller, { first: row.madeBy, settings })
  await saveAccount(tx, id, { status: approves ? 'ACTIVE' : 'OFF', by: caller.id })
  const { bank, holder } = row
  const after = { bank, depositor: holder, accountNumber: masked(seal.open(row.accountSealed)) }
  const action = approves ? 'company-account.approve' : 'company-account.off'
  await record(tx, caller, { action, after })
  tellAccounts(tx, caller)
}

/** Whoever decides on the accounts of this owner shows them anew. */
function tellAccounts(tx: AppTx, { scopeId }: Caller) {
  const to = { above: [scopeId], ability: { subject: 'Deposit', action: 'allow' } }
  tx.tell({ to, push: { type: 'QUEUE', queue: 'ACCOUNT' } })
  return to
}
