import { build } from 'esbuild'
import type { Plugin } from 'vite'

const TEXTS = /\/packages\/i18n\/src\/\w\w\/(?:shared|player|office)\.ts$/

/**
 * The texts of a language are put together from a file for each part of a site. Here that is done
 * once, when a site is built: a phone then reads them as data, where it had to run code that puts a
 * thousand and more of them into one object.
 */
export function readyTexts(): Plugin {
  return {
    name: 'ready-texts',
    apply: 'build',
    async load(id) {
      if (!TEXTS.test(id)) return undefined
      return `export const texts = JSON.parse(${JSON.stringify(JSON.stringify(await textsIn(id)))})`
    },
  }
}

async function textsIn(file: string): Promise<unknown> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
  })
  const code = outputFiles[0]?.text ?? ''
  const read = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return read.texts
}
