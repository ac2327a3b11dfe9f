import { useTexts } from '@camellia/i18n/texts'
import { Help } from '@camellia/ui/help'
import { Card } from '@camellia/ui/office-card'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeEmpty } from '@camellia/ui/office-states'
import styles from './dashboard.module.css'
import { type Dashboard, ggrOf, shareOf } from './dashboard.rules'

/** Revenue by kind of game with the part of the stakes it is. */
export function TypesCard({ data }: { readonly data: Dashboard }) {
  const { t } = useTexts()
  const types = data.byGameType
    .filter(({ rounds }) => rounds > 0)
    .map((type) => ({ ...type, ggr: ggrOf(type) }))
    .toSorted((a, b) => b.ggr - a.ggr)
  const widest = Math.max(1, ...types.map(({ ggr }) => Math.abs(ggr)))
  return (
    <Card title={t('types.title')} note={t('types.hold')}>
      {types.length === 0 ? (
        <OfficeEmpty icon="chart" title={t('types.none')}>
          <p className="t3">{t('types.noneHint')}</p>
        </OfficeEmpty>
      ) : (
        <table className={styles.plain}>
          <TypesHead />
          <tbody>
            {types.map(({ gameType, ggr, stake }) => (
              <tr key={gameType}>
                <td className="med">{t(`gameType.${gameType}`)}</td>
                <td style={{ inlineSize: '34%' }}>
                  <span className={styles.track} aria-hidden="true">
                    <i
                      data-loss={ggr < 0 ? '' : undefined}
                      style={{ inlineSize: `${Math.max(1.5, (Math.abs(ggr) / widest) * 100)}%` }}
                    />
                  </span>
                </td>
                <td>
                  <Digits value={ggr} />
                </td>
                <td className="t2">
                  <Hold part={ggr} stake={stake} />
                </td>
              </tr>
            ))}
          </tbody>
          <TypesFoot data={data} />
        </table>
      )}
    </Card>
  )
}

function TypesHead() {
  const { t } = useTexts()
  return (
    <thead>
      <tr>
        <th scope="col">{t('types.column')}</th>
        <td />
        <th scope="col">{t('types.ggrWon')}</th>
        <th scope="col">
          {t('types.holdColumn')}
          <Help word="holdRate" />
        </th>
      </tr>
    </thead>
  )
}

function TypesFoot({ data }: { readonly data: Dashboard }) {
  const { t } = useTexts()
  const ggr = data.figures.ggr.now
  return (
    <tfoot>
      <tr>
        <td>{t('types.total')}</td>
        <td />
        <td>
          <Digits value={ggr} />
        </td>
        <td>
          <Hold part={ggr} stake={data.figures.stake.now} />
        </td>
      </tr>
    </tfoot>
  )
}

export function Hold({ part, stake }: { readonly part: number; readonly stake: number }) {
  const { percent } = useTexts()
  const share = shareOf(part, stake)
  return (
    <bdi dir="ltr" className="n">
      {share === undefined ? '—' : percent(share).replace('-', '−')}
    </bdi>
  )
}
