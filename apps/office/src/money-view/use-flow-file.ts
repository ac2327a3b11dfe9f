import { call } from '@camellia/client/call'
import { type Entry, listEntries } from '@camellia/contract/money-view'
import { type Texts, useTexts } from '@camellia/i18n/texts'
import type { CsvCell } from '@camellia/kernel/csv'
import { csvName, csvTime } from '../site/csv-words'
import { useGameName } from '../site/use-game-name'
import { useListFile } from '../site/use-list-file'
import { type filterOf, type Reached, reachedAfter } from './flow-search'
import { type Names, useNames } from './use-names'

export function useFlowFile(filter: ReturnType<typeof filterOf>) {
  const { t } = useTexts()
  const names = useNames()
  const nameOf = useGameName()
  return useListFile<Entry, Reached>({
    name: csvName(`money-${filter.member}`),
    heads: headsIn(t),
    read: (before) => call(listEntries, { ...filter, size: 100, ...(before && { before }) }),
    cellsOf: (row) => cellsOf(row, { t, names, nameOf }),
    reached: (before, items) => reachedAfter(before ?? {}, items),
  })
}

function headsIn(t: Texts['t']): readonly string[] {
  const keys = [
    'flow.at',
    'flow.account',
    'flow.kind',
    'flow.other',
    'waiting.member',
    'flow.game',
    'flow.change',
    'flow.before',
    'flow.after',
    'flow.cause',
  ] as const
  return keys.map((key) => t(key))
}

function cellsOf(
  row: Entry,
  {
    t,
    names,
    nameOf,
  }: {
    readonly t: Texts['t']
    readonly names: Names
    readonly nameOf: (game: string) => string
  },
): readonly CsvCell[] {
  return [
    csvTime(row.at),
    t(`transfer.${row.account}`),
    names.kind(row.kind),
    names.place(row.other),
    row.otherMember?.code ?? null,
    row.game && nameOf(row.game),
    row.change,
    row.before,
    row.after,
    row.cause,
  ]
}
