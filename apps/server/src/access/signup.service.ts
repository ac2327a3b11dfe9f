import type { signupInput } from '@camellia/contract/access'
import type { Seal } from '@camellia/db/sealed'
import { can } from '@camellia/kernel/ability'
import type { MemberId } from '@camellia/kernel/ids'
import { homeOf } from '@camellia/kernel/network'
import { refuse } from '@camellia/kernel/refusal'
import { openWallet } from '@camellia/ledger/balance'
import type * as z from 'zod/mini'
import type { CallContext } from '../http/serve'
import type { AppDb, AppTx } from '../http/tell'
import { checkDepositor } from '../member/member.rules'
import { SIGNUP_DECIDERS } from '../member/member.service'
import {
  type Credentials,
  countSignupsFrom,
  insertMember,
  selectCredentials,
  selectRoleFor,
} from '../member/member.sql'
import { hashPassword } from '../member/password'
import { checkNewPassword } from '../member/password.rules'
import type { Settings } from '../setting/setting.rules'
import { abilitiesFor } from '../tree/abilities.rules'
import { checkConfirmation } from './access.rules'
import { deleteAttempt, insertAttempt } from './attempt.sql'

type Signup = z.output<typeof signupInput>

/** A visitor asks to become a member; staff above are alarmed and decide. */
export async function signUp(
  { system }: AppDb,
  input: Signup,
  context: {
    readonly asked: CallContext
    readonly settings: Settings
    readonly seal: Seal
    readonly mode: 'play' | 'real'
  },
): Promise<void> {
  const { asked, settings, seal, mode } = context
  const policy = settings['site.passwordPolicy']
  checkNewPassword(input.password, { kind: 'MEMBER', policy, mode, twoFactor: false })
  checkConfirmation(input.password, input.cPassword)
  checkDepositor(input.depositor, settings['site.depositorScript'])
  if (!settings['site.banks'].includes(input.bank)) {
    refuse('INVALID_PARAMETER', { fields: ['bank'] })
  }
  // Codes and ids are not to be tried out: ten wrong ones of an address in half an hour.
  const attempt = await system((tx) => insertAttempt(tx, 'SIGNUP', homeOf(asked.address)))
  // What takes long comes first, so that a wrong code, a taken id and a new member take as long.
  const who = `address ${homeOf(asked.address)}` as const
  const passwordHash = await hashPassword(input.password, who)
  const withdrawPasswordHash = await hashPassword(input.withdrawPassword, who)
  // A valid parent comes before anything that could tell whether an id is taken.
  const line = await system((tx) => parentOf(tx, input.parentCode))
  await system(async (tx) => {
    await checkAddress(tx, asked.address, settings['limit.signupsPerAddress'])
    const status = settings['site.autoApprove'] ? 'NORMAL' : 'NEW'
    const account = `${input.bank} ${input.accountNumber}`
    const { id, path } = await insertMember(tx, {
      code: input.code,
      name: input.name,
      kind: 'MEMBER',
      status,
      roleId: await selectRoleFor(tx, 'MEMBER'),
      ...line,
      passwordHash,
      withdrawPasswordHash,
      email: input.email ?? null,
      bank: input.bank,
      depositor: input.depositor,
      accountSealed: seal.seal(input.accountNumber),
      accountPrint: seal.print(account),
      phoneSealed: seal.seal(input.phone),
      phonePrint: seal.print(input.phone),
      address: asked.address,
    })
    await openWallet(tx, id)
    await deleteAttempt(tx, attempt)
    if (status === 'NEW') alarm(tx, path, input.name)
  })
}

/** A partner's code, or a friend's: then the friend's partner, and the friend is remembered. */
async function parentOf(tx: AppTx, code: string) {
  const named = await selectCredentials(tx, { code })
  if (named?.status !== 0) refuse('PARENT_NOT_FOUND')
  const friend = named.kind === 'MEMBER' ? named : undefined
  const partner = friend ? await above(tx, friend) : named
  const open = partner?.kind === 'PARTNER' && partner.status === 0
  if (!open || !can(abilitiesFor(partner), { subject: 'SignUp', action: 'allow' })) {
    refuse('PARENT_NOT_FOUND')
  }
  return { parentId: partner.id, invitedBy: friend?.id ?? null }
}

async function above(tx: AppTx, friend: Credentials): Promise<Credentials | undefined> {
  return friend.parentId ? selectCredentials(tx, { id: friend.parentId }) : undefined
}

async function checkAddress(tx: AppTx, address: string, most: number): Promise<void> {
  if ((await countSignupsFrom(tx, address)) >= most) {
    refuse('TOO_MANY_REQUESTS', { retryAfter: 3_600 })
  }
}

function alarm(tx: AppTx, path: readonly MemberId[], name: string): void {
  const to = { above: path.slice(0, -1), ability: SIGNUP_DECIDERS }
  const id = String(path.at(-1))
  tx.tell({ to, push: { type: 'ALARM', kind: 'NEW_USER', text: name, id } })
  tx.tell({ to, push: { type: 'QUEUE', queue: 'SIGNUP' } })
}
