import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import { Barred } from '../site/barred'
import { PageTitle } from '../site/section'
import { SiteLink } from '../site/site-link'
import { useBar, useProtection } from '../site/use-protection'
import { BreakCard } from './break-card'
import { ExcludeCard } from './exclude-card'
import { Limits } from './limits'
import styles from './protection.module.css'
import { RealityCard } from './reality-card'

/** How I keep my play within what I decided: limits, reminders, a break, a long stop. */
export function ProtectionPage() {
  const { t } = useTexts()
  const { data, error, refetch } = useProtection()
  const bar = useBar()
  return (
    <>
      <PageTitle title={t('nav.protection')} sub={t('protect.sub')}>
        <SiteLink className={buttonClass()} href="/my-figures">
          <Icon name="figures" size={16} />
          {t('nav.figures')}
        </SiteLink>
      </PageTitle>
      <div className={styles.stack}>
        {bar && <Barred bar={bar} more={false} />}
        {error && !data && (
          <section className="card">
            <ErrorState code={error.code} onRetry={() => void refetch()} />
          </section>
        )}
        {!data && !error && <Waiting />}
        {data && (
          <>
            <Limits limits={data.limits} />
            <div className={styles.cards}>
              <RealityCard minutes={data.realityMinutes} />
              <BreakCard />
              <ExcludeCard />
            </div>
          </>
        )}
      </div>
    </>
  )
}

function Waiting() {
  return (
    <div className={styles.cards}>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} height={340} round={16} />
      ))}
    </div>
  )
}
