import { expect, test } from 'vitest'
import { firstData } from './first-data'

const asked = (pathname: string, isAuth: boolean) =>
  firstData(pathname, isAuth)
    .flat()
    .map(({ queryKey: [path] }) => path)

test('a guest is asked nothing that only members may ask, whatever page is opened', () => {
  for (const page of ['/home', '/slot', '/deposit']) {
    expect(asked(page, false)).not.toContain('/protection')
    expect(asked(page, false)).not.toContain('/game/mine')
    expect(asked(page, false)).not.toContain('/deposit')
  }
})

test('the lobby of a member comes with its games', () => {
  expect(asked('/slot', true)).toEqual(expect.arrayContaining(['/game/list', '/game/mine']))
})
