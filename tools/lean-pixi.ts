import type { Plugin } from 'vite'

/** What the stage draws with, by where Pixi keeps it. */
const PARTS = {
  Container: 'scene/container/Container',
  Graphics: 'scene/graphics/shared/Graphics',
  ImageSource: 'rendering/renderers/shared/texture/sources/ImageSource',
  NineSliceSprite: 'scene/sprite-nine-slice/NineSliceSprite',
  Rectangle: 'maths/shapes/Rectangle',
  Sprite: 'scene/sprite/Sprite',
  Texture: 'rendering/renderers/shared/texture/Texture',
  WebGLRenderer: 'rendering/renderers/gl/WebGLRenderer',
} as const

const INDEX = /\/pixi\.js\/lib\/index\.mjs$/
/** Both would open a second context to ask what WebGL 2 promises anyway. */
const PROMISED = {
  'rendering/batcher/gl/utils/maxRecommendedTextures':
    'export const getMaxTexturesPerBatch = () => 16',
  'rendering/renderers/gl/shader/program/getMaxFragmentPrecision':
    "export const getMaxFragmentPrecision = () => 'highp'",
}
const INITS = /\/pixi\.js\/lib\/scene\/(graphics|sprite-nine-slice)\/init\.mjs$/

/**
 * Pixi's own index brings every renderer, all kinds of text, events and more. Its canvas renderer
 * reads pixels back from the graphics card as soon as it is loaded, and everything waits for that.
 * A part that is not in the list above is a build error where it is imported.
 */
export function leanPixi(): Plugin {
  return {
    name: 'lean-pixi',
    apply: 'build',
    transform(code, id) {
      if (INDEX.test(id)) return { code: indexOf(), map: null }
      if (INITS.test(id)) return { code: withoutCanvas(code), map: null }
      const promised = Object.entries(PROMISED).find(([path]) =>
        id.endsWith(`pixi.js/lib/${path}.mjs`),
      )
      return promised && { code: promised[1], map: null }
    },
  }
}

function indexOf(): string {
  const parts = Object.entries(PARTS).map(
    ([name, path]) => `export { ${name} } from './${path}.mjs'`,
  )
  return ["import './rendering/init.mjs'", ...parts].join('\n')
}

/** Each line of these files brings or adds one pipe. */
function withoutCanvas(code: string): string {
  return code
    .split('\n')
    .filter((line) => !/\bCanvas\w+/.test(line))
    .join('\n')
}
