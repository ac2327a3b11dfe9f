import type { OutputOf } from '@camellia/contract/endpoint'
import { readHome, readSite } from '@camellia/contract/site'
import type { Config } from '../config'
import type { Api } from '../http/api'
import { kept } from '../http/kept'
import type { AppDb } from '../http/tell'
import type { ReadSettings } from '../setting/setting.service'
import { rtpFor, winnersFor } from './site.rules'
import { selectPopular, selectToday, selectWins } from './site.sql'

/** The same for everyone, so it is asked of the database once in this time. */
const FRESH_MS = 5_000

export interface SiteParts {
  readonly settings: ReadSettings
  readonly config: Pick<Config, 'mode' | 'defaultLanguage'>
  readonly now: () => number
}

export function siteRoutes({ serve, system }: Api, { settings, config, now }: SiteParts): void {
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
    }
  })
}

async function homeOf(system: AppDb['system']): Promise<OutputOf<typeof readHome>> {
  return system(async (tx) => {
    const today = await selectToday(tx)
    return {
      connected: today.connected,
      roundsToday: today.roundsToday,
      rtpToday: rtpFor(today),
      winners: winnersFor(await selectWins(tx)),
      popular: [...(await selectPopular(tx))],
    }
  })
}
