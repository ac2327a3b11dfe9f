import layout from '@camellia/art/out/slots/crimson-fortune/layout.json'
import { expect, test } from 'vitest'
import { cellMiddle, placesFor } from './layout.rules'

test('on a desktop everything stands as it was composed', () => {
  const places = placesFor({ w: 1440, h: 900 }, layout)
  expect(places).toMatchObject({ side: 'landscape', scale: 1, x: 0, y: 0 })
  expect(places.window).toEqual(layout.landscape.window)
})

test('on a phone the reels are 366 wide and the controls begin at 642', () => {
  const places = placesFor({ w: 390, h: 844 }, layout)
  expect(places).toMatchObject({ side: 'portrait', scale: 1, deck: 642 })
  expect(places.window).toEqual(layout.portrait.window)
})

test.each([
  { w: 375, h: 667 },
  { w: 320, h: 568 },
  { w: 360, h: 740 },
  { w: 430, h: 932 },
  { w: 768, h: 1024 },
])('on $w × $h reels, strip and deck do not touch', (size) => {
  const { window, strip, deck, scale, frame } = placesFor(size, layout)
  expect(window.y).toBeGreaterThanOrEqual(54)
  expect(strip).toBeGreaterThanOrEqual(window.y + window.h)
  expect(deck).toBeGreaterThanOrEqual(strip + 46)
  expect((frame.x + layout.portrait.frame.pad) * scale).toBeGreaterThanOrEqual(0)
})

test('a short phone gives up the logo before the reels', () => {
  expect(placesFor({ w: 390, h: 640 }, layout).logo).toBeUndefined()
})

test('the middle of the first cell is half a cell inside', () => {
  const places = placesFor({ w: 1440, h: 900 }, layout)
  expect(cellMiddle(places, { reels: 5, rows: 3 }, 0, 0)).toEqual({ x: 255 + 93, y: 179 + 93 })
})

test('a replay has no deck: its reels are larger than in the game', () => {
  const size = { w: 352, h: 430 }
  const bare = placesFor(size, layout, true)
  expect(bare.scale).toBeGreaterThan(placesFor(size, layout).scale)
  expect((bare.window.y + bare.window.h) * bare.scale).toBeLessThanOrEqual(size.h)
})
