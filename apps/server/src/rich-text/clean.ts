import { RICH_ATTRIBUTES, RICH_LINKS, RICH_TAGS } from '@camellia/contract/rich-text'
import createDOMPurify from 'dompurify'

let cleaner: Promise<(html: string) => string> | undefined

/** A document to clean in is heavy: it is made when the first rich text is written. */
async function makeCleaner(): Promise<(html: string) => string> {
  const { JSDOM } = await import('jsdom')
  const purify = createDOMPurify(new JSDOM('').window)
  return (html) =>
    purify.sanitize(html, {
      ALLOWED_TAGS: [...RICH_TAGS],
      ALLOWED_ATTR: [...RICH_ATTRIBUTES],
      ALLOWED_URI_REGEXP: RICH_LINKS,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    })
}

/** Only what rich text may hold; the rest is gone before it is written down. */
export async function cleanText(html: string): Promise<string> {
  cleaner ??= makeCleaner()
  return (await cleaner)(html)
}

/** Every language of a text. One that has no words left is left out. */
export async function cleanTexts(
  texts: Readonly<Partial<Record<string, string>>>,
): Promise<Record<string, string>> {
  const cleaned: Record<string, string> = {}
  for (const [language, html = ''] of Object.entries(texts)) {
    const clean = await cleanText(html)
    if (clean.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '') cleaned[language] = clean
  }
  return cleaned
}
