import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Serious and critical findings of one page. Mirrored pages have the colours of the others. */
export async function graveFindings(page: Page, mirrored: boolean): Promise<string[]> {
  // Our pages have no frames of other origins, so the quick way sees everything.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (mirrored ? axe.disableRules('color-contrast') : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
}
