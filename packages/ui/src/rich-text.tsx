import { RICH_ATTRIBUTES, RICH_LINKS, RICH_TAGS } from '@camellia/contract/rich-text'
import DOMPurify from 'dompurify'
import styles from './rich-text.module.css'

/** Rich text from the office: cleaned again here, whatever the server let through. */
export function RichText({ html }: { readonly html: string }) {
  const clean = cleanHtml(html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify just above.
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />
}

export function cleanHtml(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TAGS],
    ALLOWED_ATTR: [...RICH_ATTRIBUTES],
    ALLOWED_URI_REGEXP: RICH_LINKS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}
