import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changed } from './build'
import { FAULTS } from './faults'

test('every planted fault has its place in the product, and is at least one of fifteen', () => {
  expect(FAULTS.length).toBeGreaterThanOrEqual(15)
  expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length)
  for (const { name, changes } of FAULTS) {
    expect(changes, name).not.toEqual([])
    const files = new Map<string, string>()
    for (const change of changes) {
      const text = files.get(change.file) ?? readFileSync(change.file, 'utf8')
      const faulty = changed(text, change)
      expect(faulty, name).not.toBe(text)
      files.set(change.file, faulty)
    }
  }
})

test('a fault whose place is gone, or stands in two, is not planted', () => {
  const change = { file: 'a', from: 'x', to: 'y' }
  expect(() => changed('z', change)).toThrow('0 times')
  expect(() => changed('x x', change)).toThrow('2 times')
  expect(changed('a x b', change)).toBe('a y b')
})
