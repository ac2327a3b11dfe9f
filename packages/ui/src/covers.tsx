/** Smaller than this a link is a button: a tile of a game may lie below the corner. */
const BUTTON_MAX_PX = 72
/** No line of text is lower. */
const STEP_PX = 10
const PRESSED = 'a, button, input, select, textarea, summary, [role="button"]'

/** Whether something to press or a number lies below this box. */
export function coversSomething(button: HTMLElement, box: DOMRect): boolean {
  // A page that is drawn nowhere covers nothing.
  if (!('elementsFromPoint' in document)) return false
  for (let x = box.left + 1; x < box.right; x += STEP_PX) {
    for (let y = box.top + 1; y < box.bottom; y += STEP_PX) {
      const below = document.elementsFromPoint(x, y).find((found) => !button.contains(found))
      if (below && (isPressed(below) || hasNumberIn(below, box))) return true
    }
  }
  return false
}

function isPressed(element: Element): boolean {
  const pressed = element.closest(PRESSED)
  return pressed !== null && pressed.getBoundingClientRect().height <= BUTTON_MAX_PX
}

function hasNumberIn(element: Element, box: DOMRect): boolean {
  for (const node of element.childNodes) {
    if (!(node instanceof Text) || !/\d/.test(node.data)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) if (overlap(line, box)) return true
  }
  return false
}

function overlap(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
