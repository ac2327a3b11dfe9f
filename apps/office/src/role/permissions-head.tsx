import { useTexts } from '@camellia/i18n/texts'
import { OfficeIconButton } from '@camellia/ui/office-button'
import { Switch } from '@camellia/ui/office-checkbox'
import { OfficeIcon } from '@camellia/ui/office-icons'
import { MatrixBox } from '@camellia/ui/office-matrix'
import styles from './permissions.module.css'
import type { ChangeSearch } from './permissions.page'
import type { PermissionsSearch } from './role-search'
import { ViewSegments } from './view-segments'

const INPUT_ID = 'permission-search'

export function focusPermissionSearch(): void {
  document.getElementById(INPUT_ID)?.focus()
}

/** By role or by person, looking for a permission, only what changes, and what the marks mean. */
export function PermissionsHead({
  search,
  change,
}: {
  readonly search: PermissionsSearch
  readonly change: ChangeSearch
}) {
  const { t } = useTexts()
  const { id: _, ...kept } = search
  return (
    <>
      <ViewSegments
        label={t('matrix.view')}
        value={search.by ?? 'ROLE'}
        onChange={(by) => {
          const { by: _by, ...rest } = kept
          change(by === 'PERSON' ? { ...rest, by } : rest)
        }}
        choices={[
          { value: 'ROLE', label: t('matrix.byRole') },
          { value: 'PERSON', label: t('matrix.byPerson') },
        ]}
      />
      <SearchBox search={search} change={change} />
      <Switch
        label={t('matrix.changed')}
        on={search.changed === true}
        onChange={(on) => {
          const { changed: _changed, ...rest } = search
          change(on ? { ...rest, changed: true } : rest)
        }}
      />
      <span className="fill" />
      <span className={styles.legend}>
        <span>
          <bdi dir="ltr" className={styles.override}>
            ±2
          </bdi>
          {t('matrix.legendOverride')}
        </span>
        <span>
          <MatrixBox mark="off" locked small />
          {t('matrix.legendLocked')}
        </span>
      </span>
    </>
  )
}

function SearchBox({
  search,
  change,
}: {
  readonly search: PermissionsSearch
  readonly change: ChangeSearch
}) {
  const { t } = useTexts()
  const look = (text: string) => {
    const { search: _, ...rest } = search
    change(text === '' ? rest : { ...rest, search: text })
  }
  return (
    <span className={styles.search} data-on={search.search ? '' : undefined}>
      <OfficeIcon name="search" size={14} />
      <input
        id={INPUT_ID}
        aria-label={t('matrix.search')}
        placeholder={t('matrix.search')}
        maxLength={40}
        autoComplete="off"
        value={search.search ?? ''}
        onChange={(event) => look(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
      {search.search && (
        <OfficeIconButton icon="close" size={14} label={t('word.clear')} onClick={() => look('')} />
      )}
    </span>
  )
}
