import { BULK_FIELDS, type BulkRow } from '@camellia/contract/member-bulk'
import type { MemberPanel } from '@camellia/contract/member-panel'
import { RATE_TYPES, type RatesByType } from '@camellia/contract/rate'
import { phoneOf } from '@camellia/kernel/written-number'

export interface ProfileForm {
  readonly name: string
  readonly firstName: string
  readonly lastName: string
  readonly birthday: string
  readonly phone: string
  readonly email: string
  readonly roleId: string
}

export function profileOf(member: MemberPanel): ProfileForm {
  return {
    name: member.name,
    firstName: member.firstName,
    lastName: member.lastName,
    birthday: member.birthday ?? '',
    phone: '',
    email: '',
    roleId: String(member.role.id),
  }
}

/** Only what was changed is sent: what two people edit apart does not overwrite each other. */
export function changedProfile(before: ProfileForm, after: ProfileForm) {
  const changed = (key: keyof ProfileForm) => after[key].trim() !== before[key].trim()
  return {
    ...(changed('name') && { name: after.name.trim() }),
    ...(changed('firstName') && { firstName: after.firstName.trim() }),
    ...(changed('lastName') && { lastName: after.lastName.trim() }),
    ...(changed('birthday') && { birthday: after.birthday || null }),
    ...(changed('phone') && { phone: phoneOf(after.phone) }),
    ...(changed('email') && { email: after.email.trim() }),
    ...(changed('roleId') && { roleId: Number(after.roleId) }),
  }
}

/** `1.5` per cent is 150 basis points; undefined where it is no rate. */
export function basisPointsIn(text: string): number | undefined {
  if (!/^\d{1,3}([.,]\d{0,2})?$/.test(text.trim())) return undefined
  const points = Math.round(Number(text.trim().replace(',', '.')) * 100)
  return points <= 10_000 ? points : undefined
}

export function percentText(basisPoints: number): string {
  return String(basisPoints / 100)
}

export type RateTexts = Readonly<Record<keyof RatesByType, string>>

export function rateTexts(rates: RatesByType): RateTexts {
  return mapTypes((type) => percentText(rates[type]))
}

/** All six, or undefined while one of them is no rate. */
export function ratesIn(texts: RateTexts): RatesByType | undefined {
  const points = RATE_TYPES.map((type) => basisPointsIn(texts[type]))
  if (points.includes(undefined)) return undefined
  return mapTypes((type) => basisPointsIn(texts[type]) ?? 0)
}

function mapTypes<Value>(of: (type: keyof RatesByType) => Value) {
  return Object.fromEntries(RATE_TYPES.map((type) => [type, of(type)])) as Record<
    keyof RatesByType,
    Value
  >
}

/**
 * A sheet as people paste it: commas, semicolons or tabs; quotes around what contains them. With a
 * first line of column names the columns may stand in any order.
 */
export function rowsIn(text: string): readonly BulkRow[] {
  const lines = cellsIn(text).filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const [first = []] = lines
  const named = first.map((cell) => BULK_FIELDS.find((field) => same(field, cell)))
  const headed = named.some((field) => field === 'code')
  const columns = headed ? named : BULK_FIELDS
  return lines.slice(headed ? 1 : 0).map((cells) => rowOf(columns, cells))
}

function same(field: string, cell: string): boolean {
  return field.toLowerCase() === cell.trim().toLowerCase()
}

function rowOf(columns: readonly (keyof BulkRow | undefined)[], cells: readonly string[]): BulkRow {
  const value = (field: keyof BulkRow) => {
    const at = columns.indexOf(field)
    const cell = at < 0 ? '' : (cells[at] ?? '')
    return field === 'password' ? cell : cell.trim()
  }
  return Object.fromEntries(BULK_FIELDS.map((field) => [field, value(field)])) as unknown as BulkRow
}

function cellsIn(text: string): string[][] {
  const separator = ['\t', ';', ','].find((one) => text.includes(one)) ?? ','
  const lines: string[][] = [[]]
  let cell = ''
  let quoted = false
  const end = () => {
    lines.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    if (quoted) {
      if (letter === '"' && text.charAt(at + 1) === '"') cell += text.charAt(++at)
      else if (letter === '"') quoted = false
      else cell += letter
    } else if (letter === '"' && cell === '') quoted = true
    else if (letter === separator) end()
    else if (letter === '\n') {
      end()
      lines.push([])
    } else if (letter !== '\r') cell += letter
  }
  end()
  return lines
}
