import { call } from '@camellia/client/call'
import { exportMembers, type MemberRow } from '@camellia/contract/member-list'
import { RATE_TYPES } from '@camellia/contract/rate'
import { type Texts, useTexts } from '@camellia/i18n/texts'
import { CSV_BEGIN, type CsvCell, csvLine } from '@camellia/kernel/csv'
import type { MemberId } from '@camellia/kernel/ids'
import { Refusal } from '@camellia/kernel/refusal'
import { toast } from '@camellia/ui/toast'
import { useRef, useState } from 'react'
import { csvName, csvTime } from '../site/csv-words'
import { downloadText } from '../site/download'
import type { PeopleSearch, PersonKind } from './people-search'
import { usePeopleFilter } from './use-people'

export interface Export {
  /** How many are in the file already; undefined when none is being written. */
  readonly written: number | undefined
  readonly start: () => void
  readonly stop: () => void
}

/** The whole result as a file, a thousand rows at a time; it can be stopped on the way. */
export function useExport(search: PeopleSearch, kind: PersonKind): Export {
  const { t } = useTexts()
  const filter = usePeopleFilter(search, kind)
  const [written, setWritten] = useState<number>()
  const stopped = useRef(false)
  const write = async () => {
    const lines = [CSV_BEGIN, csvLine(headsIn(t))]
    let after: MemberId | undefined
    for (let count = 0; !stopped.current; ) {
      const page = await call(exportMembers, { ...filter, ...(after && { after }) })
      lines.push(...page.items.map((row) => csvLine(cellsOf(row, t))))
      count += page.items.length
      setWritten(count)
      if (page.next === null) return downloadText(csvName(`${kind.toLowerCase()}s`), ...lines)
      after = page.next
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
  return {
    written,
    start,
    stop: () => {
      stopped.current = true
    },
  }
}

function headsIn(t: Texts['t']): readonly string[] {
  const named = [
    'code',
    'member',
    'kind',
    'status',
    'role',
    'parent',
    'balance',
    'point',
    'stake30',
    'win30',
    'createdAt',
    'lastSeen',
    'phone',
    'bank',
    'depositor',
    'accountNumber',
    'lossFee',
  ] as const
  const rates = (['rolling', 'losing'] as const).flatMap((rate) =>
    RATE_TYPES.map((type) => `${t(`people.${rate}`)} ${t(`gameType.${type}`)} %`),
  )
  return [...named.map((name) => t(`people.${name}`)), ...rates]
}

function cellsOf(row: MemberRow, t: Texts['t']): readonly CsvCell[] {
  const { rolling, losing, lossFee } = row.rates
  return [
    row.code,
    row.name,
    t(`card.${row.kind}`),
    t(`memberStatus.${row.status}`),
    row.roleName,
    row.parent.code,
    row.balance,
    row.point,
    row.stake30,
    row.win30,
    csvTime(row.createdAt),
    csvTime(row.lastSeenAt),
    row.phone,
    row.bank,
    row.depositor,
    row.accountNumber,
    lossFee / 100,
    ...RATE_TYPES.map((type) => rolling[type] / 100),
    ...RATE_TYPES.map((type) => losing[type] / 100),
  ]
}
