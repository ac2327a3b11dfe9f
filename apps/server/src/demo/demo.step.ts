import { setImmediate as nextTurn } from 'node:timers/promises'
import type { RtpVariant } from '@camellia/contract/game'
import { ENGINES } from '@camellia/engines/games'
import type { BookTables } from '@camellia/engines/slot/book'
import { slotFace } from '@camellia/engines/slot/face'
import { drawFrom, STREAM } from '@camellia/engines/stream'
import type { MemberId, RoundId, SessionId } from '@camellia/kernel/ids'
import { type Won, won } from '@camellia/kernel/won'
import { betInPast, type PastBet, type PastPosting, postInPast } from '@camellia/ledger/past'
import { nativeBlock } from '../fairness/seeds'
import type { AppTx } from '../http/tell'
import { isPlayable } from '../play/books'
import { AGENTS } from './demo.agents'
import { HOUR_MS } from './demo.calendar.rules'
import { demoDraw } from './demo.draw'
import type { Visit } from './demo.habit.rules'
import { demoSeedsOf } from './demo.join'
import type { DemoPerson } from './demo.person.rules'
import { type Act, deposit, idAt, type PastTransaction } from './demo.purse.rules'
import { type Gift, visit, type Wish } from './demo.session.rules'
import {
  type DemoPlayer,
  insertTransactions,
  insertVisits,
  lockPlayers,
  type OpenGame,
  type PastVisit,
  selectOpenGames,
} from './demo.sql'

const NOBODY = '00000000-0000-0000-0000-000000000000' as SessionId
const MINI = 'odd-even'
/** Acts drawn in one turn of the event loop. */
const AT_ONCE = 16

/** Somebody changed a member or a game at the same moment: the step is made again as it is now. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'
}

export interface Planned {
  readonly person: DemoPerson
  readonly visit: Visit
  readonly gift?: Gift | undefined
}

export interface Scene {
  readonly tx: AppTx
  readonly books: BookTables
  /** Of the past; visits are counted from its first moment. */
  readonly start: number
  readonly end: number
  readonly staff: readonly MemberId[]
  readonly twoFrom: number
}

interface Life {
  readonly acts: Generator<Act, void>
}

/** Visits of different people, through the real ledger; those of one person come in their order. */
export async function liveVisits(scene: Scene, planned: readonly Planned[]): Promise<void> {
  const { tx } = scene
  const games = await openGames(tx, scene.books)
  if (!games) return
  const players = await lockPlayers(tx, [...new Set(planned.map(({ person }) => person.code))])
  const transactions: PastTransaction[] = []
  const visits: PastVisit[] = []
  const lives = [...players.values()].map((player): Life => {
    const own = planned.filter(({ person }) => person.code === player.code)
    const book = { games, note: (one: PastTransaction) => transactions.push(one), visits }
    return { acts: lifeOf(scene, player, own, book) }
  })
  await actAll(tx, lives)
  await insertTransactions(tx, transactions)
  await insertVisits(tx, visits)
}

/** A deposit just before now, which nobody refuses. */
export async function payIn(
  { tx, end, staff, twoFrom }: Scene,
  { code, amount }: { readonly code: string; readonly amount: Won },
): Promise<MemberId | undefined> {
  const purse = (await lockPlayers(tx, [code])).get(code)
  if (!purse) return undefined
  const transactions: PastTransaction[] = []
  const note = (one: PastTransaction) => transactions.push(one)
  const till = { purse: { ...purse }, draw: (below: number) => below - 1, staff, twoFrom, note }
  const acts = [...deposit(till, { at: end - HOUR_MS / 2, amount })]
  allDone(
    await postInPast(
      tx,
      acts.filter((act) => 'posting' in act),
    ),
  )
  await insertTransactions(tx, transactions)
  return purse.member
}

interface Games {
  readonly books: BookTables
  readonly slots: readonly OpenGame[]
  readonly mini: OpenGame
  readonly steps: readonly number[]
}

/** As staff have set them by now: a past plays nothing that is closed, and stakes what is offered. */
async function openGames(tx: AppTx, books: BookTables): Promise<Games | undefined> {
  const open = await selectOpenGames(tx)
  const mini = open.find(({ code }) => code === MINI)
  const slots = open.filter(({ type, code }) => type === 'SLOT' && isPlayable(code, books))
  const steps = slotFace(slots[0]?.code ?? '')?.betSteps ?? []
  const offering = slots.filter((game) => steps.some((step) => isOffered(game, step)))
  return mini && offering.length > 0 ? { books, slots: offering, mini, steps } : undefined
}

function isOffered({ minBet, maxBet }: OpenGame, stake: number): boolean {
  return stake >= minBet && stake <= maxBet
}

function fitFor({ slots, mini, steps }: Games, slot: number | null, stake: number): number {
  if (slot === null) return Math.min(Math.max(stake, mini.minBet), mini.maxBet)
  const game = slots[slot % slots.length]
  const offered = steps.filter((step) => game && isOffered(game, step))
  return offered.findLast((step) => step <= stake) ?? offered[0] ?? stake
}

function* lifeOf(
  { start, end, staff, twoFrom }: Scene,
  player: DemoPlayer,
  planned: readonly Planned[],
  book: {
    readonly games: Games
    readonly note: (transaction: PastTransaction) => void
    readonly visits: PastVisit[]
  },
): Generator<Act, void> {
  const { member, cash, point } = player
  const purse = { member, cash, point }
  const { games, note, visits } = book
  for (const { person, visit: plan, gift: given } of planned) {
    const title = games.slots.find(({ code }) => code === given?.game)
    const gift = title && given && isOffered(title, given.bet) ? given : undefined
    const from = start + plan.from
    const draw = demoDraw(`stay ${plan.from}`, person.n)
    const play = (wish: Wish, at: number) => betOf(player, { wish, at, games })
    const fit = (slot: number | null, stake: number) => fitFor(games, slot, stake)
    const stay = { purse, draw, staff, twoFrom, note, habit: person.habit, gift, play, fit }
    const { steps } = games
    const over = yield* visit({ ...stay, from, until: end, rounds: plan.rounds, steps })
    visits.push({
      id: idAt(from, draw),
      member,
      from: new Date(from - 40_000),
      until: new Date(over + 60_000),
      agent: AGENTS[person.n % AGENTS.length] ?? '',
    })
  }
}

/**
 * The next act of everyone is one call for the bets and one for the rest. While the database works
 * on it the following ones are drawn: nobody's outcome waits for another's.
 */
async function actAll(tx: AppTx, lives: readonly Life[]): Promise<void> {
  const sent: Promise<void>[] = []
  for (let going = lives; going.length > 0; ) {
    const { bets, postings, left } = await nextActs(going)
    const doing = [betInPast(tx, bets), postInPast(tx, postings)].map((work) => work.then(allDone))
    // Heard of at the end, where all of them are waited for.
    for (const work of doing) work.catch(() => {})
    sent.push(...doing)
    going = left
    await nextTurn()
  }
  await Promise.all(sent)
}

/** A few at a time: whoever visits the site meanwhile is served in between. */
async function nextActs(lives: readonly Life[]) {
  const bets: PastBet[] = []
  const postings: PastPosting[] = []
  const left: Life[] = []
  for (const [place, life] of lives.entries()) {
    const { done, value } = life.acts.next()
    if (place % AT_ONCE === AT_ONCE - 1) await nextTurn()
    if (done || !value) continue
    left.push(life)
    if ('bet' in value) bets.push(value.bet)
    else postings.push(value)
  }
  return { bets, postings, left }
}

function allDone(verdicts: readonly string[]): void {
  const other = verdicts.find((verdict) => verdict !== 'OK')
  if (other) throw new ChangedMeanwhile(other)
}

/** Drawn from the player's own seeds, so that every round of the past can be verified too. */
function betOf(
  player: DemoPlayer,
  { wish, at, games }: { readonly wish: Wish; readonly at: number; readonly games: Games },
): PastBet {
  const slot = slotFor(wish, games)
  const game = slot?.code ?? MINI
  const variant: RtpVariant | undefined = slot?.variant ?? undefined
  const choice = slot ? {} : { pick: wish.pick }
  const engine = ENGINES[game]
  if (!engine) throw new Error('the demo plays a game that is not there')
  const nonce = player.nonce++
  const seeds = { ...demoSeedsOf(player.code), nonce, game, stream: STREAM }
  const draw = drawFrom(seeds, nativeBlock)
  const stake = won(wish.stake)
  const { cost, win, outcome } = engine.play({ stake, choice, draw, variant, tables: games.books })
  const round = idAt(at, demoDraw(`round ${player.code}`, nonce)) as RoundId
  const { member, seed } = player
  return {
    at: new Date(at),
    request: {
      ...{ member, session: NOBODY, key: `demo:${nonce}`, hash: '00', round, game },
      ...{ stake: cost, bet: stake, choice },
      ...(variant && { variant }),
      ...(wish.gift && { gift: wish.gift.id }),
    },
    seeds: { seedId: seed, nonce },
    drawn: { win, outcome, stream: STREAM },
  }
}

function slotFor({ slot, gift }: Wish, { slots }: Games): OpenGame | undefined {
  if (gift) return slots.find(({ code }) => code === gift.game)
  return slot === null ? undefined : slots[slot % slots.length]
}
