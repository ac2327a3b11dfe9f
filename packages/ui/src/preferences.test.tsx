// @vitest-environment-options {"url": "https://play.example.com/"}
import { expect, test, vi } from 'vitest'
import { changePreferences, startPreferences } from './preferences'

test('what is kept of the look is for our own pages, and by HTTPS for HTTPS alone', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  startPreferences('camellia')
  changePreferences({ theme: 'light', skin: 'bordered' })
  const cookies = written.mock.calls.map(([cookie]) => cookie)
  expect(cookies.some((cookie) => cookie.startsWith('camellia-skin=bordered;'))).toBe(true)
  for (const cookie of cookies) {
    const [, ...words] = cookie.split(';')
    expect(words).toEqual(['path=/', 'max-age=31536000', 'samesite=lax', 'secure'])
  }
  expect(document.cookie).toContain('camellia-theme=light')
})
