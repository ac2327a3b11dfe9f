import * as coins from '@camellia/contract/coin'
import { sendWithdrawals } from '@camellia/contract/payout'
import type { TrailAction } from '@camellia/contract/trail'
import * as own from '@camellia/contract/transaction'
import * as queue from '@camellia/contract/transaction-queue'
import { convertPoints } from '@camellia/contract/wallet'
import type { Won } from '@camellia/kernel/won'
import { complain, noteTold } from './book'
import type { Hand, Told } from './hand'
import { between, chance, type Operation, oneOf, twoOf, type World } from './operation'

const REASON = '은행 시험'
const WITHDRAW_PASSWORD = '1234'
/** From here on two people decide. */
const TWO_FROM = 1_000_000

type Queue = 'deposit' | 'withdraw' | 'payment'
const DECIDE = {
  deposit: queue.decideDeposits,
  withdraw: queue.decideWithdrawals,
  payment: queue.decideHandovers,
} as const

function sum(): Won {
  return (chance(85) ? between(10_000, 90_000) : between(TWO_FROM, TWO_FROM * 2)) as Won
}

function noteRequest(world: World, told: Told<{ id: string }>, amount: Won): void {
  if (told.data) world.book.requests.set(told.data.id, { amount, fate: 'PENDING' })
}

/** One says yes or no, two do it together, or one says yes while another says no. */
async function decide(world: World, which: Queue, id: string, amount: Won): Promise<void> {
  const [first, second] = twoOf(world.staff)
  if (chance(20)) return raceOver(world, which, id)
  if (chance(25)) return void (await answer(world, first, { which, id, verdict: 'REJECT' }))
  const told = await answer(world, first, { which, id, verdict: 'APPROVE' })
  if (!told.data?.waiting.includes(id)) return
  const alone = await first.ask(DECIDE[which], { ids: [id], verdict: 'APPROVE' })
  if (alone.code === 'SUCCESS' && alone.data?.waiting.length === 0) {
    complain(world.book, `${which} ${id} of ${amount} was approved by one person twice`)
  }
  await answer(world, second, { which, id, verdict: 'APPROVE' })
}

interface Word {
  readonly which: Queue
  readonly id: string
  readonly verdict: 'APPROVE' | 'REJECT'
}

async function answer(world: World, by: Hand, { which, id, verdict }: Word) {
  if (which === 'withdraw' && verdict === 'APPROVE') {
    await by.ask(queue.claimWithdrawal, { id, take: true, over: true })
    await by.ask(sendWithdrawals, { ids: [id] })
  }
  const told = await by.ask(DECIDE[which], { ids: [id], verdict, reason: REASON })
  const action: TrailAction = `${which}.${verdict === 'APPROVE' ? 'approve' : 'reject'}`
  noteTold(world.book.deeds, action, told)
  const request = world.book.requests.get(id)
  if (!request) return told
  const final = told.code === 'SUCCESS' && !told.data?.waiting.includes(id)
  if (final) {
    const fate = verdict === 'APPROVE' ? 'FINISHED' : 'REJECTED'
    if (request.fate === 'FINISHED' || request.fate === 'REJECTED') {
      complain(world.book, `${which} ${id} was ${request.fate} and then ${fate}`)
    }
    request.fate = fate
  } else if (told.unsure) request.fate = 'UNTOLD'
  return told
}

async function raceOver(world: World, which: Queue, id: string): Promise<void> {
  const [first, second] = twoOf(world.staff)
  await Promise.all([
    answer(world, first, { which, id, verdict: 'APPROVE' }),
    answer(world, second, { which, id, verdict: chance(50) ? 'APPROVE' : 'REJECT' }),
  ])
}

const depositing: Operation = {
  name: 'deposit',
  weight: 40,
  calls: [own.requestDeposit, own.cancelDeposit, queue.decideDeposits],
  kinds: ['DEPOSIT'],
  run: async (player, world) => {
    const amount = sum()
    const told = await player.askNamed(own.requestDeposit, { amount })
    noteRequest(world, told, amount)
    if (!told.data) return
    if (chance(10)) {
      const gone = await player.ask(own.cancelDeposit, { id: told.data.id })
      const request = world.book.requests.get(told.data.id)
      if (request) request.fate = gone.code === 'SUCCESS' ? 'REJECTED' : 'UNTOLD'
    } else await decide(world, 'deposit', told.data.id, amount)
  },
}

const withdrawing: Operation = {
  name: 'withdraw',
  weight: 12,
  calls: [own.requestWithdraw, queue.claimWithdrawal, sendWithdrawals, queue.decideWithdrawals],
  kinds: ['WITHDRAW_HOLD', 'WITHDRAW', 'WITHDRAW_RETURN'],
  run: async (player, world) => {
    const amount = sum()
    const input = { amount, withdrawPassword: WITHDRAW_PASSWORD }
    const told = await player.askNamed(own.requestWithdraw, input)
    noteRequest(world, told, amount)
    if (told.data && chance(90)) await decide(world, 'withdraw', told.data.id, amount)
  },
}

const converting: Operation = {
  name: 'convert points',
  weight: 8,
  calls: [convertPoints],
  kinds: ['POINT_CONVERT'],
  run: async (player, { book }) => {
    const told = await player.askNamed(convertPoints, { amount: between(1_000, 1_200) as Won })
    noteTold(book.moves, 'POINT_CONVERT', told)
  },
}

/** Between a partner and a player below, or from the head office; large ones wait for another. */
const handing: Operation = {
  name: 'pay and collect',
  weight: 25,
  calls: [queue.payMember, queue.collectFromMember, queue.decideHandovers],
  kinds: ['PAYMENT', 'COLLECT'],
  run: async (player, world) => {
    const { path, id } = player.person
    const above = world.partners.filter(({ person }) => path.includes(person.id))
    const by = oneOf(chance(50) && above.length > 0 ? above : world.staff)
    const amount = (chance(95) ? between(1, 90_000) : between(TWO_FROM, TWO_FROM * 2)) as Won
    const [call, action] = chance(50)
      ? ([queue.payMember, 'payment.pay'] as const)
      : ([queue.collectFromMember, 'payment.collect'] as const)
    const told = await by.askNamed(call, { id: id as never, amount, memo: REASON })
    noteTold(world.book.deeds, action, told)
    if (!told.data) return
    const { id: request, status } = told.data
    world.book.requests.set(request, { amount, fate: status })
    if (status === 'PENDING') await answerAs(world, request, by)
  },
}

/** Whoever asked was the first of the two. */
async function answerAs(world: World, id: string, asker: Hand): Promise<void> {
  const other = oneOf(world.staff.filter((hand) => hand !== asker))
  const verdict = chance(70) ? 'APPROVE' : 'REJECT'
  await answer(world, other, { which: 'payment', id, verdict })
}

/** The invented chain needs a few seconds; whether it paid is looked at in the books. */
const coining: Operation = {
  name: 'coin deposit',
  weight: 8,
  calls: [coins.requestCoin, coins.simulateCoin, coins.cancelCoin],
  kinds: ['DEPOSIT'],
  run: async (player, world) => {
    const amount = between(10_000, 90_000) as Won
    const coin = oneOf(coins.COIN_NAMES)
    const told = await player.askNamed(coins.requestCoin, { coin, amount })
    if (!told.data) return
    const { id } = told.data.transaction
    world.book.requests.set(id, { amount, fate: 'UNTOLD' })
    if (chance(15)) await player.ask(coins.cancelCoin, { id })
    else await player.ask(coins.simulateCoin, { id })
  },
}

/** A partner of another line tries; whatever is asked, there is no such member. */
const trespassing: Operation = {
  name: 'partner of another line',
  weight: 6,
  calls: [queue.payMember, queue.collectFromMember],
  kinds: [],
  run: async (player, { book, partners }) => {
    const { path, id, code } = player.person
    const by = oneOf(partners.filter(({ person }) => !path.includes(person.id)))
    const call = oneOf([queue.payMember, queue.collectFromMember])
    const told = await by.askNamed(call, { id: id as never, amount: 1_000 as Won, memo: REASON })
    if (told.code !== 'MEMBER_NOT_FOUND' && told.code !== 'UNAUTHORIZED') {
      complain(book, `${by.person.code} reached ${code} of another line: ${told.code}`)
    }
  },
}

export const MONEY_OPERATIONS: readonly Operation[] = [
  depositing,
  withdrawing,
  converting,
  handing,
  coining,
  trespassing,
]
