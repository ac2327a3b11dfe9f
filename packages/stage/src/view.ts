import type { Board } from './show.rules'

/** What the page around the stage shows of a round. */
export interface StageView {
  readonly phase: 'still' | 'running' | 'showing'
  readonly won: number
  readonly free: Board['free']
  readonly beat: string | undefined
  /** The name of a set bonus while it is shown. */
  readonly set: string | undefined
  /** What it pays, in cents. */
  readonly setCents: number
  /** Which event of the round is on show; the last one once it is over. */
  readonly event: number | undefined
  readonly ms: number
  readonly wholeMs: number
}
