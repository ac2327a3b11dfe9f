// @vitest-environment-options {"url": "http://127.0.0.1:3000/"}
import { expect, test } from 'vitest'
import { changePreferences, startPreferences } from './preferences'

test('by plain HTTP the look is kept all the same', () => {
  startPreferences('camellia')
  changePreferences({ theme: 'light' })
  expect(document.cookie).toContain('camellia-theme=light')
})
