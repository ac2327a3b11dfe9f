import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { login } from '@camellia/contract/access'
import type { AnyEndpoint, InputOf, OutputOf, Site } from '@camellia/contract/endpoint'
import type { Ask, Asker } from './ask'
import { type Book, complain } from './book'

export interface Person {
  readonly id: number
  readonly code: string
  readonly site: Site
  readonly path: readonly number[]
}

/** A definite answer, and whether one before it was lost: then a "no" may mean "done already". */
export interface Told<Data> {
  readonly code: string
  readonly data: Data | null
  readonly unsure: boolean
}

/** One person at the keyboard: logs in, asks, and asks again with the same name until it knows. */
export interface Hand {
  readonly person: Person
  readonly ask: <E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    key?: string,
  ) => Promise<Told<OutputOf<E>>>
  /** With the session as it is, even one that was ended. */
  readonly askAsIs: Hand['ask']
  /** With a name of its own; now and then twice at once, as impatient people do. */
  readonly askNamed: <E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
  ) => Promise<Told<OutputOf<E>>>
  readonly token: () => Promise<string>
}

const TWICE_PERCENT = 15
const AGAIN_MS = 100
const TRIES_MAX = 400
/** Whoever hears so often that it is too much gives up. */
const BARRED_TRIES = 20
const PASSWORD = 'Camellia1!'

export function createHand(
  person: Person,
  { ask, book, address }: { readonly ask: Ask; readonly book: Book; readonly address: string },
): Hand {
  let token = ''
  const asker = (): Asker => ({ token, site: person.site, from: address })
  const definite: Hand['ask'] = async (endpoint, input, key) => {
    let unsure = false
    let barred = 0
    for (let tries = 0; tries < TRIES_MAX; tries++) {
      const answer = await ask(endpoint, input, asker(), key)
      if (answer) barred = answer.code === 'TOO_MANY_REQUESTS' ? barred + 1 : 0
      // Ten kills in the middle of a password's check bar it for half an hour: a no like others.
      if (answer && (barred === 0 || barred > BARRED_TRIES)) {
        book.counts.operations++
        if (answer.code !== 'SUCCESS') book.counts.refusals++
        return { ...answer, unsure }
      }
      if (!answer) {
        unsure = true
        book.counts.unknown++
      }
      await delay(AGAIN_MS + randomInt(AGAIN_MS))
    }
    complain(book, `${endpoint.path} had no answer for ${person.code} after ${TRIES_MAX} tries`)
    throw new Error('the product does not answer any more')
  }
  const logIn = async () => {
    const input = { code: person.code, password: PASSWORD }
    const { data, code } = await definite(login, input)
    if (data && 'accessToken' in data) token = data.accessToken
    return code
  }
  const asked: Hand['ask'] = async (endpoint, input, key) => {
    if (!token) await logIn()
    const told = await definite(endpoint, input, key)
    // A session may have been ended by whoever blocked this person a moment ago.
    if (told.code !== 'UNAUTHORIZED' || (await logIn()) !== 'SUCCESS') return told
    const again = await definite(endpoint, input, key)
    return { ...again, unsure: told.unsure || again.unsure }
  }
  return {
    person,
    ask: asked,
    askAsIs: definite,
    async askNamed(endpoint, input) {
      const key = randomUUID()
      if (randomInt(100) >= TWICE_PERCENT) {
        const told = await asked(endpoint, input, key)
        noteRefusal(book, { person, key, told })
        return told
      }
      book.counts.twice++
      const [one, other] = await Promise.all([
        asked(endpoint, input, key),
        asked(endpoint, input, key),
      ])
      return sameOf(book, endpoint.path, [one, other])
    },
    token: async () => {
      if (!token) await logIn()
      return token
    },
  }
}

/** Only what is surely a no: after a lost answer the first try may have been the yes. */
function noteRefusal(
  book: Book,
  asked: { readonly person: Person; readonly key: string; readonly told: Told<unknown> },
): void {
  const { person, key, told } = asked
  if (told.code === 'SUCCESS' || told.unsure || book.refused.size > 200_000) return
  book.refused.add(`${person.id} ${key}`)
}

/** One name, one answer. */
function sameOf<Data>(
  book: Book,
  path: string,
  [one, other]: readonly [Told<Data>, Told<Data>],
): Told<Data> {
  const unsure = one.unsure || other.unsure
  if (one.data && other.data && nameIn(one.data) !== nameIn(other.data)) {
    complain(
      book,
      `${path} asked twice under one name was done twice: ${nameIn(one.data)} and ${nameIn(other.data)}`,
    )
  }
  return { ...(one.data ? one : other), unsure }
}

/** What tells one doing from another: the id of the round, of the request, or nothing. */
function nameIn(data: unknown): string {
  const { id, round, transaction } = data as Record<string, { id?: string } | string | undefined>
  if (typeof id === 'string') return id
  const inner = round ?? transaction
  return typeof inner === 'object' ? (inner.id ?? '') : ''
}
