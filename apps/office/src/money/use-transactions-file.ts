import { call } from '@camellia/client/call'
import { listTransactions, type StaffTransaction } from '@camellia/contract/transaction-queue'
import { type Texts, useTexts } from '@camellia/i18n/texts'
import { CSV_BEGIN, type CsvCell, csvLine } from '@camellia/kernel/csv'
import { Refusal } from '@camellia/kernel/refusal'
import { toast } from '@camellia/ui/toast'
import { useRef, useState } from 'react'
import { downloadText } from '../site/download'
import type { filterOf } from './transactions-search'

/** The whole result as a file, page after page; it can be stopped on the way. */
export function useTransactionsFile(filter: ReturnType<typeof filterOf>) {
  const { t } = useTexts()
  const [written, setWritten] = useState<number>()
  const stopped = useRef(false)
  const write = async () => {
    const lines = [CSV_BEGIN, csvLine(headsIn(t))]
    let before: string | undefined
    for (let count = 0; !stopped.current; ) {
      const page = await call(listTransactions, {
        ...filter,
        size: 100,
        ...(before && { before }),
      })
      lines.push(...page.items.map((row) => csvLine(cellsOf(row, t))))
      count += page.items.length
      setWritten(count)
      before = page.items.at(-1)?.id
      if (!page.hasMore || !before) return downloadText('transactions.csv', ...lines)
    }
  }
  const start = () => {
    stopped.current = false
    setWritten(0)
    write()
      .catch((error) => {
        toast('warning', t(`code.${error instanceof Refusal ? error.code : 'INTERNAL_ERROR'}`))
      })
      .finally(() => setWritten(undefined))
  }
  const stop = () => {
    stopped.current = true
  }
  return { written, start, stop }
}

function headsIn(t: Texts['t']): readonly string[] {
  const keys = [
    'money.askedAt',
    'card.kind',
    'waiting.state',
    'people.code',
    'people.member',
    'waiting.parent',
    'money.amountWon',
    'money.before',
    'money.after',
    'txn.decidedAt',
    'waiting.decidedBy',
    'waiting.reason',
    'pay.memo',
    'people.bank',
    'people.depositor',
    'people.accountNumber',
  ] as const
  return ['ID', ...keys.map((key) => t(key))]
}

function cellsOf(row: StaffTransaction, t: Texts['t']): readonly CsvCell[] {
  return [
    row.id,
    row.createdAt,
    t(`txn.type.${row.type}`),
    t(`txn.status.${row.status}`),
    row.member.code,
    row.member.name,
    row.parent?.code ?? null,
    row.amount,
    row.before,
    row.after,
    row.decidedAt,
    row.processor?.code ?? null,
    row.reason,
    row.memo,
    row.bank,
    row.depositor,
    row.accountNumber,
  ]
}
