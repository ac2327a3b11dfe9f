import '@fontsource-variable/public-sans/index.css'
import '@fontsource-variable/public-sans/wght-italic.css'
import './korean.css'
import './tokens.css'
import './base.css'
import { useTexts } from '@camellia/i18n/texts'
import { type ReactNode, useEffect } from 'react'
import { loadFont } from './fonts'

/** The look of the site: its colours, and the fonts of the language. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useTexts()
  useEffect(() => loadFont(language), [language])
  return children
}
