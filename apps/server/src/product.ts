import { join } from 'node:path'
import type { Site } from '@camellia/contract/endpoint'
import type { Push } from '@camellia/contract/push'
import type { Seal } from '@camellia/db/sealed'
import { createDb } from '@camellia/db/tx'
import { balanceOf } from '@camellia/ledger/balance'
import { createBetBatcher } from '@camellia/ledger/bet-batch'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { accessRoutes } from './access/access.routes'
import { alarmRoutes } from './alarm/alarm.routes'
import { createAlarmTeller } from './alarm/webhook'
import { catalogRoutes } from './catalog/catalog.routes'
import { saveGames } from './catalog/catalog.sql'
import { HOUSE_GAMES } from './catalog/house-games'
import { chatRoutes } from './chat/chat.routes'
import { createClosures, type ReadClosure } from './closure/closure.service'
import { type ChainWatcher, NO_CHAIN } from './coin/chain-watcher'
import { coinRoutes } from './coin/coin.routes'
import { startCoinWatch } from './coin/coin-watch'
import { createSimulator } from './coin/simulator'
import type { Config } from './config'
import { eventRoutes } from './event/event.routes'
import { type Events, openEvents } from './event/open-events'
import { fairnessRoutes } from './fairness/fairness.routes'
import { createSeedOpener } from './fairness/seeds'
import { faqRoutes } from './faq/faq.routes'
import { fileRoutes } from './file/file.routes'
import { gameAdminRoutes } from './game-admin/game-admin.routes'
import { giftRoutes } from './gift/gift.routes'
import { createGuards } from './guards'
import type { Caller } from './http/actor'
import { type Addresses, addressesOf, createOriginCheck } from './http/addresses'
import type { Api } from './http/api'
import { createApp } from './http/app'
import { createLimits } from './http/limits'
import { startLoopWatch } from './http/loop-watch'
import { createBinder } from './http/serve'
import type { AppDb, Told } from './http/tell'
import type { Bus } from './hub/bus'
import { createHub, type Hub } from './hub/hub'
import { inquiryRoutes } from './inquiry/inquiry.routes'
import { ipRoutes } from './ip/ip.routes'
import { createRuleBook, type ReadRules } from './ip/ip.service'
import { startClaimSweep } from './jobs/claim-sweep'
import { jobsWith } from './jobs/jobs'
import { memberRoutes } from './member/member.routes'
import { memberEditRoutes } from './member/member-edit.routes'
import { memberListRoutes } from './member/member-list.routes'
import { memberPanelRoutes } from './member/member-panel.routes'
import { memberTreeRoutes } from './member/member-tree.routes'
import { createNumberSearch } from './member/number-search.service'
import { createSealedLooks, type SealedLooks } from './member/sealed-looks'
import { type BroadcastDelivery, startBroadcastDelivery } from './message/broadcast-delivery'
import { messageRoutes } from './message/message.routes'
import { moneyViewRoutes } from './money-view/money-view.routes'
import { createFacts } from './node/facts'
import { startHeartbeat } from './node/heartbeat'
import { noticeRoutes } from './notice/notice.routes'
import { openBus, openPools } from './open-pools'
import { loadBooks } from './play/books'
import { playRoutes } from './play/play.routes'
import type { Table } from './play/play.service'
import { createSoonTeller } from './play/soon-teller'
import { presenceRoutes } from './presence/presence.routes'
import { protectionRoutes } from './protection/protection.routes'
import { rateRoutes } from './rate/rate.routes'
import { reportRoutes } from './report/report.routes'
import { roleRoutes } from './role/role.routes'
import { roundRoutes } from './round/round.routes'
import { rtpRoutes } from './rtp/rtp.routes'
import { savedFilterRoutes } from './saved-filter/saved-filter.routes'
import type { Job } from './schedule/job'
import { createSchedule, type Schedule } from './schedule/schedule'
import { createSessions, type Sessions } from './session/session.service'
import { createSettings, type ReadSettings } from './setting/setting.service'
import { settingAdminRoutes } from './setting-admin/setting-admin.routes'
import { siteRoutes } from './site/site.routes'
import { systemRoutes } from './system/system.routes'
import type { HeadBook } from './trail/head-book'
import { startHeadWatch } from './trail/head-watch'
import { trailRoutes } from './trail/trail.routes'
import { transactionRoutes } from './transaction/transaction.routes'
import { walletRoutes } from './wallet/wallet.routes'

export interface ProductOptions {
  readonly config: Pick<Config, 'mode' | 'defaultLanguage' | 'busUrl' | 'trustProxy' | 'apiDocs'> &
    Addresses
  readonly ownerUrl: string
  readonly appUrl: string
  readonly seal: Seal
  /** Where the ends of the audit log's chain are noted. */
  readonly book: HeadBook
  readonly log: FastifyBaseLogger
  /** Jobs of what stands above the product, such as its backups. */
  readonly moreJobs?: readonly Job[]
  /** Where the built sites are: `player` and `office` below it. */
  readonly dist: string
}

export interface Product {
  readonly player: FastifyInstance
  readonly office: FastifyInstance
  readonly db: AppDb
  readonly hub: Hub
  readonly table: Table
  readonly sessions: Sessions
  /** Made but not started: one process of many may run the jobs. */
  readonly schedule: Schedule
  readonly events: Events
  close(): Promise<void>
}

/** Puts the product together. The only place that knows all of its parts. */
export async function createProduct(options: ProductOptions): Promise<Product> {
  const { config, log } = options
  const pools = openPools(options)
  const now = () => Date.now()
  const say = (told: readonly Told[]) => {
    for (const { to, push } of told) {
      // What this node kept of a session is forgotten before anyone hears of the change.
      if (isAboutSession(push) && ('member' in to || 'session' in to)) sessions.forget(to)
      hub.send(to, push)
    }
  }
  const db = createDb<Told>({ ...pools, say })
  const sessions = createSessions(db, now)
  const settings = createSettings(db, now)
  const closures = createClosures(db, now)
  const addresses = createRuleBook(db, now)
  const bus = await openBus(config.busUrl, pools, log)
  // Settings are kept for a second; what the bus says comes sooner.
  bus.subscribe((message) => {
    if (!message.includes('"SETTING"')) return
    settings.forget()
    closures.forget()
  })
  const hub = openHub({ db, sessions, addresses, bus, log, config })
  const soon = createSoonTeller(say)
  const table: Table = {
    batcher: createBetBatcher(pools.bets),
    openSeed: createSeedOpener(options.seal),
    books: await loadBooks(join(options.dist, 'books')),
    refusals: createLimits(now),
    tellSoon: soon.tellSoon,
  }
  await db.system((tx) => saveGames(tx, HOUSE_GAMES))
  const events = openEvents({ ...options, db, hub, table })
  // Jobs have their own connections too: a long one must not keep people from logging in.
  const jobsDb = createDb<Told>({ app: pools.app, owner: pools.jobs, say })
  const alarm = createAlarmTeller(async () => (await settings())['alarm.webhook'], log)
  const jobs = [...jobsWith(options), ...(options.moreJobs ?? [])]
  const schedule = createSchedule({ ...options, db: jobsDb, jobs, now, alarm })
  const watcher = config.mode === 'play' ? createSimulator(db) : NO_CHAIN
  const people = { sessions, settings, closures, addresses, looks: createSealedLooks(now) }
  const post = startBroadcastDelivery(jobsDb, log)
  const own = { db, table, events, schedule, hub, now, watcher, post }
  const parts: Parts = { ...options, ...people, ...own }
  const player = await openSite('PLAYER', parts)
  const office = await openSite('OFFICE', parts)
  const watches = [startCoinWatch(db, watcher, log), startClaimSweep(jobsDb, log)]
  const loop = startLoopWatch(log)
  const heads = startHeadWatch(db, options.book, log)
  const facts = createFacts({
    ...{ connections: hub.connected, dist: options.dist },
    lagMs: () => loop.delay().p99,
  })
  const says = { connected: hub.connectedMembers, facts }
  const heartbeat = startHeartbeat(db, says, log)
  return {
    player,
    office,
    db,
    hub,
    table,
    sessions,
    schedule,
    events,
    async close() {
      await schedule.stop()
      for (const watch of watches) await watch.stop()
      await events.stop()
      await heads.stop()
      await post.stop()
      soon.stop()
      await hub.close()
      await Promise.all([player.close(), office.close()])
      await heartbeat.stop()
      loop.stop()
      await bus.close()
      await Promise.all(Object.values(pools).map((pool) => pool.end({ timeout: 5 })))
    },
  }
}

interface Parts extends ProductOptions {
  readonly db: AppDb
  readonly hub: Hub
  readonly sessions: Sessions
  readonly settings: ReadSettings
  readonly closures: ReadClosure
  readonly addresses: ReadRules
  readonly table: Table
  readonly events: Events
  readonly schedule: Schedule
  readonly now: () => number
  readonly watcher: ChainWatcher
  readonly post: BroadcastDelivery
  readonly looks: SealedLooks
}

/** The same API and hub behind both sites; the contract says what is served where. */
async function openSite(site: Site, parts: Parts): Promise<FastifyInstance> {
  const { config, log, dist, hub, db } = parts
  const guards = createGuards(parts)
  const folder = join(dist, site.toLowerCase())
  const app = await createApp(site, { ...config, log, folder, visit: guards.visit })
  hub.attach(app, '/hub', site)
  const binder = createBinder(app, site, guards)
  routes({ ...db, serve: binder.serve }, parts)
  return app
}

/** The list of features. */
function routes(api: Api, parts: Parts): void {
  const { seal, settings, table, events, now, config, watcher, post, hub, looks } = parts
  const printsOf = createNumberSearch(api, parts)
  accessRoutes(api, { settings, seal, now, mode: config.mode, ...addressesOf(config) })
  alarmRoutes(api)
  savedFilterRoutes(api)
  giftRoutes(api, settings)
  catalogRoutes(api, parts)
  chatRoutes(api, { here: () => hub.connectedMembers('OFFICE') })
  coinRoutes(api, { settings, watcher })
  eventRoutes(api, events.parts, now)
  fairnessRoutes(api, { seal, now })
  faqRoutes(api, seal)
  fileRoutes(api, now)
  gameAdminRoutes(api)
  inquiryRoutes(api, seal)
  ipRoutes(api)
  memberRoutes(api, { seal, printsOf })
  memberListRoutes(api, { seal, printsOf })
  memberPanelRoutes(api, { seal, settings })
  memberTreeRoutes(api)
  memberEditRoutes(api, { seal, settings, now, looks, mode: config.mode })
  messageRoutes(api, post, seal)
  moneyViewRoutes(api)
  noticeRoutes(api, seal)
  playRoutes(api, { table, now })
  presenceRoutes(api, printsOf)
  protectionRoutes(api)
  rateRoutes(api)
  reportRoutes(api, { settings })
  roleRoutes(api)
  roundRoutes(api, { seal })
  rtpRoutes(api, settings)
  settingAdminRoutes(api)
  siteRoutes(api, { settings, closures: parts.closures, config, now })
  systemRoutes(api, parts.schedule)
  trailRoutes(api, parts.book)
  transactionRoutes(api, { seal, settings })
  walletRoutes(api)
}

function openHub(parts: {
  readonly db: AppDb
  readonly sessions: Sessions
  readonly addresses: ReadRules
  readonly bus: Bus
  readonly log: FastifyBaseLogger
  readonly config: ProductOptions['config']
}): Hub {
  const { db, sessions, addresses, bus, log, config } = parts
  const identity = (caller: Caller | undefined) => caller && { ...caller, memberId: caller.id }
  const sites = ['PLAYER', 'OFFICE'] as const
  return createHub({
    bus,
    log,
    originAllowed: createOriginCheck(config),
    addressAllowed: async (address, site) => (await addresses()).decide(site, address).admitted,
    async identify(token) {
      const [player, office] = await Promise.all(sites.map((s) => sessions.identify(token, s)))
      return identity(player ?? office)
    },
    stillValid: async (id) => identity(await sessions.stillValid(id)),
    welcome: ({ memberId, abilities }) =>
      db.system(
        async (tx): Promise<Push[]> => [
          { type: 'PERMISSION', rules: [...abilities] },
          { type: 'BALANCE', ...(await balanceOf(tx, memberId)) },
        ],
      ),
  })
}

function isAboutSession({ type }: Push): boolean {
  return type === 'LOGOUT' || type === 'PERMISSION'
}
