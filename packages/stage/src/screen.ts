import type { Screen } from './first.rules'

/** How much of the screen an element has, and how fine it is. */
export function screenOf({ clientWidth: w, clientHeight: h }: Element): Screen {
  return { w, h, density: window.devicePixelRatio }
}

/** Asked before there is a page: measuring the page itself would lay it out for nothing. */
export function wholeScreen(): Screen {
  const { screen, outerWidth, outerHeight, devicePixelRatio } = window
  return {
    w: Math.min(screen.width, outerWidth || screen.width),
    h: Math.min(screen.height, outerHeight || screen.height),
    density: devicePixelRatio,
  }
}
