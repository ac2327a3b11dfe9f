import type { QueueName } from '@camellia/contract/report'
import { type TextKey, useTexts } from '@camellia/i18n/texts'
import { Avatar } from '@camellia/ui/office-avatar'
import { Card } from '@camellia/ui/office-card'
import { Digits } from '@camellia/ui/office-digits'
import { OfficeIcon, type OfficeIconName } from '@camellia/ui/office-icons'
import { OfficeEmpty } from '@camellia/ui/office-states'
import { Link, type LinkProps } from '@tanstack/react-router'
import { AgeOf } from '../site/age'
import { useFormats } from '../site/formats'
import styles from './dashboard.module.css'
import type { ToDo } from './dashboard.rules'

const PLACES: Readonly<
  Record<
    QueueName,
    {
      readonly text: TextKey
      readonly icon: OfficeIconName
      readonly to: NonNullable<LinkProps['to']>
    }
  >
> = {
  DEPOSIT: { text: 'menu.deposit', icon: 'deposit', to: '/deposit' },
  WITHDRAW: { text: 'menu.withdraw', icon: 'withdraw', to: '/withdraw' },
  PAYMENT: { text: 'menu.payments', icon: 'handover', to: '/payments' },
  SIGNUP: { text: 'menu.waiting', icon: 'userPlus', to: '/members/waiting' },
  PASSWORD: { text: 'menu.passwords', icon: 'key', to: '/members/passwords' },
  INQUIRY: { text: 'menu.qna', icon: 'inquiry', to: '/qna' },
  CHAT: { text: 'menu.chats', icon: 'chats', to: '/chats' },
  ACCOUNT: { text: 'menu.companyAccounts', icon: 'bank', to: '/company-accounts' },
  GIFT: { text: 'menu.call', icon: 'gift', to: '/call' },
  RTP: { text: 'menu.rtp', icon: 'drift', to: '/rtp' },
}

/** Those one always wants to see, also when nobody waits there. */
const ALWAYS: readonly QueueName[] = ['DEPOSIT', 'WITHDRAW', 'SIGNUP', 'INQUIRY', 'CHAT']

/** Every queue of mine: how many wait, since when, and who works on them. */
export function ToDoCard({ data }: { readonly data: ToDo }) {
  const { t, number } = useTexts()
  const shown = data.queues.filter(({ queue, count }) => count > 0 || ALWAYS.includes(queue))
  return (
    <Card title={t('menu.queues')} note={t('todo.staff', { count: number(data.staff) })}>
      {shown.length === 0 ? (
        <OfficeEmpty title={t('todo.none')} />
      ) : (
        <ul className={styles.queues}>
          {shown.map((queue) => (
            <li key={queue.queue}>
              <QueueRow data={queue} />
            </li>
          ))}
        </ul>
      )}
      <Medians data={data} />
    </Card>
  )
}

function QueueRow({ data }: { readonly data: ToDo['queues'][number] }) {
  const { t } = useTexts()
  const { text, icon, to } = PLACES[data.queue]
  return (
    <Link to={to} className={styles.queue} data-empty={data.count === 0 ? '' : undefined}>
      <OfficeIcon name={icon} className="t3" />
      <span className="med ell">{t(text)}</span>
      <b>
        <Digits value={data.count} />
      </b>
      <span className={styles.longest}>
        {data.oldest && (
          <>
            {t('queues.longest')} <AgeOf since={data.oldest} />
          </>
        )}
      </span>
      <Workers data={data} />
    </Link>
  )
}

function Workers({ data: { second, taken, workers } }: { readonly data: ToDo['queues'][number] }) {
  const { t, number } = useTexts()
  return (
    <span className={styles.workers}>
      {second > 0 && <span>{t('todo.second', { count: number(second) })}</span>}
      {taken > 0 && <span>{t('todo.taken', { count: number(taken) })}</span>}
      {workers.slice(0, 4).map(({ code, name, count }) => {
        const said = t('todo.worker', { name, count: number(count) })
        return (
          <span key={code} title={said}>
            <Avatar name={name} />
            <span className="srOnly">{said}</span>
          </span>
        )
      })}
    </span>
  )
}

function Medians({ data: { depositSeconds, withdrawSeconds } }: { readonly data: ToDo }) {
  const { t } = useTexts()
  const { age } = useFormats()
  if (depositSeconds === null && withdrawSeconds === null) return null
  const said = (seconds: number | null) => (seconds === null ? '—' : age(seconds * 1000))
  return (
    <p className={styles.more}>
      {t('todo.median')}
      <span className={styles.medians}>
        {t('kpi.deposits')} <b dir="auto">{said(depositSeconds)}</b> {t('kpi.withdrawals')}{' '}
        <b dir="auto">{said(withdrawSeconds)}</b>
      </span>
    </p>
  )
}
