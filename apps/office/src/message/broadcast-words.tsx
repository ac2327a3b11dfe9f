import type { Broadcast } from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import styles from './message.module.css'
import { readRate, sentRate } from './message.rules'

/** To whom it went, in a few words. */
export function useTargetName(): (target: Broadcast['target']) => string {
  const { t } = useTexts()
  return ({ kind, name }) => {
    const said = t(`broadcast.target.${kind}`)
    return name ? `${said} · ${name}` : said
  }
}

/** While it is being sent, how far it is; afterwards, how many have read it. */
export function BroadcastProgress({ broadcast }: { readonly broadcast: Broadcast }) {
  const { t, number, percent } = useTexts()
  const sending = broadcast.status === 'SENDING'
  const rate = sending ? sentRate(broadcast) : readRate(broadcast)
  const [done, of] = sending ? [broadcast.sent, broadcast.total] : [broadcast.read, broadcast.sent]
  return (
    <span className={styles.progress} data-sending={sending ? '' : undefined}>
      <progress
        aria-label={t(sending ? 'broadcast.sending' : 'broadcast.read')}
        max={10_000}
        value={rate}
      />
      <span className="row f12">
        <bdi className="n t2">
          {number(done)} / {number(of)}
        </bdi>
        <span className="fill" />
        <bdi className="n t3">{sending ? t('broadcast.sending') : percent(rate)}</bdi>
      </span>
    </span>
  )
}
