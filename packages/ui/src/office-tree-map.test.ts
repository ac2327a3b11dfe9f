import { expect, test } from 'vitest'
import { treeMapOf } from './office-tree-map'

const place = { width: 600, height: 400 }
const draws = (seed: number) => () => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed
}

test.each([1, 2, 3, 7, 40, 300])(
  '%i tiles have the area of their part, and fill the place',
  (n) => {
    const draw = draws(n)
    const values = Array.from({ length: n }, () => 1 + (draw() % 1_000_000))
    const sum = values.reduce((total, value) => total + value, 0)
    const tiles = treeMapOf(values, (value) => value, place)
    expect(tiles).toHaveLength(n)
    for (const { item, width, height } of tiles) {
      expect(width * height).toBeCloseTo((item / sum) * place.width * place.height, 3)
    }
    const area = tiles.reduce((total, { width, height }) => total + width * height, 0)
    expect(area).toBeCloseTo(place.width * place.height, 2)
  },
)

test('no tile leaves the place or lies over another', () => {
  const draw = draws(5)
  const values = Array.from({ length: 30 }, () => 1 + (draw() % 1_000))
  const tiles = treeMapOf(values, (value) => value, place)
  const near = 1e-6
  for (const [at, one] of tiles.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(-near)
    expect(one.y).toBeGreaterThanOrEqual(-near)
    expect(one.x + one.width).toBeLessThanOrEqual(place.width + near)
    expect(one.y + one.height).toBeLessThanOrEqual(place.height + near)
    for (const other of tiles.slice(at + 1)) {
      const beside =
        one.x + one.width <= other.x + near ||
        other.x + other.width <= one.x + near ||
        one.y + one.height <= other.y + near ||
        other.y + other.height <= one.y + near
      expect(beside).toBe(true)
    }
  }
})

test('tiles are about square: slices would be thirty times as long as they are wide', () => {
  const tiles = treeMapOf(
    Array.from({ length: 20 }, () => 5),
    (value) => value,
    place,
  )
  for (const { width, height } of tiles) {
    expect(Math.max(width / height, height / width)).toBeLessThan(2)
  }
})

test('what is worth nothing has no tile, and nothing at all is an empty place', () => {
  expect(treeMapOf([0, 3, 0], (value) => value, place)).toHaveLength(1)
  expect(treeMapOf([0, 0], (value) => value, place)).toEqual([])
})
