import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import { memberIdField, noData, textField } from './fields'

/** Game types with a rate of their own; HOTEL uses the CASINO rates (product.md 2). */
export const RATE_TYPES = ['CASINO', 'SLOT', 'MINI', 'HOLDEM', 'SPORTS', 'LOTTERY'] as const
export type RateType = (typeof RATE_TYPES)[number]

/** Basis points: 1 is 0.01 %. */
export const rateField = z.int().check(z.minimum(0), z.maximum(10_000))

export const ratesByType = z.strictObject({
  CASINO: rateField,
  SLOT: rateField,
  MINI: rateField,
  HOLDEM: rateField,
  SPORTS: rateField,
  LOTTERY: rateField,
})
export type RatesByType = z.output<typeof ratesByType>

export const memberRates = z.object({
  rolling: ratesByType,
  losing: ratesByType,
  lossFee: rateField,
})
export type MemberRates = z.output<typeof memberRates>

const versionField = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))

/** What the editor needs: the rates in force, and between which two others they must stay. */
export const readRates = endpoint({
  method: 'POST',
  path: '/member/rates/read',
  summary: 'Rates of a member below me, with those above and below that bound them.',
  reads: true,
  access: staffWho('Rolling', 'update'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: memberIdField }),
  output: z.object({
    version: z.int(),
    since: z.nullable(z.iso.datetime()),
    rates: memberRates,
    /** Nobody's rate is above the one over them; null at the top. */
    most: z.nullable(z.object({ rolling: ratesByType, losing: ratesByType })),
    /** Nor below the highest directly under them. */
    least: z.object({ rolling: ratesByType, losing: ratesByType }),
  }),
  refuses: ['MEMBER_NOT_FOUND'],
})

export const saveRates = endpoint({
  method: 'POST',
  path: '/member/rates',
  summary: 'Rates of a member below me from now on; bets keep those they were made under.',
  access: staffWho('Rolling', 'update'),
  scope: 'SUBTREE',
  onPerson: 'id',
  input: z.strictObject({
    id: memberIdField,
    /** The version the editor saw: someone else's change is not overwritten. */
    version: versionField,
    rolling: ratesByType,
    losing: ratesByType,
    lossFee: rateField,
    reason: textField(200),
  }),
  output: noData,
  refuses: ['MEMBER_NOT_FOUND', 'INVALID_RATE', 'CONFLICT'],
})
