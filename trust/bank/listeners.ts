import { setTimeout as delay } from 'node:timers/promises'
import type { Push } from '@camellia/contract/push'
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import type { RunningProduct } from '../product'
import { type Book, complain, noteBalance } from './book'
import type { Hand } from './hand'

const HEARD_MS = 10_000

/** Players with the site open: the official client, which hears what the hub pushes. */
export interface Listener {
  readonly hand: Hand
  /** Waits until the newest balance was heard, or complains. */
  readonly expectVersion: (version: number) => Promise<void>
  readonly close: () => Promise<void>
}

export async function listen(product: RunningProduct, hand: Hand, book: Book): Promise<Listener> {
  const { person } = hand
  book.balances.set(person.id, new Map())
  const connection = new HubConnectionBuilder()
    .withUrl(`${product.playerUrl}/hub`, { accessTokenFactory: () => hand.token() })
    .withAutomaticReconnect({ nextRetryDelayInMilliseconds: () => 300 })
    .configureLogging(LogLevel.None)
    .build()
  let newest = 0
  connection.on('BALANCE', (push: Extract<Push, { type: 'BALANCE' }>) => {
    newest = Math.max(newest, push.version)
    noteBalance(book, person.id, push)
  })
  // Started while the product may be down: tried until it is there.
  const start = async () => {
    for (let tries = 0; tries < 100; tries++) {
      if (
        await connection.start().then(
          () => true,
          () => false,
        )
      )
        return
      await delay(300)
    }
  }
  await start()
  return {
    hand,
    async expectVersion(version) {
      for (const until = Date.now() + HEARD_MS; Date.now() < until; await delay(50)) {
        if (newest >= version) return
        if (connection.state === 'Disconnected') await start()
      }
      complain(book, `${person.code} never heard of version ${version}, only of ${newest}`)
    },
    close: () => connection.stop(),
  }
}
