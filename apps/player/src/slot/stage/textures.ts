import { ImageSource, Rectangle, Texture } from 'pixi.js'
import type { Sheet } from '../look'

export type Textures = ReadonlyMap<string, Texture>

/** Decoded before it is used, so that no frame waits for a picture. */
export async function loadTexture(url: string): Promise<Texture> {
  return new Texture({ source: await loadSource(url, false) })
}

export async function loadSheet({ image, json }: Sheet): Promise<Textures> {
  // Symbols are drawn for large screens and shown much smaller on phones.
  const source = await loadSource(image, true)
  return new Map(
    Object.entries(json.frames).map(([name, { frame }]) => [
      name,
      new Texture({ source, frame: new Rectangle(frame.x, frame.y, frame.w, frame.h) }),
    ]),
  )
}

async function loadSource(url: string, shrinks: boolean): Promise<ImageSource> {
  const image = new Image()
  image.src = url
  await image.decode()
  return new ImageSource({ resource: image, autoGenerateMipmaps: shrinks })
}
