import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { readSeeds } from '@camellia/contract/fairness'
import type { Round } from '@camellia/contract/play'
import { type ListedRound, listRounds, readRound } from '@camellia/contract/round'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { fairnessSearch, hrefWith } from '../site/search'
import { type ClaimFields, type ClaimRecord, claimOf, EMPTY_CLAIM, readRecord } from './claim'

export interface Claim {
  readonly fields: ClaimFields
  readonly set: (change: Partial<ClaimFields>) => void
  /** What the round is said to have come to, where that is known. */
  readonly record: ClaimRecord | undefined
  readonly rounds: readonly ListedRound[]
  /** Whether there may be rounds to choose from. */
  readonly listed: boolean
  /** There is no round to choose, or something else than one was brought. */
  readonly byHand: boolean
  /** The round of one's own that is being checked, if it is one. */
  readonly round: Round | undefined
  readonly choose: (id: string) => void
  /** Takes over a claim that was copied; false when the text is none. */
  readonly paste: (text: string) => boolean
  /** The round's server seed is still in use, and so still a secret. */
  readonly sealed: boolean
}

const LISTED = 50
const NONE: readonly ListedRound[] = []

/** The claim in the form: what the address names, or what was pasted, changed by what was typed. */
export function useClaim(): Claim {
  const { history } = useRouter()
  const { rounds, listed, round, serverSeed } = useOwnRound()
  const [typed, setTyped] = useState<Partial<ClaimFields>>({})
  const [pasted, setPasted] = useState<ReturnType<typeof readRecord>>()
  const own = round ? claimOf(round, serverSeed) : EMPTY_CLAIM
  return {
    fields: { ...(pasted?.fields ?? own), ...typed },
    set: (change) => setTyped({ ...typed, ...change }),
    record: pasted ? pasted.record : round && { outcome: round.outcome, win: round.win },
    rounds,
    listed,
    byHand: !listed || pasted !== undefined,
    round: pasted ? undefined : round,
    sealed: !pasted && round !== undefined && serverSeed === null,
    choose: (id) => {
      setTyped({})
      setPasted(undefined)
      history.replace(hrefWith('/fairness', { round: id }))
    },
    paste: (text) => {
      const found = readRecord(text)
      if (found) setTyped({})
      setPasted(found)
      return found !== undefined
    },
  }
}

/** The round that the address names, and the newest to choose from. */
function useOwnRound() {
  const { isAuth } = useSession('isAuth')
  const { round: id = '' } = fairnessSearch(useSearch({ strict: false }))
  const { data: seeds } = useEndpoint(readSeeds, {}, { enabled: isAuth })
  const { data: page, isError } = useEndpoint(listRounds, { size: LISTED }, { enabled: isAuth })
  const { data } = useEndpoint(readRound, { id }, { enabled: isAuth && id !== '' })
  const rounds = (isAuth && page?.items) || NONE
  const read = data?.round.id === id ? data : undefined
  const round = isAuth ? read?.round : undefined
  const pair = seeds?.revealed.find((revealed) => revealed.id === round?.seedId)
  // Until they are there, as if there were some: mostly there are, and the form would fold up.
  const listed = isAuth && (round !== undefined || rounds.length > 0 || !(page || isError))
  return { rounds, listed, round, serverSeed: read?.serverSeed ?? pair?.serverSeed ?? null }
}
