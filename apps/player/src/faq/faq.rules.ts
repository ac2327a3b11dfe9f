import type { Faq, FaqCategory } from '@camellia/contract/faq'
import { MISS, plain, rankOfWords } from '../site/words.rules'

/** Found in the answer alone: after everything that was found in a question. */
const ANSWER = 5

/** Questions that answer to the words, best first: by initials and with small slips too. */
export function findFaqs(faqs: readonly Faq[], words: string): readonly Faq[] {
  const query = words.split(/\s+/).map(plain).filter(Boolean)
  if (query.length === 0) return faqs
  return faqs
    .map((faq) => ({ faq, rank: rankOf(faq, query) }))
    .filter(({ rank }) => rank < MISS)
    .sort((a, b) => a.rank - b.rank)
    .map(({ faq }) => faq)
}

/** The whole phrase, or else every word of it somewhere: the worst word decides. */
function rankOf({ question, answer }: Faq, query: readonly string[]): number {
  const answerText = plain(textOf(answer))
  const byWord = query.map((word) => {
    const found = rankInText(question, word)
    return found < MISS || !answerText.includes(word) ? found : ANSWER
  })
  return Math.min(rankInText(question, query.join('')), Math.max(...byWord))
}

/** A slip is looked for from the beginning of each word: nobody begins in the middle of one. */
function rankInText(text: string, query: string): number {
  const words = text.split(/\s+/)
  return Math.min(
    ...words.map((_, at) => rankOfWords(plain(words.slice(at).join('')), query) + Math.sign(at)),
  )
}

/** For searching only: what is shown goes through the cleaner. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ')
}

/** How many there are of each category, those without any left out. */
export function countsOf(faqs: readonly Faq[]): ReadonlyMap<FaqCategory, number> {
  const counts = new Map<FaqCategory, number>()
  for (const { category } of faqs) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}
