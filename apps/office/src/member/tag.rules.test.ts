import { expect, test } from 'vitest'
import { changeFor, standing } from './tag.rules'

const vip = { id: 1, name: '단골', colour: 'RED' } as const
const late = { id: 2, name: '지각', colour: 'GREY' } as const
const people = [{ tags: [vip, late] }, { tags: [vip] }]

test('a tag is on all of them, on some or on none', () => {
  expect([1, 2, 3].map((id) => standing(people, id))).toEqual([true, 'some', false])
})

test('only what was touched and is not so already is put or taken', () => {
  const touched = new Map([
    [1, true],
    [2, true],
    [3, false],
  ])
  expect(changeFor(people, touched)).toEqual({ put: [2], take: [] })
  expect(changeFor(people, new Map([[2, false]]))).toEqual({ put: [], take: [2] })
  expect(changeFor(people, new Map())).toEqual({ put: [], take: [] })
})
