import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { openWindow, show, type Theme, type Width } from './inspect'
import { oldPictures } from './old-pictures'
import { byPerson, type Screen } from './screens'

interface Look {
  readonly width: Width
  readonly theme: Theme
  readonly language: 'ko' | 'ar'
}

const WIDTHS = [390, 1440] as const

/** Every screen dark at both widths; the main ones also light, mirrored, and between the widths. */
const PLAIN: readonly Look[] = WIDTHS.map((width) => ({ width, theme: 'dark', language: 'ko' }))
const MORE: readonly Look[] = WIDTHS.flatMap((width) => [
  { width, theme: 'light', language: 'ko' },
  { width, theme: 'dark', language: 'ar' },
])

/** Pictures of screens that are no more are removed. */
export async function takePictures(
  browser: Browser,
  screens: readonly Screen[],
  folder: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const taken = new Set<string>()
  for (const group of byPerson(screens)) {
    for (const language of ['ko', 'ar'] as const) {
      const looks = group.flatMap((screen) =>
        looksAt(screen)
          .filter((look) => look.language === language)
          .map((look) => ({ screen, look })),
      )
      const [first] = looks
      if (!first) continue
      const page = await openWindow(browser, first.screen, language)
      for (const { screen, look } of looks) taken.add(await take(page, screen, look, folder))
      await page.context().close()
    }
  }
  removeOld(folder, screens, taken)
}

function looksAt({ main }: Screen): readonly Look[] {
  return main ? [...PLAIN, ...MORE] : PLAIN
}

async function take(page: Page, screen: Screen, look: Look, folder: string): Promise<string> {
  const { width, theme, language } = look
  await page.emulateMedia({ colorScheme: theme })
  await show(page, screen, width)
  // Reels are drawn later than the page around them.
  if (screen.folder === 'slot') await page.waitForTimeout(6_000)
  const file = `${screen.name}-${width}-${theme}${language === 'ko' ? '' : `-${language}`}.jpg`
  await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 80 })
  console.log(file)
  return file
}

function removeOld(folder: string, screens: readonly Screen[], taken: ReadonlySet<string>): void {
  for (const file of oldPictures(readdirSync(folder), screens, taken)) rmSync(join(folder, file))
}
