import { BUDGETS, entryOf, totalOf } from './entry-size'

/** `npm run budget`: what the first page of either site weighs. Needs a build. */
for (const site of ['player', 'office'] as const) {
  const files = entryOf(site)
  console.log(`${site}: ${totalOf(files).toFixed(0)} kB gzip of ${BUDGETS[site]}`)
  for (const { file, bytes } of files) console.log(`  ${(bytes / 1_000).toFixed(1)}\t${file}`)
}
