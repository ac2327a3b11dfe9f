import { randomBytes } from 'node:crypto'
import type { Site } from '@camellia/contract/endpoint'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { CallContext } from '../http/serve'
import type { AppDb } from '../http/tell'
import { statusOf } from '../member/member.rules'
import { type Credentials, selectCredentials } from '../member/member.sql'
import { hashOfToken, openSession } from '../session/session.service'
import { record } from '../trail/trail.service'
import { abilitiesFor, mayEnterOffice } from '../tree/abilities.rules'
import { userDataOf } from './admit.service'
import { requireTarget } from './target.service'
import { insertTicket, redeemTicket } from './ticket.sql'

/** The address that shows a site as a member sees it. Asking for it is what is written down. */
export async function issueView(
  { system, transact }: AppDb,
  caller: Caller,
  { id, reason }: { readonly id: MemberId; readonly reason: string },
  addresses: Readonly<Record<Site, string>>,
) {
  const site = await transact(caller, async (tx) => {
    const target = await requireTarget(tx, caller, id)
    const seen = siteOf(target) ?? refuse('INVALID_USER')
    await record(tx, caller, { action: 'member.view', member: id, reason })
    return seen
  })
  const code = randomBytes(32).toString('base64url')
  const codeHash = hashOfToken(code)
  await system((tx) => insertTicket(tx, { codeHash, sessionId: caller.sessionId, viewOf: id }))
  const page = site === 'OFFICE' ? '/login' : '/'
  return { url: `${addresses[site]}${page}#view=${code}` }
}

/** Players are seen on their site, partners and staff in the office; others have nothing to see. */
function siteOf(member: Credentials): Site | undefined {
  const facts = { ...member, status: statusOf(member.status) }
  if (facts.status !== 'NORMAL') return undefined
  if (facts.kind === 'MEMBER') return 'PLAYER'
  return mayEnterOffice(facts) ? 'OFFICE' : undefined
}

/**
 * Opens a session that reads and changes nothing, and ends with the one it was asked from. It is no
 * login of the member: it leaves no trace among their devices, and they are not online by it.
 */
export async function exchangeView({ system }: AppDb, code: string, asked: CallContext) {
  const { site, address, agent, device } = asked
  return system(async (tx) => {
    const ticket = await redeemTicket(tx, hashOfToken(code), { view: true })
    const member = ticket?.viewOf && (await selectCredentials(tx, { id: ticket.viewOf }))
    const viewer = ticket && (await selectCredentials(tx, { id: ticket.memberId }))
    if (!member || !viewer || siteOf(member) !== site) return refuse('UNAUTHORIZED')
    const session = await openSession(tx, {
      memberId: member.id,
      viewedBy: viewer.id,
      parentId: ticket.sessionId,
      site,
      address,
      agent,
      device,
    })
    return {
      accessToken: session.token,
      userData: await userDataOf(tx, member),
      permissions: [...abilitiesFor(member)],
      viewedBy: viewer.name,
    }
  })
}
