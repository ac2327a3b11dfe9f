import type { CoinDeposit } from '@camellia/contract/coin'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { Won } from '@camellia/ui/money'
import { QrCode } from '@camellia/ui/qr-code'
import { toast } from '@camellia/ui/toast'
import { BlockTitle } from './block-title'
import styles from './coin.module.css'
import { countdown, stageOf } from './coin.rules'
import { CancelCoin, SimulateCoin } from './coin-actions'
import { CoinStages } from './coin-stages'
import { StatusTag } from './status-tag'
import { useSeconds } from './use-coin'

/** What to send where, until when, and how far it is. */
export function CoinOpen({
  deposit,
  simulated,
}: {
  readonly deposit: CoinDeposit
  readonly simulated: boolean
}) {
  const { t, won } = useTexts()
  const now = useSeconds()
  const stage = stageOf(deposit, now)
  const { transaction, coin, rate } = deposit
  return (
    <>
      <section className={`card ${styles.block}`}>
        <BlockTitle title={t('coin.open')}>
          <StatusTag of={transaction} />
        </BlockTitle>
        <div className={styles.head}>
          <div>
            <Won amount={transaction.amount} className={styles.big} />
            <small>
              <bdi className="num">{t('coin.rate', { coin, rate: won(rate) })}</bdi>
            </small>
          </div>
          {stage !== 'seen' && (
            <p className={styles.clock} data-over={stage === 'over' ? '' : undefined}>
              <small>{t('coin.timeLeft')}</small>
              <bdi className="num" role="timer">
                {countdown(deposit.expiresAt, now)}
              </bdi>
            </p>
          )}
        </div>
        <CoinStages deposit={deposit} />
        {stage === 'over' && (
          <p className={styles.over} role="alert">
            {t('coin.over')}
          </p>
        )}
      </section>
      {stage === 'waiting' && <SendTo deposit={deposit} />}
      {stage === 'waiting' && (
        <section className={`card ${styles.actions}`}>
          {simulated && <SimulateCoin id={transaction.id} />}
          <CancelCoin id={transaction.id} />
        </section>
      )}
    </>
  )
}

function SendTo({
  deposit: { coin, network, address, coinAmount },
}: {
  readonly deposit: CoinDeposit
}) {
  const { t } = useTexts()
  return (
    <section className={`card ${styles.block}`}>
      <div className={styles.send}>
        <QrCode text={address} label={t('coin.qr')} size={168} />
        <dl>
          <div>
            <dt>{t('coin.send')}</dt>
            <dd>
              <bdi className={styles.coins} dir="ltr">
                {coinAmount} <small>{coin}</small>
              </bdi>
              <Copy text={coinAmount} label={t('coin.copyAmount')} />
            </dd>
          </div>
          <div>
            <dt>{t('coin.address')}</dt>
            <dd>
              <bdi className={styles.address} dir="ltr">
                {address}
              </bdi>
              <Copy text={address} label={t('coin.copyAddress')} />
            </dd>
          </div>
        </dl>
      </div>
      <p className={styles.network}>
        <Icon name="warning" />
        {t('coin.network', { network })}
      </p>
    </section>
  )
}

function Copy({ text, label }: { readonly text: string; readonly label: string }) {
  const { t } = useTexts()
  const copy = async () => {
    await navigator.clipboard?.writeText(text)
    toast('success', t('word.copied'))
  }
  return (
    <Button size="sm" onClick={() => void copy()}>
      <Icon name="copy" size={16} />
      {label}
    </Button>
  )
}
