import * as z from 'zod/mini'
import { anyPlayer, endpoint, guest } from './endpoint'
import { noData, nothing, timeField, wonField, wordsField } from './fields'

export const GAME_TYPES = [
  'CASINO',
  'SLOT',
  'HOLDEM',
  'LOTTERY',
  'MINI',
  'HOTEL',
  'SPORTS',
] as const
export type GameType = (typeof GAME_TYPES)[number]

export const gameField = wordsField(40)

export const vendor = z.object({
  code: z.string(),
  name: z.string(),
  gameType: z.enum(GAME_TYPES),
  games: z.int(),
  maintenance: z.boolean(),
})

export const listVendors = endpoint({
  method: 'POST',
  path: '/game/vendors',
  summary: 'Vendors of the given game types; MAINTENANCE when the site or all of them are closed.',
  reads: true,
  access: guest,
  scope: 'NONE',
  input: z.strictObject({
    gameType: z.array(z.enum(GAME_TYPES)).check(z.minLength(1), z.maxLength(GAME_TYPES.length)),
  }),
  output: z.array(vendor),
  refuses: ['MAINTENANCE'],
})

/** How a title plays, for filters and tiles. */
export const MECHANICS = [
  'LINES',
  'WAYS',
  'ANYWHERE',
  'CLUSTER',
  'TUMBLE',
  'FREE_SPINS',
  'MULTIPLIER',
  'SETS',
  'BUY',
] as const
export type Mechanic = (typeof MECHANICS)[number]

/** What a title is about, for those who choose by it. */
export const THEMES = ['KOREA', 'NATURE', 'FORTUNE', 'CLASSIC', 'MYTH', 'SWEETS'] as const
export type Theme = (typeof THEMES)[number]

/** Certified variants of a title; which of them the site plays is one choice for everybody. */
export const RTP_VARIANTS = ['94', '96', '97'] as const
export type RtpVariant = (typeof RTP_VARIANTS)[number]

/** A title of the catalogue. Names per language come with it, so that search works in each. */
export const game = z.object({
  code: z.string(),
  vendor: z.string(),
  type: z.enum(GAME_TYPES),
  names: z.record(z.string(), z.string()),
  /** Declared return to player of what is played now, in basis points. */
  rtp: z.int(),
  minBet: wonField,
  maxBet: wonField,
  /** False while the title or its vendor is closed. */
  open: z.boolean(),
  isNew: z.boolean(),
  isHot: z.boolean(),
  /** Closed for maintenance: what the operator says, and until when, if that is known. */
  closure: z.nullable(
    z.object({ messages: z.record(z.string(), z.string()), until: z.nullable(timeField) }),
  ),
  /** Null for games that are no slots. */
  slot: z.nullable(
    z.object({
      variant: z.enum(RTP_VARIANTS),
      /** 1 to 5. */
      volatility: z.int(),
      /** Share of rounds that win anything, wins below the bet too, in basis points. */
      hit: z.int(),
      /** Share of rounds that pay at least the bet, in basis points. */
      even: z.int(),
      /**
       * The greatest win of a spin, as a multiple of the bet. Where greater ones are possible it is
       * about the greatest that comes at least once in a billion rounds.
       */
      maxWin: z.number(),
      /** Of a bought feature, whose price is many bets; null where nothing is sold. */
      maxWinBought: z.nullable(z.number()),
      mechanics: z.array(z.enum(MECHANICS)),
      themes: z.array(z.enum(THEMES)),
    }),
  ),
})

export const listGames = endpoint({
  method: 'GET',
  path: '/game/list',
  summary: 'Every title of the catalogue.',
  access: guest,
  scope: 'NONE',
  input: nothing,
  output: z.array(game),
  refuses: [],
})

export const readMyGames = endpoint({
  method: 'GET',
  path: '/game/mine',
  summary: 'My favourites, and what I played last with what is still to be seen to its end.',
  access: anyPlayer,
  scope: 'SELF',
  input: nothing,
  output: z.object({
    favourites: z.array(z.string()),
    recent: z.array(z.object({ game: z.string(), at: timeField, unfinished: z.boolean() })),
  }),
  refuses: [],
})

export const saveFavourite = endpoint({
  method: 'POST',
  path: '/game/favourite',
  summary: 'Keep a title among my favourites, or no longer.',
  access: anyPlayer,
  scope: 'SELF',
  input: z.strictObject({ game: gameField, on: z.boolean() }),
  output: noData,
  refuses: ['NOT_FOUND'],
})

export type Game = z.output<typeof game>
