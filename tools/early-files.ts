import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** A part of the bundle as far as this needs it. */
interface Part {
  readonly type: 'chunk' | 'asset'
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly facadeModuleId?: string | null
  readonly moduleIds?: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

type Parts = Readonly<Record<string, Part>>

const ROOT = resolve(import.meta.dirname, '..')
const FIRST_SCRIPT = '<script src="/first-paint.js">'
const SITE_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const SLOT = /\/(?:app\/(?:game\.page|demo-room|slot-room)\.tsx|packages\/stage\/src\/stage\.ts)$/
const TITLE = /\/packages\/stage\/src\/titles\/([\w-]+)\.ts$/

const ROUTES = /^(router\.tsx|[\w-]+-routes\.ts)$/
const ROUTE = /path: '\/([^']*)'(?:(?!createRoute)[\s\S])*?import\('([^']+\.page)'\)/g
const SHELL = /\/apps\/office\/src\/app\/shell\.tsx$/

/**
 * Says in the page which files hold the texts of each language, the pages and the slots, so that
 * its first script can send for them: the site could only once it has come and has been read.
 * The first script also begins the site, after the outline of the page was drawn: a file that is
 * there early would be read first, and nobody would see anything until then.
 */
export function earlyFiles(site: 'player' | 'office'): Plugin {
  const texts = new RegExp(`/packages/i18n/src/(\\w\\w)/(?:shared|${site})\\.ts$`)
  const pages = pagesOf(join(ROOT, 'apps', site, 'src/app'))
  return {
    name: 'early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const files = new Map<string, Set<string>>()
        for (const [file, part] of Object.entries(bundle as Parts)) {
          const need = needOf(part, texts)
          const addresses = pages.get(part.facadeModuleId ?? '') ?? []
          for (const name of need ? [need] : addresses.map((at) => `page-${at}`)) {
            const list = files.get(name) ?? new Set()
            for (const one of withImports(bundle as Parts, file)) list.add(`/${one}`)
            files.set(name, list)
          }
        }
        const [tag = '', entry = ''] = SITE_SCRIPT.exec(html) ?? []
        files.set('site', new Set([entry]))
        const metas = [...files].map(
          ([need, list]) => `<meta name="files-${need}" content="${[...list].join(' ')}">\n    `,
        )
        return html
          .replace(tag, `<link rel="modulepreload" crossorigin href="${entry}">`)
          .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"')
          .replace(FIRST_SCRIPT, `${metas.join('')}${FIRST_SCRIPT}`)
      },
    },
  }
}

function needOf({ facadeModuleId, moduleIds = [] }: Part, texts: RegExp): string | undefined {
  const ids = [facadeModuleId ?? '', ...moduleIds]
  const language = ids.map((id) => texts.exec(id)?.[1]).find(Boolean)
  if (language) return `texts-${language}`
  const title = ids.map((id) => TITLE.exec(id)?.[1]).find(Boolean)
  if (title) return `slot-${title}`
  if (ids.some((id) => SLOT.test(id))) return 'slot'
  return SHELL.test(facadeModuleId ?? '') ? 'shell' : undefined
}

/** The file of each page, and the addresses at which the routes beside it show it. */
export function pagesOf(folder: string): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, readonly string[]>()
  for (const name of readdirSync(folder).filter((one) => ROUTES.test(one))) {
    for (const [, address = '', page = ''] of readFileSync(join(folder, name), 'utf8').matchAll(
      ROUTE,
    )) {
      const file = resolve(folder, `${page}.tsx`)
      pages.set(file, [...(pages.get(file) ?? []), address])
    }
  }
  return pages
}

/** A file and all it cannot begin without, but for what the page names itself. */
function withImports(parts: Parts, file: string): readonly string[] {
  const part = parts[file]
  const named = Object.entries(parts).filter(([, { isEntry }]) => isEntry)
  if (!part || named.some(([entry, { imports }]) => entry === file || imports?.includes(file))) {
    return []
  }
  const styles = [...(part.viteMetadata?.importedCss ?? [])]
  return [file, ...styles, ...(part.imports ?? []).flatMap((one) => withImports(parts, one))]
}
