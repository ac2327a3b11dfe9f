import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startEmbedded } from '@camellia/db/embedded'
import { migrate } from '@camellia/db/migrate'
import { createSeal, type Seal } from '@camellia/db/sealed'
import { isOutage } from '@camellia/db/tx'
import { type Logger, pino } from 'pino'
import { issueSetUpCode } from './access/set-up.service'
import { backupJobs } from './backup/backup-jobs'
import { type Config, ConfigError, readConfig } from './config'
import { checkDatabase, type Database, explainDatabase } from './database'
import { seedDemo } from './demo/demo'
import { watchLastResort } from './last-resort'
import { createProduct, type Product } from './product'
import { makeSealKey, readSealKey } from './seal-key'
import { createHeadBook, HEAD_BOOK } from './trail/head-book'
import { createHeadTeller } from './trail/head-teller'

const started = Date.now()
const JOBS_AGAIN_MS = 1_000

/** Starts everything in one process: database, migrations, demo, both sites, hub and jobs. */
async function main(): Promise<void> {
  const config = readConfig()
  const log = pino({ level: 'warn', redact: ['req.headers.authorization'] })
  watchLastResort(process, log)
  const database = await openDatabase(config)
  let product: Product | undefined
  try {
    await migrate(database.ownerUrl).catch(explainDatabase)
    for (const line of await checkDatabase(database, config.mode)) say(line)
    const seal = createSeal(readSealKey(config) ?? makeSealKey(config))
    const book = openHeadBook(config, seal, log)
    const moreJobs = backupJobs(config, database.ownerUrl)
    const parts = { config, ...database, seal, book, log, moreJobs }
    product = await createProduct({ ...parts, dist: resolve('dist') })
    stopOnSignals(product, database)
    const demo =
      config.seed === 'none'
        ? undefined
        : await seedDemo(product.db, {
            ...{ seal, say, books: product.table.books },
            past: config.seed === 'demo',
          })
    // Whoever comes finds the accounts; of the past nothing is filled in before the ports are ours.
    await listen(product, config)
    const setUpCode = demo ? undefined : await issueSetUpCode(product.db)
    greet(config, { demo: demo !== undefined, setUpCode })
    await demo?.fillPast().catch((error: unknown) => {
      // A demo without all of its past is still a site that people may be on.
      log.error({ err: error }, 'demo data failed')
      say('the past of the demo stays as it is now; the next start goes on with it')
    })
    await startJobs(product)
  } catch (error) {
    await product?.close()
    await database.stop()
    throw error
  }
}

/** Of this machine and folder; its lines are written whatever the level of the log is. */
function openHeadBook({ dataDir, auditHeadsDir, auditHeadsUrl }: Config, seal: Seal, log: Logger) {
  const file = join(dataDir, HEAD_BOOK)
  return createHeadBook(file, seal, {
    name: `${hostname()}:${file}`,
    copy: auditHeadsDir && join(resolve(auditHeadsDir), HEAD_BOOK),
    tell: createHeadTeller(log.child({}, { level: 'info' }), auditHeadsUrl),
  })
}

async function openDatabase({ databaseUrl, databaseAppUrl, dataDir }: Config): Promise<Database> {
  if (databaseUrl) {
    return { ownerUrl: databaseUrl, appUrl: databaseAppUrl ?? databaseUrl, stop: async () => {} }
  }
  return startEmbedded({ dataDir, log: say })
}

/** The site runs already: a database that is away at this moment must not end it. */
async function startJobs({ schedule }: Product): Promise<void> {
  for (;;) {
    try {
      return await schedule.start()
    } catch (error) {
      if (!isOutage(error)) throw error
      say('the jobs wait for the database')
      await delay(JOBS_AGAIN_MS)
    }
  }
}

async function listen({ player, office }: Product, config: Config): Promise<void> {
  for (const [app, name, port] of [
    [player, 'PORT', config.port],
    [office, 'BACKOFFICE_PORT', config.backofficePort],
  ] as const) {
    await app.listen({ port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      throw new ConfigError(`Port ${port} is taken: stop what uses it, or set ${name}.`)
    })
  }
}

/** npm may pass Ctrl-C on a second time: the first one counts. */
function stopOnSignals(product: Product, database: Database): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    say('stopping')
    await product.close()
    await database.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}

function greet(
  { host, port, backofficePort }: Config,
  { demo, setUpCode }: { readonly demo: boolean; readonly setUpCode: string | undefined },
): void {
  const at = host === '0.0.0.0' ? 'localhost' : host
  say(`player site  http://${at}:${port}`)
  say(`back-office  http://${at}:${backofficePort}`)
  if (setUpCode) say(`first administrator  http://${at}:${backofficePort}/set-up#c=${setUpCode}`)
  if (!demo) return
  say('accounts     admin, staff1, staff2, subhq1, dist1, agency1, store1, player1 … player20')
  say('password     Camellia1!')
}

function say(line: string): void {
  console.log(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`)
}

main().catch((error: unknown) => {
  const known = error instanceof Error && /^(ConfigError|EmbeddedError)$/.test(error.name)
  console.error(known ? error.message : error)
  process.exit(1)
})
