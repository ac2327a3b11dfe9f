import { ALWAYS_REFUSES, type AnyEndpoint } from '@camellia/contract/endpoint'
import { CODE_STATUS, type Code } from '@camellia/kernel/codes'
import * as z from 'zod/mini'
import type { Answer } from './send'

export const SLOW_MS = 2_000

/** Before a call is known to be one: an address, a method, a body that none takes. */
const TRANSPORT: readonly Code[] = ['INVALID_PARAMETER', 'NOT_FOUND', 'PAYLOAD_TOO_LARGE']

/** What only we can know: frames of a stack, folders, queries, the words of PostgreSQL. */
const LEAKS: readonly RegExp[] = [
  /\bat (async )?[\w.<>[\] ]+ ?\(?(file:|node:|\/)[^\s)]*:\d+/,
  /node_modules|node:internal/,
  /(^|[\s"'(=])\/(home|root|tmp|var|usr|work|app)\/\w/,
  /PostgresError|ECONNREFUSED|SQLSTATE/,
  /violates (check|foreign|unique|not-null)|duplicate key value|invalid input syntax/,
  /syntax error at|relation "|column "|of relation|out of range for type/,
  /\bselect\b.{1,200}\bfrom\b.{1,100}\bwhere\b/i,
  /\b(Type|Range|Reference|Syntax)Error\b/,
]

export interface Verdict {
  readonly code: string
  readonly data: unknown
  /** Each a sentence about what must not be. */
  readonly wrong: readonly string[]
}

/** Whether an answer is one the contract has for this call. */
export function judge(endpoint: AnyEndpoint, answer: Answer, method = 'POST'): Verdict {
  const { http, text, headers } = answer
  if (http === 0) return { code: '', data: null, wrong: ['the line was cut without an answer'] }
  const leaks = LEAKS.filter((leak) => leak.test(text)).map((leak) => `tells ${leak}`)
  // Neither may have a body.
  if (http === 304 || method === 'HEAD') {
    return { code: '', data: null, wrong: http < 500 ? [] : [`answers ${http}`] }
  }
  const isFile = endpoint.answers === 'FILE' && !String(headers['content-type']).includes('json')
  if (isFile) return { code: 'SUCCESS', data: null, wrong: fileFaults(answer) }
  const envelope = envelopeOf(text)
  if (!envelope) return { code: '', data: null, wrong: [`${http} without the envelope`, ...leaks] }
  const { code, data } = envelope
  return { code, data, wrong: [...leaks, ...faults(endpoint, http, envelope)] }
}

interface Envelope {
  readonly status: string
  readonly code: string
  readonly message: string
  readonly data: unknown
}

function envelopeOf(text: string): Envelope | undefined {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null) return undefined
    const names = Object.keys(parsed).sort().join()
    return names === 'code,data,message,status' ? (parsed as Envelope) : undefined
  } catch {
    return undefined
  }
}

function faults(endpoint: AnyEndpoint, http: number, { status, code, data }: Envelope): string[] {
  if (http >= 500) return [`answers ${http} ${code}`]
  if (code === 'SUCCESS') {
    const fits = z.safeParse(endpoint.output, data).success
    return [
      ...(http === 200 && status === 'OK' ? [] : [`says SUCCESS with ${http} ${status}`]),
      ...(fits ? [] : ['answers with what the contract does not say']),
    ]
  }
  const allowed: readonly string[] = [...endpoint.refuses, ...ALWAYS_REFUSES, ...TRANSPORT]
  const fits = http === CODE_STATUS[code as Code] || (http === 400 && code === 'INVALID_PARAMETER')
  return [
    ...(status === 'ERROR' ? [] : [`refuses with status ${status}`]),
    ...(allowed.includes(code) ? [] : [`refuses with ${code}, which it does not declare`]),
    ...(fits ? [] : [`sends ${code} as ${http}`]),
  ]
}

function fileFaults({ http, headers }: Answer): string[] {
  const saved = String(headers['content-disposition']).startsWith('attachment')
  return http === 200 && saved ? [] : [`answers ${http} with a file that a browser would open`]
}
