import { expect, test } from 'vitest'
import { addressesOf, createOriginCheck } from './addresses'
import type { CallContext } from './serve'

const here = {
  ...{ host: '127.0.0.1', port: 3000, backofficePort: 3001 },
  ...{ playerUrl: undefined, backofficeUrl: undefined },
}
const proxied = {
  ...here,
  playerUrl: 'https://play.example.com',
  backofficeUrl: 'https://office.example.com/',
}
const asking = (host: string) => ({ host }) as CallContext

test.each([
  [here, 'http://127.0.0.1:3000', true],
  [here, 'http://localhost:3001', true],
  [here, 'http://127.0.0.1:8080', false],
  [here, 'http://localhost', false],
  [here, 'https://127.0.0.1:3000', false],
  [here, 'http://evil.example', false],
  [here, 'null', false],
  [here, undefined, true],
  [proxied, 'https://play.example.com', true],
  [proxied, 'https://office.example.com', true],
  [proxied, 'http://play.example.com', false],
  [proxied, 'https://play.example.com:8443', false],
  [{ ...here, host: '192.0.2.7' }, 'http://192.0.2.7:3000', true],
  [{ ...here, host: '0.0.0.0' }, 'http://0.0.0.0:3000', false],
])('with %o a page of %s may open the hub: %s', (config, origin, may) => {
  expect(createOriginCheck(config)(origin)).toBe(may)
})

test('a ticket is carried where the configuration says, whatever host was asked for', () => {
  const { officeAddress, playerAddress } = addressesOf(proxied)
  expect(officeAddress(asking('evil.example'))).toBe('https://office.example.com')
  expect(playerAddress(asking('evil.example'))).toBe('https://play.example.com')
})

test.each([
  ['localhost:3000', 'http://localhost:3001'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3001'],
  ['evil.example', 'http://127.0.0.1:3001'],
  ['evil.example:3000', 'http://127.0.0.1:3001'],
  ['localhost:3000@evil.example', 'http://127.0.0.1:3001'],
])('without one, %s leads to a name of this machine', (host, address) => {
  expect(addressesOf(here).officeAddress(asking(host))).toBe(address)
})
