import { expect, test } from 'vitest'
import { byDay } from './days.rules'

test('what was said is parted by the days of Seoul', () => {
  const posts = [
    { id: 'a', createdAt: '2026-11-14T14:59:59.000Z' },
    { id: 'b', createdAt: '2026-11-14T15:00:00.000Z' },
    { id: 'c', createdAt: '2026-11-15T01:00:00.000Z' },
  ]
  const days = byDay(posts).map(({ day, posts: said }) => [day, said.map(({ id }) => id)])
  expect(days).toEqual([
    ['2026-11-14', ['a']],
    ['2026-11-15', ['b', 'c']],
  ])
})
