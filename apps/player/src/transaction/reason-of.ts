import type { OwnTransaction } from '@camellia/contract/transaction'
import type { Texts } from '@camellia/i18n/texts'

/** Why not: a ready-made reason in the language of this page, or the words somebody wrote. */
export function reasonOf(t: Texts['t'], { macro, reason }: OwnTransaction): string {
  return macro ? t(`moneyReason.${macro}.text`) : reason
}
