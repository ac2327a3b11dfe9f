import { useTexts } from '@camellia/i18n/texts'
import { Switch } from '@camellia/ui/office-checkbox'
import { MatrixBox } from '@camellia/ui/office-matrix'
import { OfficeSearch } from '@camellia/ui/office-search'
import { MAIN_SEARCH } from '../site/tool-search'
import styles from './permissions.module.css'
import type { ChangeSearch, PermissionsSearch } from './role-search'
import { ViewSegments } from './view-segments'

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
    <div className={styles.head}>
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
    </div>
  )
}

/** The matrix is here already: it narrows at every letter. */
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
    <OfficeSearch
      id={MAIN_SEARCH}
      label={t('matrix.search')}
      value={search.search ?? ''}
      onText={look}
      on={search.search !== undefined}
      className={styles.search}
    />
  )
}
