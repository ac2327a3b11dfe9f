import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Of these axe says at most "moderate": they cannot be grave, and some of them take long. */
const LIGHT_RULES = [
  'aria-allowed-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'skip-link',
]

/** What another set of colours can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Every kind of rule, or only what depends on colours. */
export type Rules = 'all' | 'colours'

const MOST_PICTURES = 50

/** What every screen of a site has around it is looked at for its colours once, and not each time. */
const OWN = 'main, [role=dialog], [role=alert]'

/** Serious and critical findings of one page; `shell`: also in the colours around the screen. */
export async function graveFindings(
  page: Page,
  rules: Rules,
  { shell = false } = {},
): Promise<string[]> {
  const structure = rules === 'colours' ? [] : await findings(page, 'structure')
  return [...structure, ...(await findings(page, 'colours', shell ? 'body' : OWN))]
}

async function findings(
  page: Page,
  rules: 'colours' | 'structure',
  within?: string,
): Promise<string[]> {
  // Our pages have no frames of other origins, so the quick way sees everything.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (within) axe.include(within)
  // Style sheets are asked for again only for rules that we do not run.
  const options = { resultTypes: ['violations' as const], preload: false }
  if (rules === 'colours') axe.options({ ...options, runOnly: COLOUR_RULES })
  else axe.options(options).disableRules([...LIGHT_RULES, ...COLOUR_RULES])
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
}

/** The same page in the other colours, without loading it again: the site follows the device. */
export async function inOtherColours<Result>(
  page: Page,
  theme: 'light' | 'dark',
  look: () => Promise<Result>,
): Promise<Result> {
  // Colours on their way are neither the old nor the new ones.
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
  })
  await page.emulateMedia({ colorScheme: theme })
  const shown = page.locator(`html[data-theme=${theme}]`)
  for (let tries = 0; tries < MOST_PICTURES && (await shown.count()) === 0; tries++)
    await draw(page)
  await draw(page)
  try {
    return await look()
  } finally {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' })
  }
}

/** A window behind another hears of its colours only when it is drawn, and a picture draws it. */
async function draw(page: Page): Promise<void> {
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } })
}
