import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import './dialog'
import './drawer'
import { loadPieces } from './later'
import './office-dialog'
import './select-field'

/** A busy machine is no reason to fail. */
configure({ asyncUtilTimeout: 20_000 })

// Files share a process: what one left in the page and in its stores is not there for the next.
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()

/** What browsers have and jsdom lacks, as far as the UI kit asks for it at all. */
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
}))

class SilentObserver {
  readonly observe = () => {}
  readonly unobserve = () => {}
  readonly disconnect = () => {}
  readonly takeRecords = () => []
}
vi.stubGlobal('ResizeObserver', SilentObserver)
vi.stubGlobal('IntersectionObserver', SilentObserver)
window.HTMLElement.prototype.scrollIntoView = () => {}
window.scrollTo = () => {}

// What comes at the first touch is there: a test that presses a button looks at once.
await loadPieces()

afterEach(cleanup)
