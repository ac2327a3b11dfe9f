import { useSession } from '@camellia/client/session'
import type { SlotCode } from '@camellia/contract/play'
import { gameFaceOf } from '@camellia/stage/game-face'
import { ErrorState } from '@camellia/ui/states'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useMemo } from 'react'
import { PaidRibbons } from '../game/ribbons'
import { useExplain } from '../game/use-explain'
import { type Opened, useOpened } from '../game/use-opened'
import { usePaidRounds } from '../game/use-paid-rounds'
import { chosenStake, keepStake } from '../site/chosen-stake'
import { demoHref, useGames } from '../site/use-games'
import type { RoundSource } from '../slot/round-source'
import { SlotGame } from '../slot/slot-game'
import { ClosedGame } from './closed-game'
import { Layout } from './layout'
import { RoomShell } from './room-shell'

const RtpNotice = lazy(async () => ({ default: (await import('../game/rtp-notice')).RtpNotice }))

/** A slot for money. */
export function SlotRoom({ code }: { readonly code: SlotCode }) {
  const { opened, refusal, retry } = useOpened(code)
  if (refusal) {
    return (
      <Layout>
        <ErrorState code={refusal.code} onRetry={retry} />
      </Layout>
    )
  }
  if (!opened) return null
  // What was paid for is shown to its end even when the title was closed since.
  if (!opened.open && !opened.unfinished) {
    return (
      <Layout>
        <ClosedGame code={code} />
      </Layout>
    )
  }
  return <SlotTable code={code} opened={opened} />
}

function SlotTable({ code, opened }: { readonly code: SlotCode; readonly opened: Opened }) {
  const { balance } = useSession('balance')
  const rounds = usePaidRounds(code, opened)
  const { nameOf } = useGames()
  const { history } = useRouter()
  const explain = useExplain()
  const leave = useCallback(() => history.push('/slot'), [history])
  const tryFree = useCallback(() => history.push(demoHref(code)), [history, code])
  const { variant, gifts, unfinished, spin, seen, history: past } = rounds
  const giftBet = gifts.playing?.bet ?? undefined
  const face = useMemo(() => {
    const whole = gameFaceOf(code, variant)
    // A gift is a number of plain rounds at one bet.
    return whole && giftBet !== undefined
      ? { ...whole, bets: [giftBet], buyPrice: undefined }
      : whole
  }, [code, variant, giftBet])
  const name = nameOf(code)
  const source = useMemo<RoundSource | undefined>(
    () =>
      face && {
        ...{ face, name, balance, spin, seen, history: past, leave, explain, tryFree },
        free: giftBet !== undefined,
        // The bet of a gift is the house's choice and not the player's.
        ...(giftBet === undefined && {
          chosen: chosenStake(code),
          choose: (bet: number) => keepStake(code, bet),
        }),
        ...(unfinished && { unfinished }),
      },
    [code, face, name, balance, giftBet, unfinished, spin, seen, past, leave, explain, tryFree],
  )
  if (!source) return null
  return (
    <RoomShell name={name}>
      <SlotGame key={`${variant} ${gifts.playing?.id}`} source={source} />
      <PaidRibbons gifts={gifts} waits={unfinished !== undefined} />
      {rounds.change && (
        <Suspense fallback={null}>
          <RtpNotice code={code} change={rounds.change} onAccept={rounds.acceptChange} />
        </Suspense>
      )}
    </RoomShell>
  )
}
