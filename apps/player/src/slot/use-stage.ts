import type { Grid } from '@camellia/engines/slot/event'
import { lessMotion } from '@camellia/ui/count-up'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { GameFace } from './desk'
import type { Look } from './look'
import { loadLook } from './looks'
import type { Cue } from './stage/cue.rules'
import { type Places, placesFor } from './stage/layout.rules'
import type { Stage } from './stage/stage'
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
  readonly money: (cents: number) => string
  readonly onCue: (cue: Cue) => void
}

/** Fetches Pixi, the look and its pictures at once, and keeps the stage as large as its host. */
export function useStage({ face, money, onCue }: StageWishes): StageHandle {
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
        import('./stage/stage'),
        loadLook(face.code).then((chosen) => {
          fetchFirst(chosen, box)
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
  }, [face, view])

  return { host, stage, look, places, view, failed }
}

/** Pictures come while the code that draws them is still on its way. */
function fetchFirst({ atlas, sides, layout }: Look, { clientWidth, clientHeight }: HTMLElement) {
  const { side } = placesFor({ w: clientWidth, h: clientHeight }, layout)
  const { layers, window: ground, frame, logo } = sides[side]
  for (const url of [atlas.image, ground, frame, logo, ...layers.map(({ day }) => day)])
    new Image().src = url
}

/** What lies there before the first spin: pay symbols only, so that it promises nothing. */
export function openingGrid({ reels, rows, symbols }: GameFace): Grid {
  const plain = symbols.flatMap(({ kind }, index) => (kind === 'pay' ? [index] : []))
  // No symbol on two neighbouring reels if there are enough, and none of them often: nothing wins.
  const step = rows % plain.length ? rows : rows + 1
  const stride = [3, 5, 7].find((prime) => plain.length % prime) ?? 1
  return Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (__, row) => {
      return plain[((reel * step + row) * stride) % plain.length] ?? 0
    }),
  )
}
