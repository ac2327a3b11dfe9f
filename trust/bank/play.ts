import { placeBet, readTable } from '@camellia/contract/event'
import * as gifts from '@camellia/contract/gift'
import { changeStatus } from '@camellia/contract/member-edit'
import { type BetInput, bet, type Round, SLOT_CODES } from '@camellia/contract/play'
import { saveLimit, takeBreak } from '@camellia/contract/protection'
import type { Won } from '@camellia/kernel/won'
import { complain, noteBalance, noteTold } from './book'
import type { Hand, Told } from './hand'
import { between, chance, type Operation, oneOf, type World } from './operation'

const SLOT_STAKE = 1_000
const REASON = '은행 시험'

/** An odd number now and then, so that what is paid has a fraction to be cut. */
function wager(): BetInput {
  if (chance(40)) {
    return { game: oneOf(SLOT_CODES), stake: SLOT_STAKE as Won, choice: {}, variant: '96' }
  }
  const pick = oneOf(['ODD', 'EVEN'] as const)
  return { game: 'odd-even', stake: (between(10, 30) * 100) as Won, choice: { pick } }
}

type Placed = Told<{ round: Round; balance: Won; version: number }>

function noteRound(world: World, { person }: Hand, told: Placed): void {
  const { book } = world
  if (!told.data) return
  const { round, balance, version } = told.data
  const { id, stake, win, balanceBefore: before } = round
  const known = book.rounds.get(id)
  if (known) complain(book, `round ${id} was the answer to two bets`)
  book.rounds.set(id, { member: person.id, stake, win, before })
  // A repeat answers with the balance of now: nobody can say which version that is.
  if (!told.unsure) noteBalance(book, person.id, { version, balance })
  const due = dueOf(round)
  if (due !== undefined && due !== win) {
    complain(book, `round ${id} of ${stake} paid ${win}, the rules say ${due}`)
  }
}

/** Of the game whose rules fit in a line: the right half pays 1.95 times, the fraction is cut. */
function dueOf({ game, stake, choice, outcome }: Round): number | undefined {
  if (game !== 'odd-even') return undefined
  return choice.pick === outcome.result ? Math.floor((stake * 195) / 100) : 0
}

const betting: Operation = {
  name: 'bet',
  weight: 800,
  calls: [bet],
  kinds: ['BET', 'WIN'],
  run: async (player, world) => {
    noteRound(world, player, await player.askNamed(bet, wager()))
  },
}

/** On the round that is open for everyone; the server settles it, whoever was killed meanwhile. */
const sharing: Operation = {
  name: 'bet on a shared round',
  weight: 60,
  calls: [readTable, placeBet],
  kinds: ['BET', 'WIN', 'BET_SETTLED', 'BET_VOID'],
  run: async (player, { book }) => {
    const game = 'odd-even-1m'
    const event = (await player.ask(readTable, { game })).data?.table.current?.id
    if (!event) return
    const stake = between(1_000, 3_000) as Won
    const choice = { pick: oneOf(['ODD', 'EVEN'] as const) }
    const told = await player.askNamed(placeBet, { game, event, stake, choice })
    if (!told.data) return
    const { bet: placed, balance, version } = told.data
    if (book.open.has(placed.id)) complain(book, `bet ${placed.id} was the answer to two bets`)
    book.open.set(placed.id, { member: player.person.id, stake })
    if (!told.unsure) noteBalance(book, player.person.id, { version, balance })
  },
}

/** Many bets of one player at once, more than the balance may carry. */
const hurry: Operation = {
  name: 'many bets at once',
  weight: 6,
  calls: [bet],
  kinds: ['BET', 'WIN'],
  run: async (player, world) => {
    const placed = Array.from({ length: 8 }, () => player.askNamed(bet, wager()))
    for (const told of await Promise.all(placed)) noteRound(world, player, told)
  },
}

const blocking: Operation = {
  name: 'block',
  weight: 3,
  calls: [changeStatus, bet],
  kinds: [],
  run: async (player, { book, staff }) => {
    await player.token()
    const by = oneOf(staff)
    const ids = [player.person.id]
    const blocked = await by.ask(changeStatus, { ids, to: 'BLOCKED', reason: REASON } as never)
    if (blocked.code === 'SUCCESS') {
      const told = await player.askAsIs(bet, wager(), `blocked-${between(1, 2 ** 40)}`)
      if (told.code === 'SUCCESS') complain(book, `${player.person.code} bet while blocked`)
    }
    await by.ask(changeStatus, { ids, to: 'NORMAL', reason: REASON } as never)
  },
}

/** Binds a player who has not yet done so; whoever has stays bound for the whole test. */
const binding: Operation = {
  name: 'limits',
  weight: 3,
  calls: [saveLimit, takeBreak, bet],
  kinds: [],
  run: async (_, world) => {
    const { book, fresh, bound } = world
    const next = fresh.pop()
    if (next) {
      const narrow = { kind: 'LOSS', period: 'DAY', value: 1 } as const
      const told = chance(70)
        ? await next.ask(saveLimit, narrow)
        : await next.ask(takeBreak, { days: 1 })
      if (told.code === 'SUCCESS') bound.push(next)
    }
    if (bound.length === 0) return
    const player = oneOf(bound)
    const told = await player.askNamed(bet, wager())
    if (told.code === 'SUCCESS') {
      complain(book, `${player.person.code} bet against the bound they set themselves`)
    }
  },
}

/** A partner fills the budget of the line, gives from it, and the player plays, takes or declines. */
const giving: Operation = {
  name: 'gift',
  weight: 8,
  calls: [gifts.fundGifts, gifts.makeGift, gifts.answerGift, gifts.cancelGift, gifts.decideGift],
  kinds: [
    ...(['PROMO_FUND', 'PROMO_RETURN', 'CALL_RESERVE', 'CALL_RETURN'] as const),
    ...(['CALL_BET', 'CALL_AWARD', 'CALL_PRIZE'] as const),
  ],
  run: async (player, world) => {
    const by = oneOf(world.staff)
    const amount = between(1, 20) as Won
    const direction = chance(80) ? 'IN' : 'OUT'
    await by.askNamed(gifts.fundGifts, { amount: (amount * 1_000) as Won, direction })
    const spins = between(1, 3)
    const member = player.person.id as never
    const wish = chance(50)
      ? ({ kind: 'PRIZE', member, amount, memo: REASON } as const)
      : ({
          kind: 'SPINS',
          member,
          game: oneOf(SLOT_CODES),
          bet: SLOT_STAKE,
          spins,
          memo: REASON,
        } as const)
    const made = await by.askNamed(gifts.makeGift, wish as never)
    noteTold(world.book.deeds, 'call.make', made)
    if (!made.data) return
    await useGift(player, world, { ...made.data, wish, by })
  },
}

async function useGift(
  player: Hand,
  world: World,
  gift: {
    readonly id: string
    readonly wish: { kind: string; game?: string; spins?: number }
    readonly by: Hand
  },
): Promise<void> {
  const { id, wish, by } = gift
  if (chance(10)) {
    const told = await by.ask(gifts.cancelGift, { id, reason: REASON })
    noteTold(world.book.deeds, 'call.cancel', told)
    return
  }
  if (wish.kind === 'PRIZE' || chance(20)) {
    await player.ask(gifts.answerGift, { id, answer: chance(70) ? 'TAKE' : 'DECLINE' })
    return
  }
  // Once more than was given: the last one must be refused.
  for (let spin = 0; spin <= (wish.spins ?? 0); spin++) {
    const free = { game: wish.game, stake: SLOT_STAKE, choice: {}, variant: '96', gift: id }
    const told = await player.askNamed(bet, free as never)
    if (told.data && spin === wish.spins) {
      complain(world.book, `gift ${id} of ${wish.spins} rounds had one more`)
    }
    noteRound(world, player, told)
  }
}

export const PLAY_OPERATIONS: readonly Operation[] = [
  ...[betting, sharing, hurry, blocking, binding, giving],
]
