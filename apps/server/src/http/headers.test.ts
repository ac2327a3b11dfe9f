import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type TestSite } from '../testing-site'

const dist = mkdtempSync(join(tmpdir(), 'camellia-pages-'))
let site: TestSite

beforeAll(async () => {
  for (const name of ['player', 'office']) {
    mkdirSync(join(dist, name))
    writeFileSync(join(dist, name, 'index.html'), '<!doctype html><title>x</title>')
  }
  mkdirSync(join(dist, 'player', 'published'))
  writeFileSync(join(dist, 'player', 'published', `${'ab'.repeat(32)}.json`), '{}')
  site = await startSite({ people: false, dist, playerUrl: 'https://play.example.com' })
})

afterAll(async () => {
  await site.close()
  rmSync(dist, { recursive: true })
})

test.each([
  ['player', '/anything'],
  ['office', '/anything'],
  ['player', '/api/docs'],
  ['office', '/api/docs/'],
] as const)('a page of the %s site runs our files alone', async (of, url) => {
  const { headers, statusCode } = await site[of].inject({ url })
  expect(statusCode).toBe(200)
  const policy = String(headers['content-security-policy'])
  for (const rule of [
    "default-src 'self'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ]) {
    expect(policy.split(';')).toContain(rule)
  }
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': of === 'office' ? 'no-referrer' : 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test.each([
  ['an answer', { method: 'GET', url: '/api/site' }],
  ['a refusal', { method: 'GET', url: '/api/balance' }],
  ['a call that does not exist', { method: 'GET', url: '/api/nothing' }],
  [
    'a body that is no JSON',
    {
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    },
  ],
  ['a negotiation of the hub', { method: 'POST', url: '/hub/negotiate' }],
] as const)('%s is data: it is not run, framed or guessed at', async (_, ask) => {
  const { headers } = await site.player.inject(ask)
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-type']).toMatch(/^application\/json/)
})

test.each([
  '/.git/config',
  '/package.json',
  '/assets/',
  '/..%2f..%2fpackage.json',
  '/src/main.tsx',
])('%s gives nothing of the source away, and no folder is listed', async (url) => {
  const { body, statusCode } = await site.player.inject({ url })
  const page = body === '<!doctype html><title>x</title>'
  expect(page || statusCode >= 400).toBe(true)
})

test.each(['/anything', '/api/site', '/api/nothing', '/api/docs/', '/hub/negotiate'])(
  '%s tells a browser to come by HTTPS only, where the site is reached by it',
  async (url) => {
    const told = 'max-age=31536000; includeSubDomains'
    const method = url.startsWith('/hub') ? 'POST' : 'GET'
    const secure = await site.player.inject({ method, url })
    expect(secure.headers['strict-transport-security']).toBe(told)
    const plain = await site.office.inject({ method, url })
    expect(plain.headers['strict-transport-security']).toBeUndefined()
  },
)

test('a published file may be kept for ever, and one that there is not is no page', async () => {
  const found = await site.player.inject({ url: `/published/${'ab'.repeat(32)}.json` })
  expect(found.statusCode).toBe(200)
  expect(found.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const none = await site.player.inject({ url: `/published/${'cd'.repeat(32)}.json` })
  expect(none.statusCode).toBe(404)
})
