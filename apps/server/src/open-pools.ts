import { connect, type Sql } from '@camellia/db/connect'
import { BET_PLANS } from '@camellia/ledger/bet-batch'
import type { FastifyBaseLogger } from 'fastify'
import type { Bus } from './hub/bus'
import { openPostgresBus } from './hub/bus-postgres'
import { openRedisBus } from './hub/bus-redis'
import { JOBS_AT_ONCE } from './schedule/worker'

/** With one address for both, the application's connections step down to its role. */
export function openPools({
  ownerUrl,
  appUrl,
  log,
}: {
  readonly ownerUrl: string
  readonly appUrl: string
  readonly log: FastifyBaseLogger
}) {
  const role = appUrl === ownerUrl ? { role: 'camellia_app' } : {}
  const warn = (notice: { message?: string }) => log.debug({ notice }, 'database notice')
  return {
    app: connect(appUrl, { max: 10, onNotice: warn, ...role }),
    /** Bets have their own connections: a slow report must not hold one up. */
    bets: connect(appUrl, { max: 3, onNotice: warn, settings: BET_PLANS, ...role }),
    owner: connect(ownerUrl, { max: 5, onNotice: warn }),
    /** A running job holds one for its lock and one for its work. */
    jobs: connect(ownerUrl, { max: 2 * JOBS_AT_ONCE, onNotice: warn }),
  }
}

export function openBus(
  url: string | undefined,
  pools: { readonly app: Sql; readonly owner: Sql },
  log: FastifyBaseLogger,
): Promise<Bus> {
  if (url) return openRedisBus({ url, log })
  return openPostgresBus({ publish: pools.app, listen: pools.owner, log })
}
