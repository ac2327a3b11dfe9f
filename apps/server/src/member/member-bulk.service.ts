import { ACCOUNT_PATTERN, CODE_PATTERN, PHONE_PATTERN } from '@camellia/contract/access'
import { lineField } from '@camellia/contract/fields'
import type { BulkInput, BulkRow, RowProblem } from '@camellia/contract/member-bulk'
import { createMember as single } from '@camellia/contract/member-edit'
import type { Seal } from '@camellia/db/sealed'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { accountNumberOf, phoneOf } from '@camellia/kernel/written-number'
import * as z from 'zod/mini'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { offeredRoles } from '../role/role.service'
import { requirePartner } from '../tree/tree.sql'
import { isDepositor } from './member.rules'
import { selectRoleFor } from './member.sql'
import { saidTwice, takenBy } from './member-edit.rules'
import {
  createMember,
  type Hashes,
  type NewPerson,
  preparePerson,
  type Site,
} from './member-edit.service'
import { selectTaken } from './member-edit.sql'
import { passwordFaults } from './password.rules'
import type { SealedLooks } from './sealed-looks'
import { selectAsker } from './sealed-looks.sql'

interface Context extends Site {
  readonly seal: Seal
  readonly looks: SealedLooks
}

/** Everything that is wrong with a sheet, line by line. */
export async function problemsWith(
  tx: AppTx,
  caller: Caller,
  input: BulkInput,
  context: Context,
): Promise<RowProblem[]> {
  await requireOffer(tx, caller, input)
  const written = input.rows.flatMap((row, index) =>
    wrongIn(row, input, context).map((problem) => ({ row: index, ...problem })),
  )
  const rows = input.rows.map(({ code, phone, email, bank, accountNumber }) => ({
    code: code.trim(),
    phone: phoneOf(phone),
    email: email.trim(),
    account: accountNumber.trim() ? `${bank.trim()} ${accountNumberOf(accountNumber)}` : '',
  }))
  const asker = await selectAsker(tx, caller.id, context.settings)
  context.looks.ask(asker, rows)
  // As of a single form: what could not be made anyway tells nothing of others.
  const wrong = new Set(written.map(({ row }) => row))
  const taken = takenBy(rows, await selectTaken(tx, rows, context.seal))
    .filter(
      ({ problem, sealed, value }) =>
        !sealed ||
        (!wrong.has(problem.row) && context.looks.tell(asker, `${problem.code} ${value}`)),
    )
    .map(({ problem }) => problem)
  const all = [...written, ...saidTwice(rows), ...taken]
  return all.sort((a, b) => a.row - b.row)
}

/** The same as creating asks for, but without holding anything: this only looks. */
async function requireOffer(tx: AppTx, caller: Caller, input: BulkInput): Promise<void> {
  const { kind, roleId, parentId = caller.scopeId } = input
  await requirePartner(tx, caller.scopeId, parentId)
  if (kind === 'MEMBER') {
    const own = await selectRoleFor(tx, 'MEMBER')
    if (roleId && roleId !== own) refuse('INVALID_PARAMETER', { fields: ['roleId'] })
    return
  }
  const offered = await offeredRoles(tx, caller, { kind, parentId })
  if (!offered.some(({ id }) => id === roleId)) refuse('INVALID_PARAMETER', { fields: ['roleId'] })
}

type Wrong = Omit<RowProblem, 'row'>

function wrongIn(row: BulkRow, { kind }: BulkInput, { settings, mode }: Site): readonly Wrong[] {
  const rule = { kind, mode, policy: settings['site.passwordPolicy'], twoFactor: false }
  const banked = row.bank !== '' || row.accountNumber !== '' || row.depositor !== ''
  const script = settings['site.depositorScript']
  return [
    ...when(!CODE_PATTERN.test(row.code.trim()), 'code', 'CODE'),
    ...when(!z.safeParse(lineField(20), row.name).success, 'name', 'NAME'),
    ...passwordFaults(row.password, rule).map(
      (fault) => ({ field: 'password', code: 'INVALID_PASSWORD', ...fault }) as const,
    ),
    ...when(row.phone !== '' && !PHONE_PATTERN.test(phoneOf(row.phone)), 'phone', 'PHONE'),
    ...when(
      row.email !== '' && !z.safeParse(z.email(), row.email.trim()).success,
      'email',
      'EMAIL',
    ),
    ...when(
      banked && !ACCOUNT_PATTERN.test(accountNumberOf(row.accountNumber)),
      'accountNumber',
      'ACCOUNT',
    ),
    ...when(banked && !settings['site.banks'].includes(row.bank.trim()), 'bank', 'BANK'),
    ...when(banked && !isDepositor(row.depositor.trim(), script), 'depositor', 'DEPOSITOR'),
  ]
}

function when(
  wrong: boolean,
  field: keyof BulkRow,
  rule: NonNullable<RowProblem['rule']>,
): readonly Wrong[] {
  return wrong ? [{ field, rule, code: 'INVALID_PARAMETER' }] : []
}

/** A line of the sheet as a single new member; it has been looked through. */
export function peopleIn({ kind, parentId, roleId, rows }: BulkInput): readonly NewPerson[] {
  return rows.map((row) => {
    const { bank, depositor, accountNumber } = row
    return z.parse(single.input, {
      kind,
      code: row.code.trim(),
      name: row.name.trim(),
      password: row.password,
      ...(parentId && { parentId }),
      ...(roleId && { roleId }),
      ...(row.phone && { phone: row.phone }),
      ...(row.email && { email: row.email.trim() }),
      ...(accountNumber && {
        account: { bank, depositor: depositor.trim(), accountNumber },
      }),
    })
  })
}

/** One after the other: hashing takes all the cores it gets, and others log in meanwhile. */
export async function prepareAll(
  caller: Caller,
  people: readonly NewPerson[],
  site: Site,
): Promise<readonly Hashes[]> {
  const prepared: Hashes[] = []
  for (const one of people) prepared.push(await preparePerson(caller, one, site))
  return prepared
}

/** All of them in one transaction, each as if it were created alone. */
export async function createAll(
  tx: AppTx,
  caller: Caller,
  people: readonly NewPerson[],
  { hashes, seal }: { readonly hashes: readonly Hashes[]; readonly seal: Seal },
): Promise<readonly { readonly id: MemberId; readonly code: string }[]> {
  const made: { id: MemberId; code: string }[] = []
  for (const [index, person] of people.entries()) {
    const own = hashes[index] ?? refuse('INTERNAL_ERROR')
    made.push({
      id: await createMember(tx, caller, person, { hashes: own, seal }),
      code: person.code,
    })
  }
  return made
}
