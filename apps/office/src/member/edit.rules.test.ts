import { expect, test } from 'vitest'
import { basisPointsIn, changedProfile, type ProfileForm, ratesIn, rowsIn } from './edit.rules'

const before: ProfileForm = {
  name: '한강',
  firstName: '',
  lastName: '',
  birthday: '1990-01-01',
  phone: '',
  email: '',
  roleId: '3',
}

test('only what was changed is sent', () => {
  expect(changedProfile(before, { ...before, name: ' 한강 ' })).toEqual({})
  const after = { ...before, birthday: '', phone: '010-1234 5678', roleId: '4' }
  expect(changedProfile(before, after)).toEqual({
    birthday: null,
    phone: '01012345678',
    roleId: 4,
  })
})

test.each([
  ['1.5', 150],
  ['0,3', 30],
  ['100', 10_000],
  ['0', 0],
  ['100.01', undefined],
  ['1.555', undefined],
  ['-1', undefined],
  ['', undefined],
])('%s per cent is %s basis points', (text, points) => {
  expect(basisPointsIn(text)).toBe(points)
})

test('six rates or none', () => {
  const texts = { CASINO: '1', SLOT: '2', MINI: '0', HOLDEM: '0', SPORTS: '0', LOTTERY: '0' }
  expect(ratesIn(texts)?.SLOT).toBe(200)
  expect(ratesIn({ ...texts, MINI: 'x' })).toBeUndefined()
})

test('a pasted sheet is read with commas, tabs and quotes, with and without column names', () => {
  const [row] = rowsIn('bulk01,닉네임,camel77!,010-1234-5678,가온은행,홍길동,123-456,a@b.kr\n\n')
  expect(row).toMatchObject({ code: 'bulk01', bank: '가온은행', email: 'a@b.kr' })
  const tabs = rowsIn('Name\tcode\tpassword\r\n"둘, 셋"\tbulk02\t" a""b "\r\n')
  expect(tabs).toHaveLength(1)
  expect(tabs[0]).toMatchObject({ code: 'bulk02', name: '둘, 셋', password: ' a"b ', phone: '' })
  expect(rowsIn('')).toEqual([])
})
