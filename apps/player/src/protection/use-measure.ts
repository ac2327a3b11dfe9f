import type { LimitKind } from '@camellia/contract/protection'
import { useTexts } from '@camellia/i18n/texts'
import { useDuration } from '../site/use-duration'

/** A value as its kind is counted: minutes, or won. */
export function useMeasure(kind: LimitKind): (value: number) => string {
  const { won } = useTexts()
  const duration = useDuration()
  // Isolated: inside a sentence Arabic would turn the sign and the digits around.
  return kind === 'TIME' ? duration : (value) => `\u2066${won(value)}\u2069`
}
