import type { Draw } from '@camellia/engines/draw'
import { ENGINES } from '@camellia/engines/games'
import type { BookTables } from '@camellia/engines/slot/book'
import { drawFrom } from '@camellia/engines/stream'
import { businessDay, startOfDay } from '@camellia/kernel/business-day'
import type { RoundId, SessionId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import type { BetRequest } from '@camellia/ledger/bet-batch'
import { newId } from '@camellia/ledger/identity'
import { HOUSE_GAMES } from '../catalog/house-games'
import { nativeBlock } from '../fairness/fairness.service'
import type { AppDb } from '../http/tell'
import { isPlayable } from '../play/books'
import { demoDraw } from './demo.draw'
import {
  type DemoPlayer,
  ensureMonths,
  insertPastBets,
  insertPastSessions,
  type Progress,
  saveProgress,
  selectPlayers,
  selectProgress,
} from './demo.sql'

const DAYS = 14
const MINUTE_MS = 60_000
const STEP_MINUTES = 6
/** How busy each hour of a day in Seoul is. */
const RHYTHM = [7, 5, 3, 2, 1, 1, 1, 2, 3, 4, 4, 5, 6, 6, 5, 5, 6, 7, 8, 10, 12, 13, 12, 10]
const STAKES = [1_000, 1_000, 2_000, 3_000, 5_000, 5_000, 10_000, 20_000, 50_000]
const NOBODY = '00000000-0000-0000-0000-000000000000' as SessionId

/** Two weeks of real rounds, through the real ledger, behind the running site. Resumes if stopped. */
export async function fillHistory(
  db: AppDb,
  { say, books }: { readonly say: (line: string) => void; readonly books: BookTables },
): Promise<void> {
  const progress = await db.system((tx) => selectProgress(tx, newProgress(Date.now())))
  if (progress.step >= progress.steps) return
  const players = await db.system(selectPlayers)
  // The accounts people log in with are left to them: their past would land among their present.
  const crowd = players.filter(({ code }) => !/^player\d+$/.test(code))
  await db.system((tx) => ensureMonths(tx, new Date(progress.start)))
  for (let { step } = progress; step < progress.steps; step++) {
    await playStep(db, { crowd, books }, { ...progress, step })
    if (step % Math.ceil(progress.steps / 10) === 0) {
      say(`demo history ${Math.floor((step * 100) / progress.steps)} %`)
    }
  }
  await db.system(insertPastSessions)
  say('demo history 100 %')
}

function newProgress(now: number): Progress {
  const end = now - 5 * MINUTE_MS
  const start = startOfDay(businessDay(new Date(end - DAYS * 1_440 * MINUTE_MS))).getTime()
  return { start, step: 0, steps: Math.floor((end - start) / (STEP_MINUTES * MINUTE_MS)) }
}

/** One moment of the past; how far the demo has come is written in the same transaction. */
async function playStep(
  db: AppDb,
  { crowd, books }: { readonly crowd: readonly DemoPlayer[]; readonly books: BookTables },
  progress: Progress,
): Promise<void> {
  const at = new Date(progress.start + progress.step * STEP_MINUTES * MINUTE_MS)
  const draw = demoDraw(progress.step + 1)
  const busy = RHYTHM[(at.getUTCHours() + 9) % 24] ?? 1
  const bettors = new Set(Array.from({ length: 1 + draw(busy + 1) }, () => draw(crowd.length)))
  const chosen = [...bettors].map((i) => crowd[i] as DemoPlayer)
  const requests = chosen.map((player) => betOf(player, draw, books))
  const accepted = await db.system(async (tx) => {
    await saveProgress(tx, { ...progress, step: progress.step + 1 })
    return insertPastBets(tx, requests, at)
  })
  for (const n of accepted) {
    const player = chosen[n]
    if (player) player.nonce++
  }
}

/** Drawn from the player's own seeds, so that every round of the past can be verified too. */
function betOf(player: DemoPlayer, draw: Draw, books: BookTables): BetRequest {
  const { game, stake, choice, variant } = wishOf(draw, books)
  const engine = ENGINES[game]
  if (!engine) throw new Error('the demo plays a game that is not there')
  const chance = drawFrom(player, nativeBlock)
  const played = engine.play({ stake, choice, draw: chance, variant, tables: books })
  return {
    member: player.member,
    session: NOBODY,
    key: `demo:${player.nonce}`,
    hash: '00',
    round: newId<RoundId>(),
    game,
    stake: played.cost,
    bet: stake,
    choice,
    win: played.win,
    outcome: played.outcome,
    seed: player.seed,
    nonce: player.nonce,
    ...(variant && { variant }),
  }
}

/** Two of three rounds are on slots, the first titles of the lobby more often than the last. */
function wishOf(draw: Draw, books: BookTables) {
  const stake = STAKES[draw(STAKES.length)] ?? 1_000
  const slots = HOUSE_GAMES.filter(({ type, code }) => type === 'SLOT' && isPlayable(code, books))
  const place = Math.min(draw(slots.length), draw(slots.length))
  const slot = draw(3) === 0 ? undefined : slots[place]
  if (!slot?.variant) {
    const choice = { pick: draw(2) === 0 ? 'ODD' : 'EVEN' }
    return { game: 'odd-even', stake: won(stake), choice, variant: undefined }
  }
  return { game: slot.code, stake: won(stake), choice: {}, variant: slot.variant }
}
