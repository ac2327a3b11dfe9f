import type { Code } from '@camellia/kernel/codes'
import type { MemberStatus } from './member.rules'

/** product.md 5: NORMAL and BLOCKED change into each other; DELETED is final. */
const FROM = {
  NORMAL: ['BLOCKED'],
  BLOCKED: ['NORMAL'],
  DELETED: ['NORMAL', 'BLOCKED'],
} as const satisfies Partial<Record<MemberStatus, readonly MemberStatus[]>>

export type NewStatus = keyof typeof FROM

export function statusesBefore(to: NewStatus): readonly MemberStatus[] {
  return FROM[to]
}

export const STATUS_ACTION = {
  NORMAL: 'member.unblock',
  BLOCKED: 'member.block',
  DELETED: 'member.delete',
} as const

export interface SheetRow {
  readonly code: string
  readonly phone: string
  readonly account: string
  readonly email: string
}

const TWICE = {
  code: 'DUPLICATED_ID',
  phone: 'DUPLICATED_PHONE',
  account: 'INVALID_ACCOUNT',
  email: 'DUPLICATED_EMAIL',
} as const satisfies Record<keyof SheetRow, Code>

export const SHEET_KEYS = Object.keys(TWICE) as readonly (keyof SheetRow)[]

/** What a sheet says twice: the second line is the one that is wrong. */
export function saidTwice(rows: readonly SheetRow[]) {
  return SHEET_KEYS.flatMap((key) => {
    const seen = new Set<string>()
    return rows.flatMap((row, index) => {
      const value = row[key].toLowerCase()
      const again = value !== '' && seen.has(value)
      seen.add(value)
      return again ? [{ row: index, field: fieldOf(key), code: TWICE[key] }] : []
    })
  })
}

/** What somebody else has already. */
export function takenBy(
  rows: readonly SheetRow[],
  taken: Readonly<Record<keyof SheetRow, Set<string>>>,
) {
  return rows.flatMap((row, index) =>
    SHEET_KEYS.filter((key) => taken[key].has(row[key].toLowerCase())).map((key) => ({
      row: index,
      field: fieldOf(key),
      code: TWICE[key],
    })),
  )
}

function fieldOf(key: keyof SheetRow): string {
  return key === 'account' ? 'accountNumber' : key
}
