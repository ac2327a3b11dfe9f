import { Container, Sprite, Texture } from 'pixi.js'
import { bannerAt } from './banner.rules'
import { backOut, clamp01 } from './motion.rules'
import type { Textures } from './textures'
import type { Tick } from './tick'

/** Of the screen's width that a word may take, and its height in the atlas per figure. */
const WIDE = { landscape: 0.52, portrait: 0.86 } as const
const TIGHT = 0.9

export interface BannerPart {
  /** Lies under the particles, which fly before the dark. */
  readonly shade: Sprite
  readonly view: Container
  readonly draw: (tick: Tick) => void
  readonly enrich: (more: Textures) => void
}

/** Words and figures in the lettering of the title. */
export function makeBanner(textures: Textures, money: (cents: number) => string): BannerPart {
  const view = new Container()
  const shade = new Sprite({ texture: textures.get('pixel') ?? Texture.WHITE, tint: 0x050107 })
  const halo = new Sprite({
    anchor: 0.5,
    blendMode: 'add',
    texture: textures.get('spark') ?? Texture.EMPTY,
  })
  const word = new Sprite({ anchor: 0.5 })
  const row = new Container()
  view.addChild(halo, word, row)
  const figures: Sprite[] = []
  let more: Textures = new Map()

  return {
    shade,
    view,
    enrich: (found) => {
      more = found
    },
    draw: ({ beat, ms, places, pace, now }) => {
      const banner = bannerAt(beat, ms, pace.calm)
      const visible = banner !== undefined && banner.shown > 0
      view.visible = visible
      shade.visible = visible
      if (!banner || !visible) return
      const { w, h } = places.size
      const land = pace.calm ? 1 : backOut(clamp01(banner.ms / 420), 1.6)
      view.alpha = banner.shown
      shade.alpha = banner.shade * banner.shown
      shade.scale.set(w / 8, h / 8)
      const wide = Math.min(w * WIDE[places.side], h * 1.1)
      word.texture = more.get(`word.${banner.word}`) ?? Texture.EMPTY
      const scale = (wide / Math.max(word.texture.width, 820)) * land
      word.scale.set(scale)
      word.position.set(w / 2, h * 0.44 - wide * 0.08)
      word.visible = banner.word !== undefined
      halo.position.set(w / 2, h * 0.45)
      halo.tint = 0xff9a4a
      halo.scale.set((wide * 1.5) / 48, (wide * 0.9) / 48)
      halo.alpha = 0.34 + (pace.calm ? 0 : 0.08 * Math.sin(now / 240))
      const text = banner.figure ?? (banner.cents === undefined ? '' : money(banner.cents))
      write(text, wide * (places.side === 'portrait' ? 1 : 0.82))
      row.position.set(w / 2, h * 0.44 + (banner.word ? wide * 0.135 : 0))
    },
  }

  function write(text: string, wide: number) {
    let x = 0
    const letters = [...text]
    letters.forEach((letter, i) => {
      const sprite = figures[i] ?? row.addChild(new Sprite({ anchor: { x: 0, y: 0.5 } }))
      figures[i] = sprite
      sprite.visible = true
      sprite.texture = more.get(`figure.${letter}`) ?? Texture.EMPTY
      sprite.position.set(x, 0)
      x += sprite.texture.width * TIGHT
    })
    for (const sprite of figures.slice(letters.length)) sprite.visible = false
    const scale = Math.min(wide / Math.max(x, 1), wide / 620)
    row.scale.set(scale)
    row.pivot.set(x / 2, 0)
  }
}
