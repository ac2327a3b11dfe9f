import { expect, test } from 'vitest'
import { initialsOf } from './initials'

test('initials are taken from syllables and leave other letters alone', () => {
  expect(initialsOf('용문 7')).toBe('ㅇㅁ 7')
})
