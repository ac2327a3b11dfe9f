import type { OutputOf } from '@camellia/contract/endpoint'
import type { ClosureScope, listClosures } from '@camellia/contract/system'
import { refuse } from '@camellia/kernel/refusal'
import { newId } from '@camellia/ledger/identity'
import { messageIn } from '../closure/closure.service'
import {
  endClosures,
  insertClosure,
  type Messages,
  selectClosures,
  selectSiteClosure,
  selectTargetKnown,
} from '../closure/closure.sql'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { selectHead } from '../setting-admin/setting-admin.sql'
import { loggedTexts } from '../trail/trail.rules'
import { record } from '../trail/trail.service'

const SHOWN = 50

export async function closuresOf(tx: AppTx): Promise<OutputOf<typeof listClosures>> {
  const rows = await selectClosures(tx, SHOWN)
  return rows.map(({ startsAt, endsAt, endedAt, messages, ...row }) => ({
    ...row,
    messages: Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, text ?? ''])),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }))
}

interface Wish {
  readonly scope: ClosureScope
  readonly target: string
  readonly messages: Messages
  readonly startsAt: string | null
  readonly endsAt: string | null
}

/** What began is finished; no new round begins. The office stays open. */
export async function closeFor(tx: AppTx, caller: Caller, wish: Wish): Promise<void> {
  const { scope, target, messages, startsAt, endsAt } = wish
  if (!(await selectTargetKnown(tx, scope, target))) refuse('NOT_FOUND')
  if (!(await insertClosure(tx, { ...wish, id: newId(), by: caller.id }))) {
    refuse('INVALID_PARAMETER')
  }
  const after = { scope, target, startsAt, endsAt, message: loggedTexts(messages) }
  await record(tx, caller, { action: 'system.maintenance', after })
  await tellNodes(tx)
}

export async function openAgain(tx: AppTx, caller: Caller, id: string): Promise<void> {
  const [ended] = await endClosures(tx, { id, by: caller.id })
  if (!ended) return refuse('NOT_FOUND')
  await record(tx, caller, { action: 'system.open', before: { ...ended } })
  await tellNodes(tx)
}

/** The one switch for the whole site, without a time. */
export async function switchSite(
  tx: AppTx,
  caller: Caller,
  value: { readonly on: boolean; readonly message: string },
): Promise<void> {
  const before = await siteState(tx)
  await endClosures(tx, { id: null, by: caller.id })
  if (value.on) {
    const messages = { ko: value.message, en: value.message }
    const whole = { id: newId(), scope: 'SITE', target: '', messages } as const
    await insertClosure(tx, { ...whole, startsAt: null, endsAt: null, by: caller.id })
  }
  await record(tx, caller, { action: 'system.maintenance', before, after: value })
  await tellNodes(tx)
}

export async function siteState(tx: AppTx) {
  const closure = await selectSiteClosure(tx)
  if (!closure?.begun) return { on: false, message: '' }
  return { on: true, message: messageIn(closure.messages, 'ko') }
}

/** Every node forgets what it kept. */
async function tellNodes(tx: AppTx): Promise<void> {
  const head = await selectHead(tx)
  if (head === undefined) return
  const to = { above: [head], ability: { subject: 'System', action: 'manage' } }
  tx.tell({ to, push: { type: 'QUEUE', queue: 'SETTING' } })
}
