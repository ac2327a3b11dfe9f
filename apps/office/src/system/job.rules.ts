import type { TextKey } from '@camellia/i18n/texts'

interface JobWords {
  readonly name: TextKey
  readonly done: TextKey
  /** What it answers when all went well. */
  readonly answer: RegExp
}

/** What our own jobs do and found, in words; a job that is not known yet keeps its own. */
const WORDS: Readonly<Record<string, JobWords>> = {
  partitions: {
    name: 'jobName.partitions',
    done: 'jobDone.partitions',
    answer: /^ready: (?<months>.+)$/,
  },
  'ledger-audit': {
    name: 'jobName.ledgerAudit',
    done: 'jobDone.ledgerAudit',
    answer: /^(?<breaks>\d+) breaks, (?<rounds>[\d,]+) rounds$/,
  },
  'tidy-sessions': {
    name: 'jobName.tidySessions',
    done: 'jobDone.tidySessions',
    answer: /, (?<sessions>\d+) sessions, (?<logins>\d+) logins, (?<files>\d+) files/,
  },
  'trail-check': {
    name: 'jobName.trailCheck',
    done: 'jobDone.trailCheck',
    answer: /^0 breaks, (?<entries>\d+) entries$/,
  },
  'game-days': {
    name: 'jobName.gameDays',
    done: 'jobDone.gameDays',
    answer: /^(?<sums>\d+) sums/,
  },
  'call-expiry': {
    name: 'jobName.callExpiry',
    done: 'jobDone.callExpiry',
    answer: /^(?<gifts>\d+) gifts returned$/,
  },
}

export function jobName(job: string): TextKey | undefined {
  return WORDS[job]?.name
}

/** The answer of a job as a text and what to put into it; anything unusual is read as it is. */
export function jobAnswer(
  job: string,
  detail: string,
): { readonly key: TextKey; readonly values: Readonly<Record<string, string>> } | undefined {
  const words = WORDS[job]
  const groups = words?.answer.exec(detail)?.groups
  return words && groups ? { key: words.done, values: { ...groups } } : undefined
}
