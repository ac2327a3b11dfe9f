import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const pages = ['apps/player/src', 'apps/office/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(folder, name)),
)

/** Every element of both sites that has to do with a password. */
const fields = pages.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/<(\w+)(?:[^<>]|=>)*?\/>/g)]
    .map(([element, name = '']) => ({ path, name, element }))
    .filter(({ name, element }) => name === 'PasswordField' || /-password['"]/.test(element)),
)

test('password managers know every password field, and may paste into it', () => {
  expect(fields.length).toBeGreaterThan(15)
  const unnamed = fields.filter(({ element }) => !element.includes('autoComplete='))
  expect(unnamed).toEqual([])
  expect(fields.filter(({ element }) => /onPaste|onDrop|readOnly/.test(element))).toEqual([])
})

test('every password of both sites is typed unseen', () => {
  const seen = fields.filter(
    ({ name, element }) => name !== 'PasswordField' && !element.includes('type="password"'),
  )
  expect(seen).toEqual([])
})
