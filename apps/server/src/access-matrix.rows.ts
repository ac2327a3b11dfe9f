import type { Permission } from '@camellia/contract/abilities'
import type { Site } from '@camellia/contract/endpoint'
import type { Code } from '@camellia/kernel/codes'
import type { MemberId } from '@camellia/kernel/ids'
import { NO_RATES } from './rate/rate.rules'

/**
 * Who may make which call, written down a second time and by hand: the contract says it once, this
 * table once more, and the test holds the server to both. A call without a row fails the test.
 */
export interface Row {
  readonly site: Site | 'BOTH' | 'ANY'
  /** The permission it needs; null: none beyond a session. Guests need not even that. */
  readonly need: Permission | null
  readonly guest?: true
  /** Only the head office, whatever others hold. */
  readonly head?: true
  readonly input?: (target: MemberId) => unknown
  /** What those get who may. */
  readonly answer: Code | readonly Code[]
  /** What those get whose tree the target is not in; HIDDEN: the answer, without naming it. */
  readonly outside?: Code | 'HIDDEN'
  /** Ends sessions: everybody logs in again afterwards. */
  readonly ends?: true
  /** Players do not hold the permission of this call. */
  readonly notPlayers?: true
}

const NOBODY = 2_000_000_000
const SOME_ID = '00000000-0000-7000-8000-000000000000'
const SECRET = 'x'.repeat(43)
const page = { page: 1, size: 10 }
const waitingPage = { state: 'WAITING', ...page }
const reason = 'x'
const account = { bank: '가온은행', depositor: '홍길동', accountNumber: '555666777' }
const bulk = {
  code: 'x',
  name: 'x',
  password: 'x',
  phone: '',
  bank: '',
  depositor: '',
  accountNumber: '',
  email: '',
}
const unchanged = { before: { granted: [], withheld: [] }, after: { granted: [], withheld: [] } }
const signup = {
  code: 'matrix',
  name: 'x',
  password: 'abc123!',
  cPassword: 'abc123!',
  ...account,
  parentCode: 'nobody',
  phone: '01000000000',
  withdrawPassword: '1234',
}

function guest(answer: Row['answer'], input: unknown = {}): Row {
  return { site: 'ANY', need: null, guest: true, input: () => input, answer }
}
function self(site: Row['site'], answer: Row['answer'], input: unknown = {}): Row {
  return { site, need: null, input: () => input, answer }
}
function staff(
  need: Permission | null,
  answer: Row['answer'],
  input: (id: MemberId) => unknown,
  outside: Row['outside'] = 'MEMBER_NOT_FOUND',
): Row {
  return { site: 'OFFICE', need, answer, input, outside }
}
function head(need: Permission, answer: Row['answer'], input: unknown = {}): Row {
  return { site: 'OFFICE', need, head: true, answer, input: () => input }
}
const ofOne = (id: MemberId) => ({ id })
const because = (id: MemberId) => ({ id, reason })
const any = () => ({})

// biome-ignore format: one line each reads as a table
export const MATRIX: Readonly<Record<string, Row>> = {
  'POST /auth/login': guest(['INVALID_PASSWORD', 'TOO_MANY_REQUESTS'], { code: 'nobody', password: 'x' }),
  'POST /auth/signup': guest('PARENT_NOT_FOUND', signup),
  'POST /auth/set-up': guest('UNAUTHORIZED', { setUpCode: SECRET, code: 'boss', name: 'x', password: 'abcdef1!' }),
  'POST /auth/exchange': guest('UNAUTHORIZED', { code: SECRET }),
  'POST /auth/view': guest('UNAUTHORIZED', { code: SECRET }),
  'POST /auth/two-factor': guest('UNAUTHORIZED', { ticket: SECRET, code: '123456' }),
  'POST /auth/password/forgotten': guest(['SUCCESS', 'TOO_MANY_REQUESTS'], { code: 'nobody', phone: '01000000000', depositor: 'x' }),
  'POST /auth/password/set': guest(['INVALID_VERIFY_CODE', 'TOO_MANY_REQUESTS'], { code: 'nobody', verifyCode: 'ABCDEFGHJK', password: 'abc123!', cPassword: 'abc123!' }),
  'GET /game/list': guest('SUCCESS'),
  'POST /game/vendors': guest('SUCCESS', { gameType: ['MINI'] }),
  'POST /play/demo': guest(['SUCCESS', 'TOO_MANY_REQUESTS'], { game: 'crimson-fortune', stake: 200, choice: {} }),
  'GET /rtp/changes': guest('SUCCESS'),
  'GET /home': guest('SUCCESS'),
  'GET /site': guest('SUCCESS'),

  'POST /auth/logout': { ...self('BOTH', 'SUCCESS'), ends: true },
  'GET /auth/session': self('BOTH', 'SUCCESS'),
  'GET /balance': self('BOTH', 'SUCCESS'),
  'GET /user/profile': self('BOTH', 'SUCCESS'),
  'GET /user/details': self('BOTH', 'SUCCESS'),
  'GET /user/devices': self('BOTH', 'SUCCESS'),
  'POST /user/logins': self('BOTH', 'SUCCESS', { size: 10 }),
  'POST /user/session/end': self('BOTH', 'NOT_FOUND', { id: SOME_ID }),
  'POST /user/session/end-others': { ...self('BOTH', 'SUCCESS'), ends: true },
  'POST /user/password': self('BOTH', 'INVALID_PASSWORD', { old: 'x', new: 'abc123!', confirm: 'abc123!' }),
  'GET /user/two-factor': self('BOTH', 'SUCCESS'),
  'POST /user/two-factor/start': self('BOTH', 'INVALID_PASSWORD', { password: 'x' }),
  'POST /user/two-factor/confirm': self('BOTH', 'CONFLICT', { code: '123456' }),
  'POST /user/two-factor/disable': self('BOTH', ['CONFLICT', 'INVALID_PASSWORD'], { password: 'x', code: '123456' }),
  'POST /user/two-factor/recovery': self('BOTH', 'CONFLICT', { code: '123456' }),

  'GET /user/invite-code': self('PLAYER', 'SUCCESS'),
  'POST /user/friends': self('PLAYER', 'SUCCESS', page),
  'POST /user/withdraw-password': self('PLAYER', 'INVALID_PASSWORD', { old: '0000', new: '1234', confirm: '1234' }),
  'POST /auth/partner-ticket': { ...self('PLAYER', 'SUCCESS'), need: 'Partner_Login.read', notPlayers: true },
  'GET /fairness/seed': self('PLAYER', 'SUCCESS'),
  'POST /fairness/rotation': self('PLAYER', 'SUCCESS', { clientSeed: 'matrix' }),
  'POST /message/list': self('PLAYER', 'SUCCESS', { ...page, searchkey: '' }),
  'POST /message/reading': self('PLAYER', ['SUCCESS', 'NOT_FOUND'], { ids: [SOME_ID] }),
  'POST /message/removal': self('PLAYER', ['SUCCESS', 'NOT_FOUND'], { ids: [SOME_ID] }),
  'GET /notice/popup': self('PLAYER', 'SUCCESS'),
  'POST /play/bet': { ...self('PLAYER', ['SUCCESS', 'INFLUCIANT_BALANCE', 'SELF_EXCLUDED'], { game: 'odd-even', stake: 1000, choice: { pick: 'ODD' } }), need: 'Betting.allow' },
  'POST /round/list': self('PLAYER', 'SUCCESS', { size: 10 }),
  'POST /round/totals': self('PLAYER', 'SUCCESS'),
  'POST /round/read': self('PLAYER', 'NOT_FOUND', { id: SOME_ID }),
  'GET /game/mine': self('PLAYER', 'SUCCESS'),
  'POST /game/favourite': self('PLAYER', 'SUCCESS', { game: 'odd-even', on: true }),
  'POST /play/session': self('PLAYER', 'SUCCESS', { game: 'crimson-fortune' }),
  'POST /play/shown': self('PLAYER', 'NOT_FOUND', { round: SOME_ID }),
  'GET /call/mine': self('PLAYER', 'SUCCESS'),
  'POST /call/answer': self('PLAYER', 'NOT_FOUND', { id: SOME_ID, answer: 'TAKE' }),
  'POST /balance/point-convert': self('PLAYER', 'INFLUCIANT_BALANCE', { amount: 1000 }),

  'GET /deposit': self('PLAYER', 'SUCCESS'),
  'POST /deposit/request': self('PLAYER', 'INVALID_MIN_DEPOSIT', { amount: 1 }),
  'POST /deposit/cancel': self('PLAYER', 'NOT_FOUND', { id: SOME_ID }),
  'GET /withdraw': self('PLAYER', 'SUCCESS'),
  'POST /withdraw/request': self('PLAYER', 'INVALID_PASSWORD', { amount: 10_000, withdrawPassword: 'x' }),
  'POST /transaction/mine': self('PLAYER', 'SUCCESS', { size: 10 }),
  'GET /deposit/coin': self('PLAYER', 'SUCCESS'),
  'POST /deposit/coin/request': self('PLAYER', 'INVALID_MIN_DEPOSIT', { coin: 'PLAY', amount: 1 }),
  'POST /deposit/coin/cancel': self('PLAYER', 'NOT_FOUND', { id: SOME_ID }),
  'POST /deposit/coin/simulate': self('PLAYER', 'NOT_FOUND', { id: SOME_ID }),
  'GET /protection': self('PLAYER', 'SUCCESS'),
  'POST /protection/limit': self('PLAYER', 'SUCCESS', { kind: 'DEPOSIT', period: 'DAY', value: 1_000_000 }),
  'POST /protection/limit/keep': self('PLAYER', 'NOT_FOUND', { kind: 'LOSS', period: 'DAY' }),
  'POST /protection/reality': self('PLAYER', 'SUCCESS', { minutes: 30 }),
  'POST /protection/break': self('PLAYER', 'SUCCESS', { days: 1 }),
  'POST /protection/exclusion': self('PLAYER', 'INVALID_PASSWORD', { months: 6, password: 'x' }),
  'POST /protection/figures': self('PLAYER', 'SUCCESS', { days: 7 }),
  'GET /protection/reality/now': self('PLAYER', 'SUCCESS'),
  'POST /member/protection': staff('Member.update', 'SUCCESS', ofOne),
  'POST /money/entries': staff('Member.update', 'SUCCESS', (id) => ({ member: id, size: 10 })),
  'GET /money/house': head('Report.read', 'SUCCESS'),
  'POST /deposit/queue': staff('Deposit.allow', 'SUCCESS', () => waitingPage, 'HIDDEN'),
  'POST /deposit/read': staff('Deposit.allow', 'NOT_FOUND', () => ({ id: SOME_ID }), 'HIDDEN'),
  'POST /deposit/claim': staff('Deposit.allow', 'NOT_FOUND', () => ({ id: SOME_ID, take: true }), 'HIDDEN'),
  'POST /deposit/decision': staff('Deposit.allow', 'NOT_FOUND', () => ({ ids: [SOME_ID], verdict: 'APPROVE' }), 'HIDDEN'),
  'POST /withdraw/queue': staff('Withdraw.allow', 'SUCCESS', () => waitingPage, 'HIDDEN'),
  'POST /withdraw/read': staff('Withdraw.allow', 'NOT_FOUND', () => ({ id: SOME_ID }), 'HIDDEN'),
  'POST /withdraw/claim': staff('Withdraw.allow', 'NOT_FOUND', () => ({ id: SOME_ID, take: true }), 'HIDDEN'),
  'POST /withdraw/decision': staff('Withdraw.allow', 'NOT_FOUND', () => ({ ids: [SOME_ID], verdict: 'APPROVE' }), 'HIDDEN'),
  'POST /payment/queue': staff('Payment.allow', 'SUCCESS', () => waitingPage, 'HIDDEN'),
  'POST /payment/read': staff('Payment.allow', 'NOT_FOUND', () => ({ id: SOME_ID }), 'HIDDEN'),
  'POST /payment/claim': staff('Payment.allow', 'NOT_FOUND', () => ({ id: SOME_ID, take: true }), 'HIDDEN'),
  'POST /payment/decision': staff('Payment.allow', 'NOT_FOUND', () => ({ ids: [SOME_ID], verdict: 'APPROVE' }), 'HIDDEN'),
  'POST /payment/pay': staff('Payment.allow', 'SUCCESS', (id) => ({ id, amount: 1000, memo: 'x' })),
  'POST /payment/collect': staff('Collect.allow', 'SUCCESS', (id) => ({ id, amount: 1000, memo: 'x' })),
  'POST /transaction/list': staff('Report.read', 'SUCCESS', (id) => ({ size: 10, member: id })),
  'POST /transaction/totals': staff('Report.read', 'SUCCESS', (id) => ({ member: id })),
  'GET /company-account/list': staff('Deposit.allow', 'SUCCESS', any, 'HIDDEN'),
  'POST /company-account/create': staff('Deposit.allow', 'SUCCESS', () => ({ bank: '가온은행', holder: 'x', accountNumber: '123456789' }), 'HIDDEN'),
  'POST /company-account/decision': staff('Deposit.allow', 'NOT_FOUND', () => ({ id: SOME_ID, verdict: 'OFF' }), 'HIDDEN'),

  'GET /report/shell': staff(null, 'SUCCESS', any, 'HIDDEN'),
  'GET /report/dashboard': staff('Report.read', 'SUCCESS', any, 'HIDDEN'),
  'POST /member/search': staff(null, 'SUCCESS', () => ({ text: 'player1' }), 'HIDDEN'),
  'POST /member/signup/list': staff('Member.update', 'SUCCESS', () => ({ ...page, state: 'WAITING' }), 'HIDDEN'),
  'POST /member/signup/decision': staff('Member.update', 'CONFLICT', (id) => ({ ids: [id], verdict: 'APPROVE' })),
  'POST /member/logout': { ...staff('Member.update', 'SUCCESS', (id) => ({ id, text: 'x' })), ends: true },
  'POST /member/list': staff('Member.update', 'SUCCESS', () => ({ ...page, below: 'ALL', sort: 'createdAt', direction: 'DESC' }), 'HIDDEN'),
  'POST /member/totals': staff('Member.update', 'SUCCESS', () => ({ below: 'ALL' }), 'HIDDEN'),
  'POST /member/export': staff('Member.update', 'SUCCESS', () => ({ below: 'ALL' }), 'HIDDEN'),
  'POST /member/branch': staff('Member.update', 'SUCCESS', any, 'HIDDEN'),
  'POST /member/branch/search': staff('Member.update', 'SUCCESS', () => ({ text: 'subhq1' }), 'HIDDEN'),
  'POST /member/read': staff('Member.update', 'SUCCESS', ofOne),
  'POST /member/rounds': staff('Member.update', 'SUCCESS', (id) => ({ id, size: 10 })),
  'POST /member/transfers': staff('Member.update', 'SUCCESS', (id) => ({ id, size: 10 })),
  'POST /member/memo/list': staff('Member.update', 'SUCCESS', (id) => ({ id, size: 10 })),
  'POST /member/memo': staff('Member.update', 'SUCCESS', (id) => ({ id, text: 'x' })),
  'POST /member/memo/removal': staff('Member.update', 'NOT_FOUND', () => ({ id: SOME_ID }), 'HIDDEN'),
  'POST /member/unmask': staff('Member.unmask', 'SUCCESS', because),
  'POST /member/create': staff('Member.create', 'INVALID_PASSWORD', (id) => ({ kind: 'MEMBER', code: 'matrix', name: 'x', password: 'x', parentId: id }), 'HIDDEN'),
  'POST /member/bulk': staff('Member.create', 'PARENT_NOT_FOUND', (id) => ({ kind: 'MEMBER', parentId: id, rows: [bulk] }), 'PARENT_NOT_FOUND'),
  'POST /member/bulk/preview': staff('Member.create', 'PARENT_NOT_FOUND', (id) => ({ kind: 'MEMBER', parentId: id, rows: [bulk] }), 'PARENT_NOT_FOUND'),
  'POST /member/update': staff('Member.update', 'SUCCESS', (id) => ({ id, firstName: 'x' })),
  'POST /member/bank': staff('Member.update', 'SUCCESS', (id) => ({ id, ...account, reason })),
  'POST /member/status': staff('Member.update', 'CONFLICT', (id) => ({ ids: [id], to: 'NORMAL', reason })),
  'POST /member/rates/read': staff('Rolling.update', 'SUCCESS', ofOne),
  'POST /member/rates': staff('Rolling.update', 'CONFLICT', (id) => ({ id, version: 0, rolling: NO_RATES, losing: NO_RATES, lossFee: 0, reason })),
  'POST /member/move/preview': staff('Member.move', 'MEMBER_NOT_FOUND', (id) => ({ id, parentId: NOBODY })),
  'POST /member/move': staff('Member.move', 'MEMBER_NOT_FOUND', (id) => ({ id, parentId: NOBODY, reason })),
  'POST /member/password': { ...staff('Member.update', ['SUCCESS', 'ALREADY_EXIST_REQUEST'], because), ends: true },
  'POST /member/view': staff('Member.view', 'SUCCESS', because),
  'POST /member/two-factor/remove': staff('Member.update', 'CONFLICT', because),
  'POST /message/send': staff('Message.write', 'SUCCESS', (id) => ({ ids: [id], title: 'x', content: 'x' })),
  'POST /presence/list': staff('Member.update', 'SUCCESS', () => page, 'HIDDEN'),
  'POST /password/list': staff('Member.update', 'SUCCESS', () => ({ ...page, state: 'WAITING' }), 'HIDDEN'),
  'POST /password/decision': staff('Member.update', 'MEMBER_NOT_FOUND', () => ({ id: SOME_ID, verdict: 'APPROVE' })),
  'POST /login/list': staff('Login.read', 'SUCCESS', () => ({ size: 10 }), 'HIDDEN'),
  'POST /login/devices': staff('Login.read', 'SUCCESS', ofOne),
  'POST /login/linked': staff('Login.read', 'SUCCESS', ofOne),
  'POST /trail/list': staff('Audit.read', 'SUCCESS', () => ({ size: 10 }), 'HIDDEN'),

  'GET /role/list': staff('Role.manage', 'SUCCESS', any, 'HIDDEN'),
  'POST /role/offered': staff(null, 'SUCCESS', () => ({ kind: 'PARTNER' }), 'HIDDEN'),
  'POST /role/create': staff('Role.manage', 'NOT_FOUND', () => ({ name: 'x', type: 'PARTNER', parentId: NOBODY, permissions: [] }), 'HIDDEN'),
  'POST /role/rename': staff('Role.manage', 'NOT_FOUND', () => ({ id: NOBODY, name: 'x' }), 'HIDDEN'),
  'POST /role/remove': staff('Role.manage', 'NOT_FOUND', () => ({ id: NOBODY }), 'HIDDEN'),
  'POST /role/move': staff('Role.manage', 'NOT_FOUND', () => ({ moves: [{ id: NOBODY, parentId: NOBODY, after: null, before: NOBODY }] }), 'HIDDEN'),
  'POST /role/permissions/preview': staff('Role.manage', 'NOT_FOUND', () => ({ changes: [{ id: NOBODY, before: [], after: [] }] }), 'HIDDEN'),
  'POST /role/permissions/save': staff('Role.manage', 'NOT_FOUND', () => ({ changes: [{ id: NOBODY, before: [], after: [] }], reason }), 'HIDDEN'),
  'POST /role/override/read': staff('Role.manage', 'SUCCESS', ofOne),
  'POST /role/override/preview': staff('Role.manage', 'SUCCESS', (id) => ({ id, ...unchanged })),
  'POST /role/override/save': staff('Role.manage', 'SUCCESS', (id) => ({ id, ...unchanged, reason })),

  'POST /history/rounds': staff('Report.read', 'SUCCESS', (id) => ({ size: 10, member: id })),
  'POST /history/totals': staff('Report.read', 'SUCCESS', (id) => ({ member: id })),
  'POST /history/round': staff('Report.read', 'NOT_FOUND', () => ({ id: SOME_ID }), 'HIDDEN'),
  'GET /call/budget': staff('Call.manage', 'SUCCESS', any, 'HIDDEN'),
  'POST /call/fund': staff('Call.manage', ['SUCCESS', 'INFLUCIANT_BALANCE'], () => ({ amount: 1000, direction: 'IN' }), 'HIDDEN'),
  'POST /call/make': staff('Call.manage', ['INFLUCIANT_BALANCE', 'SELF_EXCLUDED'], (id) => ({ kind: 'PRIZE', member: id, amount: 400_000, memo: 'x' })),
  'POST /call/decision': staff('Call.manage', 'NOT_FOUND', () => ({ id: SOME_ID, verdict: 'REJECT' }), 'HIDDEN'),
  'POST /call/cancel': staff('Call.manage', 'NOT_FOUND', () => ({ id: SOME_ID, reason }), 'HIDDEN'),
  'POST /call/list': staff('Call.manage', 'SUCCESS', (id) => ({ size: 10, member: id })),

  'GET /game/desk': head('Game.onoff', 'SUCCESS'),
  'POST /game/switch': head('Game.onoff', 'SUCCESS', { games: ['odd-even'], on: true, reason }),
  'POST /game/vendor/switch': head('Game.switch', 'SUCCESS', { vendor: 'HOUSE', on: true, reason }),
  'POST /game/save': head('Game.onoff', 'SUCCESS', { game: 'odd-even', minBet: 1000, maxBet: 1_000_000, isNew: false }),
  'POST /game/order': head('Game.onoff', 'SUCCESS', { games: ['odd-even'] }),
  'GET /rtp/list': head('Rtp.manage', 'SUCCESS'),
  'POST /rtp/drift': head('Rtp.manage', 'SUCCESS', { game: 'crimson-fortune', days: 7 }),
  'POST /rtp/ask': head('Rtp.manage', 'CONFLICT', { game: 'crimson-fortune', variant: '96', reason }),
  'POST /rtp/decision': head('Rtp.manage', 'NOT_FOUND', { id: SOME_ID, verdict: 'REJECT' }),
  'GET /ip/list': head('Ip.manage', 'SUCCESS'),
  'POST /ip/check': head('Ip.manage', 'SUCCESS', { address: '203.0.113.7' }),
  'POST /ip/save': head('Ip.manage', ['SUCCESS', 'ALREADY_EXIST_ITEM'], { network: '203.0.113.0/24', site: 'PLAYER', verdict: 'BLOCK', note: '' }),
  'POST /ip/remove': head('Ip.manage', 'NOT_FOUND', { id: SOME_ID }),
  'GET /trail/verification': head('Audit.read', 'SUCCESS'),
  'GET /system/jobs': head('System.manage', 'SUCCESS'),
  'POST /system/jobs/run': head('System.manage', 'NOT_FOUND', { name: 'nothing' }),
  'GET /system/maintenance': head('System.manage', 'SUCCESS'),
  'POST /system/maintenance': head('System.manage', 'SUCCESS', { on: false, message: '' }),
}
