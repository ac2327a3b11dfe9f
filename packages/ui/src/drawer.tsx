import type { ReactNode } from 'react'
import { later } from './later'

export interface DrawerProps {
  readonly onClose: () => void
  readonly label: string
  readonly width?: number
  readonly children: ReactNode
}

/** The brief's drawer: over the page, from the side where reading begins. Mounted means open. */
export const Drawer = later<DrawerProps>(async () => (await import('./kit-drawer')).KitDrawer)
