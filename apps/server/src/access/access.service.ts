import { randomBytes } from 'node:crypto'
import type { MemberId } from '@camellia/kernel/ids'
import { Refusal, refuse } from '@camellia/kernel/refusal'
import { balanceOf } from '@camellia/ledger/balance'
import { newId } from '@camellia/ledger/identity'
import type { Caller } from '../http/actor'
import type { CallContext } from '../http/serve'
import type { AppDb, AppTx } from '../http/tell'
import { statusOf } from '../member/member.rules'
import { type Credentials, selectCredentials } from '../member/member.sql'
import { passwordMatches } from '../member/password'
import { hashOfToken, throwOut } from '../session/session.service'
import { mayEnterOffice } from '../tree/abilities.rules'
import { FAILURES_PER_CODE, isLocked, loginOutcome } from './access.rules'
import { admit, type Entry, userDataOf } from './admit.service'
import type { GuestTurns, LockMemory } from './guest-turns'
import { insertTry, saveOutcome } from './login.sql'
import { countTickets, insertTicket, redeemTicket, selectTicket } from './ticket.sql'
import { type FactorParts, factorDue } from './two-factor.service'

const TICKETS_PER_MINUTE = 5

/** The password is checked between two short transactions: it takes long on purpose. */
export async function logIn(db: AppDb, input: Login, context: LoginContext) {
  const { asked, turns, memory } = context
  const keys = lockKeys(input, asked)
  memory.check(keys)
  return turns(asked.address, () => {
    // Of those that waited together only the first has to ask.
    memory.check(keys)
    return tryLogin(db, input, context)
  })
}

interface Login {
  readonly code: string
  readonly password: string
}

interface LoginContext {
  readonly asked: CallContext
  readonly parts: FactorParts
  readonly turns: GuestTurns
  readonly memory: LockMemory
}

function lockKeys({ code }: Login, { address }: CallContext) {
  return [`code ${code.toLowerCase()}`, `address ${address}`] as const
}

async function tryLogin({ system }: AppDb, input: Login, { asked, parts, memory }: LoginContext) {
  const { site, address, agent, device } = asked
  const id = newId<string>()
  const failures = await system((tx) =>
    insertTry(tx, { id, code: input.code, site, address, agent, device }),
  )
  const member = await system((tx) => selectCredentials(tx, { code: input.code }))
  const memberId = member?.id ?? null
  if (isLocked(failures)) {
    await system((tx) => saveOutcome(tx, { id, memberId, outcome: 'LOCKED' }))
    const { byCode, retryAfter } = failures
    const [ofCode, ofAddress] = lockKeys(input, asked)
    memory.keep(byCode >= FAILURES_PER_CODE ? ofCode : ofAddress, retryAfter)
    refuse('TOO_MANY_REQUESTS', { retryAfter })
  }
  const matches = await passwordMatches(member?.passwordHash, input.password, 'login')
  const facts = member && { ...member, status: statusOf(member.status) }
  const outcome = loginOutcome(facts, matches, site)
  const answer = await system(async (tx) => {
    if (member && outcome === 'SUCCESS') {
      return letIn(tx, member, { loginId: id, asked, parentId: null }, parts)
    }
    await saveOutcome(tx, { id, memberId, outcome })
    return new Refusal(outcome)
  })
  if (answer instanceof Refusal) throw answer
  return answer
}

/** Right so far: a second factor may still be due, and then the try stays open until it comes. */
async function letIn(
  tx: AppTx,
  member: Credentials,
  entry: Entry & { readonly loginId: string },
  parts: FactorParts,
) {
  const { loginId, asked, parentId } = entry
  const due = await factorDue(tx, member, { site: asked.site, loginId, parentId }, parts)
  const outcome = due ? 'TWO_FACTOR_REQUIRED' : 'SUCCESS'
  await saveOutcome(tx, { id: loginId, memberId: member.id, outcome })
  return due ? new Refusal('TWO_FACTOR_REQUIRED', due) : admit(tx, member, entry)
}

export async function profileOf(tx: AppTx, caller: Caller) {
  const { balance, point } = await balanceOf(tx, caller.id)
  return { code: caller.code, name: caller.name, balance, point }
}

export async function sessionOf(tx: AppTx, caller: Caller) {
  return { userData: await userDataOf(tx, caller), permissions: [...caller.abilities] }
}

/** The viewer stands above the viewed, who may not read their row: asked without a person. */
export async function nameOf({ system }: AppDb, member: MemberId | null): Promise<string | null> {
  if (!member) return null
  return (await system((tx) => selectCredentials(tx, { id: member })))?.name ?? null
}

/** A code in the fragment of the address, which no server, proxy or Referer ever sees. */
export async function issueTicket(tx: AppTx, caller: Caller, office: string) {
  if ((await countTickets(tx, caller.sessionId)) >= TICKETS_PER_MINUTE) {
    refuse('TOO_MANY_REQUESTS', { retryAfter: 60 })
  }
  const code = randomBytes(32).toString('base64url')
  await insertTicket(tx, { codeHash: hashOfToken(code), sessionId: caller.sessionId })
  return { url: `${office}/login#c=${code}` }
}

/** A ticket opens one session. Shown twice it was stolen or copied: then everything ends. */
export async function exchange(
  { system }: AppDb,
  code: string,
  { asked, parts }: { readonly asked: CallContext; readonly parts: FactorParts },
) {
  const codeHash = hashOfToken(code)
  const office: CallContext = { ...asked, site: 'OFFICE' }
  const answer = await system(async (tx) => {
    const ticket = await redeemTicket(tx, codeHash, { view: false })
    const member = ticket && (await selectCredentials(tx, { id: ticket.memberId }))
    if (!member || !mayEnterOffice(member)) return undefined
    const loginId = newId<string>()
    await insertTry(tx, { ...office, id: loginId, code: member.code })
    return letIn(tx, member, { loginId, asked: office, parentId: ticket.sessionId }, parts)
  })
  if (answer instanceof Refusal) throw answer
  if (answer) return answer
  await system(async (tx) => {
    const used = await selectTicket(tx, codeHash)
    if (used && !used.viewOf) await throwOut(tx, used.memberId, '')
  })
  return refuse('UNAUTHORIZED')
}
