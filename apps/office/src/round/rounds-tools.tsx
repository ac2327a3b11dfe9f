import { useEndpoint } from '@camellia/client/hooks'
import { GAME_TYPES, type GameType, listGames } from '@camellia/contract/game'
import { useTexts } from '@camellia/i18n/texts'
import { RecordTools } from '../site/record-tools'
import { ToolSelect } from '../site/tool-select'
import {
  type filterOf,
  RESULTS,
  type Result,
  type RoundsChange,
  type RoundsSearch,
} from './rounds-search'
import { useRoundsFile } from './use-rounds-file'

/** Days, kind, title, result, whose; and the whole result as a file. */
export function RoundsTools({
  search,
  filter,
  only,
  onChange,
}: {
  readonly search: RoundsSearch
  readonly filter: ReturnType<typeof filterOf>
  readonly only: GameType | undefined
  readonly onChange: (change: RoundsChange) => void
}) {
  const { t } = useTexts()
  return (
    <RecordTools search={search} file={useRoundsFile(filter)} onChange={onChange}>
      {!only && (
        <ToolSelect<GameType>
          label={t('edit.gameType')}
          any={t('games.anyType')}
          value={search.type}
          choices={GAME_TYPES.map((value) => ({ value, label: t(`gameType.${value}`) }))}
          onChange={(type) => onChange({ type, game: undefined })}
        />
      )}
      <GameSelect
        type={only ?? search.type}
        value={search.game}
        onChange={(game) => onChange({ game })}
      />
      <ToolSelect<Result>
        label={t('rounds.result')}
        any={t('rounds.anyResult')}
        value={search.result}
        choices={RESULTS.map((value) => ({ value, label: t(`rounds.result.${value}`) }))}
        onChange={(result) => onChange({ result })}
      />
    </RecordTools>
  )
}

/** Titles of the kind that is shown. */
function GameSelect({
  type,
  value,
  onChange,
}: {
  readonly type: GameType | undefined
  readonly value: string | undefined
  readonly onChange: (game: string | undefined) => void
}) {
  const { t, language } = useTexts()
  const { data } = useEndpoint(listGames, {})
  const games = (data ?? []).filter((game) => !type || game.type === type)
  return (
    <ToolSelect
      label={t('games.name')}
      any={t('rounds.anyGame')}
      value={value}
      choices={games.map(({ code, names }) => ({
        value: code,
        label: names[language] ?? names.en ?? code,
      }))}
      onChange={onChange}
    />
  )
}
