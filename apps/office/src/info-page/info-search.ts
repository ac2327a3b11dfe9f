import { INFO_PAGES, type InfoPage } from '@camellia/contract/info-page'

export interface InfoSearch {
  readonly edit?: InfoPage
}

/** Which page is written; all of them are listed without one. */
export function infoSearch({ edit }: Readonly<Record<string, unknown>>): InfoSearch {
  const page = INFO_PAGES.find((known) => known === edit)
  return page ? { edit: page } : {}
}
