import type { Board } from './show.rules'

/** What the page around the stage shows of a round. */
export interface StageView {
  readonly phase: 'still' | 'running' | 'showing'
  readonly won: number
  readonly free: Board['free']
  readonly beat: string | undefined
  /** The name of a set bonus while it is shown. */
  readonly set: string | undefined
  readonly ms: number
  readonly wholeMs: number
}
