import { call } from '@camellia/client/call'
import { useEndpoint, useRefresh } from '@camellia/client/hooks'
import { listGifts } from '@camellia/contract/gift'
import type { Gift } from '@camellia/contract/play'
import { useCallback, useState } from 'react'

export interface GiftRounds {
  /** Free rounds of this title that may be played now. */
  readonly offered: readonly Gift[]
  /** The gift that is being played. */
  readonly playing: Gift | undefined
  readonly play: (gift: Gift | undefined) => void
  /** After a round of it was seen: what is left of it. */
  readonly count: () => Promise<void>
}

/** What is left changes only between rounds: a gift that ends must not end the round on show. */
export function useGiftRounds(game: string): GiftRounds {
  const refresh = useRefresh()
  const { data = NONE } = useEndpoint(listGifts, {})
  const [playing, setPlaying] = useState<Gift>()
  const id = playing?.id
  const count = useCallback(async () => {
    const left = await call(listGifts, {}).catch(() => undefined)
    if (left) setPlaying(left.find((gift) => gift.id === id))
    await refresh(listGifts)
  }, [id, refresh])
  const offered = data.filter((gift) => gift.kind === 'SPINS' && gift.game === game)
  return { offered, playing, play: setPlaying, count }
}

const NONE: readonly Gift[] = []
