import { vi } from 'vitest'

const PATIENCE_MS = 20_000

/** Whatever a test waits for may take its time on a busy machine; what never comes still fails. */
const { waitFor } = vi
vi.waitFor = (check, options = PATIENCE_MS) => waitFor(check, options)
