import { setTimeout as wait } from 'node:timers/promises'
import type { AnyEndpoint, InputOf } from '@camellia/contract/endpoint'
import type { Round } from '@camellia/contract/play'
import { listRounds, PROOFS_MAX, readProofs } from '@camellia/contract/round'
import type { CallAs, TestSite } from '../testing-site'

/** Who asks for much is told to come back later, and does, as the pages do. */
export async function askPatiently<E extends AnyEndpoint>(
  site: Pick<TestSite, 'call'>,
  endpoint: E,
  input: InputOf<E>,
  as: CallAs,
) {
  for (;;) {
    const reply = await site.call(endpoint, input, as)
    if (reply.code !== 'TOO_MANY_REQUESTS') return reply
    await wait(Number(reply.headers['retry-after']) * 1_000)
  }
}

/** Every round of the filter with its outcome, newest first, as the page of fairness fetches them. */
export async function provable(
  site: Pick<TestSite, 'call'>,
  as: CallAs,
  filter: Omit<InputOf<typeof listRounds>, 'size' | 'before'> = {},
): Promise<readonly Round[]> {
  const rounds: Round[] = []
  for (let before: string | undefined; ; before = rounds.at(-1)?.id) {
    const input = { ...filter, size: 100, ...(before && { before }) } as const
    const { items, hasMore } = (await askPatiently(site, listRounds, input, as)).data
    let wanted = items.map(({ id }) => id)
    while (wanted.length > 0) {
      const ids = wanted.slice(0, PROOFS_MAX)
      const { data } = await askPatiently(site, readProofs, { ids }, as)
      rounds.push(...data.rounds)
      wanted = [...data.left, ...wanted.slice(ids.length)]
    }
    if (!hasMore) return rounds
  }
}
