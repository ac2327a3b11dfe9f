import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { piecesOf, spansOf } from './plain-page.rules'

test('a page of ours is read into its pieces', () => {
  const page =
    '# A\nOne *two* `x`.\n\n- a\n- **b**\n\n1. c\n\n| k | v |\n|---|---|\n| 1 | 2 |\n```\ncode\n```\nend'
  expect(piecesOf(page)).toEqual([
    { type: 'heading', level: 1, text: 'A' },
    { type: 'text', text: 'One *two* `x`.' },
    { type: 'list', ordered: false, items: ['a', '**b**'] },
    { type: 'list', ordered: true, items: ['c'] },
    {
      type: 'table',
      rows: [
        ['k', 'v'],
        ['1', '2'],
      ],
    },
    { type: 'code', text: 'code' },
    { type: 'text', text: 'end' },
  ])
  expect(spansOf('One *two* `x` [y](z).')).toEqual([
    { type: 'text', text: 'One ' },
    { type: 'em', text: 'two' },
    { type: 'text', text: ' ' },
    { type: 'code', text: 'x' },
    { type: 'text', text: ' ' },
    { type: 'text', text: 'y' },
    { type: 'text', text: '.' },
  ])
})

test('nothing of the published rules is lost on the way to the screen', () => {
  const page = readFileSync('docs/fairness.md', 'utf8')
  const shown = piecesOf(page).flatMap((piece) => {
    if (piece.type === 'list') return piece.items
    if (piece.type === 'table') return piece.rows.flat()
    return [piece.text]
  })
  const words = (text: string) => text.replace(/^(#+|- |\d+\. |```|\|[-|]+\|)/gm, '').match(/\w+/g)
  expect(shown.join(' ').match(/\w+/g)).toEqual(words(page))
})
