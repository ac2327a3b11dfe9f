import { FILE_BYTES_MAX } from '@camellia/contract/file'
import { expect, test } from 'vitest'
import { fileError, fileName } from './upload.rules'

test.each([
  { type: 'image/png', size: 1, wrong: undefined, because: 'a picture' },
  { type: 'application/pdf', size: FILE_BYTES_MAX, wrong: undefined, because: 'just small enough' },
  {
    type: 'image/png',
    size: FILE_BYTES_MAX + 1,
    wrong: 'PAYLOAD_TOO_LARGE',
    because: 'a byte too large',
  },
  { type: 'image/svg+xml', size: 9, wrong: 'INVALID_FILE_TYPE', because: 'a drawing that can run' },
  { type: '', size: 9, wrong: 'INVALID_FILE_TYPE', because: 'of an unknown kind' },
  { type: 'image/png', size: 0, wrong: 'INVALID_FILE_TYPE', because: 'an empty one' },
])('a file of $size bytes of "$type" is judged $wrong: $because', ({ wrong, ...file }) => {
  expect(fileError(file)).toBe(wrong)
})

test('a name that is too long keeps its end, and none becomes one', () => {
  expect(fileName(`${'가'.repeat(300)}.png`)).toHaveLength(200)
  expect(fileName(`${'가'.repeat(300)}.png`).endsWith('.png')).toBe(true)
  expect(fileName('  ')).toBe('file')
})
