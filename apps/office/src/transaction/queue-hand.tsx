import { useSession } from '@camellia/client/session'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { useTexts } from '@camellia/i18n/texts'
import { Avatar } from '@camellia/ui/office-avatar'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { Kbd } from '@camellia/ui/office-kbd'
import { Cell } from '@camellia/ui/office-table'
import { Tag } from '@camellia/ui/office-tag'
import styles from './money.module.css'
import { type Decision, handOf } from './money.rules'

/** Who is on it: nobody, me, someone else; or who decided it. */
export function HandCell({
  row,
  decision,
  onClaim,
}: {
  readonly row: StaffTransaction
  readonly decision: Decision | undefined
  /** Where the cursor stands, a free request can be taken up. */
  readonly onClaim?: (() => void) | undefined
}) {
  const { t } = useTexts()
  const me = useSession('code', 'name')
  if (decision) return <Decided decision={decision} />
  const hand = handOf(row, me.code)
  return (
    <Cell>
      {hand === 'MINE' && (
        <>
          <span className={styles.mine}>
            <Avatar name={me.name} />
          </span>
          <span className={styles.me}>{t('waiting.me')}</span>
        </>
      )}
      {hand === 'OTHERS' && <Other name={row.claimedBy?.name} />}
      {hand === 'FREE' &&
        (onClaim ? (
          <OfficeButton
            size="sm"
            onClick={(event) => {
              event.stopPropagation()
              onClaim()
            }}
          >
            {t('money.claim')} <Kbd>C</Kbd>
          </OfficeButton>
        ) : (
          <span className="t3">{t('money.free')}</span>
        ))}
      <TwoTag row={row} />
    </Cell>
  )
}

function Other({ name }: { readonly name: string | undefined }) {
  const { t } = useTexts()
  const shown = name ?? t('money.above')
  return (
    <>
      <Avatar name={shown} />
      <span className="ell">{shown}</span>
    </>
  )
}

/** How far the two of a large request are. */
export function TwoTag({ row }: { readonly row: StaffTransaction }) {
  const { t } = useTexts()
  if (!row.needsTwo) return null
  return (
    <Tag tone={row.approved ? 'warn' : 'plain'}>
      <span className={styles.dots} aria-hidden="true">
        <i data-on={row.approved ? '' : undefined} />
        <i />
      </span>
      {t(row.approved ? 'money.second' : 'money.first')}
    </Tag>
  )
}

function Decided({ decision }: { readonly decision: Decision }) {
  const { t } = useTexts()
  const { verdict, by, mine, cancelled } = decision
  if (cancelled) return <span className="t3">{t('money.cancelled')}</span>
  return (
    <Cell>
      <OfficeIcon
        name={verdict === 'APPROVE' ? 'check' : 'close'}
        size={14}
        className={verdict === 'APPROVE' ? 'tone-ok' : 'tone-bad'}
      />
      <span className={verdict === 'APPROVE' ? 'tone-ok med ell' : 'tone-bad med ell'}>
        {t(`money.was${verdict}`)} · {mine ? t('waiting.me') : (by ?? t('money.above'))}
      </span>
    </Cell>
  )
}
