import { useEndpoint } from '@camellia/client/hooks'
import { listVendors } from '@camellia/contract/game'
import type { ReactNode } from 'react'
import { useDetailTitle } from '../site/title'
import { ConnectionNotice } from './connection-notice'
import { useRealityCheck } from './reality-check'

/** The brief's section 9, in a game too. */
const MAINTENANCE_MS = 5_000

/** What a game from edge to edge still needs of the site around it. */
export function RoomShell({
  name,
  children,
}: {
  readonly name: string
  readonly children: ReactNode
}) {
  useRealityCheck()
  useEndpoint(listVendors, { gameType: ['CASINO', 'MINI'] }, { everyMs: MAINTENANCE_MS })
  useDetailTitle(name)
  return (
    <>
      {children}
      <ConnectionNotice />
    </>
  )
}
