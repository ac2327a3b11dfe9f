import { useAction, useRefresh } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { chooseFastDeposit, listMacros } from '@camellia/contract/inquiry-queue'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeSelect } from '@camellia/ui/office-field'
import { toast } from '@camellia/ui/toast'
import { useFresh } from '../site/live'
import { useMay } from '../site/may'
import { useApprovalRefusal } from '../site/use-approval-refusal'
import styles from './inquiry.module.css'

/** Which answer Fast Deposit gets at once: two of the head office decide for the whole site. */
export function FastDeposit({
  macros,
  fastDeposit,
  fastDepositWish: wish,
}: OutputOf<typeof listMacros>) {
  const { t } = useTexts()
  const fresh = useFresh()
  const head = useMay('System.manage')
  const money = useMay('Deposit.allow')
  const { run, busy } = useChoice()
  if (!head || !money) return null
  const wished = macros.find(({ id }) => id === wish?.macro)
  return (
    <div className={styles.fast}>
      <OfficeSelect
        label={t('macro.fast')}
        hint={t('macro.fastHint')}
        placeholder={t('macro.fastNobody')}
        value={fastDeposit ?? ''}
        disabled={!fresh || busy}
        options={macros
          .filter(({ mine }) => mine)
          .map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(value) => run({ macro: value === '' ? null : value })}
      />
      {wished && (
        <p className={styles.places}>
          <span className="f12">
            {t('macro.fastWaits', { name: wished.name })}
            {wish?.by && ` · ${wish.by}`}
          </span>
          {!wish?.mine && (
            <OfficeButton
              size="sm"
              disabled={!fresh || busy}
              onClick={() => run({ macro: wished.id })}
            >
              {t('macro.fastYes')}
            </OfficeButton>
          )}
        </p>
      )}
    </div>
  )
}

function useChoice() {
  const { t } = useTexts()
  const refresh = useRefresh()
  const refused = useApprovalRefusal()
  return useAction(chooseFastDeposit, {
    onDone: ({ waiting }) => {
      toast('success', t(waiting ? 'macro.fastAsked' : 'macro.fastSaved'))
      void refresh(listMacros)
    },
    onRefused: (refusal) => {
      const digits = refusal.code === 'INVALID_PARAMETER'
      toast('warning', digits ? t('macro.fastDigits') : refused(refusal, t('macro.fastAsked')))
    },
  })
}
