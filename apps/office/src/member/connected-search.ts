import type { ConnectedWho } from '@camellia/contract/presence'
import { type PageSize, pageIn, sizeIn, textIn, wholeIn } from '../site/address'
import { PANEL_TABS, type PanelTab } from './people-search'

const SIZE: PageSize = 50

export interface ConnectedSearch {
  readonly who?: 'STAFF'
  readonly search?: string
  readonly page?: number
  readonly size?: PageSize
  readonly id?: number
  readonly tab?: PanelTab
}

export function connectedSearch(raw: Record<string, unknown>): ConnectedSearch {
  const tab = PANEL_TABS.find((known) => known === raw.tab)
  return {
    ...(raw.who === 'STAFF' && { who: 'STAFF' as const }),
    ...textIn('search', raw.search),
    ...pageIn(raw.page),
    ...sizeIn(raw.size, SIZE),
    ...wholeIn('id', raw.id),
    ...(tab && tab !== 'summary' && { tab }),
  }
}

/** What the call is asked, from the address. */
export function connectedInput({ who, search, page, size }: ConnectedSearch) {
  const text = search?.trim()
  const whose: ConnectedWho = who ?? 'PLAYERS'
  return { who: whose, page: page ?? 1, size: size ?? SIZE, ...(text && { search: text }) }
}
