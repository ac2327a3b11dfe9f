import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { MemberId, SessionId } from '@camellia/kernel/ids'
import type { Caller } from '../apps/server/src/http/actor'
import { sendBroadcast } from '../apps/server/src/message/broadcast.service'
import type { Product } from '../apps/server/src/product'
import { MEMBERS } from './crowd'

const SHORT = process.argv.includes('--short')

/** The head office of the crowd. */
const ROOT: Caller = {
  id: 1 as MemberId,
  scopeId: 1 as MemberId,
  sessionId: '' as SessionId,
  site: 'OFFICE',
  kind: 'PARTNER',
  code: 'root',
  name: 'root',
  abilities: [],
  head: true,
  address: '',
  viewedBy: null,
}

/** How long everyone is served, and how many bets there were in a second of it. */
type Betting = (until: () => boolean) => Promise<{ readonly perSecond: number }>

/** A broadcast to the whole crowd, sent and delivered the way the office does it, while all bet. */
export async function broadcastRows({ db }: Product, betting: Betting) {
  const calm = await betting(after(SHORT ? 500 : 4_000))
  const id = randomUUID()
  const words = { title: 'bench', content: 'x'.repeat(500) }
  const started = performance.now()
  await db.transact(ROOT, (tx) =>
    sendBroadcast(tx, ROOT, { id, target: { kind: 'ALL' }, ...words }),
  )
  let over = false
  const watch = async () => {
    while (!over) {
      const [row] = await db.system(
        ({ sql }) => sql<{ sent: number; over: boolean }[]>`
          select sent, finished_at is not null as over from broadcast where id = ${id}`,
      )
      over = row?.over ?? false
      await delay(50)
    }
    return (performance.now() - started) / 1_000
  }
  const [busy, seconds] = await Promise.all([betting(() => over), watch()])
  const ratio = busy.perSecond / calm.perSecond
  const rate = (perSecond: number) => `${Math.round(perSecond).toLocaleString()}/s`
  const sent = `${MEMBERS.toLocaleString()} messages`
  return [
    {
      name: `rounds/s while ${sent} go out : before`,
      ratio,
      goal: '>= 0.8',
      holds: ratio >= 0.8,
      detail: `${rate(busy.perSecond)} : ${rate(calm.perSecond)}`,
    },
    {
      name: `seconds for ${sent}, while all bet : 10`,
      ratio: seconds / 10,
      goal: '<= 1',
      holds: seconds <= 10,
      detail: `${seconds.toFixed(1)} s`,
    },
  ]
}

function after(ms: number): () => boolean {
  const end = performance.now() + ms
  return () => performance.now() >= end
}
