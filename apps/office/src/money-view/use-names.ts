import { type Texts, useTexts } from '@camellia/i18n/texts'
import { useMemo } from 'react'
import { placeOf } from './place.rules'

/** Kinds with a name of their own; others are shown as the books write them. */
const KINDS = [
  'BET',
  'WIN',
  'DEPOSIT',
  'BET_SETTLED',
  'BET_VOID',
  'COIN_DEPOSIT',
  'WITHDRAW_HOLD',
  'WITHDRAW',
  'WITHDRAW_RETURN',
  'PAYMENT',
  'COLLECT',
  'POINT_CONVERT',
  'POINT_EARNED',
  'PROMO_FUND',
  'PROMO_RETURN',
  'CALL_RESERVE',
  'CALL_RETURN',
  'CALL_BET',
  'CALL_AWARD',
  'CALL_PRIZE',
] as const

export interface Names {
  readonly kind: (kind: string) => string
  readonly place: (account: string) => string
}

/** The words of the books in the language that is on. */
export function useNames(): Names {
  const { t } = useTexts()
  return useMemo(() => namesIn(t), [t])
}

function namesIn(t: Texts['t']): Names {
  return {
    kind: (kind) => {
      const known = KINDS.find((one) => one === kind)
      return known ? t(`transfer.${known}`) : kind
    },
    place: (account) => {
      const place = placeOf(account)
      if ('name' in place) return t(`place.${place.name}`)
      if ('raw' in place) return place.raw
      return t(`place.${place.of}`, { type: t(`gameType.${place.type}`) })
    },
  }
}
