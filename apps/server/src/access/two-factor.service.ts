import { randomBytes } from 'node:crypto'
import type { TwoFactorDue } from '@camellia/contract/two-factor'
import type { Seal } from '@camellia/db/sealed'
import type { MemberId, SessionId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { CallContext } from '../http/serve'
import type { AppDb, AppTx } from '../http/tell'
import { statusOf } from '../member/member.rules'
import { type Credentials, selectCredentials } from '../member/member.sql'
import { hashOfToken } from '../session/session.service'
import { record } from '../trail/trail.service'
import { loginOutcome } from './access.rules'
import { admit } from './admit.service'
import { deleteAttempt, insertAttempt } from './attempt.sql'
import { saveOutcome } from './login.sql'
import { codeMatches, drawCode, keptCode } from './one-time-code'
import { requirePassword } from './password.service'
import { requireTarget } from './target.service'
import { matchingStep, secretOf, spelledSecret, uriFor } from './totp'
import {
  closeFactorTicket,
  deleteFactor,
  insertFactorTicket,
  replaceRecovery,
  saveSecret,
  saveStep,
  selectFactor,
  selectRecovery,
  spendRecovery,
  tryFactorTicket,
} from './two-factor.sql'

const SECRET_BYTES = 20
const RECOVERY_CODES = 10

/** What judging a second factor needs beside the database. */
export interface FactorParts {
  readonly seal: Seal
  readonly now: () => number
  /** Everyone who enters the office needs one. */
  readonly required: boolean
}

/** What a right password still lacks: nothing, a code, or a factor to be set up. */
export async function factorDue(
  tx: AppTx,
  member: Credentials,
  entry: {
    readonly site: CallContext['site']
    readonly loginId: string
    readonly parentId: SessionId | null
  },
  { seal, required }: FactorParts,
): Promise<TwoFactorDue | undefined> {
  const factor = await selectFactor(tx, member.id)
  const on = factor?.confirmedAt != null
  if (!on && !(required && entry.site === 'OFFICE')) return undefined
  const ticket = randomBytes(32).toString('base64url')
  const { loginId, parentId } = entry
  const codeHash = hashOfToken(ticket)
  await insertFactorTicket(tx, { codeHash, memberId: member.id, loginId, parentId })
  return on ? { ticket } : { ticket, enrol: await drawSecret(tx, member, seal) }
}

async function drawSecret(tx: AppTx, who: { id: MemberId; code: string }, seal: Seal) {
  const secret = spelledSecret(randomBytes(SECRET_BYTES))
  if (!(await saveSecret(tx, who.id, seal.seal(secret)))) refuse('CONFLICT')
  return { secret, uri: uriFor(secret, who.code) }
}

/**
 * A wrong code costs a try of its ticket and one of its member, whatever the number of tickets, so
 * nothing of it may roll back: the answer comes after the commit.
 */
export async function logInWithFactor(
  { system }: AppDb,
  input: { readonly ticket: string; readonly code: string },
  { asked, parts }: { readonly asked: CallContext; readonly parts: FactorParts },
) {
  const codeHash = hashOfToken(input.ticket)
  const ticket = await system((tx) => tryFactorTicket(tx, codeHash, asked.site))
  if (!ticket) return refuse('UNAUTHORIZED')
  const attempt = await system((tx) => insertAttempt(tx, 'FACTOR', String(ticket.memberId)))
  const reply = await system(async (tx) => {
    const member = await selectCredentials(tx, { id: ticket.memberId })
    if (!member) return 'UNAUTHORIZED' as const
    const known = await selectFactor(tx, member.id)
    if (!(await factorHolds(tx, member.id, input.code, parts))) {
      return 'INVALID_VERIFY_CODE' as const
    }
    await deleteAttempt(tx, attempt)
    await closeFactorTicket(tx, codeHash)
    const outcome = loginOutcome({ ...member, status: statusOf(member.status) }, true, asked.site)
    await saveOutcome(tx, { id: ticket.loginId, memberId: member.id, outcome })
    if (outcome !== 'SUCCESS') return outcome
    const admitted = await admit(tx, member, { asked, parentId: ticket.parentId })
    if (known?.confirmedAt) return admitted
    return { ...admitted, recoveryCodes: await drawRecovery(tx, member.id) }
  })
  return typeof reply === 'string' ? refuse(reply) : reply
}

/** Six digits are the app's, anything else may be a recovery code. Each is good once. */
export async function factorHolds(
  tx: AppTx,
  member: MemberId,
  code: string,
  { seal, now }: Pick<FactorParts, 'seal' | 'now'>,
): Promise<boolean> {
  const factor = await selectFactor(tx, member, 'LOCK')
  if (!factor) return false
  if (!/^\d{6}$/.test(code)) {
    return factor.confirmedAt !== null && redeemRecovery(tx, member, code)
  }
  const secret = secretOf(seal.open(factor.secretSealed))
  const step = matchingStep(code, { secret, nowMs: now(), lastStep: factor.lastStep })
  if (step === undefined) return false
  await saveStep(tx, member, step)
  return true
}

/** The factor is locked: two who type the same code are one after the other. */
async function redeemRecovery(tx: AppTx, member: MemberId, code: string): Promise<boolean> {
  for (const kept of await selectRecovery(tx, member)) {
    if (!(await codeMatches(kept, code))) continue
    await spendRecovery(tx, member, kept)
    return true
  }
  return false
}

async function drawRecovery(tx: AppTx, member: MemberId): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, drawCode)
  await replaceRecovery(tx, member, await Promise.all(codes.map(keptCode)))
  return codes
}

export async function factorState(tx: AppTx, caller: Caller, required: boolean) {
  const factor = await selectFactor(tx, caller.id)
  const on = factor?.confirmedAt != null
  return {
    on,
    since: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodes: on ? factor.recoveryCodes : 0,
    required: required && caller.kind !== 'MEMBER',
  }
}

export async function startFactor(db: AppDb, caller: Caller, password: string, seal: Seal) {
  const factor = await db.read(caller, (tx) => selectFactor(tx, caller.id))
  if (factor?.confirmedAt != null) refuse('CONFLICT')
  await requirePassword(db, caller, password)
  return db.transact(caller, (tx) => drawSecret(tx, caller, seal))
}

export function confirmFactor(db: AppDb, caller: Caller, code: string, parts: FactorParts) {
  return withFactor(db, caller, { code, parts, on: false }, async (tx) => ({
    recoveryCodes: await drawRecovery(tx, caller.id),
  }))
}

export function renewRecovery(db: AppDb, caller: Caller, code: string, parts: FactorParts) {
  return withFactor(db, caller, { code, parts, on: true }, async (tx) => ({
    recoveryCodes: await drawRecovery(tx, caller.id),
  }))
}

export async function disableFactor(
  db: AppDb,
  caller: Caller,
  input: { readonly password: string; readonly code: string },
  parts: FactorParts,
): Promise<void> {
  const factor = await db.read(caller, (tx) => selectFactor(tx, caller.id))
  if (factor?.confirmedAt == null) refuse('CONFLICT')
  await requirePassword(db, caller, input.password)
  await withFactor(db, caller, { code: input.code, parts, on: true }, (tx) =>
    deleteFactor(tx, caller.id),
  )
}

/** Something a right code allows its owner; wrong ones are counted. */
async function withFactor<T>(
  { system, transact }: AppDb,
  caller: Caller,
  asked: { readonly code: string; readonly parts: FactorParts; readonly on: boolean },
  work: (tx: AppTx) => Promise<T>,
): Promise<T> {
  const { code, parts, on } = asked
  const id = await system((tx) => insertAttempt(tx, 'FACTOR', String(caller.id)))
  const done = await transact(caller, async (tx) => {
    const factor = await selectFactor(tx, caller.id)
    if (!factor || (factor.confirmedAt !== null) !== on) refuse('CONFLICT')
    if (!(await factorHolds(tx, caller.id, code, parts))) refuse('INVALID_VERIFY_CODE')
    return work(tx)
  })
  await system((tx) => deleteAttempt(tx, id))
  return done
}

/** For someone below who lost the phone and the recovery codes. */
export async function removeFactor(
  tx: AppTx,
  caller: Caller,
  { id, reason }: { readonly id: MemberId; readonly reason: string },
): Promise<void> {
  await requireTarget(tx, caller, id)
  if (!(await deleteFactor(tx, id))) refuse('CONFLICT')
  await record(tx, caller, { action: 'two-factor.remove', member: id, reason })
}
