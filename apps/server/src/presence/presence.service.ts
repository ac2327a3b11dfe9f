import type { ConnectedMember, ConnectedWho } from '@camellia/contract/presence'
import type { MemberId } from '@camellia/kernel/ids'
import { deviceNamed } from '../access/agent.rules'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { type Ancestor, selectAncestors } from '../tree/tree.sql'
import { type ConnectedRow, countConnected, selectConnected } from './presence.sql'

/** Who is connected to any process at this moment, with what they do there. */
export async function listConnected(
  tx: AppTx,
  caller: Caller,
  query: {
    readonly who: ConnectedWho
    readonly search?: string | undefined
    readonly page: number
    readonly size: number
    readonly prints: readonly Buffer[]
  },
) {
  const { who, search = '', page, size, prints } = query
  const filter = { scope: caller.scopeId, who, search, prints, page, size }
  const rows = await selectConnected(tx, filter)
  const above = [...new Set(rows.flatMap(({ path }) => path))]
  const names = await selectAncestors(tx, caller.scopeId, above)
  const items = rows.map((row) => connectedMember(row, names))
  return { items, total: await countConnected(tx, filter), page, size }
}

function connectedMember(
  row: ConnectedRow,
  names: ReadonlyMap<MemberId, Ancestor>,
): ConnectedMember {
  const { path, since, agent, game, stake, win, playedAt, ...shown } = row
  const played = game !== null && stake !== null && win !== null && playedAt !== null
  return {
    ...shown,
    line: path.slice(0, -1).flatMap((id) => names.get(id) ?? []),
    since: since.toISOString(),
    device: deviceNamed(agent),
    lastRound: played ? { game, stake, win, at: playedAt.toISOString() } : null,
  }
}
