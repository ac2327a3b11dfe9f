import { type Kept, kept } from '../http/kept'
import type { AppDb } from '../http/tell'
import type { Settings } from './setting.rules'
import { selectSettings } from './setting.sql'

/** A change reaches every node within this time, also one that missed what the bus said. */
const FRESH_MS = 1_000

export type ReadSettings = () => Promise<Settings>

/** Settings are read on every call and change a few times a month: asked once a second at most. */
export function createSettings({ system }: AppDb, now: () => number): Kept<Settings> {
  return kept(() => system(selectSettings), { freshMs: FRESH_MS, now })
}
