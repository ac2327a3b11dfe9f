import { chmodSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect } from '@camellia/db/connect'
import { startEmbedded } from '@camellia/db/embedded'
import { postmasterPid } from '@camellia/db/embedded-server'
import type { Ask, Outcome, Part } from '../part'
import { type RunningProduct, startProduct } from '../product'
import { compare, type Kept, violationsOf } from './kept'
import { type Load, startLoad } from './load'
import { childrenOf, missing, run as runProgram, signal } from './processes'

const WORKERS = 40
const CUTS_MIN = 3
const IMAGE_BYTES = 3 * 2 ** 30
const LOAD_MS = 1_500

/** The file system under everything stops at once and keeps only what was written through to it. */
export const POWER_CUT: Part = {
  name: 'power-cut',
  group: 'drills',
  shows:
    'nothing acknowledged is lost when the power is cut under load; a weaker setting would lose',
  run,
}

async function run(ask: Ask): Promise<Outcome> {
  const skipped = missing('mkfs.xfs', 'xfs_io', 'mount', 'umount') ?? cannotMount(ask.scratch)
  if (skipped) return { operations: 0, faults: 0, violations: [], figures: [], skipped }
  const disk = createDisk(ask.scratch)
  try {
    const kept = await cutting(disk, ask)
    const control = await losing(disk, ask)
    return {
      operations: kept.operations + control.operations,
      faults: kept.cuts + 1,
      violations: [
        ...kept.violations,
        ...(control.lost > 0 ? [] : ['the control lost nothing: this drill shows nothing']),
      ],
      figures: [
        `- ${kept.cuts} power cuts (XFS shut down without writing its log) under ${WORKERS} players: ` +
          `${kept.acknowledged} acknowledged operations, ${kept.lost} lost, ${kept.breaks} breaks in the books`,
        `- control, synchronous_commit=off for the application behind the product's back: ` +
          `${control.lost} of ${control.acknowledged} lost in one cut`,
      ],
    }
  } finally {
    disk.remove()
  }
}

interface Disk {
  readonly folder: string
  readonly format: () => void
  /** Whatever was not flushed is gone; the processes on it meet errors. */
  readonly cut: () => void
  readonly mountAgain: () => Promise<void>
  readonly remove: () => void
}

function createDisk(scratch: string): Disk {
  const image = join(scratch, 'disk.img')
  const folder = join(scratch, 'disk')
  mkdirSync(folder, { recursive: true })
  const mount = () => {
    runProgram('mount', '-t', 'xfs', '-o', 'loop', image, folder)
    chmodSync(folder, 0o711)
  }
  const unmount = async () => {
    for (let tries = 0; ; tries++) {
      try {
        runProgram('umount', folder)
        return
      } catch (error) {
        if (tries === 50) throw error
        await delay(100)
      }
    }
  }
  return {
    folder,
    format() {
      writeFileSync(image, '')
      truncateSync(image, IMAGE_BYTES)
      runProgram('mkfs.xfs', '-q', '-f', image)
      mount()
    },
    cut: () => void runProgram('xfs_io', '-x', '-c', 'shutdown', folder),
    async mountAgain() {
      await unmount()
      mount()
    },
    remove() {
      try {
        runProgram('umount', folder)
      } catch {
        // It was not mounted at the time.
      }
    },
  }
}

function cannotMount(scratch: string): string | undefined {
  const disk = createDisk(scratch)
  try {
    disk.format()
    return undefined
  } catch (error) {
    return `an XFS image cannot be mounted here: ${String(error).split('\n').slice(0, 2).join(' ')}`
  } finally {
    disk.remove()
  }
}

async function cutting(disk: Disk, { minutes, say }: Ask) {
  const until = Date.now() + minutes * 60_000
  disk.format()
  const product = await startProduct({ dataDir: join(disk.folder, 'data') })
  let cuts = 0
  try {
    const load = await startLoad(product, WORKERS)
    while (cuts < CUTS_MIN || Date.now() < until) {
      await pullPlug(disk, product, load)
      await disk.mountAgain()
      await product.start()
      cuts++
      if (cuts % 5 === 0) say(`   ${cuts} cuts, ${load.tally.rounds.length} rounds`)
    }
    await load.stop()
    await product.stop()
    const kept = await looked(product.dataDir, load)
    const { asked: operations, rounds, payments, wrong } = load.tally
    return {
      ...{ operations, cuts, lost: kept.lost, breaks: kept.breaks.length },
      acknowledged: rounds.length + payments.length,
      violations: [...wrong, ...violationsOf(kept)],
    }
  } finally {
    await product.stop()
    disk.remove()
  }
}

/** After some yeses, so that there is something to lose. */
async function pullPlug(disk: Disk, product: RunningProduct, { tally }: Load): Promise<void> {
  const before = tally.rounds.length
  const late = Date.now() + 30_000
  await delay(LOAD_MS)
  while (tally.rounds.length < before + WORKERS && Date.now() < late) await delay(50)
  const postmaster = postmasterPid(join(product.dataDir, 'postgres', 'cluster'))
  const database = postmaster === undefined ? [] : [postmaster, ...childrenOf(postmaster)]
  disk.cut()
  await product.kill()
  signal(database, 'SIGKILL')
}

/**
 * The same with a setting that the product refuses to start on, so it is changed behind its back
 * once it runs. Looked at before anyone can ask again by key, which would hide the loss.
 */
async function losing(disk: Disk, { say }: Ask) {
  disk.format()
  const product = await startProduct({ dataDir: join(disk.folder, 'data') })
  try {
    const { superUrl } = await startEmbedded({ dataDir: product.dataDir, log: () => {} })
    await weaken(superUrl)
    const load = await startLoad(product, WORKERS)
    await pullPlug(disk, product, load)
    const { asked: operations, rounds, payments } = load.tally
    const tally = { ...load.tally, rounds: [...rounds], payments: [...payments] }
    await disk.mountAgain()
    const { lost } = await looked(product.dataDir, { ...load, tally })
    const acknowledged = tally.rounds.length + tally.payments.length
    say(`   the control lost ${lost} of ${acknowledged}`)
    // The product starts on it only after the promise was given again.
    await strengthen(product)
    await product.start()
    await load.stop()
    return { operations, lost, acknowledged }
  } finally {
    await product.stop()
  }
}

async function weaken(superUrl: string): Promise<void> {
  const sql = connect(superUrl, { max: 1 })
  await sql.unsafe('alter role camellia_app set synchronous_commit = off')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'camellia_app'`
  await sql.end()
}

async function strengthen({ dataDir }: RunningProduct): Promise<void> {
  const database = await startEmbedded({ dataDir, log: () => {} })
  const sql = connect(database.superUrl, { max: 1 })
  await sql.unsafe('alter role camellia_app reset synchronous_commit')
  await sql.end()
  await database.stop()
}

async function looked(dataDir: string, { tally }: Load): Promise<Kept> {
  const database = await startEmbedded({ dataDir, log: () => {} })
  try {
    return await compare(database.ownerUrl, tally)
  } finally {
    await database.stop()
  }
}
