import { expect, test } from 'vitest'
import { jobName, runIn } from './job.rules'

const texts = {
  t: (key: string, values?: object) => `${key} ${JSON.stringify(values)}`,
  number: (value: number) => value.toLocaleString('en-US'),
}

test('what a job did is read in the language of the reader', () => {
  expect(runIn(texts, 'ledger-audit', { found: { breaks: 0, rounds: 103_325 }, detail: '' })).toBe(
    'jobDone.ledgerAudit {"breaks":"0","rounds":"103,325"}',
  )
  expect(runIn(texts, 'partitions', { found: { months: '2031-11' }, detail: '' })).toBe(
    'jobDone.partitions {"months":"2031-11"}',
  )
})

test('what went wrong is read as it was said', () => {
  const detail = 'wallet 7: 10 is not 12'
  expect(runIn(texts, 'ledger-audit', { found: { breaks: 1, rounds: 5 }, detail })).toBe(detail)
  expect(runIn(texts, 'ledger-audit', { found: {}, detail: 'no such account' })).toBe(
    'no such account',
  )
})

test('a job without words of its own tells its figures, and one that runs tells nothing', () => {
  expect(runIn(texts, 'of-tomorrow', { found: { gifts: 5 }, detail: '' })).toBe('gifts 5')
  expect(runIn(texts, 'ledger-audit', { found: {}, detail: '' })).toBe('')
  expect(jobName('of-tomorrow')).toBeUndefined()
})
