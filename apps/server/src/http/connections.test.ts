import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createConnection, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { limitConnections } from './connections'

const LIMITS = { perAddress: 3, perSubnet: 100, all: 100 }
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
