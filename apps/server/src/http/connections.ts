import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { subnetOf } from '@camellia/kernel/network'

/** Wide enough for a hall full of players behind one address, each with a few lines open. */
export const CONNECTIONS = { perAddress: 1_000, perSubnet: 3_000, all: 10_000 }

/**
 * Whoever opens lines without end runs out of them alone: one more than allowed is closed at once,
 * and everybody else's are left. Behind a proxy all are the proxy's, which has to do this.
 */
export function limitConnections(server: Server, limits: typeof CONNECTIONS, proxied: boolean) {
  server.maxConnections = limits.all
  if (proxied) return
  const open = new Map<string, number>()
  const add = (who: string, change: number): number => {
    const count = (open.get(who) ?? 0) + change
    if (count > 0) open.set(who, count)
    else open.delete(who)
    return count
  }
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress
    if (!address) return
    const subnet = subnetOf(address)
    const crowded = add(`address ${address}`, 1) > limits.perAddress
    const full = add(`subnet ${subnet}`, 1) > limits.perSubnet
    socket.once('close', () => {
      add(`address ${address}`, -1)
      add(`subnet ${subnet}`, -1)
    })
    if (crowded || full) socket.destroy()
  })
}
