import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'

/** How either site is built and, in development, where its API and hub are. */
export function site(name: 'player' | 'office'): UserConfig {
  const port =
    name === 'player' ? (process.env.PORT ?? 3000) : (process.env.BACKOFFICE_PORT ?? 3001)
  const server = `http://127.0.0.1:${port}`
  const root = join(import.meta.dirname, '..')
  return {
    root: join(root, 'apps', name),
    plugins: [react()],
    build: {
      outDir: join(root, 'dist', name),
      emptyOutDir: true,
      // The content security policy allows no data: fonts and no inline scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 700,
    },
    server: {
      host: '127.0.0.1',
      proxy: {
        '/api': { target: server },
        '/hub': { target: server, ws: true },
      },
    },
  }
}
