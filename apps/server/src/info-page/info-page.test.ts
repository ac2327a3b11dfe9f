import { LANGUAGE_CODES } from '@camellia/contract/fields'
import * as contract from '@camellia/contract/info-page'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanTexts } from '../rich-text/clean'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { defaultContents } from './default-texts'

let site: TestSite
let admin: CallAs

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
})
afterAll(async () => expect(await site.close()).toEqual([]))

const read = async (page: contract.InfoPage, language: string) => {
  const as = { headers: { 'accept-language': language } }
  return (await site.call(contract.readInfoPage, { page }, as)).data
}

test.each(contract.INFO_PAGES)('%s is there in seven languages from the start', async (page) => {
  const contents = defaultContents(page)
  expect(Object.keys(contents).sort()).toEqual([...LANGUAGE_CODES].sort())
  // The editor and the reader would leave every word of it.
  expect(await cleanTexts(contents)).toEqual(contents)
  for (const language of LANGUAGE_CODES) {
    expect(await read(page, language)).toEqual({ content: contents[language], changedAt: null })
  }
})

test('the head office rewrites a page, cleaned, and it is in the audit log', async () => {
  const contents = { ko: '<p>새 약관</p><script>x()</script>', en: '<p>New terms</p>' }
  const saved = await site.call(contract.saveInfoPage, { page: 'TERMS', contents }, admin)
  expect(saved.code).toBe('SUCCESS')
  expect((await read('TERMS', 'ko')).content).toBe('<p>새 약관</p>')
  expect((await read('TERMS', 'fr')).content).toBe('<p>New terms</p>')
  const [row] = await site.db.system(
    ({ sql }) => sql`select before, after from trail where action = 'page.save'`,
  )
  expect(row?.after).toMatchObject({ page: 'TERMS' })
  expect(String(row?.after.content)).toContain('ko: <p>새 약관</p>')
  expect(String(row?.before.content)).toContain('연습 머니')
  const listed = (await site.call(contract.listInfoPages, {}, admin)).data
  expect(listed.find(({ page }) => page === 'TERMS')).toMatchObject({ changedBy: 'admin' })
})

test('a page is never left without words', async () => {
  const contents = { ko: '<script>x()</script>' }
  const saved = await site.call(contract.saveInfoPage, { page: 'HELP', contents }, admin)
  expect(saved.code).toBe('INVALID_PARAMETER')
})

test('a partner does not rewrite what the whole site reads, whatever they hold', async () => {
  const partner = await site.login('subhq1', 'OFFICE')
  const contents = { ko: '<p>x</p>' }
  const saved = await site.call(contract.saveInfoPage, { page: 'TERMS', contents }, partner)
  expect(saved.code).toBe('ACCESS_DENIED')
})
