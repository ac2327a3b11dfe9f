/** A single-use code of 43 characters, in the fragment: no server, proxy or Referer sees it. */
const CODE = /^#c=([A-Za-z0-9_-]{43})$/

let code: string | undefined

/** First thing on the page: takes the code out of the address before anything can keep it. */
export function takeHandoff(): void {
  if (!location.hash.startsWith('#c=')) return
  code = CODE.exec(location.hash)?.[1]
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}

export function hasHandoff(): boolean {
  return code !== undefined
}

/** Once only: a code that is shown twice ends every session of its owner. */
export function spendHandoff(): string | undefined {
  const spent = code
  code = undefined
  return spent
}
