import type { FirstQueries, FirstQuery } from '@camellia/client/first-data'
import { queryOf } from '@camellia/client/hooks'
import { listGames, listVendors, readMyGames } from '@camellia/contract/game'
import { listGifts } from '@camellia/contract/gift'
import { listMyInquiries } from '@camellia/contract/inquiry'
import { listMessages } from '@camellia/contract/message'
import { listPopups } from '@camellia/contract/notice'
import { readProtection } from '@camellia/contract/protection'
import { readHome, readSite } from '@camellia/contract/site'
import { myTransactions, readDeposit } from '@camellia/contract/transaction'
import { GIFT_PAGES } from './gift-pages'
import { PROFILE, RIGHTS } from './session-upkeep'

const AROUND = [queryOf(readSite, {}), queryOf(listVendors, { gameType: ['CASINO', 'MINI'] })]

const AROUND_MEMBER = [
  PROFILE,
  RIGHTS,
  queryOf(listPopups, {}),
  queryOf(listMyInquiries, { page: 1, size: 3 }),
  queryOf(listMessages, { searchkey: '', page: 1, size: 10 }),
  queryOf(readProtection, {}),
]

const CATALOGUE = [queryOf(listGames, {}), queryOf(readHome, {})]

const LOBBY = [...CATALOGUE, queryOf(listVendors, { gameType: ['CASINO', 'SLOT', 'MINI'] })]

/** Pages that a guest may look at too. */
const OPEN_PAGES: Readonly<Record<string, readonly FirstQuery[]>> = {
  '/home': CATALOGUE,
  '/slot': LOBBY,
  '/slot-games': LOBBY,
}

const MINE = [queryOf(readMyGames, {})]

/** What only a member is shown; a guest who opens such a page is sent to the login. */
const MEMBER_PAGES: Readonly<Record<string, readonly FirstQuery[]>> = {
  '/slot': MINE,
  '/slot-games': MINE,
  '/deposit': [queryOf(readDeposit, {}), queryOf(myTransactions, { size: 5, types: ['DEPOSIT'] })],
}

/** What stands around the page of an address, and what the page shows. */
export function firstData(pathname: string, isAuth: boolean): FirstQueries {
  const page = OPEN_PAGES[pathname] ?? []
  if (!isAuth) return [...AROUND, ...page]
  const gifts = GIFT_PAGES.includes(pathname) ? [queryOf(listGifts, {})] : []
  return [...AROUND, ...AROUND_MEMBER, ...gifts, ...page, ...(MEMBER_PAGES[pathname] ?? [])]
}
