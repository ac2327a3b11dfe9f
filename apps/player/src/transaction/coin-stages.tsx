import type { CoinDeposit } from '@camellia/contract/coin'
import { useTexts } from '@camellia/i18n/texts'
import styles from './coin.module.css'
import timeline from './timeline.module.css'

/** Waiting, then seen with its confirmations, then done. */
export function CoinStages({ deposit: { seen } }: { readonly deposit: CoinDeposit }) {
  const { t, number } = useTexts()
  return (
    <ol className={timeline.timeline}>
      <li data-state={seen ? 'past' : 'now'} aria-current={seen ? undefined : 'step'}>
        {t('coin.stage.waiting')}
      </li>
      <li data-state={seen ? 'now' : 'next'} aria-current={seen ? 'step' : undefined}>
        <div>
          {t('coin.stage.seen')}
          {seen && (
            <>
              <small className={timeline.line}>
                {t('coin.confirmations', {
                  n: number(seen.confirmations),
                  needed: number(seen.needed),
                })}
              </small>
              <span className={styles.confirmed} aria-hidden="true">
                {Array.from({ length: seen.needed }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one bar.
                  <i key={index} data-on={index < seen.confirmations ? '' : undefined} />
                ))}
              </span>
              <small className={styles.hash}>
                {t('coin.hash')} <bdi dir="ltr">{seen.hash}</bdi>
              </small>
            </>
          )}
        </div>
      </li>
      <li data-state="next">{t('coin.stage.done')}</li>
    </ol>
  )
}
