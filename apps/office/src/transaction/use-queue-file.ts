import { call } from '@camellia/client/call'
import type { StaffTransaction } from '@camellia/contract/transaction-queue'
import { useTexts } from '@camellia/i18n/texts'
import { csvName } from '../site/csv-words'
import { useListFile } from '../site/use-list-file'
import { MONEY } from './money-kind'
import type { QueueState } from './queue-state'
import { moneyCells, moneyHeads } from './use-transactions-file'

const SIZE = 100

/** All that the filter finds, page after page. */
export function useQueueFile({ asked, queue }: Pick<QueueState, 'asked' | 'queue'>) {
  const { t } = useTexts()
  const { list, path } = MONEY[queue.kind]
  return useListFile<StaffTransaction, number>({
    name: csvName(path.slice(1)),
    heads: moneyHeads(t),
    read: async (page = 1) => {
      const { items, total } = await call(list, { ...asked, page, size: SIZE })
      return { items, hasMore: page * SIZE < total }
    },
    cellsOf: (row) => moneyCells(row, t),
    reached: (page = 1) => page + 1,
  })
}
