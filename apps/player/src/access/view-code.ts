/** A single-use code of 43 characters, in the fragment: no server, proxy or Referer sees it. */
const CODE = /^#view=([A-Za-z0-9_-]{43})$/

let code: string | undefined

/** First thing on the page: takes the code out of the address before anything can keep it. */
export function takeViewCode(): void {
  if (!location.hash.startsWith('#view=')) return
  code = CODE.exec(location.hash)?.[1]
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
}

export function spendViewCode(): string | undefined {
  const spent = code
  code = undefined
  return spent
}
