import * as z from 'zod/mini'
import { endpoint, guest } from './endpoint'
import { nothing, wonField } from './fields'

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

/** A title of the catalogue. Names per language come with it, so that search works in each. */
export const game = z.object({
  code: z.string(),
  vendor: z.string(),
  type: z.enum(GAME_TYPES),
  names: z.record(z.string(), z.string()),
  /** Declared return to player, in basis points. */
  rtp: z.int(),
  minBet: wonField,
  maxBet: wonField,
  open: z.boolean(),
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

export type Game = z.output<typeof game>
