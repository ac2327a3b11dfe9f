import { useCallback } from 'react'
import { createStore } from './store'

const store = createStore<Readonly<Record<string, string>>>({})

/** What one began to write stays while one looks elsewhere; it is gone when it is sent. */
export function useWords(id: string): [string, (text: string) => void] {
  const text = store.use()[id] ?? ''
  const write = useCallback(
    (next: string) => {
      const { [id]: _, ...others } = store.get()
      store.set(next === '' ? others : { ...others, [id]: next })
    },
    [id],
  )
  return [text, write]
}
