import { call } from '@camellia/client/call'
import { listAllRounds, type StaffRound } from '@camellia/contract/round'
import { type Texts, useTexts } from '@camellia/i18n/texts'
import type { CsvCell } from '@camellia/kernel/csv'
import { csvName, csvTime } from '../site/csv-words'
import { useGameName } from '../site/use-game-name'
import { useListFile } from '../site/use-list-file'
import { netOf } from './round.rules'
import type { filterOf } from './rounds-search'

export function useRoundsFile(filter: ReturnType<typeof filterOf>) {
  const { t } = useTexts()
  const nameOf = useGameName()
  return useListFile<StaffRound, string>({
    name: csvName('rounds'),
    heads: headsIn(t),
    read: (before) => call(listAllRounds, { ...filter, size: 100, ...(before && { before }) }),
    cellsOf: (row) => cellsOf(row, t, nameOf(row.game)),
    reached: (_, items) => items.at(-1)?.id,
  })
}

function headsIn(t: Texts['t']): readonly string[] {
  const keys = [
    'logins.at',
    'people.code',
    'people.member',
    'games.name',
    'edit.gameType',
    'panel.stake',
    'panel.win',
    'rounds.net',
    'money.before',
    'money.after',
    'rounds.variant',
    'rounds.gift',
    'waiting.state',
  ] as const
  return ['ID', ...keys.map((key) => t(key))]
}

function cellsOf(row: StaffRound, t: Texts['t'], game: string): readonly CsvCell[] {
  return [
    row.id,
    csvTime(row.createdAt),
    row.member.code,
    row.member.name,
    game,
    t(`gameType.${row.gameType}`),
    row.stake,
    row.win,
    netOf(row),
    row.balanceBefore,
    row.balanceAfter,
    row.variant,
    row.gift ? t('rounds.gift') : null,
    statusIn(t, row.status),
  ]
}

const STATUSES = ['PENDING', 'PROCESSING', 'FINISHED', 'LOSE', 'CANCEL'] as const

function statusIn(t: Texts['t'], status: string): string {
  const known = STATUSES.find((one) => one === status)
  return known ? t(`roundStatus.${known}`) : status
}
