import type { Attempt, job } from '@camellia/contract/system'
import type { TextKey, Texts } from '@camellia/i18n/texts'
import type { Tone } from '@camellia/ui/office-tag'
import type * as z from 'zod/mini'

export type Job = z.output<typeof job>
export type Run = NonNullable<Job['lastRun']>

export const TONES: Readonly<Record<Attempt['outcome'], Tone>> = {
  WAITING: 'plain',
  RUNNING: 'accent',
  DONE: 'ok',
  FAILED: 'bad',
}

/** Whether something is still to come of it. */
export function isOpen(attempt: Pick<Attempt, 'outcome'> | undefined): boolean {
  return attempt?.outcome === 'WAITING' || attempt?.outcome === 'RUNNING'
}

/** How long a run took, to the tenth of a second; nothing while it runs. */
export function secondsOf({
  startedAt,
  finishedAt,
}: Pick<Attempt, 'startedAt' | 'finishedAt'>): number | undefined {
  if (!startedAt || !finishedAt) return undefined
  return Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 100) / 10
}

/** What our own jobs do and found, in words; a job that is not known yet has only its name. */
const WORDS: Readonly<Record<string, { readonly name: TextKey; readonly done: TextKey }>> = {
  partitions: { name: 'jobName.partitions', done: 'jobDone.partitions' },
  'ledger-audit': { name: 'jobName.ledgerAudit', done: 'jobDone.ledgerAudit' },
  'tidy-sessions': { name: 'jobName.tidySessions', done: 'jobDone.tidySessions' },
  'trail-check': { name: 'jobName.trailCheck', done: 'jobDone.trailCheck' },
  'game-days': { name: 'jobName.gameDays', done: 'jobDone.gameDays' },
  backup: { name: 'jobName.backup', done: 'jobDone.backup' },
  'restore-drill': { name: 'jobName.restoreDrill', done: 'jobDone.restoreDrill' },
  'gift-expiry': { name: 'jobName.giftExpiry', done: 'jobDone.giftExpiry' },
}

/** What runs all the time and not by the clock. */
const LOOPS: Readonly<Record<string, TextKey>> = {
  'coin-watch': 'jobName.coinWatch',
  'broadcast-delivery': 'jobName.broadcastDelivery',
}

export function jobName(job: string): TextKey | undefined {
  return WORDS[job]?.name ?? LOOPS[job]
}

/** What is wrong as it was said, else what was done in the language of the reader. */
export function runIn(
  { t, number }: Pick<Texts, 't' | 'number'>,
  job: string,
  { found, detail }: Pick<Run, 'found' | 'detail'>,
): string {
  const figures = Object.entries(found)
  const done = WORDS[job]?.done
  if (detail || figures.length === 0) return detail
  if (!done) return figures.map(([name, value]) => `${name} ${value}`).join(', ')
  const said = figures.map(([name, value]) => [
    name,
    typeof value === 'number' ? number(value) : value,
  ])
  return t(done, Object.fromEntries(said))
}
