import { call } from '@camellia/client/call'
import type { InputOf } from '@camellia/contract/endpoint'
import { type ListedRound, listRounds, type roundTotals } from '@camellia/contract/round'
import { nowMs } from '@camellia/i18n/clock'
import { useTexts } from '@camellia/i18n/texts'
import { businessDay } from '@camellia/kernel/business-day'
import { Refusal } from '@camellia/kernel/refusal'
import { toast } from '@camellia/ui/toast'
import { useState } from 'react'
import { useGames } from '../site/use-games'
import { useRefusalToast } from '../site/use-refusal'
import { csvOf } from './history.rules'

type Filter = InputOf<typeof roundTotals>

const PAGE = 100
/** More than this is for a narrower filter: a sheet would be slow with it, and so would we. */
const ROUNDS_MAX = 5_000

/** The rounds of the filter as a file. */
export function useCsv(filter: Filter): { readonly busy: boolean; readonly save: () => void } {
  const { t } = useTexts()
  const { nameOf } = useGames()
  const [busy, setBusy] = useState(false)
  const refused = useRefusalToast()
  const save = async () => {
    setBusy(true)
    try {
      const rounds = await allRounds(filter)
      if (rounds.length >= ROUNDS_MAX) toast('info', t('history.csvMost', { count: ROUNDS_MAX }))
      const head = [
        ...([t('round.when'), t('round.game'), t('history.id')] as const),
        ...([t('round.stake'), t('round.win'), t('roundStatus.CANCEL')] as const),
        t('history.total'),
        ...([t('profile.before'), t('profile.after'), t('round.status')] as const),
      ]
      const statusOf = ({ gift, status }: ListedRound) =>
        gift ? t('historyResult.GIFT') : t(`roundStatus.${status}`)
      download(csvOf(rounds, { head, nameOf, statusOf }))
    } catch (error) {
      refused(error instanceof Refusal ? error : new Refusal('INTERNAL_ERROR'))
    } finally {
      setBusy(false)
    }
  }
  return { busy, save: () => void save() }
}

async function allRounds(filter: Filter): Promise<readonly ListedRound[]> {
  const rounds: ListedRound[] = []
  for (;;) {
    const before = rounds.at(-1)?.id
    const page = await call(listRounds, { ...filter, size: PAGE, ...(before && { before }) })
    rounds.push(...page.items)
    if (!page.hasMore || rounds.length >= ROUNDS_MAX) return rounds
  }
}

function download(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = `camellia-rounds-${businessDay(new Date(nowMs()))}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
