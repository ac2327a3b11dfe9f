import type { OutputOf } from '@camellia/contract/endpoint'
import type { searchMembers } from '@camellia/contract/member'
import { createStore } from './store'

export type FoundMember = OutputOf<typeof searchMembers>[number]

const store = createStore<FoundMember | undefined>(undefined)

/** The member whose card is open, found by the search or the palette. */
export const useFoundMember = store.use
export const showMember = store.set
