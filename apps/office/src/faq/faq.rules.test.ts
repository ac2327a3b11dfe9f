import type { AdminFaq, FaqCategory } from '@camellia/contract/faq'
import { expect, test } from 'vitest'
import { draftOf, faqFrom, groupsOf, orderAt, orderInto, orderStep } from './faq.rules'
import { faqSearch } from './faq-search'

const faq = (id: string, category: FaqCategory) => ({ id, category }) as AdminFaq
const FAQS = [faq('a', 'ACCOUNT'), faq('b', 'ACCOUNT'), faq('m', 'MONEY')]
const GROUPS = groupsOf(FAQS)
const idsIn = (groups: typeof GROUPS, category: FaqCategory) =>
  groups.find((group) => group.category === category)?.faqs.map(({ id }) => id)

test('questions stand by category', () => {
  expect(idsIn(GROUPS, 'ACCOUNT')).toEqual(['a', 'b'])
  expect(idsIn(GROUPS, 'BONUS')).toEqual([])
})

test('a question let go in another category belongs there, and is shown there at once', () => {
  const move = orderAt(GROUPS, { id: 'a', onto: 'm', after: true })
  expect(move).toEqual({ category: 'MONEY', ids: ['m', 'a'] })
  const shown = groupsOf(FAQS, move)
  expect(idsIn(shown, 'ACCOUNT')).toEqual(['b'])
  expect(idsIn(shown, 'MONEY')).toEqual(['m', 'a'])
})

test('let go on the name of a category it becomes the first there', () => {
  expect(orderInto(GROUPS, 'b', 'MONEY')).toEqual({ category: 'MONEY', ids: ['b', 'm'] })
  expect(orderInto(GROUPS, 'b', 'BONUS')).toEqual({ category: 'BONUS', ids: ['b'] })
})

test('a step stays in its category and stops at its ends', () => {
  const [account] = GROUPS
  expect(account && orderStep(account, 'b', -1)).toEqual({ category: 'ACCOUNT', ids: ['b', 'a'] })
  expect(account && orderStep(account, 'b', 1)).toBeUndefined()
})

test('a question is sent once it is whole', () => {
  const draft = draftOf(undefined, 'MONEY')
  expect(faqFrom({ ...draft, questions: { ko: '언제?' } }, 'x')).toBeUndefined()
  expect(
    faqFrom({ ...draft, questions: { ko: '언제?' }, answers: { ko: '<p>곧</p>' } }, 'x'),
  ).toEqual({
    id: 'x',
    category: 'MONEY',
    shown: true,
    questions: { ko: '언제?' },
    answers: { ko: '<p>곧</p>' },
  })
})

test.each([
  { raw: { category: 'MONEY', edit: 'new' }, kept: { category: 'MONEY', edit: 'new' } },
  { raw: { category: 'X', edit: '7' }, kept: {} },
])('the address $raw means $kept', ({ raw, kept }) => {
  expect(faqSearch(raw)).toEqual(kept)
})
