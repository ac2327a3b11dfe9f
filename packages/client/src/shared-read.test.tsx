import { listGames } from '@camellia/contract/game'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createQueries } from './queries'
import { useSharedEndpoint } from './shared-read'

let asked = 0
let drawn = 0

beforeEach(() => {
  asked = 0
  drawn = 0
  vi.stubGlobal('fetch', async () => {
    asked++
    return { json: async () => ({ status: 'OK', code: 'SUCCESS', data: [`answer ${asked}`] }) }
  })
})

function Row({ enabled = true }: { readonly enabled?: boolean }) {
  drawn++
  const { data = [], waits } = useSharedEndpoint(listGames, {}, { enabled })
  return <p>{waits ? 'waiting' : `knows ${data.join() || 'nothing'}`}</p>
}

const ROWS = Array.from({ length: 50 }, (_, row) => row)

function Rows({ more = 0 }: { readonly more?: number }) {
  return [...ROWS, ...ROWS.slice(0, more).map((row) => `more ${row}`)].map((row) => (
    <Row key={row} />
  ))
}

test('fifty rows that show the same ask once', async () => {
  render(
    <QueryClientProvider client={createQueries()}>
      <Rows />
    </QueryClientProvider>,
  )
  expect(screen.getAllByText('waiting')).toHaveLength(50)
  expect(await screen.findAllByText('knows answer 1')).toHaveLength(50)
  expect(asked).toBe(1)
})

test('an answer that grew old is asked for again by a row that joins, and only then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  try {
    const queries = createQueries()
    const page = (more: number) => (
      <QueryClientProvider client={queries}>
        <Rows more={more} />
      </QueryClientProvider>
    )
    const { rerender } = render(page(0))
    await screen.findAllByText('knows answer 1')
    const before = drawn
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect({ asked, drawn }).toEqual({ asked: 1, drawn: before })
    rerender(page(3))
    expect(await screen.findAllByText('knows answer 2')).toHaveLength(53)
    expect(asked).toBe(2)
  } finally {
    vi.useRealTimers()
  }
})

test('who may not know is not asked for, and shows nothing', () => {
  render(
    <QueryClientProvider client={createQueries()}>
      <Row enabled={false} />
    </QueryClientProvider>,
  )
  expect(screen.getByText('knows nothing')).toBeTruthy()
  expect(asked).toBe(0)
})

test('after a logout whoever comes next sees nothing of the one before', async () => {
  const queries = createQueries()
  const page = (enabled: boolean) => (
    <QueryClientProvider client={queries}>
      <Row enabled={enabled} />
    </QueryClientProvider>
  )
  const { rerender } = render(page(true))
  await screen.findByText('knows answer 1')
  queries.clear()
  rerender(page(false))
  rerender(page(true))
  expect(screen.getByText('waiting')).toBeTruthy()
  expect(await screen.findByText('knows answer 2')).toBeTruthy()
})
