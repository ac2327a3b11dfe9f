import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pagesOf } from './early-files'

/** Without an address of their own: where nothing is, and what another page shows. */
const NO_ADDRESS = /\/(not-found|denied|home\/home|play\/play)\.page/

test.each(['player', 'office'])(
  'the first script can send for every page of the %s site',
  (site) => {
    const folder = `apps/${site}/src`
    const pages = pagesOf(`${folder}/app`)
    const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.page.tsx'))
      .map((file) => resolve(folder, file))
    expect(written.filter((file) => !pages.has(file) && !NO_ADDRESS.test(file))).toEqual([])
    expect([...pages.keys()].filter((file) => !written.includes(file))).toEqual([])
    const addresses = [...pages.values()].flat()
    expect(new Set(addresses).size).toBe(addresses.length)
  },
)
