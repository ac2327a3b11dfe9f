import type { Part } from '../part'
import { AWAY } from './away'
import { DISK_ERROR } from './disk-error'
import { FAILOVER } from './failover'
import { POWER_CUT } from './power-cut'
import { RESTORE } from './restore'

/** What a machine does to a database, rehearsed. */
export const DRILLS: readonly Part[] = [AWAY, POWER_CUT, DISK_ERROR, FAILOVER, RESTORE]
