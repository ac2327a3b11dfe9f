import { useEndpoint, useRefresh } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { watchTables } from '@camellia/client/watched'
import { readTable, type SharedCode } from '@camellia/contract/event'
import { nowMs } from '@camellia/i18n/clock'
import { useEffect, useState } from 'react'
import { receiveTable, useTableState } from '../site/tables'

/** Without a hub, as for a visitor, the page asks itself. */
const ASK_MS = 4_000
const TICK_MS = 200
/** Betting ends a little before the server's closing: a bet takes its time on the way. */
export const GRACE_MS = 700

/** A game that is drawn for everyone, as it is now, by the server's clock. */
export function useTable(game: SharedCode) {
  const { isAuth } = useSession('isAuth')
  const query = useEndpoint(readTable, { game }, isAuth ? {} : { everyMs: ASK_MS })
  const table = useTableState(game)
  const refresh = useRefresh()
  useEffect(() => watchTables([game]), [game])
  useEffect(() => {
    if (query.data) receiveTable(query.data.table)
  }, [query.data])
  const last = table?.results[0]
  const round = `${table?.current?.id} ${last?.id} ${last?.phase}`
  const [asked, setAsked] = useState('')
  useEffect(() => {
    if (!table || round === asked) return
    // A new round or result: what is mine is asked for again.
    setAsked(round)
    if (asked) void refresh(readTable)
  }, [table, round, asked, refresh])
  return { table, mine: query.data?.mine ?? [], query, leftMs: useLeft(table) }
}

/** How long betting stays open, by the server's clock whatever the browser's says. */
function useLeft(table: ReturnType<typeof useTableState>): number {
  const closesAt = table?.current?.phase === 'OPEN' ? Date.parse(table.current.closesAt) : 0
  const ahead = useAhead(table?.now)
  const [now, setNow] = useState(() => nowMs())
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, closesAt - GRACE_MS - (now + ahead))
}

/** How far the server's clock is ahead of this browser's. */
function useAhead(serverNow: string | undefined): number {
  const [ahead, setAhead] = useState(0)
  useEffect(() => {
    if (serverNow) setAhead(Date.parse(serverNow) - nowMs())
  }, [serverNow])
  return ahead
}
