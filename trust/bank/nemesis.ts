import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { RunningProduct } from '../product'

export interface Nemesis {
  readonly kills: { server: number; postgres: number }
  /** No more kills until `go`; resolves when the product runs. */
  readonly rest: () => Promise<void>
  readonly go: () => void
}

/** Kills the server or its database, whenever it likes, and starts the server again. */
export function createNemesis(product: RunningProduct, everyMs: number): Nemesis {
  const kills = { server: 0, postgres: 0 }
  let resting = true
  let strikes: Promise<void> = Promise.resolve()
  const strike = async () => {
    // One in four hits the database, one in twelve both.
    const dice = randomInt(12)
    if (dice < 3) {
      kills.postgres++
      product.killPostgres()
    }
    if (dice > 1) {
      kills.server++
      await product.kill()
      await product.start()
    }
  }
  const haunt = async () => {
    while (!resting) {
      await delay(everyMs / 2 + randomInt(everyMs))
      if (!resting) await strike()
    }
  }
  return {
    kills,
    async rest() {
      resting = true
      await strikes
    },
    go() {
      resting = false
      strikes = haunt()
    },
  }
}
