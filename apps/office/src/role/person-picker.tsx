import { useTexts } from '@camellia/i18n/texts'
import { OfficeSearch } from '@camellia/ui/office-search'
import { type KeyboardEvent, useState } from 'react'
import type { FoundMember } from '../site/found-member'
import { LineOf } from '../site/line-of'
import { useMemberSearch } from '../site/use-member-search'
import styles from './permissions.module.css'

const LIST_ID = 'person-results'

/** Finds the person whose permissions one wants to see: type, arrow down, Enter. */
export function PersonPicker({ onPick }: { readonly onPick: (id: number) => void }) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [focused, setFocused] = useState(false)
  const { found, searching } = useMemberSearch(text)
  const open = focused && text.trim() !== ''
  const pick = (member: FoundMember | undefined) => {
    if (!member) return
    setText('')
    onPick(member.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt(Math.min(Math.max(at + step, 0), found.length - 1))
    else if (event.key === 'Enter') pick(found[at])
    else if (event.key === 'Escape') event.currentTarget.blur()
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.picker}>
      <OfficeSearch
        role="combobox"
        aria-expanded={open}
        aria-controls={LIST_ID}
        aria-activedescendant={open && found[at] ? `person-${found[at].id}` : undefined}
        label={t('person.search')}
        value={text}
        onText={(typed) => {
          setText(typed)
          setAt(0)
        }}
        clearable={false}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyDown={onKeyDown}
        className={styles.search}
      />
      {open && <Results {...{ found, at, searching, pick }} />}
    </div>
  )
}

function Results({
  found,
  at,
  searching,
  pick,
}: {
  readonly found: readonly FoundMember[]
  readonly at: number
  readonly searching: boolean
  readonly pick: (member: FoundMember) => void
}) {
  const { t } = useTexts()
  return (
    <div id={LIST_ID} className={styles.results} role="listbox" aria-label={t('search.results')}>
      {found.map((member, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the box that owns the list has the keys.
        <div
          key={member.id}
          id={`person-${member.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(member)}
        >
          <span className="med">{member.name}</span>
          <span className="t3 f12">{member.code}</span>
          <LineOf line={member.line} className="f12 ell" />
        </div>
      ))}
      {found.length === 0 && (
        <p className={styles.hint} role="status">
          {t(searching ? 'word.loading' : 'search.none')}
        </p>
      )}
    </div>
  )
}
