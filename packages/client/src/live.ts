import { PUSH_TYPES, type Push, type PushType } from '@camellia/contract/push'
import type { HubConnection } from '@microsoft/signalr'
import { currentSession } from './session'
import { aTurn } from './turn'
import { onWatched, watchedTables } from './watched'

/** The brief's section 9. After the last the browser offers "offline, retry". */
const RECONNECT_MS = [0, 2_000, 10_000, 30_000]

export type LiveState = 'Disconnected' | 'Connecting' | 'Connected' | 'Reconnecting'

export type PushHandlers = {
  readonly [Type in PushType]: (push: Omit<Extract<Push, { type: Type }>, 'type'>) => void
}

export interface Live {
  stop(): Promise<void>
  /** After it gave up: tries again from the start. */
  retry(): void
}

export interface LiveOptions {
  readonly handlers: PushHandlers
  readonly onState: (state: LiveState) => void
  /** Back after a gap: refetch what may have been missed. */
  readonly onReturn: () => void
}

/** Keeps the real-time connection while someone is logged in. Loads the client when first needed. */
export function startLive(options: LiveOptions): Live {
  let connection: HubConnection | undefined
  let stopped = false
  let turn = 0

  async function open(): Promise<boolean> {
    const mine = ++turn
    // Of an earlier connection nothing is told any more.
    const isOver = () => stopped || mine !== turn
    const told = unless(isOver, options)
    told.onState('Connecting')
    const opened = await connect(told, isOver)
    if (!opened) return false
    connection = opened
    const reached = await reach(opened, isOver)
    told.onState(reached ? 'Connected' : 'Disconnected')
    return reached && !isOver()
  }

  /** From the start, whatever the present connection thinks of itself. */
  async function again(): Promise<void> {
    const old = connection
    connection = undefined
    void old?.stop()
    if (await open()) options.onReturn()
  }

  void open()
  const forget = onWatched(() => connection && sayWatched(connection))
  // The network is back: nobody waits for the next try of a connection that was lost with it.
  const back = () => void again()
  window.addEventListener('online', back)
  return {
    async stop() {
      stopped = true
      forget()
      window.removeEventListener('online', back)
      await connection?.stop()
    },
    retry: back,
  }
}

function unless(isOver: () => boolean, options: LiveOptions): LiveOptions {
  const { handlers, onState, onReturn } = options
  return {
    handlers,
    onState: (state) => {
      if (!isOver()) onState(state)
    },
    onReturn: () => {
      if (!isOver()) onReturn()
    },
  }
}

/** The first tries of a connection, which the client itself does not repeat. */
async function reach(connection: HubConnection, isOver: () => boolean): Promise<boolean> {
  for (const delay of RECONNECT_MS) {
    await new Promise((resolve) => setTimeout(resolve, delay))
    if (isOver()) return false
    if (await started(connection)) {
      sayWatched(connection)
      return true
    }
  }
  return false
}

async function connect(
  { handlers, onState, onReturn }: LiveOptions,
  isStopped: () => boolean,
): Promise<HubConnection | undefined> {
  const { HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr')
  await aTurn()
  if (isStopped()) return undefined
  const connection = new HubConnectionBuilder()
    .withUrl('/hub', { accessTokenFactory: () => currentSession().accessToken })
    .withAutomaticReconnect(RECONNECT_MS)
    .configureLogging(LogLevel.None)
    .build()
  for (const type of PUSH_TYPES) connection.on(type, handlers[type] as (push: unknown) => void)
  connection.onreconnecting(() => onState('Reconnecting'))
  connection.onreconnected(() => {
    sayWatched(connection)
    onState('Connected')
    onReturn()
  })
  connection.onclose(() => onState('Disconnected'))
  return connection
}

/** Nothing is lost when it does not arrive: it is said again with the next connection. */
function sayWatched(connection: HubConnection): void {
  connection.send('Watch', watchedTables()).catch(() => {})
}

/** `start` itself is never retried by the client: a failure is just an answer here. */
async function started(connection: HubConnection): Promise<boolean> {
  try {
    await connection.start()
    return true
  } catch {
    return false
  }
}
