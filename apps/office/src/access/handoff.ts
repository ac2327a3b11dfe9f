/** Single-use codes of 43 characters, in the fragment: no server, proxy or Referer sees them. */
const CODE = /^#(c|view)=([A-Za-z0-9_-]{43})$/

interface Codes {
  /** Opens one's own office. */
  c?: string | undefined
  /** Shows the office as someone else sees it. */
  view?: string | undefined
}

const codes: Codes = {}

/** First thing on the page: takes the code out of the address before anything can keep it. */
export function takeHandoff(): void {
  if (!/^#(c|view)=/.test(location.hash)) return
  const [, kind, code] = CODE.exec(location.hash) ?? []
  codes.c = kind === 'c' ? code : undefined
  codes.view = kind === 'view' ? code : undefined
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}

export function hasHandoff(): boolean {
  return codes.c !== undefined || codes.view !== undefined
}

/** Once only: a code that is shown twice ends every session of its owner. */
export function spendHandoff(): string | undefined {
  return spend('c')
}

export function spendView(): string | undefined {
  return spend('view')
}

function spend(kind: keyof Codes): string | undefined {
  const spent = codes[kind]
  codes[kind] = undefined
  return spent
}
