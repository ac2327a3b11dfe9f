import { Container, Sprite, Texture } from 'pixi.js'
import { curtainAt, nightAt } from './banner.rules'
import type { Look } from './look'
import { smooth } from './motion.rules'
import { loadTexture } from './textures'
import type { Tick } from './tick'

export interface Curtain {
  readonly view: Container
  readonly draw: (tick: Tick) => void
  readonly prepare: () => Promise<void>
}

/** Drawn before the stage when free spins begin and end; it opens on another hour. */
export function makeCurtain({ curtain }: Look): Curtain {
  const view = new Container()
  const halves = [new Sprite(), new Sprite()] as const
  view.addChild(...halves)
  let cloth: readonly Texture[] = []

  return {
    view,
    prepare: async () => {
      cloth = await Promise.all([curtain.day, curtain.night].map(loadTexture))
    },
    draw: ({ beat, ms, places, pace }) => {
      const closed = pace.calm ? 0 : smooth(curtainAt(beat, ms))
      const texture = cloth[nightAt(beat, ms) > 0.5 ? 1 : 0] ?? Texture.EMPTY
      view.visible = closed > 0
      if (!view.visible) return
      const { w, h } = places.size
      if (curtain.slides) return slide(texture, closed, places.size)
      // Gathered cloth is narrow and gets wider as it is drawn.
      const wide = w * (0.2 + 0.305 * closed)
      const [left, right] = halves
      for (const half of halves) {
        half.texture = texture
        half.setSize(wide, h)
      }
      left.x = -w * 0.2 * (1 - closed)
      right.scale.x = -Math.abs(right.scale.x)
      right.x = w - left.x
    },
  }

  /** Wings keep their shape and come from both sides. */
  function slide(texture: Texture, closed: number, { w, h }: Tick['places']['size']) {
    const overlap = curtain.overlap ?? 0
    const covering = (w * 0.505) / (texture.width * (1 - overlap))
    const scale = Math.max(h / texture.height, covering)
    const [left, right] = halves
    for (const half of halves) {
      half.texture = texture
      half.y = (h - texture.height * scale) / 2
    }
    left.scale.set(scale)
    right.scale.set(-scale, scale)
    const wide = texture.width * scale
    left.x = (w / 2 + wide * overlap) * closed - wide
    right.x = w - left.x
  }
}
