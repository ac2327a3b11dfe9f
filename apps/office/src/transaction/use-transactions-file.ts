import { call } from '@camellia/client/call'
import { listTransactions, type StaffTransaction } from '@camellia/contract/transaction-queue'
import { type Texts, useTexts } from '@camellia/i18n/texts'
import type { CsvCell } from '@camellia/kernel/csv'
import { csvName, csvTime } from '../site/csv-words'
import { useListFile } from '../site/use-list-file'
import type { filterOf } from './transactions-search'

export function useTransactionsFile(filter: ReturnType<typeof filterOf>) {
  const { t } = useTexts()
  return useListFile<StaffTransaction, string>({
    name: csvName('transactions'),
    heads: moneyHeads(t),
    read: (before) => call(listTransactions, { ...filter, size: 100, ...(before && { before }) }),
    cellsOf: (row) => moneyCells(row, t),
    reached: (_, items) => items.at(-1)?.id,
  })
}

export function moneyHeads(t: Texts['t']): readonly string[] {
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
    'queueFilter.companyAccount',
    'payout.isSent',
  ] as const
  return ['ID', ...keys.map((key) => t(key))]
}

export function moneyCells(row: StaffTransaction, t: Texts['t']): readonly CsvCell[] {
  return [
    row.id,
    csvTime(row.createdAt),
    t(`txn.type.${row.type}`),
    t(`txn.status.${row.status}`),
    row.member.code,
    row.member.name,
    row.parent?.code ?? null,
    row.amount,
    row.before,
    row.after,
    csvTime(row.decidedAt),
    row.processor?.code ?? null,
    row.macro ? t(`moneyReason.${row.macro}.text`) : row.reason,
    row.memo,
    row.bank,
    row.depositor,
    row.accountNumber,
    row.companyAccount,
    csvTime(row.sentAt),
  ]
}
