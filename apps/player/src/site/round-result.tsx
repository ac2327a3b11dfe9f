import type { Round } from '@camellia/contract/play'
import { Won } from '@camellia/ui/money'

/** What a list and a detail of a round have in common. */
export type Played = Pick<Round, 'gift' | 'status' | 'win' | 'stake'>

/** What the player paid: the stake of a gift was the house's. */
export function paidFor({ gift, stake }: Played): number {
  return gift ? 0 : stake
}

export function isOpen({ status }: Pick<Played, 'status'>): boolean {
  return status === 'PENDING' || status === 'PROCESSING'
}

/** What it came to: nothing is known while it is open, and nothing is lost that was given back. */
export function netOf(round: Played): number | null {
  if (isOpen(round)) return null
  return round.status === 'CANCEL' ? 0 : round.win - paidFor(round)
}

interface Props {
  readonly round: Played
  readonly className?: string | undefined
}

/** An open bet has no result yet, and is shown without one. */
export function RoundNet({ round, className }: Props) {
  const net = netOf(round)
  return net === null ? '–' : <Won amount={net} signed className={className} />
}

export function RoundWin({ round, className }: Props) {
  return isOpen(round) ? '–' : <Won amount={round.win} className={className} />
}
