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
  send: async () => {},
  stop: async () => handlers.clear(),
  on: (type: string, handler: Handler) => handlers.set(type, handler),
  onreconnecting: () => {},
  onreconnected: () => {},
  onclose: () => {},
}

const builder = {
  withUrl: () => builder,
  withAutomaticReconnect: () => builder,
  configureLogging: () => builder,
  build: () => connection,
}

/** Stands where the SignalR client stands: tests of screens are given this file in its place. */
export function HubConnectionBuilder() {
  return builder
}

export const LogLevel = { None: 6 }
