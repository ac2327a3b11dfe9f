import 'pixi.js/unsafe-eval'
import type { Grid, SlotEvent, Win } from '@camellia/engines/slot/event'
import { Container } from 'pixi.js'
import { makeBadges } from './badges'
import { makeBanner } from './banner'
import { nightAt } from './banner.rules'
import { type Cue, cuesOf } from './cue.rules'
import { makeCurtain } from './curtain'
import type { GameFace } from './face'
import { thudAt } from './fall.rules'
import { atlasFor, densityOf } from './first.rules'
import { makeHighlight } from './highlight'
import { type Places, placesFor } from './layout.rules'
import type { Look, Side } from './look'
import { beatAt, wonAt } from './moment.rules'
import { motionOf } from './motion.rules'
import { makeParticles } from './particles'
import { makeReels } from './reels'
import { openRenderer } from './renderer'
import { type Scene, sceneFor } from './scene'
import { screenOf } from './screen'
import { boardOf, type Hurry, type Pace, type Show, showOf } from './show.rules'
import { changeSheet, loadSheet } from './textures'
import type { Tick } from './tick'
import type { StageView } from './view'

export interface StageOptions {
  readonly host: HTMLElement
  readonly look: Look
  readonly face: GameFace
  readonly pace: Pick<Pace, 'turbo' | 'calm'>
  /** Cents as figures, in the money of the round that is shown. */
  readonly money: (cents: number) => string
  readonly start: Grid
  /** Nothing of the page lies over it: the reels may have the whole screen. */
  readonly bare: boolean
  readonly onView: (view: StageView) => void
  readonly onCue: (cue: Cue) => void
}

export interface Stage {
  /** The reels run until `land` says where they stop. */
  readonly run: () => void
  /** Shows a round; resolves when it has been seen to its end. */
  readonly land: (events: readonly SlotEvent[]) => Promise<void>
  /** Nothing was played: the reels come back to where they stood. */
  readonly giveUp: () => void
  /** Stops the reels at once, or goes on to the next thing to see. */
  readonly hurry: () => void
  readonly setPace: (pace: Partial<Pick<Pace, 'turbo' | 'calm'>>) => void
  /** For replays: to a time of the round, running or held there, and how fast it runs. */
  readonly seek: (ms: number) => void
  readonly hold: (held: boolean) => void
  readonly setSpeed: (times: number) => void
  readonly fit: () => Places
  /** Milliseconds of our own work per frame, without the renderer. */
  readonly cost: () => number
  readonly destroy: () => void
}

/** A longer pause, as in a hidden tab, is no time of the round. */
const FRAME_MAX_MS = 250
/** How far the table gives under falling stone, in pixels of the board. */
const THUD = 5
/** What the first spin can do without is fetched when the game can be played. */
const ENRICH_MS = 400

/** Draws rounds with Pixi. Knows no server and no money; the page tells it what to show. */
export async function makeStage(options: StageOptions): Promise<Stage> {
  const { host, look, face } = options
  const root = new Container()
  const size = () => screenOf(host)
  const fitted = () => placesFor(size(), look.layout, options.bare)
  let places = fitted()
  const atlasNow = () => atlasFor(look, places, densityOf(size()))
  let atlas = atlasNow()
  const [textures, firstScene, renderer] = await Promise.all([
    loadSheet(atlas),
    sceneFor(look.sides[places.side]),
    openRenderer(size(), look.palette.dark),
  ])
  host.append(renderer.canvas)

  const reels = makeReels(textures, look, face)
  const highlight = makeHighlight(textures, look, face)
  const badges = makeBadges(face)
  const banner = makeBanner(textures, options.money)
  const particles = makeParticles(textures, look, face)
  const curtain = makeCurtain(look)
  const table = new Container()
  const scenes = new Map<Side, Scene>([[places.side, firstScene]])
  let scene = firstScene
  assemble()

  let pace: Pace = {
    ...options.pace,
    style: look.reel,
    reels: face.reels,
    scatter: face.symbols.findIndex(({ kind }) => kind === 'scatter'),
    trigger: face.freeSpins?.from ?? Number.POSITIVE_INFINITY,
    keepsMarks: face.keepsMarks,
  }
  let grid = options.start
  let show: Show | undefined
  let events: readonly SlotEvent[] = []
  let hurried: Hurry = {}
  let cues: readonly Cue[] = []
  let running = false
  let held = false
  let speed = 1
  let clock = 0
  let now = 0
  let last = performance.now()
  let spent = 0
  let finish: (() => void) | undefined
  let frame = requestAnimationFrame(step)
  const later = setTimeout(() => void enrich(), ENRICH_MS)

  return {
    run: () => {
      grid = show?.last.grid ?? grid
      show = undefined
      running = true
      clock = 0
    },
    land: (list) =>
      new Promise((resolve) => {
        if (!running) clock = 0
        events = list
        hurried = { lead: clock }
        finish = resolve
        running = false
        compose()
      }),
    giveUp: () => {
      events = [{ type: 'reveal', set: '', grid }]
      hurried = { lead: clock }
      running = false
      finish = undefined
      compose()
    },
    hurry,
    setPace: (change) => {
      pace = { ...pace, ...change }
    },
    seek: (ms) => {
      clock = Math.min(ms, show?.ms ?? ms)
    },
    hold: (on) => {
      held = on
    },
    setSpeed: (times) => {
      speed = times
    },
    fit: () => {
      renderer.resize(size().w, size().h)
      places = fitted()
      void changeSide()
      if (atlas !== look.atlas && atlasNow() === look.atlas) {
        atlas = look.atlas
        void changeSheet(textures, atlas)
      }
      return places
    },
    cost: () => spent,
    destroy: () => {
      cancelAnimationFrame(frame)
      clearTimeout(later)
      root.destroy({ children: true })
      renderer.destroy({ removeView: true })
    },
  }

  function compose() {
    show = showOf(events, grid, pace, hurried)
    cues = cuesOf(show, pace)
  }

  function step(at: number) {
    const passed = Math.min(FRAME_MAX_MS, Math.max(0, at - last))
    last = at
    const begun = performance.now()
    now += passed
    if (running || (show && !held)) advance(passed * speed)
    draw()
    spent += (performance.now() - begun - spent) * 0.05
    renderer.render(root)
    frame = requestAnimationFrame(step)
  }

  function advance(passed: number) {
    const from = clock
    clock += passed
    if (!show) return
    for (const cue of cues) if (cue.at >= from && cue.at < clock) options.onCue(cue)
    if (clock >= show.ms && finish) {
      const done = finish
      finish = undefined
      done()
    }
  }

  function draw() {
    const beat = show && beatAt(show, clock)
    const over = show !== undefined && clock >= show.ms
    const tick: Tick = {
      now,
      beat: over ? undefined : beat,
      ms: running ? clock : clock - (beat?.at ?? 0),
      board: boardNow(beat, over),
      running,
      resting: over ? restingWins() : [],
      restMs: clock - (show?.ms ?? 0),
      places,
      pace,
    }
    scene.backdrop.draw(tick, nightAt(tick.beat, tick.ms))
    tremble(tick)
    reels.draw(tick)
    highlight.draw(tick)
    badges.draw(tick)
    particles.draw(tick)
    curtain.draw(tick)
    banner.draw(tick)
    options.onView({
      phase: running ? 'running' : over || !show ? 'still' : 'showing',
      won: beat ? (over ? beat.after.won : wonAt(beat, clock)) : 0,
      free: over ? undefined : beat?.after.free,
      beat: over ? undefined : beat?.kind,
      set: !over && beat?.kind === 'set' ? beat.name : undefined,
      setCents: beat?.kind === 'set' ? beat.cents : 0,
      event: over ? events.length - 1 : beat?.event,
      ms: Math.min(clock, show?.ms ?? 0),
      wholeMs: show?.ms ?? 0,
    })
  }

  /** Stone makes the whole table tremble when it lands. */
  function tremble({ beat, ms }: Tick) {
    const heavy = look.reel === 'drop' && beat?.kind === 'spin' && !pace.calm
    const { stopMs } = motionOf(look.reel, pace.turbo)
    table.y = places.y + (heavy ? thudAt(beat.stops, stopMs, ms) * THUD * places.scale : 0)
  }

  /** Orbs lie where they lay until they have come together. */
  function boardNow(beat: ReturnType<typeof beatAt>, over: boolean) {
    if (!beat) return boardOf(grid)
    return beat.kind === 'orb' && !over ? beat.before : beat.after
  }

  /** The last spin's wins; after free spins there is no one spin to look at. */
  function restingWins(): readonly Win[] {
    if (!show || events.some(({ type }) => type === 'fsStart' || type === 'tumble')) return []
    return show.beats.flatMap((beat) => (beat.kind === 'win' ? beat.wins : []))
  }

  function hurry() {
    const beat = show && beatAt(show, clock)
    if (!show || !beat || clock >= show.ms) return
    const inBeat = clock - beat.at
    if (beat.kind === 'spin' && beat.stops.some((stop) => stop > inBeat)) {
      const spins = show.beats.filter(({ kind }) => kind === 'spin')
      const stopped = new Map(hurried.stopped)
      stopped.set(spins.indexOf(beat), inBeat)
      hurried = { ...hurried, stopped }
      compose()
    } else clock = beat.at + beat.ms
  }

  async function enrich() {
    await scene.prepare()
    const more = await loadSheet(look.extra)
    for (const part of [reels, banner, badges]) part.enrich(more)
    await curtain.prepare()
  }

  async function changeSide() {
    const { side } = places
    const wanted = scenes.get(side) ?? (await sceneFor(look.sides[side]))
    scenes.set(side, wanted)
    if (places.side === side && wanted !== scene) {
      scene = wanted
      assemble()
      void scene.prepare()
    } else scene.stand(places, table)
  }

  function assemble() {
    root.removeChildren()
    table.removeChildren()
    table.addChild(scene.window, highlight.under, reels.view, scene.frame, highlight.over)
    table.addChild(badges.view, scene.logo)
    root.addChild(scene.backdrop.view, table, curtain.view)
    root.addChild(banner.shade, particles.view, banner.view)
    scene.stand(places, table)
  }
}
