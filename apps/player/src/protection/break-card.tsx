import { useAction } from '@camellia/client/hooks'
import { BREAK_DAYS, takeBreak } from '@camellia/contract/protection'
import { nowMs } from '@camellia/i18n/clock'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import { useState } from 'react'
import styles from './protection.module.css'
import { ProtectionCard } from './protection-card'
import { useSaved } from './use-save'

type Days = (typeof BREAK_DAYS)[number]

const DAY_MS = 86_400_000

/** A few days without play, begun with two clicks and ended by nobody. */
export function BreakCard() {
  const { t } = useTexts()
  const [asked, setAsked] = useState<Days>()
  return (
    <ProtectionCard icon="pause" title={t('protect.break')} text={t('protect.breakText')}>
      <div className={styles.choices}>
        {BREAK_DAYS.map((days) => (
          <button key={days} type="button" onClick={() => setAsked(days)}>
            {t('protect.days', { count: days })}
          </button>
        ))}
      </div>
      {asked && <Confirm days={asked} onClose={() => setAsked(undefined)} />}
    </ProtectionCard>
  )
}

function Confirm({ days, onClose }: { readonly days: Days; readonly onClose: () => void }) {
  const { t, time } = useTexts()
  const { saved, onRefused } = useSaved(onClose)
  const { run, busy } = useAction(takeBreak, {
    onDone: () => saved(t('protect.breakDone')),
    onRefused,
  })
  const [until] = useState(() => new Date(nowMs() + days * DAY_MS).toISOString())
  return (
    <Dialog title={t('protect.breakTitle', { count: days })} width={440} onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.lead}>{t('protect.breakConfirm', { until: time(until) })}</p>
        <div className={styles.ways}>
          <Button look="primary" busy={busy} onClick={() => run({ days })}>
            {t('protect.breakDo')}
          </Button>
          <Button onClick={onClose} data-autofocus>
            {t('word.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
