import { useAction } from '@camellia/client/hooks'
import { cancelCoin, simulateCoin } from '@camellia/contract/coin'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Dialog } from '@camellia/ui/dialog'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { useRefusalToast } from '../site/use-refusal'
import styles from './coin.module.css'
import money from './money.module.css'
import { useRefreshMoney } from './use-own-money'

/** In play money there is no chain: one pretends. */
export function SimulateCoin({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const { run, busy } = useAction(simulateCoin, useAfter('coin.simulated'))
  return (
    <div className={styles.simulate}>
      <Button look="primary" busy={busy} onClick={() => run({ id })}>
        {t('coin.simulate')}
      </Button>
      <small>{t('coin.simulateNote')}</small>
    </div>
  )
}

export function CancelCoin({ id }: { readonly id: string }) {
  const { t } = useTexts()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" look="danger" onClick={() => setAsking(true)}>
        {t('coin.cancel')}
      </Button>
      {asking && <Confirm id={id} onClose={() => setAsking(false)} />}
    </>
  )
}

function Confirm({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  const { run, busy } = useAction(cancelCoin, useAfter('coin.cancelled', onClose))
  return (
    <Dialog title={t('coin.cancelTitle')} width={420} onClose={onClose}>
      <div className={money.confirm}>
        <p>{t('coin.cancelText')}</p>
        <div className={money.choices}>
          <Button onClick={onClose} data-autofocus>
            {t('coin.keep')}
          </Button>
          <Button look="danger" busy={busy} onClick={() => run({ id })}>
            {t('coin.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Done or refused because the chain was quicker: the page shows what became of it. */
function useAfter(done: 'coin.simulated' | 'coin.cancelled', onClose?: () => void) {
  const { t } = useTexts()
  const sayNo = useRefusalToast()
  const refreshMoney = useRefreshMoney()
  const after = () => {
    onClose?.()
    void refreshMoney()
  }
  return {
    onDone: () => {
      toast('success', t(done))
      after()
    },
    onRefused: (refusal: Parameters<typeof sayNo>[0]) => {
      sayNo(refusal)
      after()
    },
  }
}
