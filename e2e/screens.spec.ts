import { expect, test } from '@playwright/test'
import { inspect, openWindow } from './inspect'
import { byPerson } from './screens'
import { chosenNow, languagesNow, PART } from './screens-now'

/** Another one with every commit; `npm run nightly` looks in all of them. */
const LANGUAGES = languagesNow(['ko', 'en', 'ar'])

// A trace of every screen costs more than looking at it.
test.use({ trace: 'off', screenshot: 'off' })
// Each part by itself, so that the journeys do not wait for them.
test.describe.configure({ mode: 'parallel' })

/** `npm run look -- --check` looks at all of them in every language. */
for (const language of LANGUAGES) {
  for (const screens of byPerson(chosenNow())) {
    const [first] = screens
    if (!first) continue
    const who = `${first.as ?? 'a visitor'} of the ${first.site} site`
    test(`a twentieth of the screens is well, part ${PART}, ${language}, ${who}`, async ({
      browser,
    }) => {
      test.setTimeout(300_000)
      const page = await openWindow(browser, first, language)
      for (const screen of screens) {
        expect.soft(await inspect(page, screen), `${screen.name} ${language}`).toEqual([])
      }
      await page.context().close()
    })
  }
}
