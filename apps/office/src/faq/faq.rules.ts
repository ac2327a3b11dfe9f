import type { InputOf } from '@camellia/contract/endpoint'
import {
  type AdminFaq,
  FAQ_CATEGORIES,
  type FaqCategory,
  type orderFaqs,
  type saveFaq,
} from '@camellia/contract/faq'
import { placed, stepped } from '../site/order.rules'
import { areWhole, keptWords, type Words } from '../site/words.rules'

export type FaqOrder = InputOf<typeof orderFaqs>

export interface FaqGroup {
  readonly category: FaqCategory
  readonly faqs: readonly AdminFaq[]
}

/** By category in the order of the site; a move that is on its way is already shown. */
export function groupsOf(faqs: readonly AdminFaq[], move?: FaqOrder): readonly FaqGroup[] {
  const now = move
    ? faqs.map((faq) => (move.ids.includes(faq.id) ? { ...faq, category: move.category } : faq))
    : faqs
  return FAQ_CATEGORIES.map((category) => {
    const own = now.filter((faq) => faq.category === category)
    if (category !== move?.category) return { category, faqs: own }
    return {
      category,
      faqs: own.toSorted((a, b) => move.ids.indexOf(a.id) - move.ids.indexOf(b.id)),
    }
  })
}

/** A row is let go at another, which may be of another category. */
export function orderAt(
  groups: readonly FaqGroup[],
  { id, onto, after }: { readonly id: string; readonly onto: string; readonly after: boolean },
): FaqOrder | undefined {
  const group = groups.find(({ faqs }) => faqs.some((faq) => faq.id === onto))
  if (!group || id === onto) return undefined
  return { category: group.category, ids: [...placed(idsOf(group), { id, onto, after })] }
}

/** A row is let go on the name of a category: it becomes its first. */
export function orderInto(
  groups: readonly FaqGroup[],
  id: string,
  category: FaqCategory,
): FaqOrder {
  const group = groups.find((known) => known.category === category)
  const rest = group ? idsOf(group).filter((other) => other !== id) : []
  return { category, ids: [id, ...rest] }
}

export function orderStep(group: FaqGroup, id: string, by: 1 | -1): FaqOrder | undefined {
  const ids = stepped(idsOf(group), id, by)
  return ids && { category: group.category, ids: [...ids] }
}

function idsOf({ faqs }: FaqGroup): readonly string[] {
  return faqs.map(({ id }) => id)
}

/** A question while it is being written. */
export interface FaqDraft {
  readonly category: FaqCategory
  readonly shown: boolean
  readonly questions: Words
  readonly answers: Words
}

export function draftOf(
  faq: AdminFaq | undefined,
  category: FaqCategory = FAQ_CATEGORIES[0],
): FaqDraft {
  if (!faq) return { category, shown: true, questions: {}, answers: {} }
  return {
    category: faq.category,
    shown: faq.shown,
    questions: faq.questions,
    answers: faq.answers,
  }
}

/** What is sent; nothing while something is missing. */
export function faqFrom(draft: FaqDraft, id: string): InputOf<typeof saveFaq> | undefined {
  const { category, shown, questions, answers } = draft
  if (!areWhole(questions, answers)) return undefined
  return { id, category, shown, questions: keptWords(questions), answers: keptWords(answers) }
}
