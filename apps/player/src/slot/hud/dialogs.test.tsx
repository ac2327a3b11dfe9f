import { startTexts } from '@camellia/i18n/i18n'
import { gameFaceOf } from '@camellia/stage/game-face'
import { isSetName } from '@camellia/stage/set-names'
import { ThemeProvider } from '@camellia/ui/theme-provider'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ruleText } from '../../../../../tools/rule-text'
import { BuyDialog } from './buy'
import { Paytable } from './paytable'
import { SlotRules } from './slot-rules'

const face = gameFaceOf('crimson-fortune', '96')
if (!face) throw new Error('the title is there')

beforeAll(() => startTexts('player', async () => 'en'))

test('the paytable says what each symbol pays at the present bet', () => {
  render(
    <ThemeProvider>
      <Paytable face={face} look={undefined} bet={2_000} />
    </ThemeProvider>,
  )
  const best = Math.max(...Object.values(face.symbols[0]?.pays ?? {}))
  expect(screen.getByText(`₩${((2_000 * best) / 100).toLocaleString('en-US')}`)).toBeTruthy()
  expect(screen.getByText('20 lines')).toBeTruthy()
  expect(screen.getByText('Wild')).toBeTruthy()
})

test('the rules name the return, the feature and the definition that is played', () => {
  render(
    <ThemeProvider>
      <SlotRules face={face} />
    </ThemeProvider>,
  )
  expect(screen.getByText('96%')).toBeTruthy()
  expect(screen.getByText(/10 free spins start; all their wins are ×3/)).toBeTruthy()
  expect(screen.getByText(face.version)).toBeTruthy()
})

test('a feature is bought only after its price and both returns were shown', () => {
  const title = gameFaceOf('thunder-pantheon', '96')
  if (!title) throw new Error('the title is there')
  const onBuy = vi.fn()
  const shown = (balance: number) => (
    <ThemeProvider>
      <BuyDialog face={title} bet={2_000} balance={balance} onBuy={onBuy} onClose={() => {}} />
    </ThemeProvider>
  )
  const { rerender } = render(shown(1_000_000))
  expect(screen.getByText('₩130,000')).toBeTruthy()
  expect(screen.getByText('Theoretical return when bought')).toBeTruthy()
  expect(screen.getByText('Theoretical return of a spin')).toBeTruthy()
  expect(screen.getAllByText('96%')).toHaveLength(2)
  expect(onBuy).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText('Buy for ₩130,000'))
  expect(onBuy).toHaveBeenCalledOnce()
  rerender(shown(100_000))
  expect(screen.getByText('Buy for ₩130,000').closest('button')?.disabled).toBe(true)
})

test('the rules speak only of what the title has', () => {
  const title = gameFaceOf('thunder-pantheon', '96')
  if (!title) throw new Error('the title is there')
  render(
    <ThemeProvider>
      <SlotRules face={title} />
    </ThemeProvider>,
  )
  expect(screen.queryByText(/The wild stands for/)).toBeNull()
  expect(screen.getByText(/new symbols fall/)).toBeTruthy()
  expect(screen.getByText('From 4 bonus symbols on, 15 free spins start.')).toBeTruthy()
  expect(screen.getByText(/5 more are given from 3 bonus symbols on/)).toBeTruthy()
})

test('the paytable of a card title names its sets and what they pay', () => {
  const cards = gameFaceOf('hwatu-garden', '96')
  if (!cards) throw new Error('the title is there')
  render(
    <ThemeProvider>
      <Paytable face={cards} look={undefined} bet={2_000} />
    </ThemeProvider>,
  )
  expect(screen.getByText('Four Brights')).toBeTruthy()
  expect(screen.getByText('₩120,000')).toBeTruthy()
  expect(cards.sets.every(({ name }) => isSetName(name))).toBe(true)
})

test('the paytable shows from which count to which a prize is paid, and what is per way', () => {
  const shown = (code: string) => {
    const title = gameFaceOf(code, '96')
    if (!title) throw new Error('the title is there')
    const { container, unmount } = render(
      <ThemeProvider>
        <Paytable face={title} look={undefined} bet={2_000} />
      </ThemeProvider>,
    )
    const counts = [...container.querySelectorAll('dt')].map((count) => count.textContent)
    const text = container.textContent ?? ''
    unmount()
    return { counts: counts.slice(0, 3), text }
  }
  expect(shown('thunder-pantheon').counts).toEqual(['12+', '10–11', '8–9'])
  expect(shown('bingsu-pop').counts).toEqual(['15+', '12–14', '10–11'])
  expect(shown('thunder-pantheon').text).not.toContain('for each way')
  for (const code of ['hwatu-garden', 'tiger-moon']) {
    expect(shown(code).counts).toEqual(['5', '4', '3'])
    expect(shown(code).text).toContain('for each way')
  }
})

test('the rules of a title are the sentences its definition asks for, and no more', () => {
  const codes = ['hwatu-garden', 'diamond-777', 'thunder-pantheon', 'tiger-moon', 'bingsu-pop']
  for (const code of codes) {
    const title = gameFaceOf(code, '96')
    if (!title) throw new Error('the title is there')
    const { container, unmount } = render(
      <ThemeProvider>
        <SlotRules face={title} />
      </ThemeProvider>,
    )
    const said = [...container.querySelectorAll('li')].map((item) => item.textContent ?? '')
    expect(said).toEqual(title.rules.map(ruleText))
    expect(said.join(' ')).not.toMatch(/slot\.rule|\{\{|undefined/)
    unmount()
  }
})

test('a wild is not said to do what it does not', () => {
  const said = (code: string) => (gameFaceOf(code, '96')?.rules ?? []).map(ruleText).join(' ')
  expect(said('hwatu-garden')).toContain('The wild does not stand for the cards of a set.')
  expect(said('diamond-777')).toContain('A line of wilds alone pays its own prize, multiplied by')
  expect(said('thunder-pantheon')).toContain('largest win is 2,860.6 times the bet')
  expect(said('thunder-pantheon')).toContain('Multipliers (×2, ×3, ×4, ×5, ×8, ×10, ×25, ×50)')
  expect(said('thunder-pantheon')).toContain('Those of losing spins are not collected.')
  expect(said('diamond-777')).not.toContain('bonus')
  expect(said('diamond-777')).toContain('Any mix of one family (7, BAR) on a line')
  expect(said('thunder-pantheon')).toContain('No round reaches this limit.')
})

test('the rules say what growing cells and wilds of each reel multiply by', () => {
  const [ice, drums] = ['bingsu-pop', 'diamond-777'].map((code) => gameFaceOf(code, '96'))
  if (!ice || !drums) throw new Error('the titles are there')
  render(
    <ThemeProvider>
      <SlotRules face={ice} />
      <SlotRules face={drums} />
    </ThemeProvider>,
  )
  expect(screen.getByText(/only marks its cells.*\(×2, ×4, ×8, ×16, ×32, ×64\)/)).toBeTruthy()
  expect(screen.getByText(/×2, ×3, ×5/)).toBeTruthy()
})
