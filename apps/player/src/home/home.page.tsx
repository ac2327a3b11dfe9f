import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { readHome } from '@camellia/contract/site'
import { Below } from '@camellia/ui/below'
import type { ReactNode } from 'react'
import { ContinueRail } from '../site/continue-rail'
import { GuestStrip } from '../site/guest-strip'
import { Hero } from './hero'
import styles from './home.module.css'
import { Fresh, Lead, Popular } from './popular'
import { Promises } from './promises'
import { Shortcuts } from './shortcuts'
import { Winners } from './winners'

/** Real figures stay real when they are asked for again. */
const REFRESH_MS = 15_000

/** `news`: what the site tells everyone who is logged in. */
export function HomePage({ news }: { readonly news?: ReactNode }) {
  const { isAuth } = useSession('isAuth')
  const { data } = useEndpoint(readHome, {}, { everyMs: REFRESH_MS })
  const winners = data?.winners ?? []
  return (
    <>
      <Hero figures={data} />
      <Shortcuts />
      <GuestStrip />
      {isAuth && <ContinueRail />}
      <Popular popular={data?.popular ?? []} />
      <Below height={900}>
        <div className={styles.columns} data-two={winners.length > 0}>
          <Lead popular={data?.popular ?? []} />
          {winners.length > 0 && <Winners winners={winners} />}
        </div>
        <Fresh />
        {news}
        <Promises />
      </Below>
    </>
  )
}
