import type { Push } from '@camellia/contract/push'
import { confirmTwoFactor, startTwoFactor } from '@camellia/contract/two-factor'
import { type CallAs, PASSWORD, type TestSite } from '../testing-site'
import { codeAt, secretOf, stepAt } from './totp'

/** What is told from here on; a real hub hears the same. */
export function listen(site: TestSite) {
  const heard: { to: unknown; push: Push }[] = []
  const send = site.hub.send
  site.hub.send = (to, push) => {
    heard.push({ to, push: push as Push })
    send(to, push)
  }
  return () => heard
}

/** Sets a second factor up; its first code spends the step before now. */
export async function enrol(site: TestSite, as: CallAs) {
  const { secret } = (await site.call(startTwoFactor, { password: PASSWORD }, as)).data
  const first = codeAt(secretOf(secret), stepAt(Date.now()) - 1)
  const confirmed = await site.call(confirmTwoFactor, { code: first }, as)
  return { secret, recoveryCodes: confirmed.data.recoveryCodes }
}

/** The code of this moment, or of a step beside it. */
export function codeNow(secret: string, beside = 0): string {
  return codeAt(secretOf(secret), stepAt(Date.now()) + beside)
}

/** Looks straight into the database. */
export function query<Row extends object>(
  site: TestSite,
  work: (sql: Parameters<Parameters<TestSite['db']['system']>[0]>[0]['sql']) => Promise<Row[]>,
): Promise<Row[]> {
  return site.db.system((tx) => work(tx.sql))
}
