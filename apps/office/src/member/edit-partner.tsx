import { useTexts } from '@camellia/i18n/texts'
import type { MemberId } from '@camellia/kernel/ids'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeField } from '@camellia/ui/office-field'
import { type KeyboardEvent, useState } from 'react'
import { LineOf } from '../site/line-of'
import styles from './edit.module.css'
import { usePartners } from './use-partners'

export interface PickedPartner {
  readonly id: MemberId
  readonly code: string
  readonly name: string
  readonly path: readonly { readonly code: string; readonly name: string }[]
}

const SHOWN = 8

/** A partner of one's own tree, found by id or nickname. */
export function PartnerField({
  label,
  hint,
  value,
  onChange,
  autoFocus = false,
}: {
  readonly label: string
  readonly hint?: string
  readonly value: PickedPartner | undefined
  readonly onChange: (partner: PickedPartner | undefined) => void
  readonly autoFocus?: boolean
}) {
  const { t } = useTexts()
  if (value) {
    return (
      <div className={styles.picked}>
        <span className="t2 f12 med">{label}</span>
        <span className="row">
          <b className="semi">{value.name}</b> <span className="t3">{value.code}</span>
          <LineOf line={value.path.slice(0, -1)} className="f12 ell" />
          <span className="fill" />
          <OfficeButton size="sm" autoFocus onClick={() => onChange(undefined)}>
            {t('edit.another')}
          </OfficeButton>
        </span>
      </div>
    )
  }
  return <PartnerSearch {...{ label, autoFocus, onChange }} {...(hint && { hint })} />
}

function PartnerSearch({
  label,
  hint,
  autoFocus,
  onChange,
}: {
  readonly label: string
  readonly hint?: string
  readonly autoFocus: boolean
  readonly onChange: (partner: PickedPartner) => void
}) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const found = usePartners(text).found.slice(0, SHOWN)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[at]
    if (step) setAt(Math.min(Math.max(at + step, 0), found.length - 1))
    else if (event.key === 'Enter' && chosen) onChange(chosen)
    else return
    event.preventDefault()
  }
  return (
    <div>
      <OfficeField
        label={label}
        hint={hint}
        value={text}
        onChange={(typed) => {
          setText(typed)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        placeholder={t('edit.partnerSearch')}
        maxLength={40}
        autoComplete="off"
        data-autofocus={autoFocus ? '' : undefined}
      />
      {found.length > 0 && (
        <ul className={styles.found} aria-label={label}>
          {found.map((partner, index) => (
            <li key={partner.id}>
              <button
                type="button"
                aria-current={index === at || undefined}
                onClick={() => onChange(partner)}
              >
                <span className="med">{partner.name}</span>{' '}
                <span className="t3 f12">{partner.code}</span>
                <LineOf line={partner.path.slice(0, -1)} className="f12 ell" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
