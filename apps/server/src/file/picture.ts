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
/** Of one person: one is drawn and so many wait; whoever sends more waits for themselves. */
const WAITING_EACH = 3
const AGAIN_S = 10
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
export async function redraw(bytes: Buffer, who: string): Promise<Picture | undefined> {
  await turn(who)
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
  } catch (error) {
    // A machine that is too busy says nothing about the picture.
    if (/timeout/i.test(String(error))) refuse('TOO_MANY_REQUESTS', { retryAfter: AGAIN_S })
    return undefined
  } finally {
    drawing.splice(drawing.indexOf(who), 1)
    next()
  }
}

/** Whose pictures are being drawn, and who waits, longest first. */
const drawing: string[] = []
const waiting: { readonly who: string; readonly go: () => void }[] = []

async function turn(who: string): Promise<void> {
  const own = waiting.filter((one) => one.who === who).length
  if (waiting.length >= WAITING_MAX || own >= WAITING_EACH) {
    refuse('TOO_MANY_REQUESTS', { retryAfter: AGAIN_S })
  }
  const turned = new Promise<void>((go) => waiting.push({ who, go }))
  next()
  await turned
}

/** The next of those of whom nothing is being drawn: one person never takes all places. */
function next(): void {
  if (drawing.length >= AT_ONCE) return
  const at = waiting.findIndex(({ who }) => !drawing.includes(who))
  const [one] = at < 0 ? [] : waiting.splice(at, 1)
  if (!one) return
  drawing.push(one.who)
  one.go()
  next()
}
