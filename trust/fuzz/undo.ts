import { setTimeout as delay } from 'node:timers/promises'
import { switchGames, switchVendor } from '@camellia/contract/game-admin'
import { listIpRules, removeIpRule } from '@camellia/contract/ip'
import { changeMaintenance } from '@camellia/contract/system'
import type { Crew } from './people'

/** How long a node may believe an old setting, and a little more. */
const HEARD_MS = 1_200

const GAMES = ['odd-even', 'crimson-fortune', 'tiger-moon']

/** What would leave nobody to ask the next call: taken back as soon as the call is through. */
export async function undo({ call, keeper }: Crew, path: string): Promise<void> {
  if (path === '/system/maintenance') {
    await call(keeper, changeMaintenance, { on: false, message: '' })
    await delay(HEARD_MS)
  }
  if (path === '/ip/save') {
    const { data } = await call(keeper, listIpRules, {})
    const { items } = data as { items: { id: string }[] }
    for (const { id } of items) await call(keeper, removeIpRule, { id })
    await delay(HEARD_MS)
  }
  if (path.startsWith('/game/')) {
    await call(keeper, switchVendor, { vendor: 'HOUSE', on: true, reason: 'x' })
    await call(keeper, switchGames, { games: GAMES, on: true, reason: 'x' })
  }
}
