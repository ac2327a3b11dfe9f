import type { ReactNode } from 'react'
import { later } from './later'

export interface DialogProps {
  readonly onClose: () => void
  /** In px from the brief; on phones every dialog is a sheet from the bottom. */
  readonly width?: number
  /** Read out as the name of the dialog; drawn by the content when `plain`. */
  readonly title: string
  readonly plain?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Traps the focus, closes on Esc and on the scrim. Mounted means open. */
export const Dialog = later<DialogProps>(async () => (await import('./kit-dialog')).KitDialog)
