import { profile } from '@camellia/contract/access'
import { bet } from '@camellia/contract/play'
import { expect, test } from 'vitest'
import { judge } from './oracle'
import type { Answer } from './send'

const answer = (http: number, body: unknown): Answer => ({
  http,
  headers: { 'content-type': 'application/json' },
  text: typeof body === 'string' ? body : JSON.stringify(body),
  ms: 1,
})
const no = (code: string, data: unknown = null) => ({
  status: 'ERROR',
  code,
  message: code,
  data,
})
const yes = (data: unknown) => ({ status: 'OK', code: 'SUCCESS', message: 'SUCCESS', data })
const me = { code: 'player1', name: '동백', balance: 1, point: 0 }

test.each([
  ['the answer of the contract', answer(200, yes(me))],
  ['a refusal at the channel', answer(401, no('UNAUTHORIZED'))],
  ['an input that is none', answer(400, no('INVALID_PARAMETER', { fields: ['x'] }))],
])('%s is fine', (_, given) => {
  expect(judge(profile, given).wrong).toEqual([])
})

test.each([
  ['an error of ours', answer(500, no('INTERNAL_ERROR')), 'answers 500'],
  ['no answer', answer(0, ''), 'cut'],
  ['a page', answer(404, '<html>Not Found</html>'), 'envelope'],
  ['an answer with more', answer(200, { ...yes(me), stack: 'x' }), 'envelope'],
  ['other data', answer(200, yes({ ...me, balance: '1' })), 'contract does not say'],
  ['an undeclared code', answer(200, no('CONFLICT')), 'does not declare'],
  ['a code under another status', answer(200, no('UNAUTHORIZED')), 'as 200'],
  ['a stack', answer(400, no('INVALID_PARAMETER', 'at run (/srv/x/main.js:1:2)')), 'tells'],
  ['a folder', answer(400, no('INVALID_PARAMETER', 'open /home/x/y')), 'tells'],
  ['PostgreSQL', answer(200, no('CONFLICT', 'violates check constraint')), 'tells'],
  ['a query', answer(200, no('CONFLICT', 'select id from member where id = $1')), 'tells'],
])('%s is found out', (_, given, says) => {
  expect(judge(profile, given).wrong.join()).toContain(says)
})

test('a code that the call declares is fine there', () => {
  expect(judge(bet, answer(200, no('BET_LIMIT'))).wrong).toEqual([])
})
