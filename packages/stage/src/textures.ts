import { loadPicture } from '@camellia/client/picture'
import { ImageSource, Rectangle, Texture } from 'pixi.js'
import type { Rect, Sheet } from './look'

export type Textures = ReadonlyMap<string, Texture>

/** Decoded before it is used, so that no frame waits for a picture. */
export async function loadTexture(url: string): Promise<Texture> {
  return new Texture({ source: new ImageSource({ resource: await loadPicture(url) }) })
}

export async function loadSheet(sheet: Sheet): Promise<Textures> {
  const source = await sourceOf(sheet)
  return new Map(
    Object.entries(sheet.json.frames).map(([name, { frame }]) => [
      name,
      new Texture({ source, frame: placeOf(frame, sheet) }),
    ]),
  )
}

/** The same textures from another sheet: whatever shows them shows the new one. */
export async function changeSheet(textures: Textures, sheet: Sheet): Promise<void> {
  const source = await sourceOf(sheet)
  for (const [name, { frame }] of Object.entries(sheet.json.frames)) {
    const texture = textures.get(name)
    if (!texture) continue
    texture.source = source
    texture.frame.copyFrom(placeOf(frame, sheet))
    texture.update()
  }
}

async function sourceOf({ image, share = 1 }: Sheet): Promise<ImageSource> {
  return new ImageSource({
    resource: await loadPicture(image),
    resolution: share,
    // Symbols are drawn for large screens and may be shown smaller; the small sheet hardly is.
    autoGenerateMipmaps: share === 1,
  })
}

/** In the measures of the full sheet, so that nobody else needs to know which one it is. */
function placeOf({ x, y, w, h }: Rect, { share = 1 }: Sheet): Rectangle {
  return new Rectangle(x / share, y / share, w / share, h / share)
}
