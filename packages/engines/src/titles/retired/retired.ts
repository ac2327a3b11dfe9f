import type { SlotDef } from '../../slot/definition'

/**
 * Definitions that were played and are played no more. A title that changes leaves its former
 * definition here, word for word: rounds name it by its hash, and stay provable for ever.
 */
export const RETIRED: readonly SlotDef[] = []
