import { ACCOUNT_PATTERN, PHONE_PATTERN } from '@camellia/contract/access'
import type { MemberFilter, MemberRow } from '@camellia/contract/member-list'
import type { MemberTag } from '@camellia/contract/member-tag'
import { type MemberRates, RATE_TYPES, type RatesByType } from '@camellia/contract/rate'
import type { Seal } from '@camellia/db/sealed'
import type { MemberId } from '@camellia/kernel/ids'
import { accountNumberOf, phoneOf } from '@camellia/kernel/written-number'
import { masked, numberOf, statusOf } from './member.rules'
import type { MemberListRow, PageFilter } from './member-list.sql'

export function pageFilterFor(
  filter: MemberFilter,
  { scope, prints }: { readonly scope: MemberId; readonly prints: readonly Buffer[] },
): PageFilter {
  const { kinds, statuses, search, joinedFrom, joinedUntil, online, under, ...rest } = filter
  return {
    ...rest,
    under: under ?? scope,
    ...(kinds && { kinds }),
    ...(statuses && { statuses: statuses.map(numberOf) }),
    ...(joinedFrom && { joinedFrom }),
    ...(joinedUntil && { joinedUntil }),
    ...(online !== undefined && { online }),
    ...(search && {
      search: search.toLowerCase(),
      prints: prints.map((print) => print.toString('hex')),
    }),
  }
}

/**
 * What a search may be the print of: a phone, or an account, which is sealed together with its
 * bank and therefore looked for at every bank. Nothing when it is no whole number.
 */
export function numbersIn(text: string, banks: readonly string[]): readonly string[] {
  const account = accountNumberOf(text)
  const phone = phoneOf(text)
  if (!ACCOUNT_PATTERN.test(account) && !PHONE_PATTERN.test(phone)) return []
  return [phone, ...banks.map((bank) => `${bank} ${account}`)]
}

/** A type without a rate has none: zero. */
export function ratesFor(row: {
  readonly rolling: Partial<RatesByType> | null
  readonly losing: Partial<RatesByType> | null
  readonly lossFee: number | null
}): MemberRates {
  return {
    rolling: ratesByTypeFor(row.rolling ?? {}),
    losing: ratesByTypeFor(row.losing ?? {}),
    lossFee: row.lossFee ?? 0,
  }
}

function ratesByTypeFor(kept: Partial<RatesByType>): RatesByType {
  return Object.fromEntries(RATE_TYPES.map((type) => [type, kept[type] ?? 0])) as RatesByType
}

export function memberRowFor(
  row: MemberListRow,
  seal: Seal,
  tags: readonly MemberTag[] = [],
): MemberRow {
  const { rolling, losing, lossFee, phoneSealed, accountSealed, parentCode, parentName } = row
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    kind: row.kind,
    status: statusOf(row.status),
    roleName: row.roleName,
    parent: { code: parentCode, name: parentName },
    balance: row.balance,
    point: row.point,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    online: row.online,
    lastGame: row.lastGame,
    createdAt: row.createdAt.toISOString(),
    rates: ratesFor({ rolling, losing, lossFee }),
    phone: maskedSeal(phoneSealed, seal),
    bank: row.bank,
    depositor: row.depositor,
    accountNumber: maskedSeal(accountSealed, seal),
    memoCount: row.memoCount,
    tags: [...tags],
    stake30: row.stake30,
    win30: row.win30,
  }
}

/** Whoever gave none has none to show. */
export function maskedSeal(sealed: Uint8Array | null, seal: Seal): string {
  return sealed ? masked(seal.open(sealed)) : ''
}
