import { useAction, useEndpoint, useRefresh } from '@camellia/client/hooks'
import {
  listSavedFilters,
  removeFilter,
  type SavedFilter,
  saveFilter,
} from '@camellia/contract/saved-filter'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton, OfficeIconButton } from '@camellia/ui/office-button'
import { OfficeField } from '@camellia/ui/office-field'
import { OfficePopover } from '@camellia/ui/office-popover'
import { toast } from '@camellia/ui/toast'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import styles from './saved-filters.module.css'
import { keptAddress } from './saved-filters.rules'

/** Views of this screen that one keeps for oneself: filters, order and columns by a name. */
export function SavedFilters() {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const { pathname, searchStr } = useRouterState({
    select: ({ location }) => ({
      pathname: location.pathname,
      searchStr: location.searchStr,
    }),
    structuralSharing: true,
  })
  const { data } = useEndpoint(listSavedFilters, {}, { enabled: open })
  const kept = (data ?? []).filter(({ screen }) => screen === pathname)
  const address = keptAddress(searchStr)
  return (
    <OfficePopover
      open={open}
      onChange={setOpen}
      label={t('savedFilter.title')}
      width={320}
      target={
        <OfficeIconButton
          icon="bookmark"
          label={t('savedFilter.title')}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      }
    >
      <div className={styles.panel}>
        {kept.map((filter) => (
          <Kept
            key={filter.name}
            filter={filter}
            current={filter.address === address}
            onDone={() => setOpen(false)}
          />
        ))}
        {kept.length === 0 && address === '' && <p className="t3">{t('savedFilter.none')}</p>}
        {address !== '' && !kept.some((filter) => filter.address === address) && (
          <KeepForm screen={pathname} address={address} />
        )}
      </div>
    </OfficePopover>
  )
}

function Kept({
  filter,
  current,
  onDone,
}: {
  readonly filter: SavedFilter
  readonly current: boolean
  readonly onDone: () => void
}) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { run } = useAction(removeFilter, { onDone: () => refresh(listSavedFilters) })
  const { screen, name, address } = filter
  const show = () => {
    void navigate({ href: `${screen}?${address}` })
    onDone()
  }
  return (
    <div className={styles.kept} aria-current={current || undefined}>
      <button type="button" onClick={show}>
        {name}
      </button>
      <OfficeIconButton
        icon="close"
        size={14}
        label={t('savedFilter.remove', { name })}
        onClick={() => run({ screen, name })}
      />
    </div>
  )
}

function KeepForm({ screen, address }: { readonly screen: string; readonly address: string }) {
  const { t } = useTexts()
  const [name, setName] = useState('')
  const refresh = useRefresh()
  const { run, busy } = useAction(saveFilter, {
    onDone: () => refresh(listSavedFilters),
    onRefused: ({ code }) => toast('warning', t(`code.${code}`)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') run({ screen, address, name: name.trim() })
  }
  return (
    <form className={styles.keep} onSubmit={submit}>
      <OfficeField
        label={t('savedFilter.name')}
        value={name}
        onChange={setName}
        maxLength={40}
        autoComplete="off"
        data-autofocus=""
      />
      <OfficeButton type="submit" look="ink" busy={busy} disabled={name.trim() === ''}>
        {t('savedFilter.keep')}
      </OfficeButton>
    </form>
  )
}
