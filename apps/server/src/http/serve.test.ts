import { endpoint, guest } from '@camellia/contract/endpoint'
import { nothing } from '@camellia/contract/fields'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createApp } from './app'
import { BUDGET, createBudget } from './budget'
import { ANSWER_BYTES_MAX, createBinder, type Guards, isReading } from './serve'

const said = { access: guest, scope: 'NONE', refuses: [], output: z.string() } as const
const text = endpoint({
  ...{ method: 'POST', path: '/text', summary: 'As much text as asked for.', reads: true },
  ...said,
  heavy: true,
  input: z.strictObject({ bytes: z.int() }),
})
const change = endpoint({
  ...{ method: 'POST', path: '/change', summary: 'Changes something.' },
  ...said,
  input: nothing,
})

/** A site with these two calls alone, and a clock of its own. */
async function openSite() {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const clock = { at: 0 }
  const running = { now: 0, most: 0 }
  const budget = createBudget(() => clock.at)
  const guards: Guards = {
    identify: async () => undefined,
    admit: async (_, { address }, asked) => {
      if (isReading(asked)) budget.require(address)
    },
    charge: (_, { address }, ms) => budget.charge(address, ms),
    refused: () => {},
  }
  const app = await createApp('PLAYER', { log, trustProxy: false, folder: 'no-such-folder' })
  const binder = createBinder(app, 'PLAYER', guards)
  binder.serve(text, async (_, { bytes }) => {
    running.now++
    running.most = Math.max(running.most, running.now)
    await new Promise(setImmediate)
    running.now--
    return 'x'.repeat(bytes)
  })
  binder.serve(change, async () => 'done')
  const ask = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api${path}`, payload })
  return { app, ask, lines, clock, running, budget }
}

let site: Awaited<ReturnType<typeof openSite>>
afterEach(() => site.app.close())

test('an answer longer than any of ours is a bug: it is logged and not sent', async () => {
  site = await openSite()
  expect((await site.ask(text.path, { bytes: ANSWER_BYTES_MAX - 1_000 })).statusCode).toBe(200)
  const reply = await site.ask(text.path, { bytes: ANSWER_BYTES_MAX })
  expect(reply.statusCode).toBe(500)
  expect(reply.body.length).toBeLessThan(500)
  expect(site.lines).toHaveLength(1)
  expect(site.lines[0]).toContain('/text answers with')
})

test('one caller has one expensive question at a time', async () => {
  site = await openSite()
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => site.ask(text.path, { bytes: 10 })),
  )
  expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect(site.running.most).toBe(1)
})

test('reading is paid for with time; who took too much waits, and may still change things', async () => {
  site = await openSite()
  expect((await site.ask(text.path, { bytes: 100_000 })).statusCode).toBe(200)
  site.budget.charge('127.0.0.1', BUDGET.burstMs)
  const reply = await site.ask(text.path, { bytes: 10 })
  expect(reply.statusCode).toBe(429)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect((await site.ask(change.path, {})).statusCode).toBe(200)
  site.clock.at += 10_000
  expect((await site.ask(text.path, { bytes: 10 })).statusCode).toBe(200)
})
