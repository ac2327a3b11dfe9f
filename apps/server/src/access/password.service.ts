import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppDb } from '../http/tell'
import { hashPassword, passwordMatches } from '../member/password'
import { checkNewPassword, type PasswordRule } from '../member/password.rules'
import { closeOthers } from '../session/session.service'
import { checkConfirmation } from './access.rules'
import { type AttemptKind, deleteAttempt, insertAttempt } from './attempt.sql'
import { savePassword, saveWithdrawPassword, selectPasswords } from './password.sql'
import { selectFactor } from './two-factor.sql'

export interface Change {
  readonly old: string
  readonly new: string
  readonly confirm: string
}

/** Every other session ends: whoever knew the old password is out. */
export async function changePassword(
  db: AppDb,
  caller: Caller,
  change: Change,
  rule: Pick<PasswordRule, 'policy' | 'mode'>,
): Promise<void> {
  const factor = await db.read(caller, (tx) => selectFactor(tx, caller.id))
  checkConfirmation(change.new, change.confirm, 'confirm')
  const { kind } = caller
  checkNewPassword(change.new, { ...rule, kind, twoFactor: factor?.confirmedAt != null })
  const old = await requirePassword(db, caller, change.old)
  const fresh = await hashPassword(change.new, `member ${caller.id}`)
  await db.transact(caller, async (tx) => {
    if (!(await savePassword(tx, caller.id, { fresh, old }))) refuse('CONFLICT')
    await closeOthers(tx, caller)
  })
}

export async function changeWithdrawPassword(
  db: AppDb,
  caller: Caller,
  change: Change,
): Promise<void> {
  checkConfirmation(change.new, change.confirm, 'confirm')
  const known = await db.read(caller, (tx) => selectPasswords(tx, caller.id))
  // Whoever has none yet says who they are by the password they log in with.
  const first = known?.withdraw === null
  const confirmed = await (first ? requirePassword : requireWithdrawPassword)(
    db,
    caller,
    change.old,
  )
  const old = first ? null : confirmed
  const fresh = await hashPassword(change.new, `member ${caller.id}`)
  await db.transact(caller, async (tx) => {
    if (!(await saveWithdrawPassword(tx, caller.id, { fresh, old }))) refuse('CONFLICT')
  })
}

/** The one who is logged in says the password again; returns its hash as it was looked at. */
export function requirePassword(db: AppDb, caller: Caller, typed: string): Promise<string> {
  return requireKnown(db, caller, { kind: 'PASSWORD', typed })
}

/** What guards withdrawals, with a count of its own. */
export function requireWithdrawPassword(db: AppDb, caller: Caller, typed: string): Promise<string> {
  return requireKnown(db, caller, { kind: 'WITHDRAW', typed })
}

/** Wrong ones are counted, each kind for itself. */
async function requireKnown(
  { system, read }: AppDb,
  caller: Caller,
  { kind, typed }: { readonly kind: AttemptKind; readonly typed: string },
): Promise<string> {
  const id = await system((tx) => insertAttempt(tx, kind, String(caller.id)))
  const hashes = await read(caller, (tx) => selectPasswords(tx, caller.id))
  const known = (kind === 'WITHDRAW' ? hashes?.withdraw : hashes?.password) ?? undefined
  const matches = await passwordMatches(known, typed, `member ${caller.id}`).catch(
    async (error) => {
      // It was not looked at: not a wrong one.
      await system((tx) => deleteAttempt(tx, id))
      throw error
    },
  )
  if (!matches || known === undefined) refuse('INVALID_PASSWORD', { fields: ['old'] })
  await system((tx) => deleteAttempt(tx, id))
  return known
}
