import { useEndpoint } from '@camellia/client/hooks'
import type { SlotCode } from '@camellia/contract/play'
import { readRound } from '@camellia/contract/round'
import type { Variant } from '@camellia/engines/slot/event'
import { useTexts } from '@camellia/i18n/texts'
import { gameFaceOf } from '@camellia/stage/game-face'
import { EmptyState, ErrorState } from '@camellia/ui/states'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { hrefWith } from '../site/search'
import { slotOutcome, slotRecord } from '../site/slot-round'
import { useGames } from '../site/use-games'
import { SlotReplay } from '../slot/slot-replay'
import { Layout } from './layout'
import { RoomShell } from './room-shell'

/** A round of one's own, once more on its stage. */
export function ReplayRoom({ code, id }: { readonly code: SlotCode; readonly id: string }) {
  const { t } = useTexts()
  const { nameOf } = useGames()
  const { history } = useRouter()
  const { data, error, refetch } = useEndpoint(readRound, { id })
  const round = data?.round
  const record = useMemo(() => round && slotRecord(round), [round])
  const variant = (round && slotOutcome(round)?.variant) as Variant | undefined
  const face = useMemo(() => (variant ? gameFaceOf(code, variant) : undefined), [code, variant])
  const leave = useCallback(() => history.push(hrefWith('/bet-history', { id })), [history, id])
  if (error) {
    return (
      <Layout>
        <ErrorState code={error.code} onRetry={() => void refetch()} />
      </Layout>
    )
  }
  if (!round) return null
  if (round.game !== code || !record || !face) {
    return (
      <Layout>
        <EmptyState icon="history" title={t('code.NOT_FOUND')} />
      </Layout>
    )
  }
  const name = nameOf(code)
  return (
    <RoomShell name={name}>
      <SlotReplay face={face} name={name} round={record} onLeave={leave} />
    </RoomShell>
  )
}
