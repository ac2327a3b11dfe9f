// What flies when much is won.
import { drawn } from '../../kit/atlas.mjs'
import { board, petal } from '../../kit/pen.mjs'
import { relief } from '../../kit/relief.mjs'
import { CREAM, PINK } from './materials.mjs'
import { back } from './print.mjs'

/** Small cards that turn as they fall, and plum petals. */
export function scraps() {
  const petals = [PINK, CREAM].map((mat) => {
    const c = board(30, 30, 3)
    relief(c, {
      ...{ mat, profile: 'inflate', depth: 0.6, shadow: null },
      draw: (x) => petal(x, 4, 15, 23, 9, 0, 0.3),
    })
    return c
  })
  const small = board(30, 30, 3)
  const face = drawn(back, { cell: [100, 150], bleed: 8 }, 1)
  small.ctx.imageSmoothingQuality = 'high'
  small.ctx.drawImage(face, 17, 4, 56, 82)
  return [...petals, small]
}
