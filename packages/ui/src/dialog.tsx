import type { DialogProps } from './kit-dialog'
import { later } from './later'

/** Traps the focus, closes on Esc and on the scrim. Mounted means open. */
export const Dialog = later<DialogProps>(async () => (await import('./kit-dialog')).KitDialog)
