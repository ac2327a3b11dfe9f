import type { RoundSource } from '../round-source'
import type { SlotPlay } from '../use-slot'
import { AutoDialog } from './auto-dialog'
import { BuyDialog } from './buy'
import { InfoDialog } from './info-dialog'

export type SlotDialog = 'info' | 'auto' | 'buy'

/** What opens over the game; fetched when the game can be played. */
export function SlotDialogs({
  open,
  source,
  play,
  onClose,
}: {
  readonly open: SlotDialog
  readonly source: RoundSource
  readonly play: SlotPlay
  readonly onClose: () => void
}) {
  if (open === 'info') return <InfoDialog source={source} play={play} onClose={onClose} />
  if (open === 'auto') return <AutoDialog play={play} onClose={onClose} />
  return (
    <BuyDialog
      face={source.face}
      bet={play.bet}
      balance={play.balance}
      onBuy={() => play.press({ buy: true })}
      onClose={onClose}
    />
  )
}
