import { useSession } from '@camellia/client/session'
import { abilityOf, type Permission } from '@camellia/contract/abilities'
import type { AlarmKind } from '@camellia/contract/push'
import { type TextKey, useTexts } from '@camellia/i18n/texts'
import { can } from '@camellia/kernel/ability'
import { Switch } from '@camellia/ui/office-checkbox'
import styles from './alarm.module.css'
import { useChooseAlarm } from './use-alarm-choice'

const KINDS: readonly {
  readonly kind: AlarmKind
  readonly text: TextKey
  readonly need: Permission
}[] = [
  { kind: 'NEW_USER', text: 'alarm.signups', need: 'Member.update' },
  { kind: 'DEPOSIT', text: 'menu.deposit', need: 'Deposit.allow' },
  { kind: 'WITHDRAW', text: 'menu.withdraw', need: 'Withdraw.allow' },
  { kind: 'FAQ', text: 'alarm.inquiries', need: 'Faq.read' },
  { kind: 'SECOND', text: 'second.title', need: 'Partner_Login.read' },
  { kind: 'RTP', text: 'menu.rtp', need: 'Rtp.manage' },
]

/** Which alarms one wants; what one may not work on is not offered. */
export function AlarmChoices() {
  const { t } = useTexts()
  const { permissions } = useSession('permissions')
  const { muted, choose } = useChooseAlarm()
  const offered = KINDS.filter(({ need }) => can(permissions, abilityOf(need)))
  return (
    <fieldset className={styles.choices} aria-label={t('alarm.choices')}>
      {offered.map(({ kind, text }) => (
        <Switch
          key={kind}
          label={t(text)}
          about={t('alarm.choices')}
          on={!muted.includes(kind)}
          onChange={(on) => choose(kind, on)}
        />
      ))}
    </fieldset>
  )
}
