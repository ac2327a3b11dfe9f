import type { Page } from '@playwright/test'

/**
 * Reels without pixels, some times as fast: drawn in software they cost more than all the rest of
 * a journey. What the stage does, says and asks is the same; `slot.spec.ts` has them drawn.
 */
export async function quickReels(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const nothing = () => {}
    for (const context of [WebGLRenderingContext.prototype, WebGL2RenderingContext.prototype]) {
      for (const call of ['drawArrays', 'drawElements']) {
        Object.defineProperty(context, call, { value: nothing })
      }
    }
    for (const call of ['drawArraysInstanced', 'drawElementsInstanced', 'drawRangeElements']) {
      Object.defineProperty(WebGL2RenderingContext.prototype, call, { value: nothing })
    }
    const SPEED = 8
    const ask = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (draw) => ask((at) => draw(at * SPEED))
  })
}
