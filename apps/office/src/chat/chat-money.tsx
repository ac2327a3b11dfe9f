import { useEndpoint } from '@camellia/client/hooks'
import { listMemberTransfers, readMember } from '@camellia/contract/member-panel'
import { listTransactions } from '@camellia/contract/transaction-queue'
import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { Digits } from '@camellia/ui/office-digits'
import { Link } from '@tanstack/react-router'
import { useFormats } from '../site/formats'
import { useMay } from '../site/may'
import styles from './chat.module.css'

/** Money moves while one talks. */
const EVERY_MS = 10_000
const MOVEMENTS = 10

/** What they have and what moved last; only for who may see it elsewhere too. */
export function ChatMoney({ id }: { readonly id: MemberId }) {
  const { t } = useTexts()
  const { data: member } = useEndpoint(readMember, { id }, { everyMs: EVERY_MS })
  return (
    <div className={styles.money}>
      <dl>
        {(['balance', 'point', 'hold'] as const).map((name) => (
          <div key={name}>
            <dt className="t3 f12">{t(`panel.${name}`)}</dt>
            <dd className="semi">{member ? <Digits value={member[name]} /> : '—'}</dd>
          </div>
        ))}
      </dl>
      <OpenRequests id={id} />
      <Movements id={id} />
      <Link to="/money/$member" params={{ member: String(id) }} className={styles.all}>
        {t('flow.open')}
      </Link>
    </div>
  )
}

function OpenRequests({ id }: { readonly id: MemberId }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const may = useMay('Report.read')
  const asked = { member: id, status: 'PENDING', size: 10 } as const
  const { data } = useEndpoint(listTransactions, asked, { enabled: may, everyMs: EVERY_MS })
  if (!may || !data) return null
  return (
    <section aria-label={t('chat.openRequests')}>
      <h3>{t('chat.openRequests')}</h3>
      {data.items.length === 0 && <p className="t3 f12">{t('chat.noOpenRequests')}</p>}
      <ul>
        {data.items.map((one) => (
          <li key={one.id}>
            <span>{t(`txn.type.${one.type}`)}</span>
            <Digits value={one.amount} className="semi" />
            <bdi className="n t3 f12">{moment(one.createdAt)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Kinds with a name of their own; others are shown as the ledger writes them. */
const NAMED = [
  ...(['DEPOSIT', 'WITHDRAW_HOLD', 'WITHDRAW', 'WITHDRAW_RETURN', 'PAYMENT'] as const),
  ...(['COLLECT', 'POINT_CONVERT', 'POINT_EARNED'] as const),
]

function Movements({ id }: { readonly id: MemberId }) {
  const { t } = useTexts()
  const { moment } = useFormats()
  const { data } = useEndpoint(listMemberTransfers, { id, size: MOVEMENTS }, { everyMs: EVERY_MS })
  return (
    <section aria-label={t('chat.recentMoney')}>
      <h3>{t('chat.recentMoney')}</h3>
      {data?.items.length === 0 && <p className="t3 f12">{t('panel.noMoney')}</p>}
      <ul>
        {data?.items.map((row) => {
          const named = NAMED.find((kind) => kind === row.kind)
          return (
            <li key={row.key}>
              <span className="ell">{named ? t(`transfer.${named}`) : row.kind}</span>
              <Digits value={row.amount} signed className="semi" />
              <bdi className="n t3 f12">{moment(row.at)}</bdi>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
