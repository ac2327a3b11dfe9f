import { FILE_PIXELS_MAX } from '@camellia/contract/file'
import { refuse } from '@camellia/kernel/refusal'
import sharp from 'sharp'
import { createFairTurns } from '../http/fair-turns'

/** Larger ones are made smaller before they are written: nobody looks at more on a screen. */
const SIDE_MAX = 2_048
const QUALITY = 82
/** What does not fit is noise more than a picture, and is kept smaller still. */
const KEPT_BYTES_MAX = 2 * 1024 * 1024
const SMALLER = { side: 1_024, quality: 60 }
/** Of the eleven steps of thoroughness: half the time, a tenth more bytes. */
const EFFORT = 2
const SECONDS_MAX = 10
const AGAIN_S = 10

// A picture keeps one core busy; a few at a time leave the others to the games.
const inTurn = createFairTurns({ atOnce: 2, waitingMax: 20, waitingEach: 3, againS: AGAIN_S })
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
export function redraw(
  bytes: Buffer,
  { who, onLost }: { readonly who: string; readonly onLost: () => void },
): Promise<Picture | undefined> {
  return inTurn({ who }, async () => {
    try {
      const drawn = await draw(bytes, { side: SIDE_MAX, quality: QUALITY })
      if (drawn.bytes.byteLength <= KEPT_BYTES_MAX) return drawn
      return await draw(drawn.bytes, SMALLER)
    } catch (error) {
      onLost()
      // A machine that is too busy says nothing about the picture.
      if (/timeout/i.test(String(error))) refuse('TOO_MANY_REQUESTS', { retryAfter: AGAIN_S })
      return undefined
    }
  })
}

async function draw(
  bytes: Buffer,
  { side, quality }: { readonly side: number; readonly quality: number },
): Promise<Picture> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: FILE_PIXELS_MAX,
    failOn: 'error',
  })
    .timeout({ seconds: SECONDS_MAX })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: EFFORT })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
