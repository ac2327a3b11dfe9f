import { expect, test } from 'vitest'
import { createOfficeRouter } from './router'
import { SCREENS, screensFor } from './screens'

/** Where nobody goes on purpose. */
const NOT_SCREENS = ['/', '/not-authorized']

const routes = Object.values(createOfficeRouter().routesById).filter(
  ({ id, fullPath }) =>
    id.startsWith('/shell/') && !fullPath.includes('$') && !NOT_SCREENS.includes(fullPath),
)

test('the palette knows every screen there is, and none that is not', () => {
  const known = SCREENS.map(({ to }) => to).toSorted()
  expect(known).toEqual(routes.map(({ fullPath }) => fullPath).toSorted())
})

test('it offers a screen only to those whom the screen lets in', () => {
  const need = (to: string) =>
    routes.find(({ fullPath }) => fullPath === to)?.options.staticData?.need
  const loose = SCREENS.filter((screen) => {
    const asked = need(screen.to)
    return asked !== undefined && ![screen.need, screen.also].includes(asked)
  })
  expect(loose.map(({ to }) => to)).toEqual([])
})

test('what everybody in the office has is offered to everybody', () => {
  expect(screensFor([]).map(({ to }) => to)).toEqual(['/dashboard', '/partner-notices', '/profile'])
})
