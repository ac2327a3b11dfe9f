import { useEndpoint } from '@camellia/client/hooks'
import { FIGURE_DAYS, readFigures } from '@camellia/contract/protection'
import { useTexts } from '@camellia/i18n/texts'
import { buttonClass } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { Skeleton } from '@camellia/ui/skeleton'
import { ErrorState } from '@camellia/ui/states'
import { useRouter, useSearch } from '@tanstack/react-router'
import { hrefWith } from '../site/search'
import { PageTitle } from '../site/section'
import { SiteLink } from '../site/site-link'
import { FigureCharts } from './figure-charts'
import { EverSums, Sums } from './figure-sums'
import { FigureTable } from './figure-table'
import styles from './figures.module.css'
import { sumsOf } from './figures.rules'
import { figuresSearch, USUAL_DAYS } from './figures-search'

/** What I paid in, took out, staked and won, and the time it took: without comment. */
export function FiguresPage() {
  const { t } = useTexts()
  const { days = USUAL_DAYS } = figuresSearch(useSearch({ strict: false }))
  const { data, error, refetch } = useEndpoint(readFigures, { days })
  return (
    <>
      <PageTitle title={t('nav.figures')} sub={t('figures.sub')}>
        <SiteLink className={buttonClass()} href="/protection">
          <Icon name="protection" size={16} />
          {t('figures.toLimits')}
        </SiteLink>
      </PageTitle>
      <Span days={days} />
      {error && !data && (
        <section className="card">
          <ErrorState code={error.code} onRetry={() => void refetch()} />
        </section>
      )}
      {!data && !error && <Skeleton height={420} round={16} />}
      {data && (
        <div className={styles.stack}>
          <Sums sums={sumsOf(data.days)} />
          <FigureCharts days={data.days} />
          <FigureTable days={data.days} />
          <EverSums ever={data.ever} />
        </div>
      )}
    </>
  )
}

function Span({ days }: { readonly days: number }) {
  const { t } = useTexts()
  const { history } = useRouter()
  return (
    <fieldset className={styles.span}>
      <legend className="srOnly">{t('figures.span')}</legend>
      {FIGURE_DAYS.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === days}
          onClick={() => history.push(hrefWith('/my-figures', figuresSearch({ days: choice })))}
        >
          {t('figures.days', { count: choice })}
        </button>
      ))}
    </fieldset>
  )
}
