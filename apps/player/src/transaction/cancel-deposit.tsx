import { useAction } from '@camellia/client/hooks'
import { cancelDeposit } from '@camellia/contract/transaction'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { useRefusalToast } from '../site/use-refusal'
import styles from './money.module.css'
import { useRefreshMoney } from './use-own-money'

export function CancelDeposit({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" look="danger" onClick={() => setAsking(true)}>
        {t('deposit.cancel')}
      </Button>
      {asking && <Confirm id={id} onClose={() => setAsking(false)} />}
    </>
  )
}

function Confirm({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  const refreshMoney = useRefreshMoney()
  const sayNo = useRefusalToast()
  const { run, busy } = useAction(cancelDeposit, {
    onDone: () => {
      toast('success', t('deposit.cancelled'))
      onClose()
      void refreshMoney()
    },
    onRefused: (refusal) => {
      sayNo(refusal)
      onClose()
      // Someone was quicker: the page shows what became of it.
      void refreshMoney()
    },
  })
  return (
    <Dialog title={t('deposit.cancelTitle')} width={420} onClose={onClose}>
      <div className={styles.confirm}>
        <p>{t('deposit.cancelText')}</p>
        <div className={styles.choices}>
          <Button onClick={onClose} data-autofocus>
            {t('deposit.keep')}
          </Button>
          <Button look="danger" busy={busy} onClick={() => run({ id })}>
            {t('deposit.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
