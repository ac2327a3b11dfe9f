import type { SlotEvent } from '@camellia/engines/slot/event'
import { lessMotion } from '@camellia/ui/count-up'
import { useEffect, useState } from 'react'
import { isOver, opensAt, type Speed } from './replay.rules'
import type { StageHandle } from './use-stage'
import { useStageView } from './view-store'

export interface Replay {
  readonly ms: number
  readonly wholeMs: number
  readonly playing: boolean
  readonly speed: Speed
  readonly setSpeed: (speed: Speed) => void
  /** Plays or pauses; from its end it begins again. */
  readonly toggle: () => void
  readonly again: () => void
  readonly skip: () => void
  /** Goes to a time and stays there. */
  readonly seek: (ms: number) => void
}

const STEP_MS = 20

/** A stored round on a stage, as one plays a film. */
export function useReplay({ stage, view }: StageHandle, events: readonly SlotEvent[]): Replay {
  const [held, setHeld] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const ms = useStageView(view, (now) => Math.round(now.ms / STEP_MS) * STEP_MS)
  const wholeMs = useStageView(view, (now) => now.wholeMs)
  const over = isOver(ms, wholeMs)
  const hold = (on: boolean) => {
    stage?.hold(on)
    setHeld(on)
  }
  const goTo = (at: number, thenHold: boolean) => {
    stage?.seek(at)
    hold(thenHold)
  }

  useEffect(() => {
    if (!stage) return
    void stage.land(events)
    if (opensAt(lessMotion()) === 'end') stage.seek(Number.POSITIVE_INFINITY)
  }, [stage, events])
  useEffect(() => stage?.setSpeed(speed), [stage, speed])

  return {
    ...{ ms, wholeMs, speed, setSpeed },
    playing: !held && !over,
    toggle: () => (over ? goTo(0, false) : hold(!held)),
    again: () => goTo(0, false),
    skip: () => goTo(Number.POSITIVE_INFINITY, false),
    seek: (at) => goTo(at, true),
  }
}
