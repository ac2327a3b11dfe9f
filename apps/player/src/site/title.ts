import { useEffect } from 'react'

/** Of the address, and of what is open on its page: the nearer one is said. */
const titles = { page: '', detail: '' }

export function usePageTitle(title: string): void {
  useEffect(() => show({ page: title }), [title])
}

/** A game, a notice: while it is on show. */
export function useDetailTitle(title: string): void {
  useEffect(() => {
    show({ detail: title })
    return () => show({ detail: '' })
  }, [title])
}

function show(change: Partial<typeof titles>): void {
  Object.assign(titles, change)
  document.title = [titles.detail || titles.page, 'Camellia'].filter(Boolean).join(' · ')
}
