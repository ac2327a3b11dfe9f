import { startTexts } from '@camellia/i18n/i18n'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Menu } from './menu'

beforeAll(() => startTexts('office', async () => 'ko'))

let chosen: string[] = []

beforeEach(() => {
  chosen = []
  const entries = ['Korean', 'English', 'Arabic'].map((label) => ({
    label,
    checked: label === 'English',
    onSelect: () => chosen.push(label),
  }))
  render(
    <>
      <Menu heading="Language" target={<button type="button">EN</button>} entries={entries} />
      <button type="button">elsewhere</button>
    </>,
  )
})

const button = () => screen.getByRole('button', { name: 'EN' })
const focused = () => document.activeElement?.textContent

test('a menu is gone through with the arrows, beginning at what is chosen', async () => {
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('menu', { name: 'EN' })).toBeDefined()
  expect(focused()).toBe('English')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Korean')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Arabic')
  await userEvent.keyboard('{Home}{Enter}')
  expect(chosen).toEqual(['Korean'])
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button())
})

test.each([
  { what: 'Esc', close: () => userEvent.keyboard('{Escape}'), back: 'EN' },
  { what: 'Tab', close: () => userEvent.keyboard('{Tab}'), back: 'elsewhere' },
  {
    what: 'a press elsewhere',
    close: () => userEvent.click(screen.getByText('elsewhere')),
    back: 'elsewhere',
  },
  { what: 'its button', close: () => userEvent.click(button()), back: 'EN' },
])('$what closes it and chooses nothing', async ({ close, back }) => {
  await userEvent.click(button())
  expect(button().getAttribute('aria-expanded')).toBe('true')
  await close()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(focused()).toBe(back)
  expect(chosen).toEqual([])
})
