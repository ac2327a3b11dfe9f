import { useSession } from '@camellia/client/session'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { useTexts } from '@camellia/i18n/texts'
import { Help } from '@camellia/ui/help'
import { Avatar } from '@camellia/ui/office-avatar'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { PanelSection } from '@camellia/ui/office-panel'
import { useShell } from '../site/use-shell'
import styles from './money.module.css'
import { type Decision, handOf, stepOf } from './money.rules'

interface Place {
  readonly name: string
  readonly says: string
  readonly state: 'done' | 'mine' | 'open'
}

/** Who of the two has said yes, and whose turn it is. */
export function TwoPeople({
  row,
  decision,
}: {
  readonly row: StaffTransaction
  readonly decision: Decision | undefined
}) {
  const { t, won } = useTexts()
  const from = useShell()?.fourEyesFrom
  const places = usePlaces(row, decision)
  return (
    <PanelSection
      title={
        <>
          {t('money.two')}
          <Help word="fourEyes" />
          {from !== undefined && (
            <span className={styles.soft}>{t('money.twoFrom', { amount: won(from) })}</span>
          )}
        </>
      }
    >
      <div className={styles.two}>
        {places.map((place, index) => (
          <div key={place.says + String(index)} className={styles.pair}>
            {index > 0 && <OfficeIcon name="forth" size={14} className="t3" />}
            <p className={styles.place} data-state={place.state}>
              {place.name && <Avatar name={place.name} />}
              <span>
                <b className="semi">
                  {t(index === 0 ? 'money.first' : 'money.second')} {place.name}
                </b>
                <span className="f12">{place.says}</span>
              </span>
            </p>
          </div>
        ))}
      </div>
    </PanelSection>
  )
}

function usePlaces(row: StaffTransaction, decision: Decision | undefined): readonly Place[] {
  const { t } = useTexts()
  const me = useSession('code')
  const step = stepOf(row, me.code)
  const named = (code: string | undefined, name: string | undefined) =>
    code === me.code ? t('waiting.me') : (name ?? t('money.above'))
  const turn = (): Place => {
    const hand = handOf(row, me.code)
    if (hand === 'MINE') return { name: t('waiting.me'), says: t('money.inWork'), state: 'mine' }
    if (hand === 'FREE') return { name: '', says: t('money.free'), state: 'open' }
    return { name: named('', row.claimedBy?.name), says: t('money.inWork'), state: 'open' }
  }
  const waits: Place = { name: '', says: t('money.free'), state: 'open' }
  const done = (name: string): Place => ({ name, says: t('money.wasAPPROVE'), state: 'done' })
  const first = row.approved
    ? done(named(row.approvedBy?.code, row.approvedBy?.name))
    : decision
      ? waits
      : turn()
  if (decision?.verdict === 'APPROVE') {
    return [first, done(decision.mine ? t('waiting.me') : (decision.by ?? t('money.above')))]
  }
  return [first, step === 'SECOND' && !decision ? turn() : waits]
}
