import type { Macro } from '@camellia/contract/inquiry-queue'
import type { Seal } from '@camellia/db/sealed'
import type { MemberId } from '@camellia/kernel/ids'
import { refuse } from '@camellia/kernel/refusal'
import { requireApprover } from '../approval/approval.service'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import type { Settings } from '../setting/setting.rules'
import { saveSetting, selectSettings } from '../setting/setting.sql'
import { differenceOf, loggedTexts } from '../trail/trail.rules'
import { record } from '../trail/trail.service'
import { pickAccount, restAccount } from '../transaction/company-account.sql'
import { selectNames } from '../transaction/context.sql'
import { requireBelow } from '../tree/tree.sql'
import {
  filled,
  knowsItsPlaces,
  namesAnAccount,
  type Places,
  sameTexts,
  textFor,
} from './macro.rules'
import {
  type HeldMacro,
  lockMacro,
  type MacroWords,
  removeMacro as remove,
  saveMacro as save,
  saveOrder,
  selectAddressee,
  selectLanguage,
  selectMacro,
  selectMacros,
} from './macro.sql'

/** More nobody finds again. */
const MACROS_MAX = 100
/** All of a line's in every language: they come in one answer, with those of the lines above. */
const MACRO_BYTES_MAX = 128 * 1024

export async function listMacros(tx: AppTx, caller: Caller) {
  const macros = await selectMacros(tx, caller.scopeId)
  const settings = await selectSettings(tx)
  const wish = settings['inquiry.fastDepositWish']
  return {
    macros,
    fastDeposit: settings['inquiry.fastDeposit'],
    fastDepositWish: wish && {
      macro: wish.macro,
      by: (await selectNames(tx, [wish.by as MemberId])).get(wish.by as MemberId)?.code ?? null,
      mine: wish.by === caller.id,
    },
  }
}

export async function saveMacro(tx: AppTx, caller: Caller, macro: MacroWords): Promise<void> {
  const texts = Object.values(macro.contents)
  if (!texts.every(knowsItsPlaces)) refuse('INVALID_PARAMETER', { fields: ['contents'] })
  // What answers questions about paying in names an account by its place alone.
  if (macro.category === 'DEPOSIT' && texts.some(namesAnAccount)) {
    refuse('INVALID_PARAMETER', { fields: ['contents'], because: 'ACCOUNT' })
  }
  const own = (await selectMacros(tx, caller.scopeId)).filter(({ mine }) => mine)
  const isNew = !own.some(({ id }) => id === macro.id)
  if (isNew && own.length >= MACROS_MAX) refuse('LIMIT_REACHED')
  const others = own.filter(({ id }) => id !== macro.id)
  const bytes = Buffer.byteLength(JSON.stringify([...others, macro]))
  if (bytes > MACRO_BYTES_MAX) refuse('LIMIT_REACHED')
  const before = await lockMacro(tx, macro.id)
  await keepAgreed(tx, caller, { before, macro })
  if (!(await save(tx, { owner: caller.scopeId, by: caller.id }, macro))) refuse('NOT_FOUND')
  const changed = differenceOf(before ? factsOf(before) : {}, factsOf(macro))
  await record(tx, caller, {
    action: 'macro.save',
    ...(before && { before: changed.before }),
    after: { name: macro.name, ...changed.after },
  })
}

function factsOf({ name, category, contents }: MacroWords) {
  return { name, category, content: loggedTexts(contents) }
}

/** The words that answer Fast Deposit stay as two people agreed to them; a wish for others ends. */
async function keepAgreed(
  tx: AppTx,
  caller: Caller,
  { before, macro }: { readonly before: Macro | undefined; readonly macro: MacroWords },
): Promise<void> {
  // One that was removed and made again is another, whatever its number.
  if (before && sameTexts(before.contents, macro.contents)) return
  const settings = await selectSettings(tx)
  if (settings['inquiry.fastDeposit'] === macro.id) refuse('CONFLICT')
  await endWish(tx, caller, { macro: macro.id, settings })
}

/** Whoever has the page open sees that nothing waits any more, or what waits now. */
async function endWish(
  tx: AppTx,
  caller: Caller,
  { macro, settings }: { readonly macro: string; readonly settings: Settings },
): Promise<void> {
  if (settings['inquiry.fastDepositWish']?.macro === macro) await saveWish(tx, caller, null)
}

/** The one that answers Fast Deposit stays until another does. */
export async function removeMacro(tx: AppTx, caller: Caller, id: string): Promise<void> {
  const settings = await selectSettings(tx)
  if (settings['inquiry.fastDeposit'] === id) refuse('CONFLICT')
  const name = (await remove(tx, id)) ?? refuse('NOT_FOUND')
  await endWish(tx, caller, { macro: id, settings })
  await record(tx, caller, { action: 'macro.remove', before: { name } })
}

export async function orderMacros(
  tx: AppTx,
  caller: Caller,
  ids: readonly string[],
): Promise<void> {
  if ((await saveOrder(tx, ids)) !== new Set(ids).size) refuse('NOT_FOUND')
  await record(tx, caller, { action: 'macro.order', after: { count: ids.length } })
}

/**
 * What it says is where players send money. So accounts come only from their places, which two
 * people filled, and a second person chooses the same words before they answer anybody: the words
 * both of them read, in every language.
 */
export async function chooseFastDeposit(
  tx: AppTx,
  caller: Caller,
  { macro: id, version }: { readonly macro: string | null; readonly version: string | null },
): Promise<{ readonly waiting: boolean }> {
  const macro = id === null ? null : ((await lockMacro(tx, id)) ?? refuse('NOT_FOUND'))
  // A branch below could rewrite its own.
  if (macro && !macro.mine) refuse('NOT_FOUND')
  if (macro && macro.version !== version) refuse('CONFLICT')
  if (macro && Object.values(macro.contents).some(namesAnAccount)) {
    refuse('INVALID_PARAMETER', { fields: ['macro'] })
  }
  const waiting = macro !== null && (await isFirst(tx, caller, macro))
  const wish = waiting ? { macro: macro.id, version: macro.version, by: caller.id } : null
  await saveWish(tx, caller, wish)
  if (!waiting) await saveSetting(tx, { key: 'inquiry.fastDeposit', value: id, by: caller.id })
  const content = macro && loggedTexts(macro.contents)
  const after = { name: macro?.name ?? null, content, final: !waiting }
  await record(tx, caller, { action: 'macro.fast', after })
  return { waiting }
}

/** Whether another has yet to agree; what answers already takes no second yes. */
async function isFirst(tx: AppTx, caller: Caller, macro: HeldMacro): Promise<boolean> {
  const { id, version, writtenBy } = macro
  const settings = await selectSettings(tx)
  if (settings['inquiry.fastDeposit'] === id) return false
  const wish = settings['inquiry.fastDepositWish']
  const same = wish?.macro === id && wish.version === version
  const first = same && wish.by !== caller.id ? (wish.by as MemberId) : null
  await requireApprover(tx, caller, { first, settings })
  if (first === null) return true
  // Who wrote the words asks for them as who proposed them does: neither says the last yes.
  if (writtenBy === caller.id) refuse('FOUR_EYES_REQUIRED', { because: 'WROTE_IT' })
  await requireApprover(tx, caller, { first: writtenBy, settings })
  return false
}

async function saveWish(
  tx: AppTx,
  caller: Caller,
  value: Settings['inquiry.fastDepositWish'],
): Promise<void> {
  await saveSetting(tx, { key: 'inquiry.fastDepositWish', value, by: caller.id })
  const to = { above: [caller.scopeId], ability: { subject: 'Deposit', action: 'allow' } } as const
  tx.tell({ to, push: { type: 'QUEUE', queue: 'MACRO' } })
}

/** For the staff, to read over and send. */
export async function fillMacro(
  tx: AppTx,
  caller: Caller,
  wanted: { readonly macro: string; readonly member: MemberId; readonly seal: Seal },
) {
  const { macro, member, seal } = wanted
  await requireBelow(tx, caller.scopeId, [member])
  const { contents } = (await selectMacro(tx, macro)) ?? refuse('NOT_FOUND')
  const text = textFor(contents, await selectLanguage(tx, member))
  const places = await placesFor(tx, member, seal)
  // What is missing shows as a gap for whoever reads it over.
  const gaps = Object.fromEntries(Object.entries(places).map(([k, v]) => [k, v ?? '…'])) as Places
  return { content: filled(text, gaps) ?? '' }
}

/** Null: no answer is chosen, or it speaks of an account and there is none. */
export async function fastAnswer(
  tx: AppTx,
  member: MemberId,
  { language, seal }: { readonly language: string; readonly seal: Seal },
): Promise<string | null> {
  const chosen = (await selectSettings(tx))['inquiry.fastDeposit']
  const macro = chosen === null ? undefined : await selectMacro(tx, chosen)
  if (!macro) return null
  const account = await pickAccount(tx, member)
  const answer = filled(textFor(macro.contents, language), await placesFor(tx, member, seal))
  if (answer !== undefined && account) await restAccount(tx, account.id)
  return answer ?? null
}

async function placesFor(tx: AppTx, member: MemberId, seal: Seal): Promise<Places> {
  const { name, code } = (await selectAddressee(tx, member)) ?? refuse('MEMBER_NOT_FOUND')
  const account = await pickAccount(tx, member)
  return {
    name,
    code,
    bank: account?.bank ?? null,
    account: account ? seal.open(account.accountSealed) : null,
    holder: account?.holder ?? null,
    minDeposit: (await selectSettings(tx))['money.minDeposit'].toLocaleString('en-US'),
  }
}
