import { writeFileSync } from 'node:fs'
import { PAGES } from './pages'

/** `npm run docs`: the pages that are made from the code. `docs.test.ts` fails when one is old. */
for (const [path, page] of Object.entries(PAGES)) {
  writeFileSync(path, page())
  console.log(path)
}
