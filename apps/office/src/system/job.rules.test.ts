import { expect, test } from 'vitest'
import { jobAnswer, jobName } from './job.rules'

test('the answer of a job that went well is read in the language of the reader', () => {
  expect(jobAnswer('ledger-audit', '0 breaks, 103,325 rounds')).toEqual({
    key: 'jobDone.ledgerAudit',
    values: { breaks: '0', rounds: '103,325' },
  })
  const tidied = 'removed 1 tickets, 1 nodes, 2 sessions, 3 logins, 0 files nobody attached'
  expect(jobAnswer('tidy-sessions', tidied)?.values).toEqual({
    sessions: '2',
    logins: '3',
    files: '0',
  })
  expect(jobAnswer('partitions', 'ready: 2031-11, 2031-12')?.values).toEqual({
    months: '2031-11, 2031-12',
  })
})

test('what went wrong is read as it was said', () => {
  expect(jobAnswer('ledger-audit', '1 breaks, 5 rounds; wallet 7: 10 is not 12')).toBeUndefined()
  expect(jobAnswer('trail-check', 'broken at 12: the link does not fit')).toBeUndefined()
  expect(jobAnswer('of-tomorrow', '5 gifts returned')).toBeUndefined()
  expect(jobName('of-tomorrow')).toBeUndefined()
})
