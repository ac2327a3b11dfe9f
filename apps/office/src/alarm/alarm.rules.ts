import { ALARM_KINDS, type AlarmKind } from '@camellia/contract/push'

/** The muted kinds with one more or one less, in the order of the product. */
export function withMuted(
  muted: readonly AlarmKind[],
  kind: AlarmKind,
  mute: boolean,
): readonly AlarmKind[] {
  return ALARM_KINDS.filter((known) => (known === kind ? mute : muted.includes(known)))
}
