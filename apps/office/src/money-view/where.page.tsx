import { useEndpoint } from '@camellia/client/hooks'
import { readWhereMoneyIs } from '@camellia/contract/money-view'
import { useTexts } from '@camellia/i18n/texts'
import { Card } from '@camellia/ui/office-card'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../site/formats'
import { Page } from '../site/page'
import styles from './money-view.module.css'
import { sidesOf, type Where } from './place.rules'
import { WherePicture } from './where-picture'
import { WhereTable } from './where-table'

const EVERY_MS = 10_000

/** All the money of the site in one picture, and the proof that nothing is missing. */
export function WherePage() {
  const { t } = useTexts()
  const query = useEndpoint(readWhereMoneyIs, {}, { everyMs: EVERY_MS })
  const { data, error, refetch } = query
  const late = useLater(data === undefined)
  return (
    <Page title={t('menu.moneyPlaces')} beside={<ToFlow />} padded>
      {error && !data && <OfficeFailed code={error.code} onRetry={() => void refetch()} />}
      {!data && !error && late && <div className={styles.bone} aria-hidden="true" />}
      {data && <Places where={data} />}
    </Page>
  )
}

/** From the whole to one member's money. */
function ToFlow() {
  const { t } = useTexts()
  return (
    <Link to="/money" className={styles.toMember}>
      {t('menu.moneyFlow')}
    </Link>
  )
}

function Places({ where }: { readonly where: Where }) {
  const { t } = useTexts()
  const sides = sidesOf(where.accounts)
  if (sides.length === 0) return <OfficeEmpty icon="scale" title={t('where.nothing')} />
  return (
    <div className={styles.where}>
      <Card title={t('menu.moneyPlaces')} note={t('where.lead')}>
        <div className={styles.proved}>
          <WherePicture sides={sides} />
          <Proof where={where} />
        </div>
      </Card>
      <WhereTable where={where} length={sides.length} />
    </div>
  )
}

/** Everything together is nothing; the night before has checked every chain. */
function Proof({ where: { sum, audit } }: { readonly where: Where }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const good = sum === 0 && (audit?.breaks ?? 0) === 0
  return (
    <p className={styles.proof} data-good={good ? '' : undefined} role={good ? undefined : 'alert'}>
      <OfficeIcon name={good ? 'check' : 'warning'} size={16} />
      <bdi className="semi" dir="ltr">
        Σ = <Digits value={sum} />
      </bdi>
      <span>{t(sum === 0 ? 'where.proved' : 'where.broken')}</span>
      <span className="fill" />
      {audit ? (
        <span className="t2" title={audit.text}>
          {t('where.audit', { at: `\u2066${moment(audit.at)}\u2069` })} ·{' '}
          {audit.breaks === 0 ? t('where.auditGood') : t('where.auditBad', { count: audit.breaks })}
        </span>
      ) : (
        <span className="t3">{t('where.noAudit')}</span>
      )}
    </p>
  )
}
