import { useTexts } from '@camellia/i18n/texts'
import type { GameFace } from '@camellia/stage/face'
import { Menu } from '@camellia/ui/menu'
import type { Pressed } from '@camellia/ui/popover'

/** All bets of a title in a list. */
export function BetMenu({
  face,
  bet,
  target,
  onChoose,
}: {
  readonly face: GameFace
  readonly bet: number
  readonly target: Pressed
  readonly onChoose: (bet: number) => void
}) {
  const { t, won } = useTexts()
  return (
    <Menu
      heading={t('slot.bet')}
      target={target}
      entries={face.bets.map((choice) => ({
        label: won(choice),
        checked: choice === bet,
        onSelect: () => onChoose(choice),
      }))}
    />
  )
}
