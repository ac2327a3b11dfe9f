import type { Game } from '@camellia/contract/game'
import { ODD_EVEN_RTP, settleOddEven } from '@camellia/engines/odd-even'
import { startTexts } from '@camellia/i18n/i18n'
import { won } from '@camellia/kernel/won'
import { ThemeProvider } from '@camellia/ui/theme-provider'
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { Rules } from './rules'

beforeAll(() => startTexts('player', async () => 'en'))

test('odd or even says that fractions of a won are dropped, as they are', () => {
  render(
    <ThemeProvider>
      <Rules game={{ code: 'odd-even', rtp: ODD_EVEN_RTP } as Game} />
    </ThemeProvider>,
  )
  expect(screen.getByText('Fractions of a won are dropped.')).toBeTruthy()
  expect(settleOddEven(won(1_001), { pick: 'ODD' }, 1).win).toBe(1_951)
})
