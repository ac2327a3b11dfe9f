import { REJECT_MACROS, type RejectMacro } from '@camellia/contract/transaction'
import { useTexts } from '@camellia/i18n/texts'
import type { Macro } from '../site/reason-form'
import type { MoneyKind } from './money-kind'

const REASONS = {
  DEPOSIT: ['missing', 'payer', 'amount', 'limit', 'duplicate'],
  WITHDRAW: ['account', 'holder', 'limit', 'review', 'duplicate'],
  HANDOVER: ['person', 'amount', 'memo', 'review', 'duplicate'],
} as const satisfies Record<MoneyKind, readonly RejectMacro[]>

/** The usual reasons of a queue, and one's own words as the last. */
export function useMacros(kind: MoneyKind): readonly Macro[] {
  const { t } = useTexts()
  const usual = REASONS[kind].map((name) => ({
    name,
    label: t(`moneyReason.${name}`),
    text: t(`moneyReason.${name}.text`),
  }))
  return [...usual, { name: 'own', label: t('reason.own'), text: '' }]
}

/** Who will read the reason. */
export function useReasonNote(kind: MoneyKind): string {
  const { t } = useTexts()
  return t(kind === 'HANDOVER' ? 'waiting.reasonNote' : 'money.reasonNote')
}

/** A ready-made reason that was left as it is goes out in the language of whoever reads it. */
export function macroIn(macro: string | undefined): { readonly macro?: RejectMacro } {
  const known = REJECT_MACROS.find((one) => one === macro)
  return known ? { macro: known } : {}
}

/** Why something was not sent after all. */
export function useUnsentMacros(): readonly Macro[] {
  const { t } = useTexts()
  const usual = (['bounced', 'mistake'] as const).map((name) => ({
    name,
    label: t(`payout.${name}`),
    text: t(`payout.${name}.text`),
  }))
  return [...usual, { name: 'own', label: t('reason.own'), text: '' }]
}
