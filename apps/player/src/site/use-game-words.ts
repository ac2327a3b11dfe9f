import { useTexts } from '@camellia/i18n/texts'
import { useMemo } from 'react'
import type { OtherWords } from './find-games.rules'
import { useVendors } from './use-vendors'

/** What a title is found by besides its names: its vendor, how it plays and what it is about. */
export function useGameWords(): OtherWords {
  const { t } = useTexts()
  const vendors = useVendors()
  return useMemo(
    () =>
      ({ vendor, slot }) => [
        vendor,
        ...vendors.filter(({ code }) => code === vendor).map(({ name }) => name),
        ...(slot?.mechanics ?? []).map((mechanic) => t(`mechanic.${mechanic}`)),
        ...(slot?.themes ?? []).map((theme) => t(`theme.${theme}`)),
      ],
    [t, vendors],
  )
}
