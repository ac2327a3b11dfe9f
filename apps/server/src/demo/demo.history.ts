import type { Seal } from '@camellia/db/sealed'
import type { BookTables } from '@camellia/engines/slot/book'
import { addDays, businessDay } from '@camellia/kernel/business-day'
import type { MemberId } from '@camellia/kernel/ids'
import { postInPast } from '@camellia/ledger/past'
import { retirePairs } from '../fairness/fairness.sql'
import type { AppDb, AppTx } from '../http/tell'
import { saveGameDays } from '../rtp/rtp.sql'
import { selectSettings } from '../setting/setting.sql'
import { DAY_MS, type DemoSize, HOUR_MS } from './demo.calendar.rules'
import { demoDraw } from './demo.draw'
import { giveGifts, offerGifts } from './demo.gifts'
import { visitOn } from './demo.habit.rules'
import { joinMany } from './demo.join'
import { insertPastTrail } from './demo.life.sql'
import {
  type Everyone,
  isRefused,
  joiningOf,
  pointsFor,
  QUIET_MS,
  TO_BEGIN_WITH,
} from './demo.people'
import { type DemoPerson, firstPeople, hasPast, newcomers } from './demo.person.rules'
import {
  type Progress,
  refreshStatistics,
  saveProgress,
  selectHashes,
  selectIds,
  selectPastPlayers,
  selectProgress,
  selectRoles,
  selectStores,
  selectWeek,
} from './demo.sql'
import { ChangedMeanwhile, liveVisits, type Planned, payIn, type Scene } from './demo.step'
import { talkInPast } from './demo.talk.past'

/** Two transactions a day, of less than a second: whoever works on the site meanwhile may. */
const WINDOW_MS = 12 * HOUR_MS
const WINDOWS = DAY_MS / WINDOW_MS
const REFRESH_EVERY = 5 * WINDOWS
const TRIES = 5
const PAIRS = 500
const CLERKS = ['money1', 'money2', 'staff1', 'staff2'] as const
/** Those among the first people who live their whole past ahead of the others. */
const AHEAD = 13

export function newProgress({
  start,
  now,
}: {
  readonly start: number
  readonly now: number
}): Progress {
  const end = now - QUIET_MS
  return { start, end, step: 0, steps: Math.ceil((end - start) / WINDOW_MS) + 1 }
}

interface Options {
  readonly seal: Seal
  readonly say: (line: string) => void
  readonly books: BookTables
  readonly size: DemoSize
}

/** Weeks of real rounds, through the real ledger, behind the running site. Resumes if stopped. */
export async function fillHistory(db: AppDb, options: Options): Promise<void> {
  const { say, size } = options
  const progress = await db.system(selectProgress)
  if (!progress?.end || progress.step >= progress.steps) return
  const drawOf = (n: number) => demoDraw('person', n)
  const first = firstPeople(size, drawOf)
  const late = newcomers(size, drawOf)
  const ahead = new Set(livingAhead(first))
  const crowd = [...first.filter((person) => !ahead.has(person)), ...late].filter(playsInPast)
  const past = await openPast(db, options, { crowd, late })
  for (let { step } = progress; step < progress.steps - 1; step++) {
    await passTime(db, past, { ...progress, step })
    if (step % REFRESH_EVERY === 0) await db.system(refreshStatistics)
    if (step % Math.ceil(progress.steps / 20) === 0)
      say(`demo history ${percentOf(progress, step)} %`)
  }
  await sealPast(db, progress)
  await db.system(refreshStatistics)
  say('demo history 100 %')
}

function percentOf({ steps }: Progress, step: number): number {
  return Math.floor((step * 100) / steps)
}

function playsInPast(person: DemoPerson): boolean {
  return hasPast(person) && !isRefused(person)
}

interface Past extends Options {
  readonly crowd: readonly DemoPerson[]
  readonly late: readonly DemoPerson[]
  readonly root: MemberId
  readonly clerks: readonly MemberId[]
  readonly care: readonly MemberId[]
  readonly hall: Omit<Parameters<typeof joinMany>[0], 'tx'>
  readonly stores: readonly MemberId[]
  /** Visits of a day, found when its first hours are lived. */
  day: { readonly day: number; readonly planned: readonly Planned[] } | undefined
}

async function openPast(
  db: AppDb,
  options: Options,
  people: Pick<Past, 'crowd' | 'late'>,
): Promise<Past> {
  return db.system(async (tx) => {
    const ids = await selectIds(tx, ['admin', ...CLERKS, 'care1', 'care2', 'care3'])
    const hashes = await selectHashes(tx)
    const root = ids.get('admin')
    if (!hashes || !root) throw new Error('the people of the demo are not there')
    return {
      ...options,
      ...people,
      root,
      clerks: CLERKS.flatMap((code) => ids.get(code) ?? []),
      care: ['care1', 'care2', 'care3'].flatMap((code) => ids.get(code) ?? []),
      hall: { ...hashes, seal: options.seal, roles: await selectRoles(tx) },
      stores: await selectStores(tx),
      day: undefined,
    }
  })
}

/** One window of the past; how far the demo has come is written in the same transaction. */
async function passTime(db: AppDb, past: Past, progress: Progress): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.system(async (tx) => {
        await saveProgress(tx, { ...progress, step: progress.step + 1 })
        await liveWindow(tx, past, { ...progress, quiet: tries > TRIES })
      })
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile) || tries > TRIES) throw error
    }
  }
}

/** Quiet: nobody comes, because whoever works on the site changes things again and again. */
async function liveWindow(
  tx: AppTx,
  past: Past,
  { start, end, step, steps, quiet }: Progress & { readonly quiet: boolean },
): Promise<void> {
  const day = Math.floor(step / WINDOWS)
  const from = step * WINDOW_MS
  const until = Math.min(from + WINDOW_MS, end - start)
  const within = (at: number) => at >= from && at < until
  const arriving = past.late.filter(({ joined }) => within(joined))
  const joining = joiningOf(
    { seal: past.seal, start, past: true },
    { ...past, staff: clerkOf(past) },
  )
  await joinMany({ ...past.hall, tx }, arriving.map(joining))
  const date = businessDay(new Date(start + from))
  const opens = step % WINDOWS === 0
  if (opens && day > 0 && day % 7 === 0) await earnPoints(tx, { date, at: start + from })
  const planned = plannedOn(past, day).filter(({ visit }) => !quiet && within(visit.from))
  const given = await giveGifts(tx, { planned, start, root: past.root, clerks: past.clerks, step })
  const { 'money.fourEyesFrom': twoFrom } = await selectSettings(tx)
  const scene = { tx, books: past.books, start, end, staff: past.clerks, twoFrom }
  await liveVisits(scene, given)
  await talkInPast(tx, { planned, start, end, from, until, root: past.root, care: past.care })
  if (step === steps - 2) await offerGifts(tx, { ...past, people: past.crowd, end })
  if (step % WINDOWS === WINDOWS - 1) await saveGameDays(tx, addDays(date, 1), 1)
}

function clerkOf({ clerks, root }: Past): MemberId {
  return clerks[2] ?? root
}

function plannedOn(past: Past, day: number): readonly Planned[] {
  if (past.day?.day !== day) past.day = { day, planned: visitsOn(past.crowd, day) }
  return past.day.planned
}

function visitsOn(people: readonly DemoPerson[], day: number): readonly Planned[] {
  return people.flatMap((person) => {
    const visit = visitOn(person, day, demoDraw(`visit ${day}`, person.n))
    return visit ? [{ person, visit }] : []
  })
}

/** Every Monday the turnover of the week before becomes points. */
async function earnPoints(
  tx: AppTx,
  { date, at }: { readonly date: string; readonly at: number },
): Promise<void> {
  const earned = await selectWeek(tx, { from: addDays(date, -7), until: date })
  await postInPast(
    tx,
    earned.map(({ member, points }, place) => ({
      at: new Date(at + 5 * 60_000 + place * 40),
      posting: pointsFor(member, { key: date, points }),
    })),
  )
}

/** Seeds of the past are shown from now on: everyone can verify its rounds, nobody the next ones. */
async function sealPast(db: AppDb, progress: Progress): Promise<void> {
  for (let left = PAIRS; left > 0; ) {
    left = await db.system(async (tx) => {
      const players = await selectPastPlayers(tx, PAIRS)
      await retirePairs(tx, players)
      return players.length
    })
  }
  await db.system(async (tx) => {
    await insertPastTrail(tx)
    await saveProgress(tx, { ...progress, step: progress.steps })
  })
}

function livingAhead(first: readonly DemoPerson[]): readonly DemoPerson[] {
  const eager = ({ habit }: DemoPerson) => habit.often >= 250 && habit.often < 600
  // Whom people log in as is the first of them: a past would land among their present.
  return first.filter((person) => playsInPast(person) && eager(person)).slice(0, AHEAD)
}

/** The whole past of a few, in the transaction that makes everyone; those who may want money. */
export async function liveAhead(
  tx: AppTx,
  { people, ids }: Everyone,
  { progress, books }: { readonly progress: Progress; readonly books: BookTables },
): Promise<readonly MemberId[]> {
  const { start, end } = progress
  const few = livingAhead(people)
  const days = Array.from({ length: Math.ceil((end - start) / DAY_MS) }, (_, day) => day)
  const planned = days
    .flatMap((day) => visitsOn(few, day))
    .filter(({ visit }) => visit.from < end - start - 2 * HOUR_MS)
  const clerks = await selectIds(tx, CLERKS)
  const { 'money.fourEyesFrom': twoFrom } = await selectSettings(tx)
  const scene = { tx, books, start, end, staff: [...clerks.values()], twoFrom }
  await liveVisits(scene, planned)
  const [regular, ...others] = few
  if (regular) await comeBack(scene, regular.code)
  return others.flatMap(({ code }) => ids.get(code) ?? [])
}

/** Someone people log in as: money to play with, and no seeds that anyone knows. */
async function comeBack(scene: Scene, code: string): Promise<void> {
  const member = await payIn(scene, { code, amount: TO_BEGIN_WITH })
  if (!member) return
  const at = new Date(scene.end)
  await postInPast(scene.tx, [{ at, posting: pointsFor(member, { key: 'today', points: 12_500 }) }])
  await retirePairs(scene.tx, [member])
}
