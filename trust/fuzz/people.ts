import { login } from '@camellia/contract/access'
import type { AnyEndpoint, InputOf, Site } from '@camellia/contract/endpoint'
import { createMember } from '@camellia/contract/member-edit'
import { offeredRoles } from '@camellia/contract/role'
import { payMember } from '@camellia/contract/transaction-queue'
import type { MemberId, RoleId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import { newId } from '@camellia/ledger/identity'
import type { Chance } from './draw'
import type { Known } from './known'
import type { Send } from './send'

const PASSWORD = 'Camellia1!'
const MANAGER_ROLE = '운영 직원'
const ALLOWANCE = 900_000 as Won

/** Manages everything; or plays; the spare ones may end up blocked, excluded or logged out. */
export type Group = 'HEAD' | 'PLAYER' | 'SPARE_HEAD' | 'SPARE_PLAYER' | 'PARTNER'

export interface Person {
  readonly group: Group
  readonly site: Site
  /** Everybody has an address of their own. */
  readonly from: string
  code: string
  token: string
}

export interface Crew {
  readonly keeper: Person
  readonly call: Call
  readonly someone: (groups: readonly Group[], site: Site, chance: Chance) => Person | undefined
  /** How often a session was opened again. */
  readonly revivals: () => number
  /** A session has ended: opened again, or someone new takes the place. */
  readonly revive: (person: Person) => Promise<void>
  readonly addressOf: (site: Site) => string
}

type Call = <E extends AnyEndpoint>(
  person: Pick<Person, 'site' | 'token' | 'from'>,
  endpoint: E,
  input: InputOf<E>,
) => Promise<{ readonly code: string; readonly data: unknown }>

export interface CrewOptions {
  readonly at: { readonly player: string; readonly office: string }
  readonly send: Send
  readonly known: Known
  readonly heads: number
  readonly players: number
  /** Partners who exist already. */
  readonly partners: readonly string[]
  /** The n-th address of this machine. */
  readonly address: (n: number) => string
}

/** Made through the product itself, so that nothing about them is special. */
export async function gatherCrew(options: CrewOptions): Promise<Crew> {
  const { at, address } = options
  const addressOf = (site: Site) => (site === 'PLAYER' ? at.player : at.office)
  const call = callOver(options.send, addressOf)
  const people: Person[] = []
  let revivals = 0
  const enter = async (group: Group, site: Site, code: string): Promise<Person> => {
    const person = { group, site, code, token: '', from: address(people.length) }
    people.push(person)
    await openSession(call, person)
    return person
  }
  const keeper = await enter('HEAD', 'OFFICE', 'admin')
  people.splice(0)
  const hire = await openHiring({ call, keeper, known: options.known })
  for (const [group, number] of groupsOf(options)) {
    const site = group === 'PLAYER' || group === 'SPARE_PLAYER' ? 'PLAYER' : 'OFFICE'
    for (let n = 0; n < number; n++) await enter(group, site, await hire(group))
  }
  for (const code of options.partners) {
    for (const site of ['OFFICE', 'PLAYER'] as const) await enter('PARTNER', site, code)
  }
  return {
    keeper,
    call,
    addressOf,
    someone(groups, site, chance) {
      const fit = people.filter((one) => one.site === site && groups.includes(one.group))
      return fit.length > 0 ? chance.oneOf(fit) : undefined
    },
    revivals: () => revivals,
    async revive(person) {
      revivals++
      await openSession(call, person)
      if (person.token || person.group === 'PARTNER') return
      person.code = await hire(person.group)
      await openSession(call, person)
    },
  }
}

async function openSession(call: Call, person: Person): Promise<void> {
  const { site, from, code } = person
  const { data } = await call({ site, from, token: '' }, login, { code, password: PASSWORD })
  person.token = (data as { accessToken?: string } | null)?.accessToken ?? ''
}

interface Hiring {
  readonly call: Call
  readonly keeper: Person
  readonly known: Known
}

/** Gives the way to make one more of a group: a manager of the head office, or a player. */
async function openHiring({ call, keeper, known }: Hiring) {
  const { data, code: answer } = await call(keeper, offeredRoles, { kind: 'USER' })
  if (answer !== 'SUCCESS') throw new Error(`the administrator is not let in: ${answer}`)
  const roles = data as { id: RoleId; name: string }[]
  const role = roles.find(({ name }) => name === MANAGER_ROLE)
  if (!role) throw new Error(`there is no role ${MANAGER_ROLE}`)
  known.spare([role.id])
  let made = 0
  return async (group: Group): Promise<string> => {
    const number = String(Date.now()).slice(-8) + String(made++).padStart(3, '0')
    const code = `fz${number.slice(-9)}`
    const head = group === 'HEAD' || group === 'SPARE_HEAD'
    const account = { bank: '가온은행', depositor: '홍길동', accountNumber: number }
    const person = head
      ? { kind: 'USER' as const, roleId: role.id }
      : { kind: 'MEMBER' as const, withdrawPassword: '1234', account }
    const input = { ...person, code, password: PASSWORD, name: code }
    const reply = await call(keeper, createMember, input)
    if (reply.code !== 'SUCCESS') throw new Error(`nobody new can be made: ${reply.code}`)
    const { id } = reply.data as { id: MemberId }
    known.spare([id, code])
    if (!head) await call(keeper, payMember, { id, amount: ALLOWANCE, memo: 'x' })
    return code
  }
}

function groupsOf({ heads, players }: CrewOptions): readonly (readonly [Group, number])[] {
  return [
    ['HEAD', heads],
    ['PLAYER', players],
    ['SPARE_HEAD', Math.ceil(heads / 4)],
    ['SPARE_PLAYER', Math.ceil(players / 2)],
  ]
}

function callOver(send: Send, addressOf: (site: Site) => string): Call {
  return async ({ site, token, from }, endpoint, input) => {
    const { text } = await send({
      url: `${addressOf(site)}/api${endpoint.path}`,
      method: endpoint.method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': newId<string>(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: endpoint.method === 'POST' ? JSON.stringify(input) : undefined,
      from,
    })
    return JSON.parse(text || '{"code":"","data":null}')
  }
}
