import type { Round } from '@camellia/contract/play'
import { useTexts } from '@camellia/i18n/texts'
import { hasLook } from '@camellia/stage/looks'
import { Button } from '@camellia/ui/button'
import { Icon } from '@camellia/ui/icons'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { BetHistory } from '../round/bet-history'
import type { RoundParts } from '../round/round-panel'
import { slotOutcome, slotRecord } from '../site/slot-round'
import { useGames } from '../site/use-games'

const PanelReplay = lazy(async () => ({
  default: (await import('../slot/panel-replay')).PanelReplay,
}))
const RoundProof = lazy(async () => ({
  default: (await import('../fairness/round-proof')).RoundProof,
}))

const PARTS: RoundParts = {
  replay: (round, board) => <Replayed round={round} board={board} />,
  proof: (round, serverSeed) => (
    <Suspense fallback={null}>
      <RoundProof round={round} serverSeed={serverSeed} />
    </Suspense>
  ),
}

/** The rounds, with the game that plays one again and the verifier that checks it. */
export function BetHistoryPage() {
  return <BetHistory parts={PARTS} />
}

/** The board as it was, until it is asked for again: then its film in the same place. */
function Replayed({ round, board }: { readonly round: Round; readonly board: ReactNode }) {
  const { t } = useTexts()
  const { nameOf } = useGames()
  const [shown, setShown] = useState(false)
  const variant = slotOutcome(round)?.variant
  const record = useMemo(() => slotRecord(round), [round])
  if (!variant || !record || !hasLook(round.game)) return board
  if (!shown) {
    return (
      <>
        {board}
        <Button wide onClick={() => setShown(true)}>
          <Icon name="play" size={16} />
          {t('slot.replay')}
        </Button>
      </>
    )
  }
  return (
    <Suspense fallback={board}>
      <PanelReplay {...{ variant }} code={round.game} name={nameOf(round.game)} round={record} />
    </Suspense>
  )
}
