import { GAME_TYPES, type GameType } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import type { ChangeOf } from '../site/address'
import { ToolSearch } from '../site/tool-search'
import { ToolSelect } from '../site/tool-select'
import styles from './games.module.css'
import type { GamesSearch } from './games-search'

/** Name, kind and vendor. */
export function GamesTools({
  search,
  vendors,
  onChange,
}: {
  readonly search: GamesSearch
  readonly vendors: readonly { readonly code: string; readonly name: string }[]
  readonly onChange: (change: ChangeOf<GamesSearch>) => void
}) {
  const { t } = useTexts()
  return (
    <>
      <ToolSearch
        main
        label={t('games.search')}
        value={search.search}
        onText={(text) => onChange({ search: text })}
        className={styles.search}
      />
      <ToolSelect<GameType>
        label={t('edit.gameType')}
        any={t('games.anyType')}
        value={search.type}
        choices={GAME_TYPES.map((value) => ({ value, label: t(`gameType.${value}`) }))}
        onChange={(type) => onChange({ type })}
      />
      <ToolSelect
        label={t('games.vendor')}
        any={t('games.anyVendor')}
        value={search.vendor}
        choices={vendors.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(vendor) => onChange({ vendor })}
      />
    </>
  )
}
