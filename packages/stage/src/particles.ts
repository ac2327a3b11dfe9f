import type { Cell } from '@camellia/engines/slot/event'
import { Container, Sprite, Texture } from 'pixi.js'
import { nightAt } from './banner.rules'
import { type Burst, burstsOf, LIFE_MS, type Mote, moteAt, shatterAt } from './burst.rules'
import type { GameFace } from './face'
import { cellMiddle } from './layout.rules'
import type { Look } from './look'
import type { Textures } from './textures'
import type { Tick } from './tick'

/** Particles at the same time (games.md 4.6). */
const BUDGET = { landscape: 400, portrait: 150 } as const
const DUST = { landscape: 42, portrait: 22 } as const
/** Pieces of one broken symbol. */
const SHATTER = { landscape: 12, portrait: 6 } as const
const SPARK_MS = 800
const DRIFT = { landscape: 26, portrait: 12 } as const
const DROPS = { landscape: 70, portrait: 34 } as const

export interface Particles {
  readonly view: Container
  readonly draw: (tick: Tick) => void
}

/** The signature of the title when much is won, and dust in the light at all times. */
export function makeParticles(
  textures: Textures,
  { burst: style, dust, drift, rain, sparks }: Look,
  face: GameFace,
): Particles {
  const view = new Container()
  const pool: Sprite[] = []
  let used = 0

  return {
    view,
    draw: (tick) => {
      used = 0
      if (!tick.pace.calm) {
        drawDust(tick)
        if (drift) drawDrift(tick, drift)
        if (rain) drawRain(tick, rain)
        for (const burst of tick.beat ? burstsOf(tick.beat) : []) drawBurst(burst, tick)
        const { beat, ms } = tick
        if (beat?.kind === 'tumble') drawShatter(beat.removed, ms / beat.ms, tick)
        if (beat?.kind === 'win' && sparks && ms < SPARK_MS)
          drawShatter(
            beat.wins.flatMap(({ cells }) => cells),
            ms / SPARK_MS,
            tick,
          )
      }
      for (const sprite of pool.slice(used)) sprite.visible = false
    },
  }

  function drawBurst(burst: Burst, { ms, places }: Tick) {
    const age = ms - burst.at
    if (age < 0 || age > LIFE_MS) return
    const { w, h } = places.size
    const share = BUDGET[places.side] / BUDGET.landscape
    for (let i = 0; i < burst.count * share; i++) {
      if (used >= BUDGET[places.side]) return
      drawMote(moteAt(burst, i, age, style), w * burst.x, h * burst.y, h)
    }
  }

  /** What won breaks into the particles of the title, or throws them as sparks. */
  function drawShatter(cells: readonly Cell[], share: number, { places }: Tick) {
    const each = SHATTER[places.side]
    cells.forEach(([reel, row], number) => {
      const { x, y } = cellMiddle(places, face, reel, row)
      for (let i = 0; i < each && used < BUDGET[places.side]; i++) {
        const mote = shatterAt(number, i, share, style)
        if (mote.alpha > 0)
          drawMote(mote, places.x + x * places.scale, places.y + y * places.scale, places.size.h)
      }
    })
  }

  function drawMote(mote: Mote, x: number, y: number, h: number) {
    const sprite = taken()
    const name = mote.spark ? 'glint' : style.sprites[mote.kind % style.sprites.length]
    const tints = mote.spark ? style.sparks : style.tints
    sprite.texture = textures.get(name ?? '') ?? Texture.EMPTY
    sprite.blendMode = mote.spark ? 'add' : 'normal'
    sprite.tint = tints[mote.kind % tints.length] ?? 0xffffff
    sprite.position.set(x + mote.x * h, y + mote.y * h)
    sprite.rotation = mote.turn
    const size = (mote.size * h * (mote.spark ? 0.6 : 1)) / sprite.texture.width
    sprite.scale.set(size, mote.spark ? size : size * mote.flat)
    sprite.alpha = Math.max(0, mote.alpha) * (mote.spark ? Math.abs(mote.flat) : 1)
  }

  /** Motes that hang in the light of the stage. */
  function drawDust({ now, places }: Tick) {
    const { w, h } = places.size
    for (let i = 0; i < DUST[places.side]; i++) {
      const sprite = taken()
      const pace = 0.004 + 0.006 * ((i * 37) % 11)
      const y = 1 - (((now / 1000) * pace + i * 0.137) % 1)
      const x = (i * 0.618 + 0.02 * Math.sin(now / 3000 + i)) % 1
      sprite.texture = textures.get('spark') ?? Texture.EMPTY
      sprite.blendMode = 'add'
      sprite.tint = dust[i % dust.length] ?? 0xffffff
      sprite.rotation = 0
      sprite.position.set(x * w, y * h)
      sprite.scale.set((0.05 + 0.012 * (i % 7)) * Math.max(0.7, h / 900))
      sprite.alpha = (0.3 + 0.3 * Math.sin(now / 700 + i * 2.1)) * Math.min(1, y * 4, (1 - y) * 4)
    }
  }

  /** Petals or flakes that sink slowly and turn as they go. */
  function drawDrift({ now, places }: Tick, names: readonly string[]) {
    const { w, h } = places.size
    for (let i = 0; i < DRIFT[places.side]; i++) {
      const sprite = taken()
      const near = 0.4 + 0.6 * ((i * 0.37) % 1)
      const y = ((now / 1000) * 0.035 * (0.6 + near) + i * 0.618) % 1.1
      const sway = Math.sin(now / (1400 + 60 * (i % 9)) + i * 1.7)
      sprite.texture = textures.get(names[i % names.length] ?? '') ?? Texture.EMPTY
      sprite.blendMode = 'normal'
      sprite.tint = 0xffffff
      sprite.rotation = now / (2300 + 170 * (i % 7)) + i
      sprite.position.set((((i * 0.381) % 1) + sway * 0.02 - y * 0.06) * w, (y - 0.05) * h)
      const size = (0.02 * near * h) / sprite.texture.width
      sprite.scale.set(size, size * Math.cos(now / (1100 + 90 * (i % 5)) + i * 2))
      sprite.alpha = 0.35 + 0.5 * near
    }
  }

  /** Streaks that cross the whole screen; none where the night is clear. */
  function drawRain({ now, places, beat, ms }: Tick, tint: number) {
    const { w, h } = places.size
    const wet = 1 - nightAt(beat, ms)
    for (let i = 0; wet > 0 && i < DROPS[places.side]; i++) {
      const sprite = taken()
      const near = 0.5 + 0.5 * ((i * 0.37) % 1)
      const fallen = ((now / 1000) * (0.9 + 0.8 * near) + i * 0.618) % 1.2
      sprite.texture = textures.get('pixel') ?? Texture.EMPTY
      sprite.blendMode = 'add'
      sprite.tint = tint
      sprite.rotation = 0.27
      sprite.position.set(((i * 0.381) % 1.15) * w - fallen * h * 0.27, (fallen - 0.1) * h)
      sprite.scale.set((1.1 * near) / 8, (h * 0.035 * near) / 8)
      sprite.alpha = 0.2 * near * wet
    }
  }

  function taken(): Sprite {
    const free = pool[used] ?? view.addChild(new Sprite({ anchor: 0.5 }))
    pool[used] = free
    used += 1
    free.visible = true
    return free
  }
}
