import { expect, test } from 'vitest'
import { boltBetween, chained, flashAt } from './web.rules'

test('a web goes from each point to the nearest that is left', () => {
  const points = [0, 30, 10, 20].map((x) => ({ x, y: 0 }))
  expect(chained(points).map(({ x }) => x)).toEqual([0, 10, 20, 30])
})

test('lightning begins and ends exactly at its points, and is the same for the same seed', () => {
  const [a, b] = [
    { x: 10, y: 20 },
    { x: 300, y: 80 },
  ]
  const bolt = boltBetween(a, b, 3)
  expect(bolt[0]).toEqual(a)
  expect(bolt.at(-1)).toEqual(b)
  expect(boltBetween(a, b, 3)).toEqual(bolt)
  expect(boltBetween(a, b, 4)).not.toEqual(bolt)
})

test('the sky is dark most of the time between two flashes', () => {
  const moments = Array.from({ length: 460 }, (_, i) => flashAt(i * 10))
  expect(Math.max(...moments)).toBeGreaterThan(0.9)
  expect(moments.filter((light) => light < 0.1).length).toBeGreaterThan(230)
})
