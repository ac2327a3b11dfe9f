import { WebGLRenderer } from 'pixi.js'
import { densityOf, type Screen } from './first.rules'

/** Made directly: asking which renderer there is would fetch all of them. */
export async function openRenderer(screen: Screen, background: string): Promise<WebGLRenderer> {
  const renderer = new WebGLRenderer()
  await renderer.init({
    width: screen.w,
    height: screen.h,
    background,
    antialias: false,
    autoDensity: true,
    resolution: densityOf(screen),
    skipExtensionImports: true,
  })
  return renderer
}
