import { useEndpoint } from '@camellia/client/hooks'
import { type Payout, readPayout } from '@camellia/contract/payout'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { PanelSection } from '@camellia/ui/office-panel'
import { OfficeFailed } from '@camellia/ui/office-states'
import { toast } from '@camellia/ui/toast'
import styles from './payout.module.css'

const PARTS = ['bank', 'account', 'holder', 'amount'] as const
type Part = (typeof PARTS)[number]

/** Where the money goes, in full and ready to copy, while one holds the request. */
export function PayoutAccount({ row }: { readonly row: StaffTransaction }) {
  const { t } = useTexts()
  const { data, error, refetch } = useEndpoint(readPayout, { id: row.id })
  const copy = useCopy()
  if (error && !data) return <OfficeFailed code={error.code} onRetry={() => void refetch()} />
  if (!data) return null
  const parts = partsOf(data)
  return (
    <PanelSection
      title={
        <>
          {t('payout.title')}
          <span className="fill" />
          <OfficeButton size="sm" onClick={() => copy(PARTS.map((part) => parts[part]).join(' '))}>
            {t('payout.copyAll')}
          </OfficeButton>
        </>
      }
    >
      <dl className={styles.payout}>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`payout.${part}`)}</dt>
            <dd>
              <bdi className={part === 'bank' || part === 'holder' ? 'semi' : 'semi mono'}>
                {part === 'amount' ? shownAmount(data) : parts[part]}
              </bdi>
              <OfficeIconButton
                icon="copy"
                label={t('payout.copy', { what: t(`payout.${part}`) })}
                onClick={() => copy(parts[part])}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p className="t3 f12">{t('payout.hint')}</p>
    </PanelSection>
  )
}

/** As a bank's form takes them: the amount is digits only. */
function partsOf({ bank, accountNumber, holder, amount }: Payout): Readonly<Record<Part, string>> {
  return { bank, account: accountNumber, holder, amount: String(amount) }
}

function shownAmount({ amount }: Payout): string {
  return amount.toLocaleString('en')
}

function useCopy(): (text: string) => void {
  const { t } = useTexts()
  return (text) => {
    navigator.clipboard.writeText(text).then(
      () => toast('success', t('payout.copied')),
      () => toast('warning', t('code.INTERNAL_ERROR')),
    )
  }
}
