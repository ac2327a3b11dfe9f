import type { readCoin } from '@camellia/contract/coin'
import type { OutputOf } from '@camellia/contract/endpoint'
import { useTexts } from '@camellia/i18n/texts'
import { Barred } from '../site/barred'
import { useBar } from '../site/use-protection'
import { CoinEnded } from './coin-ended'
import { CoinForm } from './coin-form'
import { CoinOpen } from './coin-open'
import { DepositWays } from './deposit-ways'
import { RequestPage } from './request-page'
import { useCoin, useLastCoin } from './use-coin'

/** Paying in with coins: a price that holds, an address, and what the chain shows. */
export function CoinDepositPage() {
  const { t } = useTexts()
  const query = useCoin()
  return (
    <RequestPage
      type="COIN_DEPOSIT"
      title={t('nav.deposit')}
      sub={t('coin.sub')}
      query={query}
      ways={<DepositWays way="coin" />}
    >
      {(coin) => <Coin coin={coin} />}
    </RequestPage>
  )
}

function Coin({ coin }: { readonly coin: OutputOf<typeof readCoin> }) {
  const bar = useBar()
  const { ended, forget } = useLastCoin(coin.open)
  if (coin.open) return <CoinOpen deposit={coin.open} simulated={coin.simulated} />
  if (ended) return <CoinEnded deposit={ended} onAgain={forget} />
  return bar ? <Barred bar={bar} /> : <CoinForm coin={coin} />
}
