import type { OutputOf } from '@camellia/contract/endpoint'
import type { SecondKind } from '@camellia/contract/push'
import { SECOND_KINDS } from '@camellia/contract/push'
import type { readShell } from '@camellia/contract/report'
import type { TextKey } from '@camellia/i18n/texts'
import { useTexts } from '@camellia/i18n/texts'
import { Link } from '@tanstack/react-router'
import { useShell } from '../site/use-shell'
import styles from './alarm-list.module.css'

/** Where each kind waits for its second yes. */
export const SECOND_WAYS = {
  DEPOSIT: { to: '/deposit', search: { state: 'SECOND' } },
  WITHDRAW: { to: '/withdraw', search: { state: 'SECOND' } },
  PAYMENT: { to: '/payments', search: { state: 'SECOND' } },
  ACCOUNT: { to: '/company-accounts', search: {} },
  CALL: { to: '/call', search: {} },
  RTP: { to: '/rtp', search: {} },
} as const satisfies Record<SecondKind, { readonly to: string; readonly search: object }>

const NAMES: Readonly<Record<SecondKind, TextKey>> = {
  DEPOSIT: 'menu.deposit',
  WITHDRAW: 'menu.withdraw',
  PAYMENT: 'menu.payments',
  ACCOUNT: 'menu.companyAccounts',
  CALL: 'menu.call',
  RTP: 'menu.rtp',
}

type Shell = OutputOf<typeof readShell>

/** All that waits for me as the second of two. */
export function secondSum(shell: Pick<Shell, 'second'> | undefined): number {
  return SECOND_KINDS.reduce((sum, kind) => sum + (shell?.second[kind] ?? 0), 0)
}

/** What waits for my yes, by kind; each leads to where it waits. */
export function SecondList({ onGo }: { readonly onGo: () => void }) {
  const { t, number } = useTexts()
  const shell = useShell()
  const kinds = SECOND_KINDS.filter((kind) => (shell?.second[kind] ?? 0) > 0)
  return (
    <section className={styles.second} aria-label={t('second.title')}>
      <b>{t('second.title')}</b>
      {kinds.map((kind) => (
        <Link key={kind} {...SECOND_WAYS[kind]} onClick={onGo}>
          {t(NAMES[kind])} <b className="num">{number(shell?.second[kind] ?? 0)}</b>
        </Link>
      ))}
      {kinds.length === 0 && <span className="t3">{t('second.none')}</span>}
    </section>
  )
}
