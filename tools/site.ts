import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { earlyFiles } from './early-files'
import { leanContract } from './lean-contract'
import { leanPixi } from './lean-pixi'
import { readyTexts } from './ready-texts'

/** How either site is built and, in development, where its API and hub are. */
export function site(name: 'player' | 'office'): UserConfig {
  const port =
    name === 'player' ? (process.env.PORT ?? 3000) : (process.env.BACKOFFICE_PORT ?? 3001)
  const server = `http://127.0.0.1:${port}`
  const root = join(import.meta.dirname, '..')
  return {
    root: join(root, 'apps', name),
    publicDir: join(root, 'packages', 'ui', 'public'),
    plugins: [react(), leanContract(), leanPixi(), readyTexts(), earlyFiles(name)],
    build: {
      outDir: join(root, 'dist', name),
      emptyOutDir: true,
      // The content security policy allows no data: fonts and no inline scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 900,
      rolldownOptions: { output: { codeSplitting: { groups: groupsOf(name) } } },
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

/** What stands around every page, and the pieces nearly all of them are made of. */
const PARTS = {
  player: partsIn([
    'apps/player/src/site/',
    'packages/ui/src/(states|skeleton|dialog|later|segments|checkbox|pager|field|amount-field)\\.',
    'packages/contract/src/round\\.',
  ]),
  office: partsIn([
    'apps/office/src/(app|site)/(?!palette|keys-dialog|main|.*\\.page)',
    'packages/ui/src/(office-(?!chart|matrix|drag|table)|anchored|popover|menu|help)',
    'packages/ui/src/(states|skeleton)\\.',
    'packages/contract/src/(report|password|inquiry-queue|message|round|rtp|transaction-queue)\\.',
  ]),
}

function partsIn(paths: readonly string[]): RegExp {
  return new RegExp(paths.map((path) => `/${path}`).join('|'))
}

/** A slot, for money and for fun, with what lies over its reels. */
const ROOM = /\/player\/src\/app\/(game\.page|demo-room|slot-room)\.tsx$/

/**
 * A phone pays for every file with a way to the server and back, so what is always fetched together
 * is one file: all that the first page needs, the texts of a language, the engines, the stage.
 */
function groupsOf(name: 'player' | 'office') {
  const texts = new RegExp(`/packages/i18n/src/(\\w\\w)/(?:shared|${name}[\\w-]*)\\.ts$`)
  return [
    { name: 'site', tags: ['$initial' as const], priority: 5 },
    { name: 'parts', test: PARTS[name], priority: 4 },
    { name: (id: string) => languageOf(id, texts), priority: 3 },
    { name: 'stage', test: /\/node_modules\/pixi\.js\//, priority: 2 },
    { name: 'engines', test: /\/packages\/engines\//, priority: 1 },
    { name: 'room', test: ROOM, priority: 0 },
  ]
}

function languageOf(id: string, texts: RegExp): string | null {
  const language = texts.exec(id)?.[1]
  return language ? `texts-${language}` : null
}
