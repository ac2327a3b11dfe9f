import type { CallAs, TestSite } from '../testing-site'
import type { Sums } from './testing-alone'

export const PLAYERS = ['player1', 'player2', 'player3'] as const
export const STAFF = ['staff1', 'admin', 'subhq1'] as const
export type Player = (typeof PLAYERS)[number]
export type Staff = (typeof STAFF)[number]

export interface Request {
  readonly id: string
  readonly player: Player
  readonly type: 'DEPOSIT' | 'WITHDRAW'
  readonly amount: number
  approvedBy: Staff | null
  two: boolean
}

export interface World extends Sums {
  readonly site: TestSite
  readonly who: (code: string) => CallAs
  readonly logIn: (code: string) => Promise<void>
  readonly cash: Record<Player, number>
  readonly hold: Record<Player, number>
  readonly points: Record<Player, number>
  readonly blocked: Set<Player>
  /** What players bound themselves to, and what they have used of it. */
  readonly most: Record<Player, { DEPOSIT: number; LOSS: number }>
  readonly used: Record<Player, { DEPOSIT: number; LOSS: number }>
  boss: number
  open: Request[]
}
