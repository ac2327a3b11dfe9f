import { warmPicture } from '@camellia/client/picture'
import { lessMotion } from '@camellia/ui/count-up'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Cue } from './cue.rules'
import type { GameFace } from './face'
import { firstPictures } from './first.rules'
import type { Places } from './layout.rules'
import type { Look } from './look'
import { loadLook } from './looks'
import { openingGrid } from './opening.rules'
import { screenOf } from './screen'
import type { Stage } from './stage'
import { makeViewStore, type ViewStore } from './view-store'

export interface StageHandle {
  readonly host: RefObject<HTMLDivElement | null>
  readonly stage: Stage | undefined
  readonly look: Look | undefined
  readonly places: Places | undefined
  readonly view: ViewStore
  readonly failed: boolean
}

interface StageWishes {
  readonly face: GameFace
  /** Without a deck below the reels. */
  readonly bare?: boolean
  readonly money: (cents: number) => string
  readonly onCue: (cue: Cue) => void
}

/** Fetches Pixi, the look and its pictures at once, and keeps the stage as large as its host. */
export function useStage({ face, bare = false, money, onCue }: StageWishes): StageHandle {
  const host = useRef<HTMLDivElement>(null)
  const [view] = useState(makeViewStore)
  const [stage, setStage] = useState<Stage>()
  const [look, setLook] = useState<Look>()
  const [places, setPlaces] = useState<Places>()
  const [failed, setFailed] = useState(false)
  const wishes = useRef({ money, onCue })
  wishes.current = { money, onCue }

  useEffect(() => {
    const box = host.current
    if (!box) return
    let gone = false
    let made: Stage | undefined
    const watch = new ResizeObserver(() => made && setPlaces(made.fit()))
    const open = async () => {
      const [{ makeStage }, found] = await Promise.all([
        import('./stage'),
        loadLook(face.code).then((chosen) => {
          // Pictures come while the code that draws them is still on its way.
          firstPictures(chosen, screenOf(box)).map(warmPicture)
          return chosen
        }),
      ])
      if (gone) return
      setLook(found)
      made = await makeStage({
        host: box,
        look: found,
        face,
        pace: { turbo: false, calm: lessMotion() },
        money: (cents) => wishes.current.money(cents),
        start: openingGrid(face),
        bare,
        onView: view.set,
        onCue: (cue) => wishes.current.onCue(cue),
      })
      if (gone) return made.destroy()
      setStage(made)
      setPlaces(made.fit())
      watch.observe(box)
    }
    open().catch(() => setFailed(true))
    return () => {
      gone = true
      watch.disconnect()
      made?.destroy()
    }
  }, [face, bare, view])

  return { host, stage, look, places, view, failed }
}
