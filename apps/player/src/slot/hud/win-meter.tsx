import { useTexts } from '@camellia/i18n/texts'
import { isSetName } from '@camellia/stage/set-names'
import { isGain } from '@camellia/stage/tier.rules'
import { useStageView, type ViewStore } from '@camellia/stage/view-store'
import { Won } from '@camellia/ui/money'
import { moneyOf } from '../slot.rules'
import type { SlotPlay } from '../use-slot'
import styles from './hud.module.css'

/** Counts up with the stage. Gold only when more came back than was paid. */
export function WinMeter({ play }: { readonly play: SlotPlay }) {
  const { t } = useTexts()
  const cents = useStageView(play.view, ({ won }) => won)
  const bet = play.round?.bet ?? play.bet
  return (
    <div className={styles.win}>
      <span>{t('slot.win')}</span>
      <output data-gain={isGain(cents)}>
        <Won amount={moneyOf(bet, cents)} />
      </output>
    </div>
  )
}

/** Which free spin it is, on the upper edge of the reels. */
export function FreeSpinMeter({ play }: { readonly play: SlotPlay }) {
  const { t, number } = useTexts()
  const now = useStageView(play.view, ({ free }) => free?.number)
  const left = useStageView(play.view, ({ free }) => free?.left)
  const cents = useStageView(play.view, ({ free }) => free?.won)
  const mult = useStageView(play.view, ({ free }) => free?.mult)
  if (!now || left === undefined) return null
  return (
    <div className={styles.free} role="status">
      <span>{t('slot.freeSpins')}</span>
      <b className="num">
        <bdi dir="ltr">
          {number(now)} / {number(now + left)}
        </bdi>
      </b>
      {mult !== undefined && <b className="num">×{number(mult)}</b>}
      <Won amount={moneyOf(play.round?.bet ?? play.bet, cents ?? 0)} />
    </div>
  )
}

/** Read out, never drawn: what the large letters on the stage say. */
export function Announcer({ play }: { readonly play: SlotPlay }) {
  const { t, won } = useTexts()
  const beat = useStageView(play.view, (view) => view.beat)
  const phase = useStageView(play.view, (view) => view.phase)
  const { round } = play
  const result = phase === 'still' && round ? t('slot.result', { amount: won(round.win) }) : ''
  const words = beat === 'intro' || beat === 'more' ? t('slot.freeSpins') : result
  return (
    <p className="srOnly" aria-live="polite">
      {words}
    </p>
  )
}

/** The name of a set bonus and what it pays, over the reels. */
export function SetBanner({ view, bet }: { readonly view: ViewStore; readonly bet: number }) {
  const { t } = useTexts()
  const name = useStageView(view, ({ set }) => set)
  const cents = useStageView(view, ({ setCents }) => setCents)
  if (name === undefined || !isSetName(name)) return null
  return (
    <div className={styles.set} role="status">
      <span>{t(`slotSet.${name}`)}</span>
      <Won amount={moneyOf(bet, cents)} />
    </div>
  )
}
