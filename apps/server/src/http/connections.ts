import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { subnetOf } from '@camellia/kernel/network'

/** Wide enough for a hall full of players behind one address, each with a few connections open. */
export const CONNECTIONS = { perAddress: 1_000, perSubnet: 3_000, all: 10_000 }

/**
 * Whoever opens connections without end runs out of them alone: one more than allowed is closed at
 * once, and everybody else's are left. Behind a proxy all are the proxy's, which has to do this.
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

/** No browser sends a second request on a connection before the first is answered. */
const PIPELINED_MAX = 4
/** For so long an address that did opens no other: reading what was sent costs more than a no. */
const BARRED_MS = 10_000
const BARRED_MAX = 10_000

/**
 * Requests that are sent together on one connection come out of the parser in one turn of the event
 * loop, a thousand of them, and everybody else waits: 18,000 in one write held both sites for four
 * seconds. Whoever has more than a few unanswered is cut off, and for a moment new connections of
 * that address are closed before anything is read. Behind a proxy all are the proxy's, which sends
 * no request before the last is answered.
 */
export function limitPipelining(server: Server, proxied: boolean): void {
  const [answer, ...others] = server.listeners('request') as RequestListener[]
  if (!answer || others.length > 0) throw new Error('a server has one who answers')
  const unanswered = new WeakMap<Socket, number>()
  const barred = new Map<string, number>()
  const bar = ({ remoteAddress }: Socket) => {
    if (proxied || !remoteAddress) return
    if (barred.size >= BARRED_MAX) barred.clear()
    barred.set(remoteAddress, performance.now() + BARRED_MS)
  }
  server.on('connection', (socket: Socket) => {
    const until = barred.get(socket.remoteAddress ?? '')
    if (until === undefined) return
    if (until > performance.now()) socket.destroy()
    else barred.delete(socket.remoteAddress ?? '')
  })
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    if (socket.destroyed) return
    const open = (unanswered.get(socket) ?? 0) + 1
    if (open > PIPELINED_MAX) {
      bar(socket)
      socket.destroy()
      return
    }
    unanswered.set(socket, open)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    answer(request, response)
  })
}
