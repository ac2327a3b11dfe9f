import { motionOf } from './motion.rules'
import type { Beat, Pace, Show, SpinBeat } from './show.rules'
import { isGain } from './tier.rules'

/** Moments of a round that may be heard. */
export interface Cue {
  readonly at: number
  readonly name:
    | 'run'
    | 'stop'
    | 'scatter'
    | 'wait'
    | 'win'
    | 'tumble'
    | 'orb'
    | 'set'
    | 'intro'
    | 'outro'
    | 'tier'
  /** Which reel, how great a win. */
  readonly level: number
}

export function cuesOf(show: Show, pace: Pace): readonly Cue[] {
  return show.beats.flatMap((beat) => cuesIn(beat, pace)).sort((a, b) => a.at - b.at)
}

function cuesIn(beat: Beat, pace: Pace): Cue[] {
  const one = (name: Cue['name'], level = 0): Cue[] => [{ at: beat.at, name, level }]
  switch (beat.kind) {
    case 'spin':
      return spinCues(beat, pace)
    case 'win':
      return isGain(beat.after.won - beat.before.won)
        ? one('win', Math.min(4, Math.floor(Math.log2((beat.after.won - beat.before.won) / 50))))
        : one('win', 0)
    case 'tumble':
    case 'orb':
    case 'set':
    case 'outro':
    case 'tier':
      return one(beat.kind)
    case 'intro':
    case 'more':
      return one('intro')
    case 'cells':
    case 'cap':
      return []
  }
}

function spinCues({ at, stops, waits, after }: SpinBeat, pace: Pace): Cue[] {
  const { stopMs } = motionOf(pace.style, pace.turbo)
  let scatters = 0
  const heard: Cue[] = [{ at, name: 'run', level: 0 }]
  stops.forEach((stop, reel) => {
    const stands = at + stop + stopMs * 0.62
    heard.push({ at: stands, name: 'stop', level: reel })
    if (after.grid[reel]?.includes(pace.scatter))
      heard.push({ at: stands, name: 'scatter', level: scatters++ })
    if (waits[reel]) heard.push({ at: at + (stops[reel - 1] ?? 0), name: 'wait', level: reel })
  })
  return heard
}
