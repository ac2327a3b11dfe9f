import { useTexts } from '@camellia/i18n/texts'
import { AmountField } from '@camellia/ui/amount-field'
import { Button } from '@camellia/ui/button'
import { Checkbox } from '@camellia/ui/checkbox'
import { Dialog } from '@camellia/ui/dialog'
import { Segments } from '@camellia/ui/segments'
import { useState } from 'react'
import { AUTO_ROUNDS, LOSS_BETS } from '../autoplay.rules'
import type { SlotPlay } from '../use-slot'
import styles from './dialogs.module.css'

/** Rounds and a limit of loss are asked for; without them nothing plays by itself. */
export function AutoDialog({
  play,
  onClose,
}: {
  readonly play: SlotPlay
  readonly onClose: () => void
}) {
  const { t, won } = useTexts()
  const [rounds, setRounds] = useState<number>(AUTO_ROUNDS[0])
  const [lossLimit, setLossLimit] = useState(play.bet * LOSS_BETS[1])
  const [winLimit, setWinLimit] = useState(0)
  const [stopOnFeature, setStopOnFeature] = useState(true)
  const start = () => {
    play.startAuto({ rounds, lossLimit, winLimit, stopOnFeature })
    onClose()
  }
  return (
    <Dialog title={t('slot.autoTitle')} onClose={onClose} width={460}>
      <div className={styles.form}>
        <Segments
          label={t('slot.autoRounds')}
          value={String(rounds)}
          onChange={(value) => setRounds(Number(value))}
          choices={AUTO_ROUNDS.map((count) => ({ value: String(count), label: String(count) }))}
        />
        <AmountField
          label={t('slot.autoLoss')}
          hint={t('slot.autoLossHint', { amount: won(play.bet) })}
          value={lossLimit}
          onChange={setLossLimit}
        />
        <AmountField
          label={t('slot.autoWin')}
          hint={t('slot.autoWinHint')}
          value={winLimit}
          onChange={setWinLimit}
        />
        <Checkbox checked={stopOnFeature} onChange={setStopOnFeature}>
          {t('slot.autoFeature')}
        </Checkbox>
        <p className={styles.note}>{t('slot.autoNote')}</p>
        <Button look="primary" wide disabled={lossLimit < play.bet} onClick={start}>
          {t('slot.autoStart')}
        </Button>
      </div>
    </Dialog>
  )
}
