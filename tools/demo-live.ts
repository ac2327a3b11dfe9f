import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readSite } from '@camellia/contract/site'
import { type Ask, createAsk } from '../trust/bank/ask'
import { ACTS, type Act } from './live/acts'
import { type Crowd, openCrowd, type Tally } from './live/crowd'

const USAGE = `npm run demo:live -- [--player URL] [--office URL] [--rate ACTIONS_A_SECOND]
People of a demo that runs already bet, pay in and out, ask and are answered until Ctrl-C.`
const RATE_MAX = 20
const SAY_MS = 5_000

/** What to do instead, for whoever called it; no stack of ours helps them. */
class CannotLive extends Error {
  override readonly name = 'CannotLive'
}

async function main(): Promise<void> {
  const { playerUrl, officeUrl, rate } = readArguments()
  const ask = createAsk({ playerUrl, officeUrl }, (violation) => console.error(violation))
  await requireDemo(ask, { playerUrl, officeUrl })
  const ends = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ends.abort())
  console.log(`${rate} actions a second at ${playerUrl} and ${officeUrl}; Ctrl-C ends it`)
  const crowd = openCrowd(ask)
  const telling = setInterval(() => tell(crowd.tally), SAY_MS)
  while (!ends.signal.aborted) {
    await actOnce(crowd)
    const pause = (1_000 / rate) * (0.4 + randomInt(1_200) / 1_000)
    await delay(pause, undefined, { signal: ends.signal }).catch(() => {})
  }
  clearInterval(telling)
  tell(crowd.tally)
  await crowd.leave()
  console.log('everyone has left')
}

/** A product that is away for a moment is no reason to end: it may have been started again. */
async function actOnce(crowd: Crowd): Promise<void> {
  const act = pick(ACTS)
  const did = await act.run(crowd)
  if (did) crowd.tally.set(did, (crowd.tally.get(did) ?? 0) + 1)
}

function pick(acts: readonly Act[]): Act {
  let left = randomInt(acts.reduce((sum, { weight }) => sum + weight, 0))
  const found = acts.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  return found ?? (acts[0] as Act)
}

function tell(tally: Tally): void {
  const what = [...tally].map(([did, times]) => `${times} ${did}`).join(', ')
  console.log(`${new Date().toTimeString().slice(0, 8)}  ${what || 'nobody is there'}`)
  tally.clear()
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        player: { type: 'string', default: 'http://127.0.0.1:3000' },
        office: { type: 'string', default: 'http://127.0.0.1:3001' },
        rate: { type: 'string', default: '3' },
      },
    })
    const rate = Number(values.rate)
    if (!(rate > 0 && rate <= RATE_MAX)) {
      throw new CannotLive(`--rate is a number above 0 and up to ${RATE_MAX}.`)
    }
    const [playerUrl, officeUrl] = [values.player, values.office].map((url) => new URL(url).origin)
    if (!playerUrl || !officeUrl) throw new CannotLive(USAGE)
    return { playerUrl, officeUrl, rate }
  } catch (error) {
    throw error instanceof CannotLive ? error : new CannotLive(USAGE)
  }
}

/** Play money with the demo's people in it, and nothing else. */
async function requireDemo(
  ask: Ask,
  urls: { readonly playerUrl: string; readonly officeUrl: string },
): Promise<void> {
  for (const [site, url] of [
    ['PLAYER', urls.playerUrl],
    ['OFFICE', urls.officeUrl],
  ] as const) {
    const told = await ask(readSite, {}, { site, token: '' })
    if (!told?.data) {
      const flag = site === 'PLAYER' ? '--player' : '--office'
      throw new CannotLive(
        `Nothing answers at ${url}: start the product with npm start, or name its address with ${flag} URL.`,
      )
    }
    if (told.data.mode !== 'play') {
      throw new CannotLive(`${url} runs with real money: demo:live only lives in a demo.`)
    }
  }
  const crowd = openCrowd(ask)
  if (await crowd.staff('money1').enter()) return crowd.leave()
  throw new CannotLive(
    'The people of the demo are not there, or their password was changed: start with SEED=demo on an empty DATA_DIR.',
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof CannotLive ? error.message : error)
  process.exitCode = 1
})
