import type { Beat } from './show.rules'
import { COUNT_MS } from './show.rules'
import { tierOf } from './tier.rules'

/** What stands in large letters over the stage. */
export interface Banner {
  readonly word: 'big' | 'mega' | 'legendary' | 'free' | undefined
  /** Cents to be written as money, or a plain number with a sign before it. */
  readonly cents?: number
  readonly figure?: string
  /** 0 to 1 while it comes and goes. */
  readonly shown: number
  /** Since it came, for the way it lands. */
  readonly ms: number
  /** How dark everything behind it is. */
  readonly shade: number
}

const COME_MS = 260

export function bannerAt(beat: Beat | undefined, ms: number, calm: boolean): Banner | undefined {
  switch (beat?.kind) {
    case 'tier': {
      const cents = Math.floor(beat.cents * (calm ? 1 : countShare(ms / COUNT_MS)))
      return { word: tierOf(cents) ?? 'big', cents, ...shownFor(ms, beat.ms), shade: 0.62 }
    }
    case 'intro':
      return later(beat.ms, ms, calm, { word: 'free', figure: String(beat.spins), shade: 0.25 })
    case 'outro': {
      const cents = Math.floor(beat.cents * (calm ? 1 : countShare((ms - 900) / COUNT_MS)))
      return later(beat.ms, ms, calm, { word: 'free', cents, shade: 0.25 })
    }
    case 'more':
      return { word: 'free', figure: `+${beat.spins}`, ...shownFor(ms, beat.ms), shade: 0.5 }
    case 'orb':
      return {
        word: undefined,
        figure: `×${beat.mult}`,
        ...shownFor(ms - 450, beat.ms - 450),
        shade: 0.3,
      }
    case 'cap':
      return { word: 'legendary', cents: beat.after.won, ...shownFor(ms, beat.ms), shade: 0.62 }
    default:
      return undefined
  }
}

function countShare(t: number): number {
  const x = Math.max(0, Math.min(1, t))
  return 1 - (1 - x) ** 2
}

function shownFor(ms: number, whole: number): Pick<Banner, 'shown' | 'ms'> {
  return { shown: Math.max(0, Math.min(1, ms / COME_MS, (whole - ms) / COME_MS)), ms }
}

/** Behind a closed curtain: after it has come and before it goes. */
function later(
  whole: number,
  ms: number,
  calm: boolean,
  banner: Omit<Banner, 'shown' | 'ms'>,
): Banner | undefined {
  const from = calm ? 0 : CLOSED_MS
  if (ms < from) return undefined
  return { ...banner, ...shownFor(ms - from, whole - from - (calm ? 0 : OPENING_MS * 0.6)) }
}

const CLOSING_MS = 200
const CLOSED_MS = 850
const OPENING_MS = 650

/** How far the curtain is drawn, 0 open to 1 closed. The hour changes behind it. */
export function curtainAt(beat: Beat | undefined, ms: number): number {
  if (beat?.kind !== 'intro' && beat?.kind !== 'outro') return 0
  if (ms < CLOSED_MS) return Math.max(0, (ms - CLOSING_MS) / (CLOSED_MS - CLOSING_MS))
  return Math.max(0, Math.min(1, (beat.ms - ms) / OPENING_MS))
}

/** 0 by day, 1 at night. */
export function nightAt(beat: Beat | undefined, ms: number): number {
  if (!beat) return 0
  const turning = Math.max(0, Math.min(1, (ms - CLOSED_MS) / 300))
  if (beat.kind === 'intro' && !beat.before.free) return turning
  if (beat.kind === 'outro') return 1 - turning
  return beat.after.free ? 1 : 0
}
