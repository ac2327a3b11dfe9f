/** SignalR's JSON protocol: a frame is JSON text and this character, which JSON never contains. */
const END = '\x1e'

export const HANDSHAKE_ACCEPTED = frame({})
export const HANDSHAKE_REFUSED = frame({ error: 'Only the json protocol, version 1, is spoken.' })
export const PING = frame({ type: 6 })
/** The official client does not come back after this one. */
export const CLOSE = frame({ type: 7 })
export const CLOSE_AND_RETRY = frame({ type: 7, allowReconnect: true })

export interface Push {
  readonly type: string
}

export type ClientMessage =
  | {
      readonly kind: 'CALL'
      readonly id?: string
      readonly method: string
      readonly args: unknown[]
    }
  | { readonly kind: 'CLOSE' }
  /** Pings, and the kinds that only answer calls of the server, which makes none. */
  | { readonly kind: 'OTHER' }

export function pushFrame({ type, ...argument }: Push): string {
  return frame({ type: 1, target: type, arguments: [argument] })
}

export function completionFrame(
  invocationId: string,
  outcome: { readonly result: unknown } | { readonly error: string },
): string {
  return frame({ type: 3, invocationId, ...outcome })
}

/** Frames arrive split or joined as the network likes: what is not complete yet is the rest. */
export function splitFrames(text: string): { readonly frames: string[]; readonly rest: string } {
  const frames = text.split(END)
  return { rest: frames.pop() ?? '', frames }
}

export function isHandshake(text: string): boolean {
  const request = parse(text)
  return request?.protocol === 'json' && request.version === 1
}

/** Undefined for what is not a message of the protocol. */
export function readMessage(text: string): ClientMessage | undefined {
  const message = parse(text)
  if (typeof message?.type !== 'number') return undefined
  if (message.type === 7) return { kind: 'CLOSE' }
  if (message.type !== 1 && message.type !== 4) return { kind: 'OTHER' }
  const { invocationId: id, target: method, arguments: args } = message
  if (typeof method !== 'string' || !Array.isArray(args)) return undefined
  return { kind: 'CALL', method, args, ...(typeof id === 'string' && { id }) }
}

function frame(body: object): string {
  return JSON.stringify(body) + END
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}
