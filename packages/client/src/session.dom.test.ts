import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { clearSession, currentSession, updateMoney, updateSession, useSession } from './session'

const me = { isAuth: true, accessToken: 'token', code: 'player1', name: '동백', balance: 50_000 }

beforeEach(() => {
  clearSession()
  localStorage.clear()
})

test('a session is kept for the next visit, and nothing of it after the logout', () => {
  updateSession(me)
  expect(localStorage.getItem('session')).toContain('동백')
  clearSession()
  expect(localStorage).toHaveLength(0)
  expect(currentSession().name).toBe('')
})

test('an answer that comes after the logout writes nothing down', () => {
  updateSession(me)
  clearSession()
  updateSession({ name: '동백', balance: 50_000, permissions: [] })
  updateMoney({ balance: 50_000, point: 0, version: 9 })
  expect(localStorage).toHaveLength(0)
  expect(currentSession()).toMatchObject({ name: '', balance: undefined })
})

test('an answer that says what is known already writes nothing down', () => {
  updateSession({ isAuth: true, accessToken: 'a', code: 'player1' })
  localStorage.removeItem('session')
  updateSession({ code: 'player1', permissions: [] })
  expect(localStorage.getItem('session')).toBe(null)
})

test('whoever reads one field is told of a change of that field, and of no other', () => {
  updateSession({ isAuth: true, accessToken: 'a', name: '동백', balance: 1 })
  let drawn = 0
  const { result } = renderHook(() => {
    drawn++
    return useSession('name')
  })
  act(() => updateSession({ balance: 2 }))
  expect(drawn).toBe(1)
  act(() => updateSession({ name: '매화' }))
  expect(result.current.name).toBe('매화')
})

test('rights that are the same draw nobody anew, whatever else has changed', () => {
  updateSession({ ...me, permissions: [{ subject: 'Betting', action: 'allow' }] })
  let drawn = 0
  const { result } = renderHook(() => {
    drawn++
    return useSession('permissions').permissions
  })
  act(() => updateSession({ balance: 1, permissions: [{ subject: 'Betting', action: 'allow' }] }))
  expect(drawn).toBe(1)
  act(() => updateSession({ permissions: [] }))
  expect(result.current).toEqual([])
})
