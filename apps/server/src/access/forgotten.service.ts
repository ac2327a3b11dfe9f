import { randomBytes, timingSafeEqual } from 'node:crypto'
import { CODES_PER_HOUR } from '@camellia/contract/password'
import type { Seal } from '@camellia/db/sealed'
import type { MemberId } from '@camellia/kernel/ids'
import { homeOf } from '@camellia/kernel/network'
import { Refusal, refuse } from '@camellia/kernel/refusal'
import { newId } from '@camellia/ledger/identity'
import type { Caller } from '../http/actor'
import type { CallContext } from '../http/serve'
import type { AppDb, AppTx } from '../http/tell'
import { masked } from '../member/member.rules'
import { SIGNUP_DECIDERS } from '../member/member.service'
import { hashPassword, passwordMatches } from '../member/password'
import { checkNewPassword, type PasswordRule } from '../member/password.rules'
import { throwOut } from '../session/session.service'
import { record } from '../trail/trail.service'
import { pathOf } from '../tree/tree.sql'
import { checkConfirmation } from './access.rules'
import { deleteAttempt, insertAttempt } from './attempt.sql'
import {
  closeRequest,
  countCodes,
  countRequests,
  giveTryBack,
  insertApproved,
  insertRequest,
  type RequestRow,
  saveRequest,
  selectOwner,
  selectRequestOf,
  selectRequests,
  tryRequest,
} from './forgotten.sql'
import { type CodeGateway, drawCode, hashOfCode } from './one-time-code'
import { savePassword } from './password.sql'
import { requireTarget } from './target.service'
import { selectFactor } from './two-factor.sql'

const NORMAL = 0

/**
 * Says the same, after the same time, whoever asks: checking a password that fits nobody takes
 * longer than everything that is done for a real member beside it.
 */
export async function askForPassword(
  { system }: AppDb,
  asked: { readonly code: string; readonly phone: string; readonly depositor: string },
  { address, seal }: { readonly address: string; readonly seal: Seal },
): Promise<void> {
  await system((tx) => insertAttempt(tx, 'FORGOT', homeOf(address)))
  const filed = system(async (tx) => {
    const owner = await selectOwner(tx, asked.code)
    const fits =
      owner?.status === NORMAL &&
      owner.depositor === asked.depositor &&
      owner.phonePrint?.equals(seal.print(asked.phone)) === true
    if (!fits) return
    const request = { id: newId<string>(), memberId: owner.id, address }
    if (await insertRequest(tx, request)) tellQueue(tx, owner.path)
  })
  await Promise.all([filed, passwordMatches(undefined, asked.phone, `address ${address}`)])
}

function tellQueue(tx: AppTx, path: readonly MemberId[]): void {
  const to = { above: path.slice(0, -1), ability: SIGNUP_DECIDERS }
  tx.tell({ to, push: { type: 'QUEUE', queue: 'PASSWORD' } })
}

export async function listRequests(
  tx: AppTx,
  caller: Caller,
  query: { readonly state: 'WAITING' | 'DECIDED'; readonly page: number; readonly size: number },
  seal: Seal,
) {
  const filter = { ...query, scope: caller.scopeId, me: caller.id }
  const rows = await selectRequests(tx, filter)
  const total = await countRequests(tx, filter)
  return {
    items: rows.map((row) => requestOf(row, seal)),
    total,
    page: query.page,
    size: query.size,
  }
}

function requestOf(row: RequestRow, seal: Seal) {
  const { id, memberId, code, name, kind, parentCode, parentName, phoneSealed } = row
  const { depositor, state, address, decidedBy, reason } = row
  return {
    id,
    member: { id: memberId, code, name, kind },
    parent: parentCode && parentName ? { code: parentCode, name: parentName } : null,
    depositor,
    phone: phoneSealed && masked(seal.open(phoneSealed)),
    state,
    address,
    createdAt: row.createdAt.toISOString(),
    decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

export interface Decision {
  readonly id: string
  readonly verdict: 'APPROVE' | 'REFUSE'
  readonly reason?: string | undefined
}

export async function decideRequest(
  tx: AppTx,
  caller: Caller,
  { id, verdict, reason = '' }: Decision,
  gateway: CodeGateway,
) {
  if (verdict === 'REFUSE' && !reason) refuse('INVALID_PARAMETER', { fields: ['reason'] })
  const member = (await selectRequestOf(tx, id)) ?? refuse('MEMBER_NOT_FOUND')
  await requireTarget(tx, caller, member)
  if (verdict === 'APPROVE') await requireCodeLeft(tx, caller)
  const code = verdict === 'APPROVE' ? drawCode() : null
  const status = verdict === 'APPROVE' ? 'APPROVED' : 'REFUSED'
  const codeHash = code === null ? null : hashOfCode(code)
  const saved = await saveRequest(tx, { id, status, by: caller.id, reason, codeHash })
  if (!saved) refuse('CONFLICT')
  const action = verdict === 'APPROVE' ? 'password.approve' : 'password.refuse'
  await record(tx, caller, { action, member, reason })
  tellQueue(tx, await pathOf(tx, member))
  if (!code || !saved.expiresAt) return null
  return passedOn(gateway, { member, code, expiresAt: saved.expiresAt })
}

/** Whoever draws the last code of an hour is told of to the head office. */
async function requireCodeLeft(tx: AppTx, caller: Caller): Promise<void> {
  const drawn = await countCodes(tx, caller.id)
  if (drawn >= CODES_PER_HOUR) refuse('TOO_MANY_REQUESTS', { retryAfter: 3_600 })
  if (drawn + 1 < CODES_PER_HOUR) return
  const above = (await pathOf(tx, caller.scopeId)).slice(0, 1)
  const to = { above, ability: { subject: 'System', action: 'manage' } }
  const text = `${caller.code} ${caller.name}`
  tx.tell({ to, push: { type: 'ALARM', kind: 'CODES', text, id: String(caller.id) } })
}

/** The old password stops working at once, and everyone inside is out. */
export async function resetPassword(
  { transact }: AppDb,
  caller: Caller,
  { id, reason }: { readonly id: MemberId; readonly reason: string },
  gateway: CodeGateway,
) {
  const fresh = await hashPassword(randomBytes(32).toString('base64url'), `member ${caller.id}`)
  return transact(caller, async (tx) => {
    await requireTarget(tx, caller, id)
    await requireCodeLeft(tx, caller)
    const code = drawCode()
    const codeHash = hashOfCode(code)
    const request = { id: newId<string>(), memberId: id, by: caller.id, reason, codeHash }
    const expiresAt = await insertApproved(tx, request)
    await savePassword(tx, id, { fresh })
    await record(tx, caller, { action: 'password.reset', member: id, reason })
    await throwOut(tx, id, '')
    tellQueue(tx, await pathOf(tx, id))
    return passedOn(gateway, { member: id, code, expiresAt })
  })
}

async function passedOn(
  gateway: CodeGateway,
  drawn: { readonly member: MemberId; readonly code: string; readonly expiresAt: Date },
) {
  const sent = await gateway.send(drawn.member, drawn.code)
  return { code: sent ? null : drawn.code, expiresAt: drawn.expiresAt.toISOString() }
}

export interface NewPassword {
  readonly code: string
  readonly verifyCode: string
  readonly password: string
  readonly cPassword: string
}

/** An unknown id, no request, a wrong or an old code: all the same answer. */
export async function setPassword(
  { system }: AppDb,
  input: NewPassword,
  {
    asked,
    rule,
  }: { readonly asked: CallContext; readonly rule: Pick<PasswordRule, 'policy' | 'mode'> },
): Promise<void> {
  checkConfirmation(input.password, input.cPassword)
  const attempt = await system((tx) => insertAttempt(tx, 'SET_PASSWORD', homeOf(asked.address)))
  const fresh = await hashPassword(input.password, `address ${homeOf(asked.address)}`)
  const answer = await system(async (tx) => {
    const request = await tryRequest(tx, input.code)
    const right = request && timingSafeEqual(request.codeHash, hashOfCode(input.verifyCode))
    if (!right) return new Refusal('INVALID_VERIFY_CODE')
    const { id, memberId, kind } = request
    await giveTryBack(tx, id)
    await deleteAttempt(tx, attempt)
    const factor = await selectFactor(tx, memberId)
    const bad = refusalOf(() =>
      checkNewPassword(input.password, { ...rule, kind, twoFactor: factor?.confirmedAt != null }),
    )
    if (bad) return bad
    await closeRequest(tx, id)
    await savePassword(tx, memberId, { fresh })
    await throwOut(tx, memberId, '')
    return undefined
  })
  if (answer) throw answer
}

/** Tries are counted in the same transaction, so a no must not roll it back. */
function refusalOf(check: () => void): Refusal | undefined {
  try {
    check()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
