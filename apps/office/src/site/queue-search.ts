import { type PageSize, pageIn, sizeIn, textIn } from './address'

const SIZE: PageSize = 25

/** What the address bar may say of a queue; what is usual is left out. */
export interface QueueSearch<State extends string, Id> {
  readonly state?: State
  readonly search?: string
  readonly page?: number
  readonly size?: PageSize
  /** The request that is open. */
  readonly id?: Id
}

export interface QueueFilter<State extends string> {
  readonly state: State
  readonly search: string
  readonly page: number
  readonly size: PageSize
}

/** Anyone can type anything into an address: the rest is dropped. */
export function queueSearch<State extends string>(
  raw: Record<string, unknown>,
  states: readonly State[],
): QueueSearch<State, never> {
  const state = states.find((known) => known === raw.state)
  return {
    ...(state && state !== 'WAITING' && { state }),
    ...textIn('search', raw.search),
    ...pageIn(raw.page),
    ...sizeIn(raw.size, SIZE),
  }
}

export function filterOf<State extends string>({
  state,
  search,
  page,
  size,
}: QueueSearch<State, unknown>): QueueFilter<State | 'WAITING'> {
  return { state: state ?? 'WAITING', search: search ?? '', page: page ?? 1, size: size ?? SIZE }
}
