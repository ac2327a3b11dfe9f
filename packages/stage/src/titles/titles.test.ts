import { TITLES } from '@camellia/engines/titles/titles'
import { expect, test } from 'vitest'
import { hasLook, loadLook } from '../looks'

const drawn = Object.values(TITLES).filter(({ id }) => hasLook(id))

test.each(drawn)('$id has a picture of every symbol, at rest, moving and glowing', async (def) => {
  const { atlas, small, extra, lively } = await loadLook(def.id)
  const names = def.symbols.flatMap(({ art }) => [art, `${art}.blur`, `${art}.glow`])
  expect(names.filter((name) => !(name in atlas.json.frames))).toEqual([])
  expect(Object.keys(small.json.frames)).toEqual(Object.keys(atlas.json.frames))
  const sides = lively.flatMap((art) => [`${art}.left`, `${art}.right`])
  expect(sides.filter((name) => !(name in extra.json.frames))).toEqual([])
})

test.each(drawn)('$id is laid out for as many reels and rows as it has', async (def) => {
  const { layout } = await loadLook(def.id)
  expect(layout).toMatchObject({ reels: def.grid.reels })
  expect(def.grid.rows).toContain(layout.rows)
})
