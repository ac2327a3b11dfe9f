import { clamp01, smooth } from './motion.rules'

/** One card while it turns about its upright axis. */
export interface Turned {
  readonly side: 'before' | 'back' | 'after'
  /** How much of its width is seen. */
  readonly turn: number
  /** Its far edge is shorter: how much it leans, in radians. */
  readonly skew: number
  /** It comes towards the eye. */
  readonly lift: number
  /** How much light it gets, 0 to 1. */
  readonly light: number
}

/** When a card turns away and back: after how long for each reel and row, and how fast. */
const AWAY = { reel: 30, row: 20, ms: 200 }
const QUICK_AWAY = { reel: 14, row: 10, ms: 90 }
/** Shares of the time a reel has to stop. */
const ROW_SHARE = 0.12
const TURN_SHARE = 0.62

export interface CardTimes {
  readonly ms: number
  /** When its reel is told to show; infinite while nobody knows. */
  readonly stopAt: number
  readonly stopMs: number
  readonly quick: boolean
  /** Whether its reel may bring the scatter that is missing. */
  readonly waits: boolean
}

/** A card of a reel: it turns its back, waits, and turns up what it is now. */
export function cardAt(reel: number, row: number, times: CardTimes): Turned {
  const { ms, stopAt, stopMs, quick } = times
  const shows = (ms - stopAt - row * stopMs * ROW_SHARE) / (stopMs * TURN_SHARE)
  if (shows > 0) return half(shows, 'back', 'after')
  const away = quick ? QUICK_AWAY : AWAY
  const leaves = (ms - reel * away.reel - row * away.row) / away.ms
  return leaves < 1 ? half(leaves, 'before', 'back') : waiting(reel, row, times)
}

/** Backs lie in a slow wave; where the last scatter is awaited they tremble. */
function waiting(reel: number, row: number, { ms, waits }: CardTimes): Turned {
  const wave = Math.sin(ms / 150 - reel * 0.8 - row * 0.6)
  const tremble = waits ? 0.02 * Math.sin(ms / 22 + row * 2) : 0
  return { side: 'back', turn: 1, skew: tremble, lift: 1 + 0.025 * wave, light: 0.94 + 0.06 * wave }
}

function half(t: number, from: Turned['side'], to: Turned['side']): Turned {
  const angle = Math.PI * smooth(clamp01(t))
  return { side: angle < Math.PI / 2 ? from : to, ...posed(angle) }
}

function posed(angle: number): Omit<Turned, 'side'> {
  const seen = Math.abs(Math.cos(angle))
  const aside = Math.sin(angle)
  return {
    turn: Math.max(0.02, seen),
    skew: aside * 0.16 * (Math.cos(angle) < 0 ? -1 : 1),
    lift: 1 + 0.1 * Math.abs(aside),
    light: 1 - 0.42 * Math.abs(aside),
  }
}

const WON_MS = 560
const WON_REEL_MS = 70

/** A card that won turns over once, reel by reel. */
export function wonCardAt(ms: number, reel: number): Omit<Turned, 'side'> & { back: boolean } {
  const angle = 2 * Math.PI * smooth((ms - reel * WON_REEL_MS) / WON_MS)
  return { back: Math.cos(angle) < 0, ...posed(angle) }
}

/** A grey that darkens a picture to a share of its light. */
export function greyOf(light: number): number {
  const part = Math.round(255 * clamp01(light))
  return part * 0x010101
}
