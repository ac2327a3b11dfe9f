import { useTexts } from '@camellia/i18n/texts'
import { OfficeSearch } from '@camellia/ui/office-search'
import { type KeyboardEvent, useState } from 'react'
import type { FoundMember } from './found-member'
import styles from './member-picker.module.css'
import { useMemberSearch } from './use-member-search'

const LIST_ID = 'picker-members'

/** Narrows the list to one member: type, arrow down, Enter. */
export function MemberPicker({
  onPick,
  only,
  first = false,
}: {
  readonly onPick: (id: number, member: FoundMember) => void
  /** Others are not offered. */
  readonly only?: FoundMember['roleType']
  /** It has the focus when its dialog opens. */
  readonly first?: boolean
}) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [focused, setFocused] = useState(false)
  const { found: all, searching } = useMemberSearch(text)
  const found = only ? all.filter(({ roleType }) => roleType === only) : all
  const open = focused && text.trim() !== ''
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[at]
    if (step) setAt(Math.min(Math.max(at + step, 0), found.length - 1))
    else if (event.key === 'Enter') chosen && onPick(chosen.id, chosen)
    else if (event.key === 'Escape') event.currentTarget.blur()
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.picker}>
      <OfficeSearch
        label={t('keys.search')}
        value={text}
        onText={(typed) => {
          setText(typed)
          setAt(0)
        }}
        role="combobox"
        data-autofocus={first ? '' : undefined}
        aria-expanded={open}
        aria-controls={LIST_ID}
        aria-activedescendant={open && found[at] ? `picked-${found[at].id}` : undefined}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={onKeyDown}
      />
      {open && <Found {...{ found, at, searching, onPick }} />}
    </div>
  )
}

function Found({
  found,
  at,
  searching,
  onPick,
}: {
  readonly found: readonly FoundMember[]
  readonly at: number
  readonly searching: boolean
  readonly onPick: (id: number, member: FoundMember) => void
}) {
  const { t } = useTexts()
  return (
    <div id={LIST_ID} className={styles.found} role="listbox" aria-label={t('search.results')}>
      {found.map((member, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box that owns the list has the keys.
        <div
          key={member.id}
          id={`picked-${member.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(member.id, member)}
        >
          <bdi className="med">{member.name}</bdi> <bdi className="t3 f12">{member.code}</bdi>
        </div>
      ))}
      {found.length === 0 && (
        <p className="t3" role="status">
          {t(searching ? 'word.loading' : 'search.none')}
        </p>
      )}
    </div>
  )
}
