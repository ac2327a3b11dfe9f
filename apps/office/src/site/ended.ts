import { createStore } from './store'

/** Why the session is over: the server's words, or nothing when it simply ran out. */
export interface Ended {
  readonly text: string | undefined
  readonly next: string
}

const store = createStore<Ended | undefined>(undefined)

export const useEnded = store.use
export const showEnded = store.set
