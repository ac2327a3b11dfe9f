// `npm run nightly`: everything in full. What `npm test` takes turns with, this does whole.
import { main, ROOT, show } from './steps.mjs'

const STEPS = [
  [
    'Tests, with all that takes turns and a thousand shared rounds',
    ['test'],
    { CAMELLIA_PART: 'all', CAMELLIA_EVENT_ROUNDS: '1000' },
  ],
  ['All screens in every language', ['run', 'look', '--', '--check']],
  ['Certificates', ['run', 'certify']],
  ['Independent program', ['run', 'independent']],
  ['Trust, whole', ['run', 'trust']],
  ['Bench', ['run', 'bench']],
]

await main(async () => {
  process.chdir(ROOT)
  const done = []
  for (const [name, args, more = {}] of STEPS) {
    console.log(`\n══ ${name}`)
    const started = Date.now()
    const code = await show('npm', args, { env: { ...process.env, ...more } })
    done.push({ name, code, seconds: ((Date.now() - started) / 1000).toFixed(0) })
  }
  console.log('')
  for (const { name, code, seconds } of done) {
    console.log(`${seconds.padStart(7)} s  ${code === 0 ? 'ok    ' : 'FAILED'}  ${name}`)
  }
  if (done.some(({ code }) => code !== 0)) process.exitCode = 1
})
