import { useEndpoint } from '@camellia/client/hooks'
import { listSettings, type Setting } from '@camellia/contract/setting-admin'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from '@camellia/ui/office-button'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { useLater, usePhone } from '@camellia/ui/office-media'
import { OfficeEmpty, OfficeFailed } from '@camellia/ui/office-states'
import { OfficeTable, RowList } from '@camellia/ui/office-table'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import type { ChangeOf } from '../site/address'
import { useFresh } from '../site/live'
import { Page } from '../site/page'
import { Column, Split } from '../site/split'
import { ToolSearch } from '../site/tool-search'
import { HistoryDialog } from './setting-history'
import { SettingPanel } from './setting-panel'
import styles from './settings.module.css'
import { foundIn, isDefault } from './settings.rules'
import { SettingPhoneRow, useSettingColumns } from './settings-columns'
import { Groups } from './settings-groups'
import { type SettingsSearch, settingsSearch } from './settings-search'

type OnChange = (change: ChangeOf<SettingsSearch>) => void

/** Every constant of the product: its value, its default, who changed it, and what it would do. */
export function SettingsPage() {
  const { t } = useTexts()
  const search = useSearch({ from: '/shell/settings' })
  const change = useChange()
  const [history, setHistory] = useState(false)
  const { data, error, refetch } = useEndpoint(listSettings, {})
  const open = data?.find(({ key }) => key === search.key)
  return (
    <Page
      title={t('setting.title')}
      tools={
        <Tools {...{ settings: data ?? [], search, change }} onHistory={() => setHistory(true)} />
      }
    >
      <Split>
        <Groups settings={data ?? []} search={search} onChange={change} />
        <Column>
          {error && !data ? (
            <OfficeFailed code={error.code} onRetry={() => void refetch()} />
          ) : (
            <Rows settings={data} search={search} onChange={change} />
          )}
        </Column>
        {open && (
          <SettingPanel key={open.key} setting={open} onClose={() => change({ key: undefined })} />
        )}
      </Split>
      {history && <HistoryDialog onClose={() => setHistory(false)} />}
    </Page>
  )
}

function Tools({
  settings,
  search,
  change,
  onHistory,
}: {
  readonly settings: readonly Setting[]
  readonly search: SettingsSearch
  readonly change: OnChange
  readonly onHistory: () => void
}) {
  const { t, number } = useTexts()
  const differ = settings.filter((setting) => !isDefault(setting)).length
  return (
    <>
      <ToolSearch
        main
        label={t('setting.search')}
        value={search.search}
        onText={(text) => change({ search: text })}
        className={styles.search}
      />
      <OfficeButton
        size="sm"
        aria-pressed={search.changed === true}
        onClick={() => change({ changed: search.changed ? undefined : true })}
      >
        {t('setting.changed')} <b className="n">{number(differ)}</b>
      </OfficeButton>
      <span className="fill" />
      <OfficeButton size="sm" onClick={onHistory}>
        <OfficeIcon name="log" size={14} />
        {t('setting.historyAll')}
      </OfficeButton>
    </>
  )
}

function Rows({
  settings,
  search,
  onChange,
}: {
  readonly settings: readonly Setting[] | undefined
  readonly search: SettingsSearch
  readonly onChange: OnChange
}) {
  const { t } = useTexts()
  const fresh = useFresh()
  const late = useLater(settings === undefined)
  const phone = usePhone()
  const open = ({ key }: Setting) => onChange({ key })
  const columns = useSettingColumns(open)
  const rows = settings && foundIn(settings, search, t)
  if (rows?.length === 0) return <OfficeEmpty icon="searchNone" title={t('setting.none')} />
  if (!rows && !late) return <div className="fill" />
  const shared = {
    rows: rows ?? [],
    rowKey: ({ key }: Setting) => key,
    open: search.key,
    stale: !fresh,
    onRow: open,
  }
  if (phone && rows) {
    return (
      <RowList<Setting> label={t('setting.title')} {...shared}>
        {(setting) => <SettingPhoneRow setting={setting} />}
      </RowList>
    )
  }
  return (
    <OfficeTable<Setting>
      caption={t('setting.title')}
      columns={columns}
      loading={!rows}
      minWidth={620}
      {...shared}
    />
  )
}

function useChange(): OnChange {
  const navigate = useNavigate({ from: '/settings' })
  return useCallback(
    (change) =>
      void navigate({
        search: (kept: SettingsSearch) => settingsSearch({ ...kept, ...change }),
        replace: true,
      }),
    [navigate],
  )
}
