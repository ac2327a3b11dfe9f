import type { Letter } from '@camellia/contract/message'
import { useTexts } from '@camellia/i18n/texts'
import styles from './message.module.css'
import { readRate, sentRate } from './message.rules'

/** To whom it went, in a few words. */
export function useTargetName(): (target: Letter['target']) => string {
  const { t } = useTexts()
  return ({ kind, name }) => {
    const said = t(`letter.target.${kind}`)
    return name ? `${said} · ${name}` : said
  }
}

/** While it is being sent, how far it is; afterwards, how many have read it. */
export function LetterProgress({ letter }: { readonly letter: Letter }) {
  const { t, number, percent } = useTexts()
  const sending = letter.status === 'SENDING'
  const rate = sending ? sentRate(letter) : readRate(letter)
  const [done, of] = sending ? [letter.sent, letter.total] : [letter.read, letter.sent]
  return (
    <span className={styles.progress} data-sending={sending ? '' : undefined}>
      <progress
        aria-label={t(sending ? 'letter.sending' : 'letter.read')}
        max={10_000}
        value={rate}
      />
      <span className="row f12">
        <bdi className="n t2">
          {number(done)} / {number(of)}
        </bdi>
        <span className="fill" />
        <bdi className="n t3">{sending ? t('letter.sending') : percent(rate)}</bdi>
      </span>
    </span>
  )
}
