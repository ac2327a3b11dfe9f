import type { AlarmKind, SecondKind } from '@camellia/contract/push'
import { nowMs } from '@camellia/i18n/clock'
import { ring } from './sound'
import { createStore } from './store'

export interface Alarm {
  readonly id: string
  readonly kind: AlarmKind
  /** Who it is about. */
  readonly text: string
  readonly at: number
  readonly read: boolean
  /** Of FAQ: a question in the live chat rather than a written one. */
  readonly chat?: boolean | undefined
  /** Of SECOND: what waits for the second yes. */
  readonly second?: SecondKind | undefined
}

/** More than this nobody reads; the queues hold everything anyway. */
const KEPT = 50

const store = createStore<readonly Alarm[]>([])

export const useAlarms = store.use

const muted = createStore<readonly AlarmKind[]>([])

/** Kinds one does not want to hear of: neither listed nor heard. */
export const useMutedAlarms = muted.use

export function muteAlarms(kinds: readonly AlarmKind[]): void {
  muted.set(kinds)
}

export function addAlarm({
  id: about,
  kind: sort,
  text,
  chat,
  second,
}: Pick<Alarm, 'id' | 'kind' | 'text' | 'chat' | 'second'>): void {
  if (muted.get().includes(sort)) return
  const push = { id: about, kind: sort, text, chat, second }
  const others = store.get().filter(({ id, kind }) => id !== push.id || kind !== push.kind)
  store.set([{ ...push, at: nowMs(), read: false }, ...others].slice(0, KEPT))
  ring()
}

export function readAlarms(): void {
  store.set(store.get().map((alarm) => ({ ...alarm, read: true })))
}

export function forgetAlarms(): void {
  store.set([])
}
