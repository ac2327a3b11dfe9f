import { useEndpoint } from '@camellia/client/hooks'
import { listMemberTransfers, type MemberTransfer } from '@camellia/contract/member-panel'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { Digits } from '@camellia/ui/office-digits'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../site/formats'
import { History, usePages } from './history'
import styles from './people.module.css'
import { Result } from './people-columns'

/** Kinds with a name of their own; others are shown as the books write them. */
const NAMED = [
  'DEPOSIT',
  'WITHDRAW_HOLD',
  'WITHDRAW',
  'WITHDRAW_RETURN',
  'PAYMENT',
  'COLLECT',
  'POINT_CONVERT',
  'POINT_EARNED',
] as const

/** What moved other than by bets. */
export function MoneyTab({ id }: { readonly id: MemberId }) {
  const { t } = useTexts()
  const pages = usePages<string>()
  const { before } = pages
  const query = useEndpoint(listMemberTransfers, { id, size: 25, ...(before && { before }) })
  return (
    <>
      <p className={styles.pages}>
        <Link to="/money/$member" params={{ member: String(id) }} className={styles.link}>
          {t('flow.open')}
        </Link>
      </p>
      <History query={query} pages={pages} cursorOf={({ at }) => at} empty={t('panel.noMoney')}>
        {(row) => <Movement key={row.key} row={row} />}
      </History>
    </>
  )
}

function Movement({ row }: { readonly row: MemberTransfer }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const named = NAMED.find((kind) => kind === row.kind)
  return (
    <li className={styles.entry}>
      <span className="med">{named ? t(`transfer.${named}`) : row.kind}</span>
      <span className="semi">
        <Result value={row.amount} />
      </span>
      <span className="t3 f12">
        <bdi className="n">{moment(row.at)}</bdi> · {t(`transfer.${row.account}`)}
      </span>
      <span className="t3 f12">
        {t('panel.after')} <Digits value={row.after} />
      </span>
    </li>
  )
}
