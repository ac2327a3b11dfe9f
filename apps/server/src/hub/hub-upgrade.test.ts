import { createConnection } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Bus } from './bus'
import { startNode, type TestNode, testBus } from './hub-kit'

let bus: Bus
let node: TestNode

beforeAll(async () => {
  bus = await testBus()
  node = await startNode(new Map(), { bus })
})
afterAll(async () => {
  await node.stop()
  await bus.close()
})

/** Somebody who asks for a WebSocket and never hangs up; gives what they heard. */
function upgradeAt(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ port: node.port, host: '127.0.0.1', allowHalfOpen: true })
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk
    })
    socket.on('end', () => resolve(heard))
    socket.on('error', reject)
    socket.write(
      [
        `GET ${path} HTTP/1.1`,
        'host: x',
        'connection: upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
        '\r\n',
      ].join('\r\n'),
    )
  })
}

test('an upgrade that is refused, at the hub or anywhere else, leaves no line open', async () => {
  const { server } = node.app
  const open = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
  for (const path of ['/hub/live?id=x&access_token=x', '/hub', '/elsewhere']) {
    expect(await upgradeAt(path), path).toMatch(/^HTTP\/1.1 40[14] /)
  }
  await vi.waitFor(async () => expect(await open()).toBe(0))
})
