import { useTexts } from '@camellia/i18n/texts'
import { Card } from '@camellia/ui/office-card'
import { Delta } from '@camellia/ui/office-delta'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeEmpty } from '@camellia/ui/office-states'
import styles from './dashboard.module.css'
import { type Dashboard, ggrOf } from './dashboard.rules'

export function PartnersCard({ data: { topPartners, period } }: { readonly data: Dashboard }) {
  const { t } = useTexts()
  return (
    <Card title={t('partners.title')} note={t(`period.${period}`)}>
      {topPartners.length === 0 ? (
        <OfficeEmpty icon="partner" title={t('partners.none')}>
          <p className="t3">{t('partners.noneHint')}</p>
        </OfficeEmpty>
      ) : (
        <table className={`${styles.plain} ${styles.partners}`}>
          <thead>
            <tr>
              <th scope="col">{t('partners.column')}</th>
              <th scope="col">{t('kpi.ggr')}</th>
              <th scope="col" className={styles.wide}>
                {t('kpi.stake')}
              </th>
              <th scope="col" style={{ inlineSize: 96 }}>
                {t('partners.change')}
              </th>
            </tr>
          </thead>
          <tbody>
            {topPartners.map((partner, index) => (
              <PartnerRow key={partner.code} rank={index + 1} partner={partner} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}

function PartnerRow({
  rank,
  partner,
}: {
  readonly rank: number
  readonly partner: Dashboard['topPartners'][number]
}) {
  const { name, code, stake, stakeBefore } = partner
  return (
    <tr>
      <td>
        <span className="row">
          <Digits value={rank} className="t3 f12" />
          <span className="med ell">{name}</span>
          <span className={`t3 f12 ell ${styles.wide}`}>{code}</span>
        </span>
      </td>
      <td>
        <Digits value={ggrOf(partner)} className="semi" />
      </td>
      <td className={styles.wide}>
        <Digits value={stake} className="t2" />
      </td>
      <td>
        <Delta now={stake} before={stakeBefore} />
      </td>
    </tr>
  )
}
