import { randomInt, randomUUID } from 'node:crypto'
import { signup } from '@camellia/contract/access'
import * as chats from '@camellia/contract/chat'
import { openInquiry } from '@camellia/contract/inquiry'
import * as queues from '@camellia/contract/inquiry-queue'
import { decideSignups, listSignups } from '@camellia/contract/member'
import { sendWithdrawals } from '@camellia/contract/payout'
import { type BetInput, bet, openGame, SLOT_CODES } from '@camellia/contract/play'
import { requestDeposit, requestWithdraw } from '@camellia/contract/transaction'
import * as queue from '@camellia/contract/transaction-queue'
import { won } from '@camellia/kernel/won'
import { DEMO_CHATS } from '../../apps/server/src/demo/demo.chats'
import { DEMO_INQUIRIES } from '../../apps/server/src/demo/demo.inquiries'
import { BANKS, FAMILY, GIVEN, NICK_FIRST, NICK_LAST } from '../../apps/server/src/demo/demo.names'
import { DEMO_PASSWORD, DEMO_WITHDRAW_PASSWORD } from '../../apps/server/src/demo/demo.person.rules'
import { chooseFirstSeed } from '../../trust/bank/first-seed'
import type { Crowd, Somebody } from './crowd'

/** Something somebody does; answers what happened in a word or two, nothing if nothing did. */
export interface Act {
  readonly weight: number
  readonly run: (crowd: Crowd) => Promise<string | undefined>
}

const STAKES = [1_000, 1_000, 2_000, 2_000, 3_000, 5_000, 10_000]
const SUMS = [10_000, 30_000, 50_000, 50_000, 100_000, 200_000]
/** Something is always left for whoever watches to decide on. */
const LEAVE_WAITING = 6
/** Sign-ups from one address are few by the rules of the site. */
const SIGNUP_MS = 240_000
const PAGE = { page: 1, size: 10 } as const

export const ACTS: readonly Act[] = [
  { weight: 150, run: async (crowd) => play(crowd.anyone()) },
  { weight: 8, run: async (crowd) => payIn(crowd.anyone()) },
  { weight: 4, run: async (crowd) => takeOut(crowd.anyone()) },
  { weight: 2, run: async (crowd) => inquire(crowd.anyone()) },
  { weight: 3, run: async (crowd) => chat(crowd.anyone()) },
  { weight: 3, run: signUp },
  { weight: 9, run: async (crowd) => decideOldest(crowd, 'deposits') },
  { weight: 5, run: async (crowd) => decideOldest(crowd, 'withdrawals') },
  { weight: 1, run: approveSignup },
  { weight: 2, run: answerQuestion },
  { weight: 3, run: answerTalk },
]

function oneOf<Item>(items: readonly Item[]): Item {
  return items[randomInt(items.length)] as Item
}

async function play(player: Somebody): Promise<string | undefined> {
  const told = await player.ask(bet, await wagerOf(player))
  if (told?.code === 'SUCCESS') return 'bets'
  if (told?.code === 'CLIENT_SEED_REQUIRED') await chooseFirstSeed(player)
  if (told?.code === 'RTP_CHANGED') player.variants.clear()
  return told?.code === 'INFLUCIANT_BALANCE' ? payIn(player) : undefined
}

async function wagerOf(player: Somebody): Promise<BetInput> {
  const stake = won(oneOf(STAKES))
  const mini = {
    game: 'odd-even',
    stake,
    choice: { pick: oneOf(['ODD', 'EVEN'] as const) },
  } as const
  if (randomInt(3) === 0) return mini
  const game = oneOf(SLOT_CODES)
  if (!player.variants.has(game)) {
    const entered = await player.ask(openGame, { game })
    player.variants.set(game, entered?.data?.open ? entered.data.variant : null)
  }
  const variant = player.variants.get(game)
  return variant ? ({ game, stake, choice: {}, variant } as BetInput) : mini
}

async function payIn(player: Somebody): Promise<string | undefined> {
  const told = await player.ask(requestDeposit, { amount: won(oneOf(SUMS)) })
  return told?.code === 'SUCCESS' ? 'deposits asked for' : undefined
}

async function takeOut(player: Somebody): Promise<string | undefined> {
  const withdrawPassword = DEMO_WITHDRAW_PASSWORD
  const told = await player.ask(requestWithdraw, { amount: won(oneOf(SUMS)), withdrawPassword })
  return told?.code === 'SUCCESS' ? 'withdrawals asked for' : undefined
}

async function inquire(player: Somebody): Promise<string | undefined> {
  const { category, title, content } = oneOf(DEMO_INQUIRIES)
  const asked = { id: randomUUID(), channel: 'INQUIRE', category, title, content } as const
  const told = await player.ask(openInquiry, asked)
  return told?.code === 'SUCCESS' ? 'questions' : undefined
}

async function chat(player: Somebody): Promise<string | undefined> {
  const [content = ''] = oneOf(DEMO_CHATS)
  const told = await player.ask(chats.sayInChat, { id: randomUUID(), content })
  return told?.code === 'SUCCESS' ? 'words in chats' : undefined
}

let nextSignup = 0

async function signUp({ guest }: Crowd): Promise<string | undefined> {
  if (Date.now() < nextSignup) return undefined
  nextSignup = Date.now() + SIGNUP_MS
  const number = String(randomInt(100_000_000)).padStart(8, '0')
  const asked = {
    code: `live${number}`,
    name: `${oneOf(NICK_FIRST)}${oneOf(NICK_LAST)}`,
    password: DEMO_PASSWORD,
    cPassword: DEMO_PASSWORD,
    bank: oneOf(BANKS),
    depositor: `${oneOf(FAMILY)}${oneOf(GIVEN)}`,
    accountNumber: `3${number}00`,
    parentCode: `store${1 + randomInt(31)}`,
    phone: `010${number}`,
    withdrawPassword: DEMO_WITHDRAW_PASSWORD,
  }
  const told = await guest(signup, asked, { site: 'PLAYER', token: '' })
  return told?.code === 'SUCCESS' ? 'sign-ups' : undefined
}

const REQUESTS = {
  deposits: { list: queue.listDeposits, decide: queue.decideDeposits },
  withdrawals: { list: queue.listWithdrawals, decide: queue.decideWithdrawals },
} as const

/** The one that waits longest; a large one by the second person once the first has agreed. */
async function decideOldest(
  crowd: Crowd,
  which: keyof typeof REQUESTS,
): Promise<string | undefined> {
  const { list, decide } = REQUESTS[which]
  const first = crowd.staff('money1')
  const waiting = (await first.ask(list, { ...PAGE, state: 'WAITING' }))?.data
  if (!waiting || waiting.total <= LEAVE_WAITING) return undefined
  const oldest = waiting.items.find(({ claimedBy }) => claimedBy === null)
  if (!oldest) return undefined
  const by = oldest.approved ? crowd.staff('money2') : first
  const rejects = randomInt(20) === 0
  const decision = rejects
    ? ({ verdict: 'REJECT', reason: '입금이 확인되지 않았습니다.' } as const)
    : ({ verdict: 'APPROVE' } as const)
  if (which === 'withdrawals' && !rejects) await payOut(by, oldest.id)
  const told = await by.ask(decide, { ids: [oldest.id], ...decision })
  return told?.code === 'SUCCESS' ? `${which} decided` : undefined
}

/** Claimed and sent; where another has to agree first, the server says so. */
async function payOut(by: ReturnType<Crowd['staff']>, id: string): Promise<void> {
  await by.ask(queue.claimWithdrawal, { id, take: true })
  await by.ask(sendWithdrawals, { ids: [id] })
}

async function approveSignup(crowd: Crowd): Promise<string | undefined> {
  const staff = crowd.staff('staff1')
  const waiting = (await staff.ask(listSignups, { ...PAGE, state: 'WAITING' }))?.data
  const [oldest] = waiting?.items ?? []
  if (!oldest || (waiting?.total ?? 0) <= LEAVE_WAITING) return undefined
  const told = await staff.ask(decideSignups, { ids: [oldest.id], verdict: 'APPROVE' })
  return told?.code === 'SUCCESS' ? 'sign-ups approved' : undefined
}

async function answerQuestion(crowd: Crowd): Promise<string | undefined> {
  const care = crowd.staff('care1')
  const waiting = await care.ask(queues.listInquiries, { status: 'PENDING', search: '', size: 10 })
  const items = waiting?.data?.items ?? []
  const [oldest] = items
  if (!oldest || items.length <= LEAVE_WAITING) return undefined
  if ((await care.ask(queues.claimInquiry, { id: oldest.id }))?.code !== 'SUCCESS') return undefined
  const content = '확인해 드렸습니다. 다른 점이 있으면 언제든 알려 주세요.'
  const answer = { id: randomUUID(), inquiry: oldest.id, content, finish: true }
  const told = await care.ask(queues.answerInquiry, answer)
  return told?.code === 'SUCCESS' ? 'questions answered' : undefined
}

async function answerTalk(crowd: Crowd): Promise<string | undefined> {
  const care = crowd.staff('care1')
  const open = (await care.ask(chats.listChats, { closed: false, size: 20 }))?.data?.items ?? []
  const talking = open.find(({ mine, last }) => mine && last.side === 'MEMBER')
  const next = talking ?? (open.length > LEAVE_WAITING ? open[0] : undefined)
  if (!next) return undefined
  if (next.last.side === 'STAFF') {
    const closed = await care.ask(chats.closeChat, { id: next.id })
    return closed?.code === 'SUCCESS' ? 'chats closed' : undefined
  }
  const content = oneOf(DEMO_CHATS)[1] ?? ''
  const told = await care.ask(chats.answerChat, { id: randomUUID(), chat: next.id, content })
  return told?.code === 'SUCCESS' ? 'words in chats' : undefined
}
