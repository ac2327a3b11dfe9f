import { once } from 'node:events'
import { type AddressInfo, createConnection } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../testing-site'

let site: TestSite
let port: number

beforeAll(async () => {
  site = await startSite({ people: false })
  await site.player.listen({ port: 0, host: '127.0.0.1' })
  port = (site.player.server.address() as AddressInfo).port
})

afterAll(async () => {
  expect(await site.close()).toEqual([])
})

/** The status of every answer to these bytes, until the server hangs up. */
async function answersTo(head: readonly string[], body: string): Promise<readonly string[]> {
  const socket = createConnection(port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    heard += text
  })
  // A line that the server ended while we still spoke is no fault of the test.
  socket.on('error', () => {})
  const ended = once(socket, 'close')
  socket.write(['POST /api/auth/login HTTP/1.1', 'host: x', ...head, '', body].join('\r\n'))
  await ended
  return [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status)
}

/** What a smuggler hides behind a first request. */
const HIDDEN = 'GET /api/site HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
const JSON_BODY = 'content-type: application/json'

test.each([
  ['two lengths', ['content-length: 2', 'content-length: 60'], `{}${HIDDEN}`],
  ['two lengths in one line', ['content-length: 2, 60'], `{}${HIDDEN}`],
  [
    'a length and pieces',
    ['content-length: 2', 'transfer-encoding: chunked'],
    `0\r\n\r\n${HIDDEN}`,
  ],
  [
    'pieces and a length',
    ['transfer-encoding: chunked', 'content-length: 2'],
    `0\r\n\r\n${HIDDEN}`,
  ],
  ['an encoding nobody knows', ['transfer-encoding: xchunked'], `0\r\n\r\n${HIDDEN}`],
  ['pieces that are not last', ['transfer-encoding: chunked, identity'], `0\r\n\r\n${HIDDEN}`],
  ['a blank before the colon', ['transfer-encoding : chunked'], `0\r\n\r\n${HIDDEN}`],
  ['a signed length', ['content-length: +2'], `{}${HIDDEN}`],
  ['a length below nothing', ['content-length: -1'], HIDDEN],
  ['a line that is folded', ['x-a: b', ' transfer-encoding: chunked'], `0\r\n\r\n${HIDDEN}`],
  ['a head that ends its lines its own way', ['x-a: b\ntransfer-encoding: chunked'], HIDDEN],
] as const)('%s: the request is refused and nothing behind it is read', async (_, head, body) => {
  expect(await answersTo([JSON_BODY, ...head], body)).toEqual(['400'])
})

test('two honest requests on one line are two answers', async () => {
  expect(await answersTo([JSON_BODY, 'content-length: 2'], `{}${HIDDEN}`)).toEqual(['400', '200'])
})
