import { expect, test } from 'vitest'
import { idleMinutesFor, isLocked, loginOutcome } from './access.rules'

const player = {
  kind: 'MEMBER',
  status: 'NORMAL',
  permissions: ['Betting.allow'],
  granted: [],
  withheld: [],
} as const
const partner = { ...player, kind: 'PARTNER', permissions: ['Partner_Login.read'] } as const

test.each([
  { member: player, matches: true, site: 'PLAYER', outcome: 'SUCCESS' },
  { member: player, matches: false, site: 'PLAYER', outcome: 'INVALID_PASSWORD' },
  { member: undefined, matches: false, site: 'PLAYER', outcome: 'INVALID_PASSWORD' },
  {
    member: { ...player, status: 'NEW' },
    matches: true,
    site: 'PLAYER',
    outcome: 'NOT_ALLOWED_USER',
  },
  {
    member: { ...player, status: 'NEW' },
    matches: false,
    site: 'PLAYER',
    outcome: 'INVALID_PASSWORD',
  },
  {
    member: { ...player, status: 'BLOCKED' },
    matches: true,
    site: 'PLAYER',
    outcome: 'BLOCKED_USER',
  },
  {
    member: { ...player, status: 'DELETED' },
    matches: true,
    site: 'PLAYER',
    outcome: 'INVALID_PASSWORD',
  },
  { member: player, matches: true, site: 'OFFICE', outcome: 'ACCESS_DENIED' },
  { member: partner, matches: true, site: 'OFFICE', outcome: 'SUCCESS' },
  {
    member: { ...partner, permissions: [] },
    matches: true,
    site: 'OFFICE',
    outcome: 'ACCESS_DENIED',
  },
] as const)('$member.status $member.kind on $site, password right $matches: $outcome', (row) => {
  expect(loginOutcome(row.member, row.matches, row.site)).toBe(row.outcome)
})

test('the eleventh try of a code and the thirty-first of an address are locked', () => {
  expect(isLocked({ byCode: 9, byAddress: 29, bySubnet: 299 })).toBe(false)
  expect(isLocked({ byCode: 10, byAddress: 10, bySubnet: 10 })).toBe(true)
  expect(isLocked({ byCode: 0, byAddress: 30, bySubnet: 30 })).toBe(true)
  expect(isLocked({ byCode: 0, byAddress: 0, bySubnet: 300 })).toBe(true)
})

test('a screen that nobody touches is locked with real money, or when the operator asks for it', () => {
  expect(idleMinutesFor(null, 'real')).toBe(15)
  expect(idleMinutesFor(null, 'play')).toBe(0)
  expect(idleMinutesFor(3, 'play')).toBe(3)
  expect(idleMinutesFor(0, 'real')).toBe(0)
})
