import { ThemeProvider } from '@camellia/ui/theme-provider'
import { Toasts } from '@camellia/ui/toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { createPlayerRouter } from './router'
import { warmCatalogue } from './warm-game'

/** Data younger than this is shown without asking again when a page is opened. */
const FRESH_MS = 2_000

export function App() {
  const [router] = useState(createPlayerRouter)
  const [queries] = useState(startQueries)
  return (
    <QueryClientProvider client={queries}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <Toasts />
      </ThemeProvider>
    </QueryClientProvider>
  )
}

function startQueries(): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_MS } } })
  warmCatalogue(queries)
  return queries
}
