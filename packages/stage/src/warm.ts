import { warmPicture } from '@camellia/client/picture'
import { firstPictures } from './first.rules'
import { hasLook, loadLook } from './looks'
import { wholeScreen } from './screen'

/** Sends for the stage and the first pictures of a title at once, before there is a page to show them. */
export function warmStage(code: string): void {
  if (!hasLook(code)) return
  // Whoever opens the stage is told of a failure.
  import('./stage').catch(() => {})
  const screen = wholeScreen()
  loadLook(code)
    .then((look) => firstPictures(look, screen).map(warmPicture))
    .catch(() => {})
}
