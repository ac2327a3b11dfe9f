import { useTexts } from '@camellia/i18n/texts'
import { OfficeButton } from './office-button'
import { OfficeIcon } from './office-icons'
import { OfficePopover } from './office-popover'
import styles from './office-table-tools.module.css'

export interface ColumnChoice {
  readonly key: string
  readonly label: string
  /** Always there: the rows would be nobody's without it. */
  readonly pinned?: boolean
}

/** Which columns are shown; each person's own choice. */
export function ColumnChooser({
  open,
  onOpen,
  choices,
  shown,
  onChange,
  onReset,
}: {
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly choices: readonly ColumnChoice[]
  readonly shown: ReadonlySet<string>
  readonly onChange: (shown: ReadonlySet<string>) => void
  readonly onReset: () => void
}) {
  const { t, number } = useTexts()
  const toggle = (key: string) => {
    const next = new Set(shown)
    if (!next.delete(key)) next.add(key)
    onChange(next)
  }
  return (
    <OfficePopover
      open={open}
      onChange={onOpen}
      label={t('columns.shown')}
      width={248}
      target={
        <OfficeButton onClick={() => onOpen(!open)} aria-expanded={open}>
          <OfficeIcon name="columns" size={14} />
          {t('columns.title')}
          <bdi dir="ltr" className="n t3">
            {number(shown.size)}/{number(choices.length)}
          </bdi>
        </OfficeButton>
      }
    >
      <div className={styles.chooserHead}>
        <b>{t('columns.shown')}</b>
        <span className="t3 f12">{t('columns.mine')}</span>
        <span className="fill" />
        <button type="button" className={styles.link} onClick={onReset}>
          {t('columns.reset')}
        </button>
      </div>
      <ul className={styles.chooser}>
        {choices.map(({ key, label, pinned = false }) => (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                checked={shown.has(key)}
                disabled={pinned}
                onChange={() => toggle(key)}
              />
              {label}
              {pinned && <OfficeIcon name="lock" size={12} className="t3" />}
            </label>
          </li>
        ))}
      </ul>
    </OfficePopover>
  )
}
