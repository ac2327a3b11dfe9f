import type { OutputOf } from '@camellia/contract/endpoint'
import { readHome, readSite } from '@camellia/contract/site'
import type { ReadClosure } from '../closure/closure.service'
import type { SiteClosure } from '../closure/closure.sql'
import type { Config } from '../config'
import type { Api } from '../http/api'
import { kept } from '../http/kept'
import type { AppDb } from '../http/tell'
import { infoPageRoutes } from '../info-page/info-page.routes'
import type { ReadSettings } from '../setting/setting.service'
import { popularFor, rtpFor, winnersFor } from './site.rules'
import { selectPlayed, selectToday, selectWins } from './site.sql'

/** The same for everyone, so it is asked of the database once in this time. */
const FRESH_MS = 5_000

/** Players are told this long before. */
const ANNOUNCED_MS = 3_600_000

export interface SiteParts {
  readonly settings: ReadSettings
  readonly closures: ReadClosure
  readonly config: Pick<Config, 'mode' | 'defaultLanguage'>
  readonly now: () => number
}

/** What a page needs, and the pages at its foot. */
export function siteRoutes(api: Api, parts: SiteParts): void {
  const { serve, system } = api
  const { settings, closures, config, now } = parts
  infoPageRoutes(api)
  const home = kept(() => homeOf(system), { freshMs: FRESH_MS, now })
  serve(readHome, () => home())
  serve(readSite, async () => {
    const chosen = await settings()
    return {
      mode: config.mode,
      defaultLanguage: config.defaultLanguage,
      banner: { ...chosen['site.banner'] },
      supportUrl: chosen['site.supportUrl'],
      passwordPolicy: chosen['site.passwordPolicy'],
      depositorScript: chosen['site.depositorScript'],
      banks: [...chosen['site.banks']],
      closing: closingFor(await closures(), now()),
    }
  })
}

function closingFor(closure: SiteClosure | undefined, now: number) {
  if (!closure) return null
  const { messages, startsAt, endsAt } = closure
  const soon = startsAt.getTime() > now && startsAt.getTime() - now < ANNOUNCED_MS
  if (!soon) return null
  return {
    messages: Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, text ?? ''])),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  }
}

async function homeOf(system: AppDb['system']): Promise<OutputOf<typeof readHome>> {
  return system(async (tx) => {
    const today = await selectToday(tx)
    const played = await selectPlayed(tx)
    return {
      connected: today.connected,
      roundsToday: today.roundsToday,
      rtpToday: rtpFor(played),
      winners: winnersFor(await selectWins(tx)),
      popular: popularFor(played),
    }
  })
}
