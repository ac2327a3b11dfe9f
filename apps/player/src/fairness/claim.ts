import { RTP_VARIANTS, type RtpVariant } from '@camellia/contract/game'
import type { Round } from '@camellia/contract/play'
import type { StreamVersion } from '@camellia/engines/stream'
import type { Claim as Claimed } from '@camellia/engines/verify'
import { slotOutcome } from '../site/slot-round'

/** What the verifier is given: typed in, pasted, or taken from a round of one's own. */
export interface ClaimFields {
  readonly game: string
  readonly serverSeed: string
  readonly commit: string
  readonly clientSeed: string
  readonly nonce: string
  /** Which form of the stream it was drawn with. */
  readonly stream: StreamVersion
  /** Of odd or even. */
  readonly pick: 'ODD' | 'EVEN'
  /** Of a slot. */
  readonly variant: RtpVariant
  readonly buy: boolean
  /** Of a slot the bet, also when a feature was bought for more. */
  readonly stake: number
}

/** What a round is said to have come to. */
export interface ClaimRecord {
  readonly outcome: Readonly<Record<string, unknown>>
  readonly win: number
}

export const EMPTY_CLAIM: ClaimFields = {
  game: 'odd-even',
  serverSeed: '',
  commit: '',
  clientSeed: '',
  nonce: '0',
  stream: 2,
  pick: 'ODD',
  variant: '96',
  buy: false,
  stake: 1_000,
}

/** Rounds and records of the first release do not say, and were drawn with the first form. */
const FIRST: StreamVersion = 1

const SEED = /^[0-9a-f]{64}$/i
const NONCE = /^\d{1,9}$/

export function claimHolds({ serverSeed, nonce }: ClaimFields): boolean {
  return SEED.test(serverSeed.trim()) && NONCE.test(nonce)
}

/** A round's own claim; its server seed stays empty while the pair is still in use. */
export function claimOf(
  round: Round & { readonly stream?: StreamVersion },
  serverSeed: string | null,
): ClaimFields {
  const slot = slotOutcome(round)
  return {
    game: round.game,
    serverSeed: serverSeed ?? '',
    commit: round.commit,
    clientSeed: round.clientSeed,
    nonce: String(round.nonce),
    stream: round.stream ?? FIRST,
    pick: round.choice.pick === 'EVEN' ? 'EVEN' : 'ODD',
    variant: slot?.variant ?? '96',
    buy: round.choice.buy === true,
    stake: slot?.bet ?? round.stake,
  }
}

/** As the engine takes it. */
export function claimedOf(fields: ClaimFields, record: ClaimRecord | undefined): Claimed {
  const { game, pick, buy, variant, stake, nonce, stream } = fields
  const slot = game !== 'odd-even'
  return {
    game,
    stake,
    choice: slot ? (buy ? { buy } : {}) : { pick },
    commit: fields.commit.trim().toLowerCase(),
    serverSeed: fields.serverSeed.trim().toLowerCase(),
    clientSeed: fields.clientSeed,
    nonce: Number(nonce),
    stream,
    ...(slot && { variant }),
    ...record,
  }
}

/** A claim as text, to be kept and checked anywhere. */
export function recordText(fields: ClaimFields, record: ClaimRecord | undefined): string {
  return JSON.stringify(claimedOf(fields, record), null, 2)
}

/** Reads such a text; undefined when it is none. */
export function readRecord(
  text: string,
): { readonly fields: ClaimFields; readonly record: ClaimRecord | undefined } | undefined {
  const raw = parsed(text)
  if (!raw || typeof raw.serverSeed !== 'string' || typeof raw.game !== 'string') return undefined
  const choice = (raw.choice ?? {}) as Record<string, unknown>
  const outcome = raw.outcome as ClaimRecord['outcome'] | undefined
  const fields = {
    game: raw.game,
    serverSeed: raw.serverSeed,
    commit: String(raw.commit ?? ''),
    clientSeed: String(raw.clientSeed ?? ''),
    nonce: String(raw.nonce ?? ''),
    stream: raw.stream === 2 ? (2 as const) : FIRST,
    pick: choice.pick === 'EVEN' ? ('EVEN' as const) : ('ODD' as const),
    variant: RTP_VARIANTS.find((known) => known === raw.variant) ?? '96',
    buy: choice.buy === true,
    stake: Number.isSafeInteger(raw.stake) ? Number(raw.stake) : 0,
  }
  return { fields, record: outcome && { outcome, win: Number(raw.win) } }
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined // What was pasted is no record: it is said beside the box.
  }
}
