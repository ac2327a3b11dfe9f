import { randomBytes } from 'node:crypto'
import type { Site } from '@camellia/contract/endpoint'
import type { SessionId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { balanceOf } from '@camellia/ledger/balance'
import { newId } from '@camellia/ledger/identity'
import type { Caller } from '../http/actor'
import type { Asked } from '../http/serve'
import type { AppDb, AppTx } from '../http/tell'
import { statusOf } from '../member/member.rules'
import { type Credentials, selectCredentials } from '../member/member.sql'
import { passwordMatches } from '../member/password'
import { hashOfToken, openSession, throwOut } from '../session/session.service'
import { abilitiesFor } from '../tree/abilities.rules'
import { isLocked, loginOutcome, mayEnterOffice } from './access.rules'
import { insertTry, saveOutcome } from './login.sql'
import { countTickets, insertTicket, redeemTicket, selectTicket } from './ticket.sql'

const TICKETS_PER_MINUTE = 5

/** The password is checked between two short transactions: it takes long on purpose. */
export async function logIn(
  { system }: AppDb,
  input: { readonly code: string; readonly password: string },
  asked: Asked,
) {
  const { site, address, agent, device } = asked
  const id = newId()
  const failures = await system((tx) =>
    insertTry(tx, { id, code: input.code, site, address, agent, device }),
  )
  if (isLocked(failures)) {
    await system((tx) => saveOutcome(tx, { id, memberId: null, outcome: 'LOCKED' }))
    refuse('TOO_MANY_REQUESTS', { retryAfter: failures.retryAfter })
  }
  const member = await system((tx) => selectCredentials(tx, { code: input.code }))
  const matches = await passwordMatches(member?.passwordHash, input.password)
  const facts = member && { ...member, status: statusOf(member.status) }
  const outcome = loginOutcome(facts, matches, site)
  const reply = await system(async (tx) => {
    await saveOutcome(tx, { id, memberId: member?.id ?? null, outcome })
    return member && outcome === 'SUCCESS' ? admit(tx, member, { ...asked, parentId: null }) : null
  })
  return reply ?? refuse(outcome)
}

async function admit(
  tx: AppTx,
  member: Credentials,
  door: Pick<Asked, 'site' | 'address' | 'agent' | 'device'> & {
    readonly parentId: SessionId | null
  },
) {
  const { site, address, agent, device, parentId } = door
  const session = await openSession(tx, {
    memberId: member.id,
    site,
    parentId,
    address,
    agent,
    device,
  })
  return {
    accessToken: session.token,
    userData: await userDataOf(tx, member),
    permissions: [...abilitiesFor(member)],
  }
}

async function userDataOf(tx: AppTx, who: Pick<Credentials, 'id' | 'code' | 'name' | 'kind'>) {
  const { balance, point } = await balanceOf(tx, who.id)
  return { code: who.code, name: who.name, balance, point, roleType: who.kind }
}

export async function profileOf(tx: AppTx, caller: Caller) {
  const { balance, point } = await balanceOf(tx, caller.id)
  return { code: caller.code, name: caller.name, balance, point }
}

export async function sessionOf(tx: AppTx, caller: Caller) {
  return { userData: await userDataOf(tx, caller), permissions: [...caller.abilities] }
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
export async function exchange({ system }: AppDb, code: string, asked: Asked, site: Site) {
  const codeHash = hashOfToken(code)
  const reply = await system(async (tx) => {
    const ticket = await redeemTicket(tx, codeHash)
    const member = ticket && (await selectCredentials(tx, { id: ticket.memberId }))
    if (!member || !mayEnterOffice({ ...member, status: statusOf(member.status) })) return undefined
    return admit(tx, member, { ...asked, site, parentId: ticket.sessionId })
  })
  if (reply) return reply
  await system(async (tx) => {
    const used = await selectTicket(tx, codeHash)
    if (used) await throwOut(tx, used.memberId, '')
  })
  return refuse('UNAUTHORIZED')
}
