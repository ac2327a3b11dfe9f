import { useEndpoint } from '@camellia/client/hooks'
import type { OutputOf } from '@camellia/contract/endpoint'
import { findPartner } from '@camellia/contract/member-tree'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { LineOf } from '../site/line-of'
import styles from './people.module.css'

type Found = OutputOf<typeof findPartner>[number]

const TYPING_MS = 200

/** Finds a partner by the beginning of id or name, and opens the way to it. */
export function PartnerSearch({ onFound }: { readonly onFound: (path: Found['path']) => void }) {
  const { t } = useTexts()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const { found, searching } = useFound(text)
  const chosen = found[Math.min(at, found.length - 1)]
  const take = (partner: Found | undefined) => {
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
      <span className={styles.search}>
        <OfficeIcon name="search" size={14} />
        <input
          role="combobox"
          aria-expanded={open}
          aria-controls="partner-results"
          aria-activedescendant={open && chosen ? `partner-${chosen.id}` : undefined}
          aria-label={t('tree.find')}
          placeholder={t('tree.find')}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </span>
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
  readonly partner: Found
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

function useFound(text: string): {
  readonly found: readonly Found[]
  readonly searching: boolean
} {
  const wanted = text.trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), TYPING_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  const enabled = asked !== '' && wanted !== ''
  const { data, isFetching } = useEndpoint(findPartner, { text: asked || '-' }, { enabled })
  return { found: enabled ? (data ?? []) : [], searching: isFetching || asked !== wanted }
}
