import type { DrawerProps } from './kit-drawer'
import { later } from './later'

/** The brief's drawer: over the page, from the side where reading begins. Mounted means open. */
export const Drawer = later<DrawerProps>(async () => (await import('./kit-drawer')).KitDrawer)
