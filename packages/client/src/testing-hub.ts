type Handler = (push: unknown) => void
const handlers = new Map<string, Handler>()

/** The server says something unasked. */
export function push(type: string, body: object = {}): void {
  handlers.get(type)?.(body)
}

export function isListening(type: string): boolean {
  return handlers.has(type)
}

/** A connection that is always there and says only what a test says. */
const connection = {
  start: async () => {},
  stop: async () => handlers.clear(),
  on: (type: string, handler: Handler) => handlers.set(type, handler),
  onreconnecting: () => {},
  onreconnected: () => {},
  onclose: () => {},
}

/** Stands where the SignalR client stands. */
export function silentHub() {
  function HubConnectionBuilder() {
    return builder
  }
  const builder = {
    withUrl: () => builder,
    withAutomaticReconnect: () => builder,
    configureLogging: () => builder,
    build: () => connection,
  }
  return { HubConnectionBuilder, LogLevel: { None: 6 } }
}
