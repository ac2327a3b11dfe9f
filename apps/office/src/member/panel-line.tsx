import { useEndpoint } from '@camellia/client/hooks'
import { type LineFigures, readLineFigures } from '@camellia/contract/report-line'
import { type TextKey, useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { won } from '@camellia/kernel/won'
import { Digits } from '@camellia/ui/office-digits'
import { PanelSection } from '@camellia/ui/office-panel'
import { Link } from '@tanstack/react-router'
import styles from './people.module.css'

const FIGURES: readonly (readonly [TextKey, (line: LineFigures) => number])[] = [
  ['lines.members', ({ members }) => members],
  ['lines.active', ({ active }) => active],
  ['lines.balances', ({ balances }) => balances],
  ['kpi.deposits', ({ deposits }) => deposits],
  ['kpi.withdrawals', ({ withdrawals }) => withdrawals],
  ['kpi.net', ({ deposits, withdrawals }) => won(deposits - withdrawals)],
  ['kpi.stake', ({ stake }) => stake],
  ['kpi.win', ({ win }) => win],
  ['kpi.ggr', ({ stake, win }) => won(stake - win)],
]

/** What a partner's line did in thirty days, and the way to all of it. */
export function PanelLine({ id, name }: { readonly id: MemberId; readonly name: string }) {
  const { t } = useTexts()
  const { data } = useEndpoint(readLineFigures, { period: 'DAYS_30', ids: [id] })
  const line = data?.find((one) => one.id === id)
  if (!line) return null
  return (
    <PanelSection title={t('lines.panel')}>
      <dl className={styles.lineFigures}>
        {FIGURES.map(([text, of]) => (
          <div key={text}>
            <dt>{t(text)}</dt>
            <dd>
              <Digits value={of(line)} />
            </dd>
          </div>
        ))}
      </dl>
      <Link to="/partners/lines" search={{ partner: id }} className={styles.lineLink}>
        {t('lines.open', { name })}
      </Link>
    </PanelSection>
  )
}
