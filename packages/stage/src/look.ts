/** How a reel moves and comes to rest. */
export type ReelStyle = 'roll' | 'brush' | 'snap' | 'drop' | 'fall' | 'flip'

export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export interface SideLayout {
  readonly board: { readonly w: number; readonly h: number }
  readonly window: Rect
  readonly frame: { readonly thickness: number; readonly pad: number }
  readonly logo: Rect
}

/** Written by the art kit beside the pictures, in CSS pixels of the two boards. */
export interface TitleLayout {
  readonly reels: number
  readonly rows: number
  readonly landscape: SideLayout
  readonly portrait: SideLayout
}

export type Side = 'landscape' | 'portrait'

export interface SheetJson {
  readonly frames: Readonly<Record<string, { readonly frame: Rect }>>
}

export interface Sheet {
  readonly image: string
  /** Of the full number of pixels; what is drawn is as large as with all of them. */
  readonly share?: number
  readonly json: SheetJson
}

/** One picture behind the reels. `depth` is how far it drifts; by grade when the hour changes it. */
export interface Layer {
  readonly day: string
  readonly night?: string
  readonly depth: number
  readonly blend?: 'add'
  /** Dark most of the time, like lightning. */
  readonly flashes?: true
}

export interface SidePictures {
  readonly layers: readonly Layer[]
  readonly window: string
  readonly frame: string
  readonly logo: string
}

/** How many particles, how fast and how they fall: the signature of a title. */
export interface BurstStyle {
  readonly sprites: readonly string[]
  readonly tints: readonly number[]
  /** Board heights per second. */
  readonly speed: number
  readonly gravity: number
  readonly drag: number
  readonly flutter: number
  readonly size: number
  /** Small lights between them. */
  readonly sparks: readonly number[]
}

export interface SoundStyle {
  /** Hertz of the lowest note. */
  readonly root: number
  /** Half tones of the scale, from the root. */
  readonly scale: readonly number[]
  readonly timbre: OscillatorType
  /** How long a note rings, in seconds. */
  readonly ring: number
}

/** A title is data: its pictures, its materials and its manners. */
export interface Look {
  readonly code: string
  readonly layout: TitleLayout
  readonly atlas: Sheet
  /** The same sprites with half the pixels each way, for phones. */
  readonly small: Sheet
  /** Words, figures and lively symbols: fetched after the first paint. */
  readonly extra: Sheet
  readonly sides: Readonly<Record<Side, SidePictures>>
  readonly buttons: { readonly spin: string; readonly stop: string; readonly knob: string }
  readonly curtain: {
    readonly day: string
    readonly night: string
    /** Wings that slide, instead of cloth that gathers. */
    readonly slides?: true
    /** What of a wing's width goes beyond the middle, for ragged edges. */
    readonly overlap?: number
  }
  readonly reel: ReelStyle
  /** Symbols with pictures lit from more sides. */
  readonly lively: readonly string[]
  /** Width and height of a cell in the units its symbols were drawn in. */
  readonly cell: readonly [number, number]
  readonly palette: {
    readonly dark: string
    readonly text: string
    readonly dim: string
    readonly accent: string
    readonly win: number
    readonly night: number
    /** Dark words on a light place. */
    readonly light?: true
  }
  readonly burst: BurstStyle
  readonly dust: readonly number[]
  /** Particles that drift through the air at all times, by their names in the atlas. */
  readonly drift?: readonly string[]
  /** What falls through the air by day. */
  readonly rain?: number
  /** Lightning between the cells that win. */
  readonly web?: true
  /** Its reels are drums: symbols turn away at the upper and the lower edge. */
  readonly drum?: true
  /** Sparks fly from the cells that win. */
  readonly sparks?: true
  /** The ground of cells that multiply, by its name in the atlas. */
  readonly cellMark?: string
  /** A mark under each cell that wins, by its name in the atlas. */
  readonly mark?: string
  readonly sound: SoundStyle
}
