import { ThemeProvider } from '@camellia/ui/theme-provider'
import { Toasts } from '@camellia/ui/toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { createPlayerRouter } from './router'

/** Data younger than this is shown without asking again when a page is opened. */
const FRESH_MS = 2_000

export function App({
  queries,
  router,
}: {
  readonly queries: QueryClient
  readonly router: ReturnType<typeof createPlayerRouter>
}) {
  return (
    <QueryClientProvider client={queries}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <Toasts />
      </ThemeProvider>
    </QueryClientProvider>
  )
}

export function startQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_MS } } })
}
