import { createHmac } from 'node:crypto'
import { ENGINES } from '@camellia/engines/games'
import type { SlotDef } from '@camellia/engines/slot/definition'
import { stripsSimulator } from '@camellia/engines/slot/fast/strips-sim'
import { tumbleSimulator } from '@camellia/engines/slot/fast/tumble-sim'
import { drawFrom, messageOf, type Seeds, STREAM } from '@camellia/engines/stream'
import { CRIMSON_FORTUNE } from '@camellia/engines/titles/crimson-fortune'
import { THUNDER_PANTHEON } from '@camellia/engines/titles/thunder-pantheon'
import { won } from '@camellia/kernel/won'
import { median } from './load'

export interface SlotRow {
  readonly name: string
  /** Rounds a second of one core's time, over the goal. */
  readonly ratio: number
  readonly goal: string
  readonly holds: boolean
  readonly detail: string
}

const RUNS = 5

/** How fast slots are simulated and played, in seconds of processor time, medians of five. */
export function slotRows(): SlotRow[] {
  return [
    row('slot simulation, 5×3 with 20 lines', 5_000_000, 3_000_000, simulateLines(CRIMSON_FORTUNE)),
    row('slot simulation, 6×5 that tumbles', 300_000, 150_000, simulateTumbles(THUNDER_PANTHEON)),
    row('slot rounds as the server plays them, without the database', 50_000, 40_000, playRounds),
  ]
}

function row(name: string, goal: number, rounds: number, play: (rounds: number) => void): SlotRow {
  play(rounds / 10)
  const perSecond = median(
    Array.from({ length: RUNS }, () => {
      const before = process.cpuUsage()
      play(rounds)
      const { user, system } = process.cpuUsage(before)
      return (rounds * 1_000_000) / (user + system)
    }),
  )
  return {
    name,
    ratio: perSecond / goal,
    goal: '>= 1',
    holds: perSecond >= goal,
    detail: `${Math.round(perSecond).toLocaleString('en')}/s : ${goal.toLocaleString('en')}/s`,
  }
}

function simulateLines(def: SlotDef): (rounds: number) => void {
  const { run } = stripsSimulator(def, '96')
  return (rounds) => {
    run(rounds, 1, 2)
  }
}

function simulateTumbles(def: SlotDef): (rounds: number) => void {
  const { book } = tumbleSimulator(def)
  return (rounds) => {
    for (let i = 0; i < rounds; i++) book('spin', i)
  }
}

/** The server's own block function is not imported: a bench row needs no server. */
function blockOf(seeds: Seeds, j: number): number[] {
  const bytes = createHmac('sha256', seeds.serverSeed).update(messageOf(seeds, j)).digest()
  const words: number[] = []
  for (let at = 0; at < bytes.length; at += 4) words.push(bytes.readUInt32BE(at))
  return words
}

function playRounds(rounds: number): void {
  const engine = ENGINES[CRIMSON_FORTUNE.id]
  const serverSeed = new Uint8Array(32).fill(5)
  for (let nonce = 0; nonce < rounds; nonce++) {
    const seeds = { serverSeed, clientSeed: 'bench', nonce, game: CRIMSON_FORTUNE.id }
    const draw = drawFrom({ ...seeds, stream: STREAM }, blockOf)
    engine?.play({ stake: won(1_000), choice: {}, draw, variant: '96' })
  }
}
