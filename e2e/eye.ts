/** Looks at a page from within: bundled and sent there by `inspect.ts`, so it imports nothing. */

/** What must be read whole: a name with an ellipsis can still be known, a button cannot. */
const WHOLE = 'button, th, label, h1, h2, h3, legend, [role=tab], nav a'
/** Rows show as much of a name as fits, and the banner moves through its window. */
const ROWS = 'td, th[scope=row], [role=row], [role=option], [role=listitem], li'
/** Amounts and moments: half of one is another one. */
const FIGURE = /^[−+]?\d{1,3}([,.\s]\d{3})+$|^(\d{4}-)?\d\d-\d\d \d\d:\d\d/
const MOVING = '[class*=_marquee_]'
const UNSEEN = '[inert], [aria-hidden=true], svg, canvas'
const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], ' +
  '[role=tab], [role=switch], [role=checkbox], [role=radio], [role=menuitem], [role=option]'
const KEY = /^([a-z][A-Za-z0-9]*)\.[\w.]+$/
const NOT_A_TEXT = /\{\{|\bundefined\b|\bNaN\b|\[object|Invalid Date/
const SPOKEN = ['aria-label', 'placeholder', 'title', 'alt']

/** What is too wide, cut off, or shown as a key instead of its text. */
export function misfits(namespaces: readonly string[]): string[] {
  const { clientWidth: width, scrollWidth: wide } = document.documentElement
  const page = wide > width + 1 ? [`the page scrolls sideways: ${wide} of ${width} px`] : []
  const texts = textNodes().flatMap((node) => textTroubles(node, namespaces))
  const spoken = [...document.querySelectorAll(SPOKEN.map((kind) => `[${kind}]`).join())].flatMap(
    (element) =>
      SPOKEN.flatMap((kind) => wordTroubles(element.getAttribute(kind) ?? '', namespaces)),
  )
  return [...new Set([...page, ...texts, ...spoken, ...boxesOutside()])]
}

/** What a finger can hardly meet. */
export function smallTargets(finger: number): string[] {
  const found = [...document.querySelectorAll<HTMLElement>(TARGETS)]
    .filter((element) => isShown(element) && !element.matches(':disabled'))
    .filter((element) => !inSentence(element) && isSmall(element, finger))
    .map((element) => {
      const { width, height } = element.getBoundingClientRect()
      return `small target ${Math.round(width)}×${Math.round(height)}: ${nameOf(element)}`
    })
  scrollTo(0, 0)
  return [...new Set(found)]
}

function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text)
  return nodes.filter((node) => node.data.trim() !== '' && !node.parentElement?.closest('script'))
}

function textTroubles(node: Text, namespaces: readonly string[]): string[] {
  const element = node.parentElement
  if (!element) return []
  const words = wordTroubles(node.data.trim(), namespaces)
  return isShown(element) ? [...words, ...placeTroubles(node, element)] : words
}

function wordTroubles(text: string, namespaces: readonly string[]): string[] {
  const [, space] = KEY.exec(text) ?? []
  if (space && namespaces.includes(space)) return [`a key for a text: ${text}`]
  return NOT_A_TEXT.test(text) ? [`not a text: ${text.slice(0, 60)}`] : []
}

function placeTroubles(node: Text, element: Element): string[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  const box = range.getBoundingClientRect()
  if (box.width < 1 || box.height < 1) return []
  const by = cutterOf(element)
  if (!by) return isOutside(box) ? [`out of the window: ${nameOf(element)}`] : []
  const edge = by.getBoundingClientRect()
  // One pixel is what is left of a text for screen readers only.
  if (edge.width <= 2 || edge.height <= 2 || element.closest(MOVING)) return []
  if (!touches(box, edge)) return []
  const shortened = hasEllipsis(element, by)
  const { overflowX, overflowY } = getComputedStyle(by)
  const over = Math.max(box.right - edge.right, edge.left - box.left)
  if (over > 1.5 && cuts(overflowX)) {
    if (!shortened) return [`cut off: ${nameOf(element)}`]
    if (FIGURE.test(node.data.trim())) return [`a shortened figure: ${node.data.trim()}`]
    if (element.closest(WHOLE) && !element.closest(ROWS)) return [`shortened: ${nameOf(element)}`]
  }
  const below = Math.max(box.bottom - edge.bottom, edge.top - box.top)
  return below > box.height / 3 && !shortened && cuts(overflowY)
    ? [`cut off below: ${nameOf(element)}`]
    : []
}

/** What does not show at all was left out on purpose, such as the keys that find no room. */
function touches(box: DOMRect, edge: DOMRect): boolean {
  const across = box.left < edge.right - 1 && box.right > edge.left + 1
  return across && box.top < edge.bottom - 1 && box.bottom > edge.top + 1
}

function cuts(overflow: string): boolean {
  return overflow === 'hidden' || overflow === 'clip'
}

/** The nearest element around this one, or itself, that ends what is wider than it. */
function cutterOf(from: Element): Element | undefined {
  for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
    const { overflowX, position } = getComputedStyle(at)
    if (overflowX !== 'visible') return at
    if (position === 'fixed') return undefined
  }
  return undefined
}

function hasEllipsis(element: Element, upTo: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(at)
    if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return true
    if (at === upTo) return false
  }
  return false
}

function boxesOutside(): string[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const box = element.getBoundingClientRect()
      if (box.width < 2 || box.height < 2 || !isOutside(box)) return false
      const above = element.parentElement?.getBoundingClientRect()
      return !(above && isOutside(above)) && isShown(element) && !cutterOf(element)
    })
    .map((element) => `sticks out of the window: ${nameOf(element)}`)
}

function isOutside({ left, right }: DOMRect): boolean {
  return right > document.documentElement.clientWidth + 1 || left < -1
}

function isShown(element: Element): boolean {
  if (element.closest(UNSEEN)) return false
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

/** Links within a sentence are as high as its line. */
function inSentence(element: HTMLElement): boolean {
  if (!getComputedStyle(element).display.startsWith('inline')) return false
  const around = (element.parentElement?.textContent ?? '').trim()
  return element.tagName === 'A' && around.length > (element.textContent ?? '').trim().length + 3
}

/** A point beside the middle that answers is as good as a large box. */
function isSmall(element: HTMLElement, finger: number): boolean {
  const before = element.getBoundingClientRect()
  if (before.width >= finger && before.height >= finger) return false
  if (before.width < 2 || before.height < 2) return false
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const box = element.getBoundingClientRect()
  const x = box.left + box.width / 2
  const y = box.top + box.height / 2
  // Something lies over it, such as a dialog.
  if (!answers(element, x, y)) return false
  const wide = reach(element, x, y, [-1, 0]) + reach(element, x, y, [1, 0])
  const high = reach(element, x, y, [0, -1]) + reach(element, x, y, [0, 1])
  // Halves of pixels are lost on both sides.
  return Math.max(box.width, wide) < finger - 2 || Math.max(box.height, high) < finger - 2
}

/** How far from its middle an element still answers a finger. */
function reach(element: HTMLElement, x: number, y: number, [across, down]: Way): number {
  const far = Array.from({ length: 44 }, (_, at) => at + 1).find(
    (px) => !answers(element, x + across * px, y + down * px),
  )
  return (far ?? 45) - 1
}

type Way = readonly [across: number, down: number]

function answers(element: HTMLElement, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return true
  const hit = document.elementFromPoint(x, y)
  return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
}

function nameOf(element: Element): string {
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
  const own = element.getAttribute('class')?.split(' ')[0]
  const tags = [element.parentElement, element].map((part) => part?.tagName.toLowerCase())
  const short = words.replace(/\s+/g, ' ').slice(0, 40)
  return `${tags.join(' > ')}${own ? `.${own}` : ''} "${short}"`
}
