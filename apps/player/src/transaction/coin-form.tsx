import { useAction } from '@camellia/client/hooks'
import { type CoinName, type readCoin, requestCoin } from '@camellia/contract/coin'
import type { OutputOf } from '@camellia/contract/endpoint'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { toast } from '@camellia/ui/toast'
import { type FormEvent, useState } from 'react'
import { useRefusalToast } from '../site/use-refusal'
import { AmountBlock } from './amount-block'
import { BlockTitle } from './block-title'
import styles from './coin.module.css'
import { coinsFor } from './coin.rules'
import { depositError } from './money.rules'
import { useSettling } from './use-own-money'

type Coins = OutputOf<typeof readCoin>
type Coin = Coins['coins'][number]

export function CoinForm({ coin: { coins, limits, quoteMinutes } }: { readonly coin: Coins }) {
  const { t, won } = useTexts()
  const [chosen, setChosen] = useState<CoinName>()
  const [amount, setAmount] = useState(0)
  const [tried, setTried] = useState(false)
  const { request, busy } = useCoinRequest()
  const coin = coins.find((one) => one.coin === chosen) ?? coins[0]
  const wrong = depositError(amount, limits)
  const message = wrong && t(wrong.key, { amount: won(wrong.amount) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (message) toast('warning', message)
    else if (coin) request({ coin: coin.coin, amount })
  }
  if (!coin) return null
  return (
    <form className={styles.stack} onSubmit={submit} noValidate>
      <Choice coins={coins} chosen={coin.coin} onChoose={setChosen} />
      <AmountBlock
        number={2}
        label={t('coin.amount')}
        limits={limits}
        amount={amount}
        onChange={setAmount}
        error={tried || amount > limits.max ? message : undefined}
      />
      <section className={`card ${styles.quote}`}>
        <div>
          <small>{t('coin.quote')}</small>
          <bdi className={styles.coins} dir="ltr">
            {coinsFor(amount, coin.rate, coin.decimals)} <small>{coin.coin}</small>
          </bdi>
          <small>{t('coin.holds', { count: quoteMinutes })}</small>
        </div>
        <Button type="submit" look="primary" size="lg" busy={busy}>
          {t('coin.submit')}
        </Button>
      </section>
    </form>
  )
}

function Choice({
  coins,
  chosen,
  onChoose,
}: {
  readonly coins: readonly Coin[]
  readonly chosen: CoinName
  readonly onChoose: (coin: CoinName) => void
}) {
  const { t, won } = useTexts()
  return (
    <section className={`card ${styles.block}`}>
      <BlockTitle number={1} title={t('coin.choose')}>
        {t('coin.practice')}
      </BlockTitle>
      <fieldset className={styles.choice}>
        <legend className="srOnly">{t('coin.choose')}</legend>
        {coins.map(({ coin, network, rate }) => (
          <label key={coin}>
            <input
              type="radio"
              name="coin"
              checked={coin === chosen}
              onChange={() => onChoose(coin)}
            />
            <span className={styles.mark} aria-hidden="true">
              {coin[0]}
            </span>
            <span>
              <b>{coin}</b>
              <small>
                <bdi>{network}</bdi>
              </small>
            </span>
            <bdi className="num">{t('coin.rate', { coin, rate: won(rate) })}</bdi>
          </label>
        ))}
      </fieldset>
    </section>
  )
}

function useCoinRequest() {
  const { t } = useTexts()
  const sayNo = useRefusalToast()
  const { settling, settle } = useSettling()
  const { run, busy } = useAction(requestCoin, {
    onDone: () => {
      toast('success', t('coin.asked'))
      settle()
    },
    onRefused: (refusal) => {
      sayNo(refusal)
      settle()
    },
  })
  return { request: run, busy: busy || settling }
}
