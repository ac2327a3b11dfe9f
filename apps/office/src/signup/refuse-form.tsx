import { useTexts } from '@camellia/i18n/texts'
import { ReasonForm } from '../site/reason-form'

const USUAL = ['info', 'depositor', 'duplicate', 'code', 'age'] as const

/** Why someone may not come in. */
export function RefuseForm({
  busy,
  onRefuse,
  onCancel,
}: {
  readonly busy: boolean
  readonly onRefuse: (reason: string) => void
  readonly onCancel: () => void
}) {
  const { t } = useTexts()
  const usual = USUAL.map((name) => ({
    name,
    label: t(`reason.${name}`),
    text: t(`reason.${name}.text`),
  }))
  return (
    <ReasonForm
      macros={[...usual, { name: 'own', label: t('reason.own'), text: '' }]}
      note={t('waiting.reasonNote')}
      busy={busy}
      onSend={onRefuse}
      onCancel={onCancel}
    />
  )
}
