import { useAction, useRefresh } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { profile } from '@camellia/contract/access'
import { convertPoints } from '@camellia/contract/wallet'
import { useTexts } from '@camellia/i18n/texts'
import { AmountField } from '@camellia/ui/amount-field'
import { Button } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import { useRefusalToast } from '../site/use-refusal'
import { conversionError } from './convert.rules'
import styles from './convert-modal.module.css'

export function ConvertModal({ onClose }: { readonly onClose: () => void }) {
  const { t, number, won } = useTexts()
  const { point } = useSession('point')
  const [amount, setAmount] = useState(0)
  const [tried, setTried] = useState(false)
  const { submit, busy } = useConversion(amount, onClose)
  const error = conversionError(amount, point)
  const message = error && t(error.key, { amount: won(error.minimum) })
  return (
    <Dialog title={t('convert.title')} width={440} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          setTried(true)
          submit(event, message)
        }}
      >
        <p className={styles.have}>
          {t('convert.have')}
          <b className="num">
            {point === undefined ? '–' : t('head.pointUnit', { amount: number(point) })}
          </b>
          <Button size="sm" disabled={point === undefined} onClick={() => setAmount(point ?? 0)}>
            {t('convert.all')}
          </Button>
        </p>
        <AmountField
          label={t('convert.amount')}
          value={amount}
          onChange={setAmount}
          error={tried || amount > (point ?? amount) ? message : undefined}
          data-autofocus
        />
        <p className={styles.note}>{t('convert.note')}</p>
        <Button type="submit" look="primary" size="lg" wide busy={busy}>
          {t('convert.submit')}
        </Button>
      </form>
    </Dialog>
  )
}

function useConversion(amount: number, onClose: () => void) {
  const { t, won } = useTexts()
  const refresh = useRefresh()
  const onRefused = useRefusalToast()
  const { run, busy } = useAction(convertPoints, {
    onDone: () => {
      toast('success', t('convert.done', { amount: won(amount) }))
      void refresh(profile)
      onClose()
    },
    onRefused,
  })
  const submit = (event: FormEvent, wrong: string | undefined) => {
    event.preventDefault()
    if (wrong) toast('warning', wrong)
    else run({ amount })
  }
  return { submit, busy }
}
