import type { MemberId, SessionId } from '@camellia/kernel/ids'
import { expect, test } from 'vitest'
import { type Audience, type HubIdentity, isFor, topicsFor, topicsOf } from './hub-audience'

const ids = (...numbers: number[]) => numbers as MemberId[]
const READ = { subject: 'deposit', action: 'read' }
const agent: HubIdentity = {
  memberId: 30 as MemberId,
  sessionId: 's30' as SessionId,
  site: 'OFFICE',
  scopeId: 20 as MemberId,
  abilities: [READ],
}

test.each<{ to: Audience; who?: Partial<HubIdentity>; reached: boolean; because: string }>([
  { to: { member: 30 as MemberId }, reached: true, because: 'it is for the member' },
  { to: { member: 20 as MemberId }, reached: false, because: 'the scope root is someone else' },
  { to: { session: 's30' as SessionId }, reached: true, because: 'it is for the session' },
  { to: { session: 's31' as SessionId }, reached: false, because: 'it is for another session' },
  { to: { above: ids(1, 20, 77), ability: READ }, reached: true, because: 'it happened below' },
  { to: { above: ids(1, 21, 77), ability: READ }, reached: false, because: 'another branch' },
  { to: { above: ids(1), ability: READ }, reached: false, because: 'it happened above' },
  {
    to: { above: ids(1, 20), ability: { subject: 'deposit', action: 'write' } },
    reached: false,
    because: 'the ability is missing',
  },
  {
    to: { above: ids(1, 20), ability: READ, but: 30 as MemberId },
    reached: false,
    because: 'whoever did it need not be told',
  },
  {
    to: { above: ids(1, 20), ability: READ },
    who: { site: 'PLAYER' },
    reached: false,
    because: 'a player site shows no staff pushes',
  },
])('a push reaches: $reached, because $because', ({ to, who, reached }) => {
  const identity = { ...agent, ...who }
  expect(isFor(to, identity)).toBe(reached)
  if (reached) expect(topicsOf(identity)).toEqual(expect.arrayContaining([expectedTopic(to)]))
})

function expectedTopic(to: Audience): string | undefined {
  return topicsFor(to).find((topic) => topicsOf(agent).includes(topic))
}
