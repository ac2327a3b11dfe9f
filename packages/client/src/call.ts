import type { AnyEndpoint, InputOf, OutputOf } from '@camellia/contract/endpoint'
import { CODE_STATUS, type Code } from '@camellia/kernel/codes'
import { Refusal } from '@camellia/kernel/refusal'
import { randomHex } from './random-hex'
import { currentSession } from './session'

interface Envelope {
  readonly status: 'OK' | 'ERROR'
  readonly code: string
  readonly message: string
  readonly data: unknown
}

export interface Troubles {
  /** 401: the session is over. */
  readonly unauthorized: () => void
  /** 503 MAINTENANCE: the site is closed, with the server's words. */
  readonly maintenance: (message: string, until: string | null) => void
  /** No answer, or an outage: true while it lasts, false when an answer comes again. */
  readonly outage: (lasting: boolean) => void
}

const DEVICE_KEY = 'device'

let troubles: Troubles | undefined
let out = false

/** The app says once what to do about the troubles every call can meet. */
export function onTroubles(handlers: Troubles): void {
  troubles = handlers
  if (out) handlers.outage(true)
}

export interface CallOptions {
  /** Names the attempt: a repeat with the same key gets the first answer. */
  readonly key?: string
  readonly signal?: AbortSignal
}

/** Calls an endpoint; throws a Refusal with the answer's code for every no. */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> {
  return answered(await request(endpoint, input, options)) as OutputOf<E>
}

function answered(reply: Envelope): unknown {
  if (reply.status === 'OK') return reply.data
  if (reply.code === 'UNAUTHORIZED' && currentSession().isAuth) troubles?.unauthorized()
  if (reply.code === 'MAINTENANCE') troubles?.maintenance(reply.message, untilIn(reply.data))
  throw new Refusal(isCode(reply.code) ? reply.code : 'INTERNAL_ERROR', reply.data)
}

function untilIn(data: unknown): string | null {
  const { until } = (data ?? {}) as { until?: unknown }
  return typeof until === 'string' ? until : null
}

/** Sends a file as it is to an endpoint that takes one. */
export async function sendFile<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions & { readonly file: Blob },
): Promise<OutputOf<E>> {
  return answered(await request(endpoint, input, options)) as OutputOf<E>
}

/** Fetches a file from an endpoint that answers with one. */
export async function fetchFile<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Blob> {
  const response = await reach(endpoint, input, options)
  // A refusal comes as every other: in words.
  if (!response.ok || response.headers.get('content-type')?.startsWith('application/json')) {
    answered(await response.json())
  }
  return response.blob()
}

async function request(endpoint: AnyEndpoint, input: unknown, options: Sending): Promise<Envelope> {
  try {
    const envelope: Envelope = await (await reach(endpoint, input, options)).json()
    reportOutage(envelope.code === 'NETWORK_ERROR')
    return envelope
  } catch (error) {
    if (options.signal?.aborted) throw error
    reportOutage(true)
    throw new Refusal('NETWORK_ERROR')
  }
}

interface Sending extends CallOptions {
  readonly file?: Blob
}

async function reach(
  endpoint: AnyEndpoint,
  input: unknown,
  { key, signal, file }: Sending,
): Promise<Response> {
  const { path, method } = endpoint
  const asked = file ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  return fetch(`/api${path}${asked}`, {
    method,
    headers: headersFor(endpoint, key),
    ...(method === 'POST' && { body: file ?? JSON.stringify(input) }),
    ...(signal && { signal }),
  })
}

function headersFor(endpoint: AnyEndpoint, key: string | undefined): Record<string, string> {
  const { accessToken } = currentSession()
  return {
    'x-device': deviceNumber(),
    'accept-language': document.documentElement.lang || 'ko',
    ...(endpoint.method === 'POST' && { 'content-type': typeFor(endpoint) }),
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    ...(key && { 'idempotency-key': key }),
  }
}

function typeFor({ takes }: AnyEndpoint): string {
  return takes === 'FILE' ? 'application/octet-stream' : 'application/json'
}

/** This browser's own number: Recent Devices and the finder of linked accounts go by it. */
function deviceNumber(): string {
  const kept = localStorage.getItem(DEVICE_KEY)
  if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept
  const fresh = randomHex()
  localStorage.setItem(DEVICE_KEY, fresh)
  return fresh
}

function reportOutage(lasting: boolean): void {
  if (lasting !== out) troubles?.outage(lasting)
  out = lasting
}

function isCode(code: string): code is Code {
  return code in CODE_STATUS
}
