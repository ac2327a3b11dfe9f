import { useTexts } from '@camellia/i18n/texts'
import { OfficeSearch } from '@camellia/ui/office-search'
import { type KeyboardEvent, useState } from 'react'
import { LineOf } from '../site/line-of'
import styles from './people.module.css'
import { type FoundPartner, usePartners } from './use-partners'

/** Finds a partner by the beginning of id or name, and opens the way to it. */
export function PartnerSearch({
  onFound,
}: {
  readonly onFound: (path: FoundPartner['path']) => void
}) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { found, searching } = usePartners(text)
  const chosen = found[Math.min(at, found.length - 1)]
  const take = (partner: FoundPartner | undefined) => {
    if (!partner) return
    onFound(partner.path)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt(Math.max(0, Math.min(found.length - 1, at + step)))
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) take(chosen)
    else if (event.key === 'Escape') event.currentTarget.blur()
    else return
    event.preventDefault()
  }
  const open = text.trim() !== ''
  return (
    <div className={styles.treeSearch}>
      <OfficeSearch
        role="combobox"
        aria-expanded={open}
        aria-controls="partner-results"
        aria-activedescendant={open && chosen ? `partner-${chosen.id}` : undefined}
        label={t('tree.find')}
        value={text}
        onText={(typed) => {
          setText(typed)
          setAt(0)
        }}
        clearable={false}
        onKeyDown={onKeyDown}
      />
      {open && (
        <div
          id="partner-results"
          role="listbox"
          aria-label={t('tree.find')}
          className={styles.hits}
        >
          {found.map((partner) => (
            <Hit
              key={partner.id}
              partner={partner}
              selected={partner === chosen}
              onTake={() => take(partner)}
            />
          ))}
          {found.length === 0 && (
            <p className="t3 f12">{t(searching ? 'word.loading' : 'search.none')}</p>
          )}
        </div>
      )}
    </div>
  )
}

function Hit({
  partner,
  selected,
  onTake,
}: {
  readonly partner: FoundPartner
  readonly selected: boolean
  readonly onTake: () => void
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys.
    <div
      id={`partner-${partner.id}`}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={styles.hit}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <span>
        <bdi className="med">{partner.name}</bdi> <span className="t3">{partner.roleName}</span>
      </span>
      <LineOf line={partner.path.slice(0, -1)} className="f12 ell" />
    </div>
  )
}
