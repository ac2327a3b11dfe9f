import { setTimeout as delay } from 'node:timers/promises'
import { SHARED_CODES } from '@camellia/contract/event'
import type { MemberId, SessionId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import type { FastifyInstance } from 'fastify'
import type { Bus } from './bus'
import { type Audience, type HubIdentity, isFor, type Site } from './hub-audience'
import {
  accept,
  beat,
  type Connection,
  type ConnectionRules,
  close,
  drop,
  eachOf,
  type HubMethods,
  say,
} from './hub-connection'
import { createConnections } from './hub-connections'
import { CLOSE, CLOSE_AND_RETRY, type Push, pushFrame } from './hub-frames'
import { createRoom, type Room } from './hub-room'
import { type HubLimits, type HubLog, type HubTiming, LIMITS, TIMING } from './hub-settings'
import { createTickets, type Tickets } from './hub-tickets'
import { attachTransport } from './hub-transport'

export interface Hub {
  /** To every connection of the audience, on every node. */
  send(to: Audience, push: Push & Record<string, unknown>): void
  /** On this node. */
  connected(): number
  connectedMembers(site?: Site): readonly MemberId[]
  /** Whether a connection of this node looks at the game. */
  isWatched(game: string): boolean
  /** Asks every client to come back: to another node, or to this one after its restart. */
  close(): Promise<void>
  /** Before the instance listens. Close the hub before the instance. */
  attach(app: FastifyInstance, path: string, site?: Site): void
}

export interface HubOptions {
  /** Whose session token it is; undefined refuses. */
  identify(token: string): Promise<HubIdentity | undefined>
  /** Asked at the handshake, every 30 s and after PERMISSION; undefined logs the client out. */
  stillValid(sessionId: SessionId): Promise<HubIdentity | undefined>
  /** What a client must know after every connect and reconnect. */
  welcome(identity: HubIdentity): Promise<readonly Push[]>
  originAllowed(origin: string | undefined): boolean
  /** Asked at every connect and every 30 s; no: the client is sent away. */
  addressAllowed?(address: string, site: Site): Promise<boolean>
  readonly bus: Bus
  readonly log: HubLog
  readonly methods?: HubMethods
  readonly timing?: Partial<HubTiming>
  readonly limits?: Partial<HubLimits>
}

/** What the parts of one hub share. */
interface House {
  readonly options: HubOptions
  readonly room: Room
  readonly tickets: Tickets
  rechecking: boolean
}

const SESSION_ENDED = { type: 'LOGOUT', text: '' }

export function createHub(options: HubOptions): Hub {
  const { bus, log, methods = {} } = options
  const timing = { ...TIMING, ...options.timing }
  const limits = { ...LIMITS, ...options.limits }
  const clock = () => performance.now()
  const room = createRoom()
  const tickets = createTickets(timing.ticketMs, clock)
  const house: House = { options, room, tickets, rechecking: false }
  const greet = (connection: Connection) => welcome(house, connection)
  const watch = async (connection: Connection, [games]: readonly unknown[]) =>
    room.watch(connection, watchedOf(games))
  const known = { ...methods, Watch: watch }
  const rules: ConnectionRules = { timing, limits, methods: known, log, clock, greet }
  const connections = createConnections({ options, rules, room, tickets })

  bus.subscribe((letter) => deliver(house, JSON.parse(letter)))
  const beats = setInterval(() => {
    tickets.sweep()
    eachOf(log, room.all(), beat)
  }, timing.beatMs).unref()
  const rechecks = setInterval(() => void recheckAll(house), timing.recheckMs).unref()

  return {
    send: (to, push) => bus.publish(JSON.stringify({ to, push })),
    connected: () => room.open().length,
    isWatched: room.isWatched,
    connectedMembers: (site) => [
      ...new Set(
        room
          .open()
          .filter(({ identity }) => !identity.viewedBy && (!site || identity.site === site))
          .map(({ identity }) => identity.memberId),
      ),
    ],
    attach: (app, path, site) => attachTransport(app, path, connections, site),
    async close() {
      connections.shut()
      clearInterval(beats)
      clearInterval(rechecks)
      eachOf(log, room.all(), (connection) => close(connection, CLOSE_AND_RETRY))
      const until = clock() + timing.farewellMs
      while (room.all().length > 0 && clock() < until) await delay(10)
      eachOf(log, room.all(), drop)
    },
  }
}

/**
 * A client says which tables it shows, each once at most. Anything else is refused, and what it
 * looked at before stays.
 */
function watchedOf(games: unknown): readonly string[] {
  const short = Array.isArray(games) && games.length <= SHARED_CODES.length
  if (!short || !games.every((game) => SHARED_CODES.includes(game))) refuse('INVALID_PARAMETER')
  return games
}

/** The bus brings every push to every node; each node hands it to its own addressees. */
function deliver(house: House, { to, push }: { readonly to: Audience; readonly push: Push }): void {
  const { room, tickets, options } = house
  const { log } = options
  const addressees = room.addressees(to)
  const frame = pushFrame(push)
  eachOf(log, addressees, (connection) => say(connection, frame))
  if (push.type === 'LOGOUT') {
    tickets.revoke((identity) => isFor(to, identity))
    eachOf(log, addressees, (connection) => close(connection, CLOSE))
  }
  if (push.type === 'PERMISSION') void recheck(house, addressees)
}

/** One session after the other, to be gentle; a slow round leaves out the next. */
async function recheckAll(house: House): Promise<void> {
  if (house.rechecking) return
  house.rechecking = true
  await recheck(house, house.room.all())
  house.rechecking = false
}

/** Who cannot be checked stays, until the next round can. */
async function recheck(house: House, some: readonly Connection[]): Promise<void> {
  const failures: unknown[] = []
  for (const session of new Set(some.map(({ identity }) => identity.sessionId))) {
    await renew(house, session).catch((error: unknown) => failures.push(error))
  }
  const [error] = failures
  const sessions = failures.length
  if (sessions > 0) house.options.log.warn({ error, sessions }, 'session check failed')
}

/** Brings connections in line with what their session is now. */
async function renew({ options, room }: House, session: SessionId): Promise<void> {
  const identity = await options.stillValid(session)
  for (const connection of room.addressees({ session })) {
    const { address = '' } = connection.identity
    const comes = (await options.addressAllowed?.(address, connection.identity.site)) ?? true
    if (identity && comes) room.change(connection, { ...identity, address })
    else logOut(connection)
  }
}

/** The session may have ended since the ticket was issued, so it is looked at once more. */
async function welcome({ options, room, tickets }: House, connection: Connection): Promise<void> {
  if (!tickets.spend(connection.ticket)) return drop(connection)
  const identity = await options.stillValid(connection.identity.sessionId)
  accept(connection)
  if (!identity) return logOut(connection)
  const { address = '' } = connection.identity
  room.change(connection, { ...identity, address })
  for (const push of await options.welcome(identity)) say(connection, pushFrame(push))
}

function logOut(connection: Connection): void {
  say(connection, pushFrame(SESSION_ENDED))
  close(connection, CLOSE)
}
