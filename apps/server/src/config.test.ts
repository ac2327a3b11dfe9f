import { expect, test } from 'vitest'
import { readConfig } from './config'

const LICENSED = {
  ...{ MODE: 'real', LICENCE_NUMBER: 'X-1', ALLOWED_COUNTRIES: 'KR', MIN_AGE: '19' },
  SEAL_KEY: 'ab'.repeat(32),
}

test('without a word everything has its default, on this machine and with play money', () => {
  expect(readConfig({})).toMatchObject({
    ...{ port: 3000, backofficePort: 3001, host: '127.0.0.1', mode: 'play', seed: 'demo' },
    trustProxy: false,
  })
})

test.each(['LICENCE_NUMBER', 'ALLOWED_COUNTRIES', 'MIN_AGE', 'SEAL_KEY'])(
  'real money is not played for without %s',
  (name) => {
    expect(() => readConfig({ ...LICENSED, [name]: '' })).toThrow(name)
    expect(readConfig(LICENSED).mode).toBe('real')
  },
)

test.each([
  [{}, true],
  [{ API_DOCS: 'off' }, false],
  [LICENSED, false],
  [{ ...LICENSED, API_DOCS: 'on' }, true],
])('the calls are described where %o says so, and not with real money by itself', (env, shown) => {
  expect(readConfig(env).apiDocs).toBe(shown)
})

test.each(['demo', 'accounts', ''])(
  'with real money the people and passwords of the demo never exist, SEED=%s or not',
  (SEED) => {
    expect(readConfig({ ...LICENSED, SEED }).seed).toBe('none')
  },
)

const APP = { DATABASE_APP_URL: 'postgres://app@127.0.0.1/camellia' }

test.each([
  ['a database on this machine', { DATABASE_URL: 'postgres://me@127.0.0.1:5432/camellia' }, true],
  ['one by its socket', { DATABASE_URL: 'postgres:///camellia?host=/run/postgresql' }, true],
  ['one elsewhere', { DATABASE_URL: 'postgres://me@db.example.com/camellia' }, false],
  ['one whose name is not checked', { DATABASE_URL: 'postgres://me@db/c?sslmode=require' }, false],
  ['one that is known', { DATABASE_URL: 'postgres://me@db/c?sslmode=verify-full' }, true],
  ['another log-in elsewhere', { DATABASE_APP_URL: 'postgres://app@db/camellia' }, false],
  ['an address that is none', { DATABASE_URL: 'db.example.com' }, false],
  ['a bus on this machine', { BUS_URL: 'redis://localhost:6379' }, true],
  ['a bus elsewhere', { BUS_URL: 'redis://bus.example.com' }, false],
  ['a bus elsewhere, by TLS', { BUS_URL: 'rediss://bus.example.com' }, true],
] as const)('with real money %s is spoken to: %o %s', (_, asked, may) => {
  const read = () => readConfig({ ...LICENSED, ...APP, ...asked })
  if (may) expect(read).not.toThrow()
  else expect(read).toThrow(/MODE=real needs (DATABASE|BUS)/)
  expect(() => readConfig({ ...asked })).not.toThrow()
})

test.each([
  ['PORT', '0'],
  ['PORT', 'http'],
  ['MODE', 'realistic'],
  ['SEED', 'all'],
  ['DEFAULT_LANGUAGE', 'xx'],
])('%s=%s is refused with one line that says what to do', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})
