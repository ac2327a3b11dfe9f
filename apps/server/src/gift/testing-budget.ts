import { decideFunding, fundGifts, readGiftBudget } from '@camellia/contract/gift'
import { expect } from 'vitest'
import type { CallAs, TestSite } from '../testing-site'

/** Promotion money of the house, asked for by one person and agreed to by another. */
export async function fillBudget(
  site: TestSite,
  amount: number,
  { by, agreed }: { readonly by: CallAs; readonly agreed: CallAs },
): Promise<void> {
  const asked = await site.call(fundGifts, { amount, direction: 'IN' }, by)
  expect(asked.code).toBe('SUCCESS')
  if (!asked.data.waiting) return
  const { waiting } = (await site.call(readGiftBudget, {}, agreed)).data
  for (const { id } of waiting) {
    const decision = { id, verdict: 'APPROVE' as const }
    expect((await site.call(decideFunding, decision, agreed)).code).toBe('SUCCESS')
  }
}
