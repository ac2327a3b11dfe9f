import { useEndpoint } from '@camellia/client/hooks'
import { useSession } from '@camellia/client/session'
import { readSeeds } from '@camellia/contract/fairness'
import { listRounds, type Round } from '@camellia/contract/play'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { fairnessSearch, hrefWith } from '../site/search'
import { type ClaimFields, claimOf, EMPTY_CLAIM } from './claim'

export interface Claim {
  readonly fields: ClaimFields
  readonly set: (change: Partial<ClaimFields>) => void
  readonly rounds: readonly Round[]
  /** The round of one's own that is being checked, if it is one. */
  readonly round: Round | undefined
  readonly choose: (id: string) => void
  /** The round's server seed is still in use, and so still a secret. */
  readonly sealed: boolean
}

/** The claim in the form: what the address names, changed by what was typed since. */
export function useClaim(): Claim {
  const { isAuth } = useSession()
  const search = fairnessSearch(useSearch({ strict: false }))
  const { history } = useRouter()
  const { data: seeds } = useEndpoint(readSeeds, {}, { enabled: isAuth })
  const { data: page } = useEndpoint(listRounds, { size: 100 }, { enabled: isAuth })
  const [typed, setTyped] = useState<Partial<ClaimFields>>({})
  const rounds = (isAuth && page?.items) || NONE
  const round = rounds.find(({ id }) => id === search.round)
  const own = round ? claimOf(round, seeds) : EMPTY_CLAIM
  return {
    fields: { ...own, ...typed },
    set: (change) => setTyped({ ...typed, ...change }),
    rounds,
    round,
    sealed: round !== undefined && round.seedId === seeds?.active.id,
    choose: (id) => {
      setTyped({})
      history.replace(hrefWith('/fairness', { round: id }))
    },
  }
}

const NONE: readonly Round[] = []
