import { useEndpoint } from '@camellia/client/hooks'
import { listTags } from '@camellia/contract/member-tag'
import { offeredRoles } from '@camellia/contract/role'
import { useTexts } from '@camellia/i18n/texts'
import { Digits } from '@camellia/ui/office-digits'
import { FilterChip } from '@camellia/ui/office-table-filter'
import type { ReactNode } from 'react'
import { ToolSelect } from '../site/tool-select'
import styles from './people.module.css'
import {
  type PeopleChange,
  type PeopleSearch,
  type PersonKind,
  SEEN_DAYS,
  type SeenDays,
  tagsIn,
} from './people-search'
import { TagChip } from './tag-list'

interface Part {
  readonly kind: PersonKind
  readonly search: PeopleSearch
  readonly onChange: (change: PeopleChange) => void
}

/** By money, role, last visit and tag. */
export function MoreFilters(part: Part) {
  const { search, onChange } = part
  const { t } = useTexts()
  const words = useSeenWords()
  return (
    <>
      <BalanceRange {...part} />
      <fieldset>
        <legend>{t('people.lastSeen')}</legend>
        <ToolSelect<SeenDays>
          label={t('people.lastSeen')}
          any={t('people.anyTime')}
          value={search.seen}
          choices={SEEN_DAYS.map((value) => ({ value, label: words(value) }))}
          onChange={(seen) => onChange({ seen })}
        />
      </fieldset>
      <RoleChoice {...part} />
      <TagBoxes {...part} />
    </>
  )
}

function useSeenWords(): (days: SeenDays) => string {
  const { t } = useTexts()
  return (days) =>
    days.startsWith('-')
      ? t(`people.unseen.${days.slice(1) as '7' | '30' | '90'}`)
      : t(`people.seen.${days as '1' | '7' | '30'}`)
}

const BOUND = { min: 'people.least', max: 'people.most' } as const

function BalanceRange({ search, onChange }: Part) {
  const { t } = useTexts()
  const take = (part: 'min' | 'max', text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 15)
    onChange({ [part]: digits === '' ? undefined : Number(digits) })
  }
  return (
    <fieldset>
      <legend>{t('people.balance')}</legend>
      <div className={styles.range}>
        {(['min', 'max'] as const).map((part) => (
          // What is typed counts once it is whole: with Enter, or when the box is left.
          <input
            key={`${part} ${search[part] ?? ''}`}
            inputMode="numeric"
            className="n"
            placeholder={t(BOUND[part])}
            aria-label={`${t('people.balance')} ${t(BOUND[part])}`}
            defaultValue={search[part] ?? ''}
            maxLength={20}
            onBlur={(event) => take(part, event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') take(part, event.currentTarget.value)
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Players have one role: there is nothing to choose. */
function RoleChoice({ kind, search, onChange }: Part) {
  const { t } = useTexts()
  const roles = useRoles(kind)
  if (kind === 'MEMBER') return null
  return (
    <fieldset>
      <legend>{t('people.role')}</legend>
      <ToolSelect
        label={t('people.role')}
        any={t('people.anyRole')}
        value={search.role === undefined ? undefined : String(search.role)}
        choices={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(role) => onChange({ role: role === undefined ? undefined : Number(role) })}
      />
    </fieldset>
  )
}

function useRoles(kind: PersonKind) {
  return useEndpoint(offeredRoles, { kind }, { enabled: kind !== 'MEMBER' }).data ?? []
}

function TagBoxes({ search, onChange }: Part) {
  const { t } = useTexts()
  const tags = useEndpoint(listTags, {}).data ?? []
  const chosen = tagsIn(search.tag)
  const toggle = (id: number) => {
    const next = tags.map((tag) => tag.id).filter((one) => chosen.includes(one) !== (one === id))
    onChange({ tag: next.length > 0 ? next.join('.') : undefined })
  }
  if (tags.length === 0) return null
  return (
    <fieldset>
      <legend>{t('people.tags')}</legend>
      {tags.map((tag) => (
        <label key={tag.id} className={styles.box}>
          <input
            type="checkbox"
            checked={chosen.includes(tag.id)}
            onChange={() => toggle(tag.id)}
          />
          <TagChip tag={tag} />
        </label>
      ))}
    </fieldset>
  )
}

/** What of these narrows the list now, each with a cross. */
export function MoreChips({ kind, search, onChange }: Part) {
  const { t } = useTexts()
  const words = useSeenWords()
  const roles = useRoles(kind)
  const { min, max, role, seen, tag } = search
  const tags = useEndpoint(listTags, {}, { enabled: tag !== undefined }).data ?? []
  const chip = (on: boolean, name: string, change: PeopleChange, said: ReactNode) =>
    on && (
      <FilterChip name={name} drop={t('people.drop', { name })} onDrop={() => onChange(change)}>
        {said}
      </FilterChip>
    )
  const named = tags.filter(({ id }) => tagsIn(tag).includes(id)).map(({ name }) => name)
  return (
    <>
      {chip(
        min !== undefined || max !== undefined,
        t('people.balance'),
        { min: undefined, max: undefined },
        <bdi dir="ltr">
          {min !== undefined && <Digits value={min} />}–
          {max !== undefined && <Digits value={max} />}
        </bdi>,
      )}
      {chip(
        role !== undefined,
        t('people.role'),
        { role: undefined },
        roles.find(({ id }) => id === role)?.name ?? role,
      )}
      {chip(seen !== undefined, t('people.lastSeen'), { seen: undefined }, seen && words(seen))}
      {chip(tag !== undefined, t('people.tags'), { tag: undefined }, named.join(', ') || tag)}
    </>
  )
}
