import { type Container, Sprite } from 'pixi.js'
import { type Backdrop, makeBackdrop } from './backdrop'
import type { Places } from './layout.rules'
import type { SidePictures } from './look'
import { loadTexture } from './textures'

/** The place itself: what is behind the reels and around them. One for each way a screen is held. */
export interface Scene {
  readonly backdrop: Backdrop
  readonly window: Sprite
  readonly frame: Sprite
  readonly logo: Sprite
  /** Fetches what one can play without: the lettering, and what only the free spins need. */
  readonly prepare: () => Promise<void>
  readonly stand: (places: Places, table: Container) => void
}

export async function sceneFor(pictures: SidePictures): Promise<Scene> {
  const sprite = async (url: string) => new Sprite({ texture: await loadTexture(url) })
  const [backdrop, window, frame] = await Promise.all([
    makeBackdrop(pictures),
    sprite(pictures.window),
    sprite(pictures.frame),
  ])
  const logo = new Sprite()
  return {
    backdrop,
    prepare: async () => {
      const { width, height } = logo
      logo.texture = await loadTexture(pictures.logo)
      logo.setSize(width, height)
      await backdrop.prepare()
    },
    window,
    frame,
    logo,
    stand: (places, table) => {
      table.position.set(places.x, places.y)
      table.scale.set(places.scale)
      logo.visible = places.logo !== undefined
      for (const [sprite, rect] of [
        [window, places.window],
        [frame, places.frame],
        [logo, places.logo ?? places.window],
      ] as const) {
        sprite.position.set(rect.x, rect.y)
        sprite.setSize(rect.w, rect.h)
      }
    },
  }
}
