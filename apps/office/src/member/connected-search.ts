import { PAGE_SIZES } from '@camellia/contract/fields'
import { PANEL_TABS, type PageSize, type PanelTab } from './people-search'

const SIZE: PageSize = 50

export interface ConnectedSearch {
  readonly search?: string
  readonly page?: number
  readonly size?: PageSize
  readonly id?: number
  readonly tab?: PanelTab
}

export function connectedSearch(raw: Record<string, unknown>): ConnectedSearch {
  const search = typeof raw.search === 'number' ? String(raw.search) : raw.search
  const size = PAGE_SIZES.find((known) => known === Number(raw.size))
  const tab = PANEL_TABS.find((known) => known === raw.tab)
  const page = Number(raw.page)
  const id = Number(raw.id)
  return {
    ...(typeof search === 'string' && search !== '' && { search: search.slice(0, 40) }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= 1_000_000 && { page }),
    ...(size && size !== SIZE && { size }),
    ...(Number.isSafeInteger(id) && id > 0 && { id }),
    ...(tab && tab !== 'summary' && { tab }),
  }
}

/** What the call is asked, from the address. */
export function connectedInput({ search, page, size }: ConnectedSearch) {
  const text = search?.trim()
  return { page: page ?? 1, size: size ?? SIZE, ...(text && { search: text }) }
}
