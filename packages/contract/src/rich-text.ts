/**
 * All that rich text may hold: what an editor of notices needs, and nothing that can run, load or
 * leave its place. The server keeps to it when it is written, the browser again when it is shown.
 */
export const RICH_TAGS = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'a',
] as const

export const RICH_ATTRIBUTES = ['href'] as const

/** Where a link may lead: another page of this site, or a place in the web. */
export const RICH_LINKS = /^(?:https?:\/\/|mailto:|\/(?!\/))/i
