import { expect, test } from 'vitest'
import { csvLine } from './csv'

test.each([
  { cell: '달빛', gives: '달빛' },
  { cell: 'a,b', gives: '"a,b"' },
  { cell: 'say "hi"', gives: '"say ""hi"""' },
  { cell: 'two\nlines', gives: '"two\nlines"' },
  { cell: '=1+1', gives: `"'=1+1"` },
  { cell: '+82101234', gives: `"'+82101234"` },
  { cell: '-cmd', gives: `"'-cmd"` },
  { cell: '@sum', gives: `"'@sum"` },
  { cell: '\t=1', gives: `"'\t=1"` },
  { cell: '  =1', gives: `"'  =1"` },
  { cell: '=HYPERLINK("x")', gives: `"'=HYPERLINK(""x"")"` },
  { cell: -500, gives: '-500' },
  { cell: 0, gives: '0' },
  { cell: null, gives: '' },
])('$cell is written as $gives', ({ cell, gives }) => {
  expect(csvLine([cell])).toBe(`${gives}\r\n`)
})

test('cells of a line are set apart by commas', () => {
  expect(csvLine(['a', 1, null, 'b'])).toBe('a,1,,b\r\n')
})
