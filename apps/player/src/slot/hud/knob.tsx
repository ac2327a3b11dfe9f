import type { ComponentProps, MouseEvent } from 'react'
import styles from './hud.module.css'
import { HudIcon, type Sign } from './hud-icon'

export interface KnobProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  readonly sign: Sign
  readonly label: string
  /** Written under the sign; without it the label is only read out. */
  readonly written?: string
  readonly look: 'knob' | 'chip'
  readonly place?: string | undefined
}

/** A round button of the deck or of the upper edge. */
export function Knob({ sign, label, written, look, place, onClick, ...rest }: KnobProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={`${look === 'knob' ? styles.knob : styles.chipButton} ${place ?? ''}`}
      onClick={(event) => {
        letGo(event)
        onClick?.(event)
      }}
    >
      <HudIcon name={sign} />
      {written && <span aria-hidden="true">{written}</span>}
    </button>
  )
}

/** A pressed button gives the space bar back to the reels; one reached by key keeps the focus. */
export function letGo(event: MouseEvent<HTMLElement>): void {
  if (event.detail > 0) event.currentTarget.blur()
}
