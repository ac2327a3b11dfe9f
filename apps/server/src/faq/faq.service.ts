import type { AdminFaq, FaqCategory } from '@camellia/contract/faq'
import { refuse } from '@camellia/kernel/refusal'
import type { Caller } from '../http/actor'
import type { AppTx } from '../http/tell'
import { cleanTexts } from '../rich-text/clean'
import { differenceOf, loggedTexts } from '../trail/trail.rules'
import { record } from '../trail/trail.service'
import { removeFaq as remove, saveFaq as save, saveOrder, selectAdminFaqs } from './faq.sql'

/** More nobody reads. */
const FAQS_MAX = 200
/** All of them in every language: they come in one answer. */
const FAQ_BYTES_MAX = 512 * 1024

/** Answers are rich text: what is left of them is what is written down. */
export async function cleanFaq(faq: AdminFaq): Promise<AdminFaq> {
  const answers = await cleanTexts(faq.answers)
  return Object.keys(answers).length > 0 ? { ...faq, answers } : refuse('INVALID_PARAMETER')
}

export async function saveFaq(tx: AppTx, caller: Caller, faq: AdminFaq): Promise<void> {
  const known = await selectAdminFaqs(tx)
  if (known.length >= FAQS_MAX && !known.some(({ id }) => id === faq.id)) refuse('LIMIT_REACHED')
  const others = known.filter(({ id }) => id !== faq.id)
  const bytes = Buffer.byteLength(JSON.stringify([...others, faq]))
  if (bytes > FAQ_BYTES_MAX) refuse('LIMIT_REACHED')
  await save(tx, faq)
  const before = known.find(({ id }) => id === faq.id)
  const [was, is] = [before ? factsOf(before) : {}, factsOf(faq)]
  const { question } = is
  const changed = differenceOf(was, is)
  const after = { question, ...changed.after }
  await record(tx, caller, { action: 'faq.save', ...(before && { before: changed.before }), after })
}

function factsOf({ questions, answers, category, shown }: AdminFaq) {
  const question = questions.ko ?? Object.values(questions)[0]
  return { question, title: loggedTexts(questions), content: loggedTexts(answers), category, shown }
}

export async function orderFaqs(
  tx: AppTx,
  caller: Caller,
  { category, ids }: { readonly category: FaqCategory; readonly ids: readonly string[] },
): Promise<void> {
  if ((await saveOrder(tx, category, ids)) !== new Set(ids).size) refuse('NOT_FOUND')
  await record(tx, caller, { action: 'faq.order', after: { category } })
}

export async function removeFaq(tx: AppTx, caller: Caller, id: string): Promise<void> {
  const question = (await remove(tx, id)) ?? refuse('NOT_FOUND')
  await record(tx, caller, { action: 'faq.remove', before: { question } })
}
