import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createConnection, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { limitConnections, limitPipelining } from './connections'

const LIMITS = { perAddress: 3, perSubnet: 100, all: 100 }
/** So many fit into one read of a connection. */
const MANY = 900
const opened: { readonly end: () => void }[] = []
afterEach(() => {
  for (const { end } of opened.splice(0)) end()
})

async function serve(proxied: boolean): Promise<number> {
  const server = createServer((_, response) => response.end('here'))
  limitConnections(server, LIMITS, proxied)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push({ end: () => void server.close() })
  return (server.address() as AddressInfo).port
}

/** Whether it was answered, on a line that stays open. */
async function ask(port: number): Promise<{ readonly answered: boolean; readonly line: Socket }> {
  const line = createConnection({ port, host: '127.0.0.1' })
  opened.push({ end: () => void line.destroy() })
  line.on('error', () => {})
  line.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  const answered = await new Promise<boolean>((resolve) => {
    line.once('data', () => resolve(true))
    line.once('close', () => resolve(false))
  })
  return { answered, line }
}

test('one more line than an address may have is closed, and one that ends makes room', async () => {
  const port = await serve(false)
  const asked = [await ask(port), await ask(port), await ask(port), await ask(port)]
  expect(asked.map(({ answered }) => answered)).toEqual([true, true, true, false])
  const [first] = asked
  first?.line.destroy()
  await expect.poll(async () => (await ask(port)).answered).toBe(true)
})

test('behind a proxy every connection is the proxy’s and none is closed', async () => {
  const port = await serve(true)
  for (let n = 0; n < 5; n++) expect((await ask(port)).answered).toBe(true)
})

/** How many of so many requests in one write reach whoever answers, and how many are answered. */
async function pipeline(requests: number, proxied = false) {
  let reached = 0
  const server = createServer((_, response) => {
    reached++
    setImmediate(() => response.end('here'))
  })
  limitPipelining(server, proxied)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push({ end: () => void server.close() })
  const { port } = server.address() as AddressInfo
  const line = createConnection({ port, host: '127.0.0.1' })
  opened.push({ end: () => void line.destroy() })
  let text = ''
  line.on('data', (data) => {
    text += data
  })
  line.on('error', () => {})
  const last = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
  line.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(requests - 1) + last)
  await once(line, 'close')
  return { reached, answered: text.match(/HTTP\/1.1 200/g)?.length ?? 0, port }
}

test('a few requests together are answered, a flood of them is cut off and not worked on', async () => {
  expect(await pipeline(4)).toMatchObject({ reached: 4, answered: 4 })
  expect(await pipeline(MANY)).toMatchObject({ reached: 4 })
})

test('an address that sent a flood opens no other connection for a moment, a proxy does', async () => {
  expect((await ask((await pipeline(MANY)).port)).answered).toBe(false)
  expect((await ask((await pipeline(MANY, true)).port)).answered).toBe(true)
  expect((await ask((await pipeline(4)).port)).answered).toBe(true)
})
