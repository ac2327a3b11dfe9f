import { Container, Sprite, Texture } from 'pixi.js'
import type { GameFace } from './face'
import { cellMiddle } from './layout.rules'
import type { Textures } from './textures'
import type { Tick } from './tick'

export interface CellMarks {
  readonly view: Container
  readonly draw: (tick: Tick) => void
}

/** The ground of cells that have won: they multiply what wins on them next. */
export function makeCellMarks(texture: Textures, name: string, face: GameFace): CellMarks {
  const view = new Container()
  const pool: Sprite[] = []
  let used = 0

  return {
    view,
    draw: (tick) => {
      used = 0
      tick.board.mults?.forEach((column, reel) => {
        column.forEach((mult, row) => {
          if (mult > 0) mark(tick, reel, row, mult)
        })
      })
      for (const sprite of pool.slice(used)) sprite.visible = false
    },
  }

  function mark({ places, now, pace, beat, ms }: Tick, reel: number, row: number, mult: number) {
    const sprite = pool[used] ?? view.addChild(new Sprite({ anchor: 0.5 }))
    pool[used] = sprite
    used += 1
    const { window } = places
    const [cw, ch] = [window.w / face.reels, window.h / face.rows]
    const { x, y } = cellMiddle(places, face, reel, row)
    const grown = beat?.kind === 'cells' && !pace.calm ? Math.min(1, ms / 260) : 1
    const breath = pace.calm ? 0 : 0.06 * Math.sin(now / 500 + reel + row)
    sprite.visible = true
    sprite.texture = texture.get(name) ?? Texture.EMPTY
    sprite.position.set(x, y)
    sprite.setSize(cw * (0.7 + 0.3 * grown), ch * (0.7 + 0.3 * grown))
    sprite.alpha = Math.min(1, 0.3 + 0.14 * Math.log2(mult + 1) + breath) * grown
  }
}
