import type { Game } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { AmountField } from '@camellia/ui/amount-field'
import { Button, IconButton } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { CHIPS, heldTo, returnsFor, stepFrom } from './odd-even.rules'
import styles from './stake-panel.module.css'
import type { OddEvenPlay } from './use-odd-even'

interface Props {
  readonly play: OddEvenPlay
  readonly game: Game
}

export function StakePanel({ play, game }: Props) {
  const { t, won } = useTexts()
  const { stake, setStake, balance } = play
  const set = (amount: number) => setStake(heldTo(amount, game))
  const limits = t('play.limits', { min: won(game.minBet), max: won(game.maxBet) })
  return (
    <section className={`card ${styles.panel}`}>
      <div className={styles.row}>
        <IconButton label={t('play.less')} onClick={() => set(stepFrom(stake, -1))}>
          <Icon name="less" />
        </IconButton>
        <div className={styles.field}>
          <AmountField
            label={t('play.stake')}
            hint={limits}
            error={stake > (balance ?? stake) ? t('play.low') : undefined}
            value={stake}
            onChange={setStake}
            onBlur={() => set(stake)}
          />
        </div>
        <IconButton label={t('play.more')} onClick={() => set(stepFrom(stake, 1))}>
          <Icon name="more" />
        </IconButton>
      </div>
      <Quick stake={stake} set={set} />
      <BetButton play={play} game={game} />
    </section>
  )
}

function Quick({ stake, set }: { readonly stake: number; readonly set: (stake: number) => void }) {
  const { t, number } = useTexts()
  return (
    <div className={styles.quick}>
      {CHIPS.map((chip) => (
        <button key={chip} type="button" onClick={() => set(stake + chip)}>
          <bdi>+{number(chip)}</bdi>
        </button>
      ))}
      <button type="button" onClick={() => set(stake / 2)}>
        {t('play.half')}
      </button>
      <button type="button" onClick={() => set(stake * 2)}>
        {t('play.double')}
      </button>
      <button type="button" onClick={() => set(0)}>
        {t('word.clear')}
      </button>
    </div>
  )
}

function BetButton({ play: { pick, stake, busy }, game }: Props) {
  const { t, won } = useTexts()
  const amount = heldTo(stake, game)
  return (
    <div className={styles.bet}>
      <Button type="submit" look="primary" size="lg" wide busy={busy} disabled={!pick}>
        {pick ? t('play.bet', { side: t(`side.${pick}`), amount: won(amount) }) : t('play.choose')}
      </Button>
      <p>
        <bdi>{t('play.returns', { amount: won(returnsFor(amount, game.rtp)) })}</bdi>
        <span className={styles.keys}>{t('play.keys')}</span>
      </p>
    </div>
  )
}
