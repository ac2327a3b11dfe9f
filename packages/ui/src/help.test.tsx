import { startTexts } from '@camellia/i18n/i18n'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { Help } from './help'
import { ThemeProvider } from './theme-provider'

beforeAll(() => startTexts('office', async () => 'ko'))

test('a hard word explains itself by keyboard, and the focus comes back to it', async () => {
  const pressed: string[] = []
  render(
    <ThemeProvider>
      {/* biome-ignore lint/a11y: the row is only there to be pressed by mistake. */}
      <div onClick={() => pressed.push('row')}>
        <Help word="rtp" />
      </div>
    </ThemeProvider>,
  )
  const mark = screen.getByRole('button', { name: '환수율(RTP) 설명' })
  await userEvent.tab()
  expect(document.activeElement).toBe(mark)
  await userEvent.keyboard('{Enter}')
  const shown = screen.getByRole('dialog', { name: '환수율(RTP) 설명' })
  expect(shown.textContent).toContain('돌려주는 비율')
  expect(shown.contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(mark)
  expect(pressed).toEqual([])
})
