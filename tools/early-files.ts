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

const FIRST_SCRIPT = '<script src="/first-paint.js">'
const SITE_SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const SLOT = /\/(?:app\/(?:game\.page|demo-room|slot-room)\.tsx|packages\/stage\/src\/stage\.ts)$/
const TITLE = /\/packages\/stage\/src\/titles\/([\w-]+)\.ts$/

const PAGE = /\/apps\/\w+\/src\/[\w-]+\/([\w-]+)\.page\.tsx$/
const SHELL = /\/apps\/office\/src\/app\/shell\.tsx$/

/**
 * Says in the page which files hold the texts of each language, the pages and the slots, so that
 * its first script can send for them: the site could only once it has come and has been read.
 * The first script also begins the site, after the outline of the page was drawn: a file that is
 * there early would be read first, and nobody would see anything until then.
 */
export function earlyFiles(site: 'player' | 'office'): Plugin {
  const texts = new RegExp(`/packages/i18n/src/(\\w\\w)/(?:shared|${site})\\.ts$`)
  return {
    name: 'early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const files = new Map<string, Set<string>>()
        for (const [file, part] of Object.entries(bundle as Parts)) {
          const need = needOf(part, texts)
          if (!need) continue
          const list = files.get(need) ?? new Set()
          for (const one of withImports(bundle as Parts, file)) list.add(`/${one}`)
          files.set(need, list)
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
  if (SHELL.test(facadeModuleId ?? '')) return 'shell'
  const [, page] = PAGE.exec(facadeModuleId ?? '') ?? []
  return page && `page-${page}`
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
