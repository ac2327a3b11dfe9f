import type { MemberPanel } from '@camellia/contract/member-panel'
import { useTexts } from '@camellia/i18n/texts'
import { Menu, type MenuEntry } from '@camellia/ui/menu'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { useState } from 'react'
import type { Deed } from '../site/deeds'
import { useMay } from '../site/may'
import styles from './edit.module.css'
import { BankDialog } from './edit-bank'
import { MoveDialog } from './edit-move'
import { PayDialog } from './edit-pay'
import { ProfileDialog } from './edit-profile'
import { RatesDialog } from './edit-rates'
import { ResetDialog } from './edit-reset'
import { type NewStatus, StatusDialog } from './edit-status'
import { TwoFactorDialog } from './edit-two-factor'
import { ViewDialog } from './edit-view'
import type { Handover } from './pay.rules'

type Open =
  | 'profile'
  | 'bank'
  | 'rates'
  | 'move'
  | 'reset'
  | 'twoFactor'
  | 'view'
  | Handover
  | NewStatus

/**
 * What one may do with the member whose panel is open; what one may not is not there. What is done
 * every day is a button, the rest is in the menu behind them, after `others`.
 */
export function MemberActions({
  member,
  others,
  deed,
  onDone,
}: {
  readonly member: MemberPanel
  readonly others: readonly MenuEntry[]
  readonly deed: Deed | undefined
  readonly onDone: (() => void) | undefined
}) {
  const { t } = useTexts()
  const [open, setOpen] = useState<Open | undefined>(deed === 'message' ? undefined : deed)
  const close = () => {
    setOpen(undefined)
    onDone?.()
  }
  const may = useMemberRights()
  const gone = member.status === 'DELETED' || member.status === 'NEW'
  if (gone) return null
  const blocked = member.status === 'BLOCKED'
  const more: readonly (readonly [Exclude<Open, Handover>, boolean])[] = [
    ['rates', may.rates && member.kind !== 'USER'],
    ['move', may.move],
    ['bank', may.update],
    ['view', may.view && !blocked],
    ['reset', may.update],
    ['twoFactor', may.update && member.kind !== 'MEMBER'],
    [blocked ? 'NORMAL' : 'BLOCKED', may.update],
    ['DELETED', may.update],
  ]
  // Staff work with the balance of their house: there is nothing to pay them.
  const mayPay = (what: Handover) => may[what] && member.kind !== 'USER'
  const allowed = (what: Open) => {
    if (what === 'PAYMENT' || what === 'COLLECT') return mayPay(what)
    return what === 'profile' ? may.update : more.some(([one, fine]) => one === what && fine)
  }
  const entries = [
    ...others,
    ...more
      .filter(([, allowed]) => allowed)
      .map(([what]) => ({ label: t(`edit.menu.${what}`), onSelect: () => setOpen(what) })),
  ]
  return (
    <div className={styles.actions}>
      {mayPay('PAYMENT') && <PayButton what="PAYMENT" onOpen={setOpen} />}
      {mayPay('COLLECT') && <PayButton what="COLLECT" onOpen={setOpen} />}
      {may.update && (
        <OfficeButton look="ink" onClick={() => setOpen('profile')}>
          {t('edit.menu.profile')}
        </OfficeButton>
      )}
      <span className="fill" />
      {entries.length > 0 && (
        <Menu target={<OfficeIconButton icon="more" label={t('edit.more')} />} entries={entries} />
      )}
      {open && allowed(open) && <OpenDialog what={open} member={member} onClose={close} />}
    </div>
  )
}

function PayButton({
  what,
  onOpen,
}: {
  readonly what: Handover
  readonly onOpen: (what: Handover) => void
}) {
  const { t } = useTexts()
  return <OfficeButton onClick={() => onOpen(what)}>{t(`pay.menu.${what}`)}</OfficeButton>
}

function useMemberRights() {
  return {
    PAYMENT: useMay('Payment.allow'),
    COLLECT: useMay('Collect.allow'),
    update: useMay('Member.update'),
    rates: useMay('Rolling.update'),
    move: useMay('Member.move'),
    view: useMay('Member.view'),
  }
}

function OpenDialog({
  what,
  ...rest
}: {
  readonly what: Open
  readonly member: MemberPanel
  readonly onClose: () => void
}) {
  switch (what) {
    case 'profile':
      return <ProfileDialog {...rest} />
    case 'bank':
      return <BankDialog {...rest} />
    case 'rates':
      return <RatesDialog {...rest} />
    case 'move':
      return <MoveDialog {...rest} />
    case 'reset':
      return <ResetDialog {...rest} />
    case 'twoFactor':
      return <TwoFactorDialog {...rest} />
    case 'view':
      return <ViewDialog {...rest} />
    case 'PAYMENT':
    case 'COLLECT':
      return <PayDialog what={what} {...rest} />
    default:
      return <StatusDialog members={[rest.member]} to={what} onClose={rest.onClose} />
  }
}
