import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '@camellia/contract/endpoint'
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { pino } from 'pino'
import { createApp } from '../../apps/server/src/http/app'

/** Possible findings ("maybe") ask a person to look; strict policies need nonces, and we no inline script. */
const GRAVE: readonly Severity[] = [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM]

export function policyFindings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ directive, description }) => `content policy: ${directive}: ${description}`)
}

/** What these pages of a site are sent with, from a server that has one page and the docs. */
export async function policiesOf(
  site: Site,
  scratch: string,
  urls: readonly string[],
): Promise<readonly string[]> {
  const folder = join(scratch, site)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  const log = pino({ level: 'silent' })
  const app = await createApp(site, { log, trustProxy: false, folder, apiDocs: true })
  const answers = await Promise.all(urls.map((url) => app.inject({ url })))
  await app.close()
  return answers.map(({ headers }) => String(headers['content-security-policy'] ?? ''))
}

export const WEAK_POLICIES: readonly string[] = [
  "default-src 'self'; script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'",
  "default-src *; object-src 'none'; base-uri 'none'",
  "script-src 'self' https://cdnjs.cloudflare.com; object-src 'none'; base-uri 'none'",
  "script-src 'self'; base-uri 'none'",
]
