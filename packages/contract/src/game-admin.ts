import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import { amountField, noData, nothing, textField, wonField } from './fields'
import { GAME_TYPES, game, gameField } from './game'

/** A title as the head office runs it, with what the last day brought. */
const adminGame = z.extend(game, {
  /** The title's own switch; `open` says whether its vendor lets it be played as well. */
  switchedOn: z.boolean(),
  position: z.int(),
  day: z.object({ players: z.int(), rounds: z.int(), stake: wonField, win: wonField }),
})

export const listAdminGames = endpoint({
  method: 'GET',
  path: '/game/admin',
  summary: 'Every title and vendor with its switches and its last 24 hours.',
  access: staffWho('Game', 'onoff'),
  scope: 'SITE',
  input: nothing,
  output: z.object({
    games: z.array(adminGame),
    vendors: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        open: z.boolean(),
        games: z.int(),
        types: z.array(z.enum(GAME_TYPES)),
      }),
    ),
  }),
  refuses: [],
})

export const switchGames = endpoint({
  method: 'POST',
  path: '/game/switch',
  summary: 'Open or close titles: no new round begins, what was settled stays settled.',
  access: staffWho('Game', 'onoff'),
  scope: 'SITE',
  input: z.strictObject({
    games: z.array(gameField).check(z.minLength(1), z.maxLength(100)),
    on: z.boolean(),
    reason: textField(200),
  }),
  output: noData,
  refuses: ['NOT_FOUND'],
})

export const switchVendor = endpoint({
  method: 'POST',
  path: '/game/vendor/switch',
  summary: 'Open or close a vendor with all of its titles.',
  access: staffWho('Game', 'switch'),
  scope: 'SITE',
  input: z.strictObject({ vendor: gameField, on: z.boolean(), reason: textField(200) }),
  output: noData,
  refuses: ['NOT_FOUND'],
})

export const saveGame = endpoint({
  method: 'POST',
  path: '/game/save',
  summary: 'The smallest and largest bet of a title, and whether it is shown as new or hot.',
  access: staffWho('Game', 'onoff'),
  scope: 'SITE',
  input: z.strictObject({
    game: gameField,
    minBet: amountField,
    maxBet: amountField,
    isNew: z.boolean(),
    /** Left out: as it is. */
    isHot: z.optional(z.boolean()),
  }),
  output: noData,
  refuses: ['NOT_FOUND', 'BET_LIMIT'],
})

export const orderGames = endpoint({
  method: 'POST',
  path: '/game/order',
  summary: 'The order of the titles in the lobby.',
  access: staffWho('Game', 'onoff'),
  scope: 'SITE',
  input: z.strictObject({ games: z.array(gameField).check(z.minLength(1), z.maxLength(500)) }),
  output: noData,
  refuses: ['NOT_FOUND'],
})

export type AdminGame = z.output<typeof adminGame>
