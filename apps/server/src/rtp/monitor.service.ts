import type { Measured } from '@camellia/contract/rtp'
import { TITLES } from '@camellia/engines/titles/titles'
import type { AppTx } from '../http/tell'
import { bandsFor, type Kind } from './drift.rules'
import { type Alarm, alarmsIn, type Exact, measure, type Tally } from './rtp.rules'
import { selectTallies } from './rtp.sql'
import { insertAlarm, selectHead } from './rtp-alarm.sql'

/** Days the monitor looks back on. */
export const MONITOR_DAYS = 30

export type GameMeasured = Measured & { readonly game: string }

/** Every game, every variant and what is bought, each against its own distribution. */
export async function measureGames(tx: AppTx): Promise<readonly GameMeasured[]> {
  const tallies = await selectTallies(tx, MONITOR_DAYS)
  return tallies.map((tally) => ({
    ...measure(tally, exactOf(tally.game, tally)),
    game: tally.game,
  }))
}

export function exactOf(
  game: string,
  { variant, kind }: Pick<Tally, 'variant' | 'kind'>,
): Exact | undefined {
  const bands = bandsFor(game, { variant, kind })
  return bands && { bands, price: priceOf(game, kind) }
}

function priceOf(game: string, kind: Kind): number {
  const buy = TITLES[game]?.features.find((feature) => feature.type === 'buy')
  return kind === 'buy' && buy ? buy.price : 100
}

/**
 * Looks for games that left what chance allows and tells whoever may change returns: once per game
 * and day, however often it runs.
 */
export async function raiseAlarms(tx: AppTx, day: string): Promise<readonly Alarm[]> {
  const found = alarmsIn(await measureGames(tx))
  const head = await selectHead(tx)
  for (const alarm of found) {
    if (!(await insertAlarm(tx, day, alarm)) || head === undefined) continue
    const to = { above: [head], ability: { subject: 'Rtp', action: 'manage' } }
    const [id, text] = [alarm.game, alarmText(alarm)]
    tx.tell({ to, push: { type: 'ALARM', kind: 'RTP', text, id } })
    tx.tell({ to, push: { type: 'QUEUE', queue: 'RTP' } })
  }
  return found
}

/** A game's code, what was played and how far away: the same in every language. */
export function alarmText({ game, variant, kind, z }: Alarm): string {
  const played = [game, variant, kind === 'buy' ? 'buy' : ''].filter(Boolean).join(' ')
  return `${played}, z ${z.toFixed(2)}`
}
