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

/** In the language of the site and one that most others read: an inbox has no language. */
export function bankChangedMessage(account: {
  readonly bank: string
  readonly accountNumber: string
}): { readonly title: string; readonly content: string } {
  const { bank, accountNumber } = account
  const last = accountNumber.slice(-4)
  return {
    title: '출금 계좌가 변경되었습니다 · Your bank account was changed',
    content: [
      `담당자가 출금 계좌를 ${bank} (끝 네 자리 ${last}) 계좌로 변경했습니다.`,
      '직접 요청하지 않았다면 출금을 신청하지 말고 바로 고객센터에 알려 주세요.',
      '',
      `Staff changed the account you are paid out to: ${bank}, last four digits ${last}.`,
      'If you did not ask for this, do not withdraw and tell support at once.',
    ].join('\n'),
  }
}

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

/** A no that tells what somebody else's masked data are. */
export const TELLS_SEALED: readonly Code[] = [TWICE.phone, TWICE.account, TWICE.email]

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

/**
 * What somebody else has already. Of a line whose id is taken nothing more is told: a sheet sent a
 * second time is known by its ids.
 */
export function takenBy(
  rows: readonly SheetRow[],
  taken: Readonly<Record<keyof SheetRow, Set<string>>>,
) {
  return rows.flatMap((row, index) => {
    const keys = SHEET_KEYS.filter((key) => taken[key].has(row[key].toLowerCase()))
    const told = keys.includes('code') ? (['code'] as const) : keys
    return told.map((key) => {
      const problem = { row: index, field: fieldOf(key), code: TWICE[key] }
      return { problem, sealed: key !== 'code', value: row[key].toLowerCase() }
    })
  })
}

function fieldOf(key: keyof SheetRow): string {
  return key === 'account' ? 'accountNumber' : key
}
