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
  { cell: '＝1+1', gives: `"'＝1+1"` },
  { cell: '＋82', gives: `"'＋82"` },
  { cell: '－cmd', gives: `"'－cmd"` },
  { cell: '＠sum', gives: `"'＠sum"` },
  { cell: '﹦1', gives: `"'﹦1"` },
  { cell: '\u22121', gives: `"'\u22121"` },
  { cell: '\u207a1', gives: `"'\u207a1"` },
  { cell: '\u200b＝1', gives: `"'\u200b＝1"` },
  { cell: '\ufeff=1', gives: `"'\ufeff=1"` },
  { cell: '\u3000=1', gives: `"'\u3000=1"` },
  { cell: '가-나=다', gives: '가-나=다' },
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
