import { previewBulk } from '@camellia/contract/member-bulk'
import { findNamesakes } from '@camellia/contract/member-edit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallAs, startSite, type TestSite } from '../testing-site'
import { signupOf } from './testing-signup'

let site: TestSite
let admin: CallAs
let branch2: CallAs

beforeAll(async () => {
  site = await startSite()
  admin = await site.login('admin', 'OFFICE')
  branch2 = await site.login('subhq2', 'OFFICE')
  await signupOf(site, { code: 'namesake', name: 'Bora', phone: '01055557777' })
})
afterAll(async () => expect(await site.close()).toEqual([]))

test('a nickname that somebody below has is told, whatever the size of its letters', async () => {
  const { data } = await site.call(findNamesakes, { name: 'bORA' }, admin)
  expect(data.map(({ code }) => code)).toEqual(['namesake'])
  const except = data[0]?.id
  expect((await site.call(findNamesakes, { name: 'Bora', except }, admin)).data).toEqual([])
})

test('of other branches nobody is told', async () => {
  expect((await site.call(findNamesakes, { name: 'Bora' }, branch2)).data).toEqual([])
})

test('a sheet warns of nicknames that are taken or come twice, and refuses none', async () => {
  const row = (code: string, name: string) => ({
    ...{ code, name, password: 'Camellia1!', phone: '', bank: '', depositor: '' },
    ...{ accountNumber: '', email: '' },
  })
  const rows = [
    row('sheet1', 'bora'),
    row('sheet2', '둘'),
    row('sheet3', '둘'),
    row('sheet4', '넷'),
  ]
  const { data } = await site.call(previewBulk, { kind: 'MEMBER', rows }, admin)
  expect(data).toEqual({ problems: [], namesakes: [0, 1, 2] })
})
