import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line between two that can be held, turned to another end, and cut. */
export interface Line {
  readonly port: number
  /** Those who talked to the old end are cut off. */
  pointTo(port: number): void
  /** Nothing passes any more, and nobody is told. */
  hold(): void
  cut(): void
}

export async function openLine(first: number): Promise<Line> {
  let target = first
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => {}).on('close', () => open.delete(socket))
  }
  const server = createServer((socket) => {
    const leader = connect(target, '127.0.0.1')
    for (const [end, other] of [
      [socket, leader],
      [leader, socket],
    ] as const) {
      keep(end)
      end.on('close', () => other.destroy())
    }
    socket.pipe(leader).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  const cutAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: address.port,
    pointTo(port) {
      target = port
      cutAll()
    },
    hold() {
      for (const socket of open) socket.unpipe().pause()
    },
    cut() {
      server.close()
      cutAll()
    },
  }
}
