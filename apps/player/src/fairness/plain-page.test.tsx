import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlainPage } from './plain-page'

test('marks of emphasis and code are shown as such in the head of a table too', () => {
  const page = '| form | block *j* | `code` |\n|---|---|---|\n| 1 | *k* | `x` |'
  const { container } = render(<PlainPage text={page} />)
  expect(container.textContent).toBe('formblock jcode1kx')
  expect(container.querySelector('th em')?.textContent).toBe('j')
})
