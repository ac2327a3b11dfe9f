import { expect, test } from 'vitest'
import { askErrors, stepsOf, titleOf } from './inquiry.rules'

test.each([
  { status: 'PENDING', states: ['now', 'next', 'next'] },
  { status: 'READING', states: ['past', 'now', 'next'] },
  { status: 'FINISHED', states: ['past', 'past', 'past'] },
] as const)('an inquiry that is $status has come as far as $states', ({ status, states }) => {
  expect(stepsOf(status).map(({ state }) => state)).toEqual(states)
})

test('an inquiry without a title is called after its channel', () => {
  expect(titleOf({ title: '', channel: 'FAST_DEPOSIT' })).toEqual({
    key: 'inquiryChannel.FAST_DEPOSIT',
  })
  expect(titleOf({ title: '출금', channel: 'CONTACT' }).text).toBe('출금')
})

test('a question needs a category, a title and words', () => {
  const nothing = { category: undefined, title: ' ', content: '' }
  expect(Object.keys(askErrors(nothing))).toEqual(['category', 'title', 'content'])
  expect(askErrors({ category: 'GAME', title: '가', content: '나' })).toEqual({})
})
