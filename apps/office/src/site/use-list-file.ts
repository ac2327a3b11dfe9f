import { useTexts } from '@camellia/i18n/texts'
import { CSV_BEGIN, type CsvCell, csvLine } from '@camellia/kernel/csv'
import { Refusal } from '@camellia/kernel/refusal'
import { toast } from '@camellia/ui/toast'
import { useRef, useState } from 'react'
import { downloadText } from './download'

export interface ListFile<Row, Reached> {
  readonly name: string
  readonly heads: readonly string[]
  readonly read: (
    before: Reached | undefined,
  ) => Promise<{ readonly items: readonly Row[]; readonly hasMore: boolean }>
  readonly cellsOf: (row: Row) => readonly CsvCell[]
  /** Where the next page begins. */
  readonly reached: (before: Reached | undefined, items: readonly Row[]) => Reached | undefined
}

/** The whole result as a file, page after page; it can be stopped on the way. */
export function useListFile<Row, Reached>(file: ListFile<Row, Reached>) {
  const { t } = useTexts()
  const [written, setWritten] = useState<number>()
  const stopped = useRef(false)
  const write = async () => {
    const lines = [CSV_BEGIN, csvLine(file.heads)]
    let before: Reached | undefined
    for (let count = 0; !stopped.current; ) {
      const page = await file.read(before)
      lines.push(...page.items.map((row) => csvLine(file.cellsOf(row))))
      count += page.items.length
      setWritten(count)
      before = file.reached(before, page.items)
      if (!page.hasMore || before === undefined) return downloadText(file.name, ...lines)
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
