import { useTexts } from '@camellia/i18n/texts'
import { useStageView } from '@camellia/stage/view-store'
import { Won } from '@camellia/ui/money'
import type { RoundSource } from '../round-source'
import { priceOf } from '../slot.rules'
import type { SlotPlay } from '../use-slot'
import styles from './buy.module.css'
import { letGo } from './knob'

/** Beside the reels, where a title sells its feature. */
export function BuyButton({
  source,
  play,
  onOpen,
}: {
  readonly source: RoundSource
  readonly play: SlotPlay
  readonly onOpen: () => void
}) {
  const { t } = useTexts()
  const { buyPrice } = source.face
  const running = useStageView(play.view, ({ free, beat }) => Boolean(free) || beat === 'intro')
  if (buyPrice === undefined) return null
  return (
    <button
      type="button"
      data-buy={running ? 'running' : 'open'}
      className={styles.buy}
      disabled={play.busy || Boolean(play.auto) || !play.stage}
      onClick={(event) => {
        letGo(event)
        onOpen()
      }}
    >
      <span>{t('slot.buy')}</span>
      <Won amount={priceOf(play.bet, buyPrice)} />
    </button>
  )
}
