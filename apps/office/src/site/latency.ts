import { createStore } from './store'

const store = createStore<number | undefined>(undefined)

/** How long the last small call took, as the browser itself measured it. */
export const useLatency = store.use

export function watchLatency(): void {
  if (typeof PerformanceObserver === 'undefined') return
  const observer = new PerformanceObserver((list) => {
    const last = list.getEntries().findLast(({ name }) => name.endsWith('/api/report/shell'))
    if (last) store.set(Math.round(last.duration))
  })
  observer.observe({ type: 'resource', buffered: true })
}
