import { clearSession, updateSession } from '@camellia/client/session'
import { beforeEach, expect, test } from 'vitest'
import { chosenStake, keepStake } from './chosen-stake'

beforeEach(() => {
  localStorage.clear()
  clearSession()
  updateSession({ isAuth: true, accessToken: 'a', code: 'player1' })
})

test('a chosen stake is kept for this game and this account, and for no other', () => {
  keepStake('tiger-moon', 500)
  expect(chosenStake('tiger-moon')).toBe(500)
  expect(chosenStake('bingsu-pop')).toBeUndefined()
  updateSession({ isAuth: true, accessToken: 'b', code: 'player2' })
  expect(chosenStake('tiger-moon')).toBeUndefined()
  updateSession({ isAuth: true, accessToken: 'c', code: 'player1' })
  expect(chosenStake('tiger-moon')).toBe(500)
})

test('what somebody else wrote there is no stake', () => {
  for (const written of ['', '-1', '1.5', 'NaN', '1e99', '{}']) {
    localStorage.setItem('stake:player1:tiger-moon', written)
    expect(chosenStake('tiger-moon')).toBeUndefined()
  }
})
