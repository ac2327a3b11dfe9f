import { RICH_ATTRIBUTES, RICH_LINKS, RICH_TAGS } from '@camellia/contract/rich-text'
import DOMPurify from 'dompurify'
import { useLayoutEffect, useRef } from 'react'
import styles from './rich-text.module.css'

/** Rich text from the office: cleaned again here, whatever the server let through. */
export function RichText({ html }: { readonly html: string }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(cleanNodes(html)), [html])
  return <div className={styles.text} ref={place} />
}

/**
 * The only way from text to elements on either site. They never become text again on the way to
 * the page, so that the browser needs to trust no maker of HTML but DOMPurify.
 */
export function cleanNodes(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TAGS],
    ALLOWED_ATTR: [...RICH_ATTRIBUTES],
    ALLOWED_URI_REGEXP: RICH_LINKS,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}
