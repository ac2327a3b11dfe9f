import { type ReactNode, useEffect } from 'react'
import { loadFont } from './fonts'
import { ThemeProvider } from './theme-provider'
import './office-tokens.css'
import './office-base.css'

/** The look of the back-office; the page says `data-site="office"` on its root. */
export function OfficeTheme({ children }: { readonly children: ReactNode }) {
  // Members write their names in Korean, whatever the language of the person who reads them.
  useEffect(() => loadFont('ko'), [])
  return <ThemeProvider>{children}</ThemeProvider>
}
