import { createQueries } from '@camellia/client/queries'
import { OfficeTheme } from '@camellia/ui/office-theme'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { createOfficeRouter } from './router'
import { watchTroubles } from './troubles'

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
  const queries = createQueries()
  watchTroubles(() => queries.clear())
  return queries
}
