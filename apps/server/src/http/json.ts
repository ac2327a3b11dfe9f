/** No body of ours is half as deep; what is deeper is meant to cost. */
const DEPTH_MAX = 20

/** As JSON.parse, but throws also on what is nested too deep, without going there. */
export function parseJson(text: string): unknown {
  if (isDeep(text)) throw new SyntaxError('nested too deep')
  return JSON.parse(text)
}

const QUOTE = 34
const BACKSLASH = 92
const OPENING = new Set([91, 123])
const CLOSING = new Set([93, 125])

function isDeep(text: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (inText) {
      if (sign === BACKSLASH) at++
      else if (sign === QUOTE) inText = false
    } else if (sign === QUOTE) inText = true
    else if (OPENING.has(sign)) depth++
    else if (CLOSING.has(sign)) depth--
    if (depth > DEPTH_MAX) return true
  }
  return false
}
