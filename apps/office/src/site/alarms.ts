import type { AlarmKind } from '@camellia/contract/push'
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
}

/** More than this nobody reads; the queues hold everything anyway. */
const KEPT = 50

const store = createStore<readonly Alarm[]>([])

export const useAlarms = store.use

export function addAlarm(push: Pick<Alarm, 'id' | 'kind' | 'text'>): void {
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
