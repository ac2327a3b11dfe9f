import type { CoinDeposit } from '@camellia/contract/coin'
import { useTexts } from '@camellia/i18n/texts'
import { Button } from '@camellia/ui/button'
import { Won } from '@camellia/ui/money'
import { EmptyState } from '@camellia/ui/states'
import { MINE_SHOWN } from './my-requests'
import { Balances } from './timeline'
import { useOwnTransactions } from './use-own-money'

/** What became of the deposit one has just watched. */
export function CoinEnded({
  deposit,
  onAgain,
}: {
  readonly deposit: CoinDeposit
  readonly onAgain: () => void
}) {
  const { t } = useTexts()
  const { data } = useOwnTransactions({ size: MINE_SHOWN, types: ['COIN_DEPOSIT'] })
  const end = data?.items.find(({ id }) => id === deposit.transaction.id)
  if (!end || end.status === 'PENDING') return null
  const how = end.cancelled ? 'CANCELLED' : end.status
  return (
    <section className="card" role="status">
      <EmptyState icon={how === 'FINISHED' ? 'success' : 'coin'} title={t(`coin.ended.${how}`)}>
        <Won amount={end.amount} />
        {how === 'FINISHED' && <Balances of={end} />}
        {how === 'REJECTED' && <p>{t('coin.endedText')}</p>}
        <Button look="primary" onClick={onAgain}>
          {t('coin.again')}
        </Button>
      </EmptyState>
    </section>
  )
}
