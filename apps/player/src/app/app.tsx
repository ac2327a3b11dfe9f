import { ThemeProvider } from '@camellia/ui/theme-provider'
import { Toasts } from '@camellia/ui/toast'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { createPlayerRouter } from './router'

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
