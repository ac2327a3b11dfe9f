import type { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'

/**
 * What no handler met. A promise that nobody waited for has left nothing half done: what it did in
 * the database is rolled back, so that the others are served on. After an error in the open nobody
 * knows what holds; the process ends as if it had been killed, which loses nothing that was
 * acknowledged, and whoever watches over it starts the next one.
 */
export function watchLastResort(
  process: EventEmitter & { exit(code: number): void },
  log: Pick<FastifyBaseLogger, 'error' | 'fatal'>,
): void {
  process.on('unhandledRejection', (err: unknown) => log.error({ err }, 'unhandled error'))
  process.on('uncaughtException', (err: unknown) => {
    log.fatal({ err }, 'unhandled exception, the process ends')
    process.exit(1)
  })
}
