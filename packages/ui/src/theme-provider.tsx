import '@fontsource-variable/public-sans/index.css'
import '@fontsource-variable/public-sans/wght-italic.css'
import './tokens.css'
import './mantine.css'
import './base.css'
import { useTexts } from '@camellia/i18n/texts'
import { DirectionContext, MantineProvider } from '@mantine/core'
import { type ReactNode, useEffect, useMemo } from 'react'
import { loadFont } from './fonts'
import { usePreferences, useScheme } from './preferences'

/** Gives the pieces below it theme, direction and the fonts of the language. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const { dir, language } = useTexts()
  const [preferences] = usePreferences()
  const scheme = useScheme(preferences)
  const direction = useMemo(
    () => ({ dir, toggleDirection: () => {}, setDirection: () => {} }),
    [dir],
  )
  useEffect(() => loadFont(language), [language])
  return (
    <DirectionContext value={direction}>
      <MantineProvider forceColorScheme={scheme} withCssVariables={false} withGlobalClasses={false}>
        {children}
      </MantineProvider>
    </DirectionContext>
  )
}
