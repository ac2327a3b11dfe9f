import type { Page } from '@playwright/test'

const found = new WeakMap<Page, string[]>()

/** Notes whatever the browser keeps this page from doing, on every screen it goes to. */
export async function watchPolicy(page: Page): Promise<void> {
  const broken: string[] = []
  found.set(page, broken)
  await page.exposeFunction('ruleBroken', (rule: string) => broken.push(rule))
  await page.addInitScript(() => {
    const { ruleBroken } = window as never as { ruleBroken: (rule: string) => void }
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile } = event
      const where = `${location.pathname} ${sourceFile}`
      ruleBroken(`${effectiveDirective} ${blockedURI} ${sample} at ${where}`)
    })
  })
}

/** What the page tried since it was opened and was not allowed to. */
export function brokenRules(page: Page): readonly string[] {
  return found.get(page) ?? ['nobody watched']
}
