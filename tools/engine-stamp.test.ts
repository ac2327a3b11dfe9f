import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { engineStamp, figuresAreCurrent } from './engine-stamp'

const copy = mkdtempSync(join(tmpdir(), 'camellia-engines-'))
afterAll(() => rmSync(copy, { recursive: true }))

test('one more line in an engine or a figure, and all figures are to be computed again', () => {
  cpSync(join('packages', 'engines', 'src'), copy, { recursive: true })
  const untouched = engineStamp(copy)
  expect(untouched).toBe(engineStamp())
  appendFileSync(join(copy, 'slot', 'fast', 'figures.long.test.ts'), '\n')
  expect(engineStamp(copy)).toBe(untouched)
  for (const name of ['slot/engine.ts', 'titles/tiger-moon.ts', 'titles/certified.json']) {
    const before = engineStamp(copy)
    appendFileSync(join(copy, name), '\n')
    expect(engineStamp(copy)).not.toBe(before)
    expect(figuresAreCurrent(copy)).toBe(false)
  }
})
