import type { Setting } from '@camellia/contract/setting-admin'
import { useTexts } from '@camellia/i18n/texts'
import { OfficeIcon } from '@camellia/ui/office-icons'
import type { OfficeColumn } from '@camellia/ui/office-table-types'
import { Tag } from '@camellia/ui/office-tag'
import { useFormats } from '../site/formats'
import { settingValueIn } from '../site/setting-words'
import styles from './settings.module.css'
import { isDefault } from './settings.rules'

export function useSettingColumns(
  onOpen: (setting: Setting) => void,
): readonly OfficeColumn<Setting>[] {
  const { t } = useTexts()
  return [
    {
      key: 'name',
      header: t('setting.column.name'),
      cell: (setting) => <Name setting={setting} onOpen={onOpen} />,
    },
    {
      key: 'value',
      header: t('setting.column.value'),
      width: '22%',
      cell: (setting) => <Value setting={setting} />,
    },
    {
      key: 'default',
      header: t('setting.column.default'),
      width: '18%',
      cell: (setting) => <Otherwise setting={setting} />,
    },
    {
      key: 'who',
      header: t('setting.column.who'),
      width: '20%',
      cell: (setting) => <Who setting={setting} />,
    },
  ]
}

export function SettingPhoneRow({ setting }: { readonly setting: Setting }) {
  const { t } = useTexts()
  return (
    <>
      <div className={styles.name}>
        <span className="med">{t(`setting.name.${setting.key}`)}</span>
        <bdi className="mono t3">{setting.key}</bdi>
      </div>
      <Value setting={setting} />
      <Who setting={setting} />
    </>
  )
}

/** A button, so that a setting can be opened without the mouse. */
function Name({
  setting,
  onOpen,
}: {
  readonly setting: Setting
  readonly onOpen: (setting: Setting) => void
}) {
  const { t } = useTexts()
  return (
    <div className={styles.name}>
      <span className="row">
        <button type="button" className="med" onClick={() => onOpen(setting)}>
          {t(`setting.name.${setting.key}`)}
        </button>
        {setting.waiting && <Tag tone="warn">{t('setting.waiting')}</Tag>}
      </span>
      <bdi className="mono t3 ell">{setting.key}</bdi>
    </div>
  )
}

function Value({ setting }: { readonly setting: Setting }) {
  const texts = useTexts()
  const words = settingValueIn(texts, setting.key, setting.value)
  return (
    <bdi className={styles.value} title={words}>
      {words}
    </bdi>
  )
}

function Otherwise({ setting }: { readonly setting: Setting }) {
  const texts = useTexts()
  if (isDefault(setting)) return <span className="t3">{texts.t('setting.same')}</span>
  return (
    <span className="row t3">
      <del className="ell">{settingValueIn(texts, setting.key, setting.otherwise)}</del>
      <OfficeIcon name="undo" size={12} />
    </span>
  )
}

function Who({ setting: { changedBy, changedAt } }: { readonly setting: Setting }) {
  const { moment } = useFormats()
  if (!changedAt) return <span className="t3">—</span>
  return (
    <span className="row t2">
      {changedBy?.name} <bdi className="n t3 f12">{moment(changedAt)}</bdi>
    </span>
  )
}
