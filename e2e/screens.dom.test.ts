import { expect, test } from 'vitest'
import { createOfficeRouter } from '../apps/office/src/app/router'
import { createPlayerRouter } from '../apps/player/src/app/router'
import { ONLY_LEADS_ON, routeOf, SCREENS, type Screen } from './screens'

function unseen(site: Screen['site'], paths: readonly string[]): readonly string[] {
  const seen = SCREENS.filter((screen) => screen.site === site).map(routeOf)
  return paths
    .filter((path) => !ONLY_LEADS_ON.includes(path))
    .filter((path) => {
      const shape = new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`)
      return !seen.some((address) => shape.test(address))
    })
}

test('every route of the player site is among the screens that are looked at', () => {
  expect(unseen('player', Object.keys(createPlayerRouter().routesByPath))).toEqual([])
})

test('every route of the office is among the screens that are looked at', () => {
  expect(unseen('office', Object.keys(createOfficeRouter().routesByPath))).toEqual([])
})

test('no two screens have the same name, which is that of their picture', () => {
  const names = SCREENS.map(({ name }) => name)
  expect(names).toHaveLength(new Set(names).size)
})
