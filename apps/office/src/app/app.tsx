import { OfficeTheme } from '@camellia/ui/office-theme'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { createOfficeRouter } from './router'
import { watchTroubles } from './troubles'

/** A number that is two seconds old is fresh enough not to ask twice for it. */
const FRESH_MS = 2_000

export function App({
  queries,
  router,
}: {
  readonly queries: QueryClient
  readonly router: ReturnType<typeof createOfficeRouter>
}) {
  return (
    <QueryClientProvider client={queries}>
      <OfficeTheme>
        <RouterProvider router={router} />
      </OfficeTheme>
    </QueryClientProvider>
  )
}

export function startQueries(): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: FRESH_MS } } })
  watchTroubles(() => queries.clear())
  return queries
}
