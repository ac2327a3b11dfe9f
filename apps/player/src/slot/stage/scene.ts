import { type Container, Sprite } from 'pixi.js'
import type { SidePictures } from '../look'
import { type Backdrop, makeBackdrop } from './backdrop'
import type { Places } from './layout.rules'
import { loadTexture } from './textures'

/** The place itself: what is behind the reels and around them. One for each way a screen is held. */
export interface Scene {
  readonly backdrop: Backdrop
  readonly window: Sprite
  readonly frame: Sprite
  readonly logo: Sprite
  readonly stand: (places: Places, table: Container) => void
}

export async function sceneFor(pictures: SidePictures): Promise<Scene> {
  const [backdrop, ...sprites] = await Promise.all([
    makeBackdrop(pictures),
    ...[pictures.window, pictures.frame, pictures.logo].map(
      async (url) => new Sprite({ texture: await loadTexture(url) }),
    ),
  ])
  const [window = new Sprite(), frame = new Sprite(), logo = new Sprite()] = sprites
  return {
    backdrop,
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
