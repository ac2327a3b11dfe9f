import { ENDPOINTS } from '@camellia/contract/all'
import type { AnyEndpoint } from '@camellia/contract/endpoint'
import { whoMay } from './open-api'

/** A page without a script: it needs no policy weaker than that of every other page. */
export function docsPage(): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Camellia API</title>',
    '<meta name="viewport" content="width=device-width">',
    `<style>${STYLE}</style></head><body><h1>Camellia API</h1>`,
    '<p>Every call below <code>/api</code>. Their fields, as OpenAPI 3.1: ',
    '<a href="/api/docs/json">/api/docs/json</a>.</p>',
    '<table><thead><tr><th>Call</th><th>Does</th><th>Who may</th><th>Whose</th>',
    '<th>Refuses with</th></tr></thead><tbody>',
    ...ENDPOINTS.map(rowOf),
    '</tbody></table></body></html>\n',
  ].join('\n')
}

const STYLE = `
body { font: 14px/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light dark }
table { border-collapse: collapse }
td, th { text-align: start; vertical-align: top; padding: .3rem .8rem .3rem 0 }
tr { border-bottom: 1px solid #8884 }`

function rowOf({ method, path, summary, access, scope, refuses }: AnyEndpoint): string {
  const cells = [plain(summary), plain(whoMay(access)), scope, refuses.join(', ')]
  const call = `<td><code>${method} ${plain(path)}</code></td>`
  return `<tr>${call}${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

function plain(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
