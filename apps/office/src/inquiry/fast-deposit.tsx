import { useAction, useRefresh } from '@camellia/client/hooks'
import { chooseFastDeposit, listMacros, type Macro } from '@camellia/contract/inquiry-desk'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeSelect } from '@camellia/ui/office-field'
import { toast } from '@camellia/ui/toast'
import { useFresh } from '../site/live'
import { useMay } from '../site/may'
import styles from './inquiry.module.css'

/** Which answer Fast Deposit gets at once: the head office decides for the whole site. */
export function FastDeposit({
  macros,
  chosen,
}: {
  readonly macros: readonly Macro[]
  readonly chosen: string | null
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const head = useMay('System.manage')
  const write = useMay('Faq.write')
  const refresh = useRefresh()
  const { run, busy } = useAction(chooseFastDeposit, {
    onDone: () => {
      toast('success', t('macro.fastSaved'))
      void refresh(listMacros)
    },
    onRefused: ({ code }) => toast('warning', t(`code.${code}`)),
  })
  if (!head || !write) return null
  return (
    <div className={styles.fast}>
      <OfficeSelect
        label={t('macro.fast')}
        hint={t('macro.fastHint')}
        placeholder={t('macro.fastNobody')}
        value={chosen ?? ''}
        disabled={!fresh || busy}
        options={macros.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => run({ macro: value === '' ? null : value })}
      />
    </div>
  )
}
