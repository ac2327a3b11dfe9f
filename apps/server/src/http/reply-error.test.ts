import { asRefusal } from '@camellia/db/tx'
import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { replyError } from './reply-error'

async function answerTo(code: string) {
  const lines: string[] = []
  const app = Fastify({
    loggerInstance: pino({ level: 'error' }, { write: (line: string) => void lines.push(line) }),
  })
  app.setErrorHandler(replyError)
  app.get('/', () => {
    throw asRefusal(Object.assign(new Error(`of ${code}`), { code }))
  })
  const reply = await app.inject('/')
  return { http: reply.statusCode, wait: reply.headers['retry-after'], lines: lines.join() }
}

test.each([
  { what: 'a database that is away', code: '57P01', http: 503, says: '' },
  { what: 'a database whose disk fails', code: '58030', http: 503, says: 'database unavailable' },
  { what: 'a bug', code: '42601', http: 500, says: 'unhandled error' },
])('$what is answered $http; whoever must look hears "$says"', async ({ code, http, says }) => {
  const reply = await answerTo(code)
  expect(reply.http).toBe(http)
  expect(reply.wait).toBe(http === 503 ? '2' : undefined)
  expect(reply.lines).toContain(says)
  expect(reply.lines === '').toBe(says === '')
})
