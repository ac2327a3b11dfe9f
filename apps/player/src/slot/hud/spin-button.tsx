import { useTexts } from '@camellia/i18n/texts'
import { useStageView } from '@camellia/stage/view-store'
import { useEffect } from 'react'
import type { SlotPlay } from '../use-slot'
import styles from './hud.module.css'
import { letGo } from './knob'

/** One button: it spins, and while something moves it stops. The space bar does the same. */
export function SpinButton({ play }: { readonly play: SlotPlay }) {
  const { t } = useTexts()
  const left = useStageView(play.view, ({ free }) => free?.left)
  useSpace(play.press)
  const { spin, stop } = play.look?.buttons ?? { spin: '', stop: '' }
  return (
    <button
      type="button"
      className={styles.spin}
      disabled={!play.stage}
      aria-label={play.busy ? t('slot.stop') : t('slot.spin')}
      onClick={(event) => {
        letGo(event)
        play.press()
      }}
    >
      <img src={play.busy ? stop : spin} alt="" draggable={false} />
      {left !== undefined && play.busy && (
        <b className="num" aria-hidden="true">
          {left}
        </b>
      )}
    </button>
  )
}

/** The space bar spins from anywhere but from what itself listens to it. */
function useSpace(press: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.repeat) return
      const target = event.target as HTMLElement
      if (target.closest('button, a, input, select, textarea, [role=dialog], [role=menu]')) return
      event.preventDefault()
      press()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [press])
}
