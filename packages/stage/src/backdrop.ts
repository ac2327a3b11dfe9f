import { Container, Sprite } from 'pixi.js'
import { cover } from './cover.rules'
import { greyOf } from './flip.rules'
import type { Layer, SidePictures } from './look'
import { easeOut } from './motion.rules'
import { loadTexture } from './textures'
import type { Tick } from './tick'
import { flashAt } from './web.rules'

export interface Backdrop {
  readonly view: Container
  readonly draw: (tick: Tick, night: number) => void
  /** Fetches what only the free spins need. */
  readonly prepare: () => Promise<void>
  readonly lean: (x: number, y: number) => void
}

interface Hung {
  readonly layer: Layer
  readonly day: Sprite
  readonly night: Sprite
}

/** Layers that cover the screen, drift a little against each other and change with the hour. */
export async function makeBackdrop({ layers }: SidePictures): Promise<Backdrop> {
  const view = new Container()
  const hung = await Promise.all(layers.map(hang))
  for (const { day, night } of hung) view.addChild(day, night)
  const eye = { x: 0, y: 0, toX: 0, toY: 0 }

  return {
    view,
    prepare: async () => {
      await Promise.all(
        hung.map(async ({ layer, night }) => {
          if (layer.night) night.texture = await loadTexture(layer.night)
        }),
      )
    },
    lean: (x, y) => {
      eye.toX = x
      eye.toY = y
    },
    draw: (tick, hour) => {
      const follow = tick.pace.calm ? 0 : 0.06
      eye.x += (eye.toX - eye.x) * follow
      eye.y += (eye.toY - eye.y) * follow
      for (const part of hung) drawLayer(part, tick, hour)
    },
  }

  function drawLayer({ layer, day, night }: Hung, { places, now, pace }: Tick, hour: number) {
    const sway = pace.calm ? 0 : Math.sin(now / 2600 + layer.depth) * layer.depth * 0.12
    for (const sprite of [day, night]) {
      const { scale, x, y } = cover(sprite.texture, places.size, Math.abs(layer.depth) * 2)
      sprite.scale.set(scale)
      sprite.position.set(x - eye.x * layer.depth + sway, y - eye.y * layer.depth * 0.6)
    }
    const breath = breathOf(layer, now, pace.calm)
    // Light fades at night; what stands before the wall only gets darker.
    const fades = !layer.night && layer.blend !== undefined
    day.alpha = fades ? breath * (1 - 0.35 * hour) : 1
    if (!layer.night && !fades) day.tint = greyOf(1 - 0.26 * hour)
    day.visible = !layer.night || hour < 1
    night.alpha = easeOut(hour)
    night.visible = Boolean(layer.night) && hour > 0
  }
}

function breathOf({ blend, flashes }: Layer, now: number, calm: boolean): number {
  if (flashes) return calm ? 0.6 : 0.16 + 0.84 * flashAt(now)
  return blend && !calm ? 0.78 + 0.22 * Math.sin(now / 1900) : 1
}

async function hang(layer: Layer): Promise<Hung> {
  const day = new Sprite({ texture: await loadTexture(layer.day) })
  const night = new Sprite({ visible: false })
  if (layer.blend) {
    day.blendMode = layer.blend
    night.blendMode = layer.blend
  }
  return { layer, day, night }
}
