import { useTexts } from '@camellia/i18n/texts'
import { DirectionContext, MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import './kit.css'
import { usePreferences, useScheme } from './preferences'

/**
 * What pieces made with Mantine need around them. Each has it around itself, so that a page without
 * one is there before the kit has come.
 */
export function Kit({ children }: { readonly children: ReactNode }) {
  const { dir } = useTexts()
  const [preferences] = usePreferences()
  const scheme = useScheme(preferences)
  const direction = useMemo(
    () => ({ dir, toggleDirection: () => {}, setDirection: () => {} }),
    [dir],
  )
  return (
    <DirectionContext value={direction}>
      <MantineProvider forceColorScheme={scheme} withCssVariables={false} withGlobalClasses={false}>
        {children}
      </MantineProvider>
    </DirectionContext>
  )
}
