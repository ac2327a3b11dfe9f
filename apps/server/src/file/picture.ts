import { FILE_PIXELS_MAX } from '@camellia/contract/file'
import { refuse } from '@camellia/kernel/refusal'
import sharp from 'sharp'

/** Larger ones are made smaller: nobody looks at more on a screen. */
const SIDE_MAX = 2_560
const QUALITY = 82
const SECONDS_MAX = 10

// A picture keeps one core busy; a few at a time leave the others to the games.
const AT_ONCE = 2
const WAITING_MAX = 20
sharp.concurrency(1)
sharp.cache(false)

export interface Picture {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/**
 * Draws a picture anew: what is kept are its pixels, and nothing of what was hidden between, behind
 * or beside them. Undefined when it is broken or too large to be one.
 */
export async function redraw(bytes: Buffer): Promise<Picture | undefined> {
  await turn()
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: FILE_PIXELS_MAX,
      failOn: 'error',
    })
      .timeout({ seconds: SECONDS_MAX })
      .rotate()
      .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return undefined
  } finally {
    // The place goes to whoever waits longest; only without one it is free.
    const next = waiting.shift()
    if (next) next()
    else drawing--
  }
}

let drawing = 0
const waiting: (() => void)[] = []

async function turn(): Promise<void> {
  if (drawing < AT_ONCE) {
    drawing++
    return
  }
  if (waiting.length >= WAITING_MAX) refuse('TOO_MANY_REQUESTS')
  await new Promise<void>((resolve) => waiting.push(resolve))
}
