import type { RtpAlarm, RtpTitle } from '@camellia/contract/rtp'
import { startTexts } from '@camellia/i18n/i18n'
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { RtpAlarms, RtpMeasures } from './rtp-measures'

beforeAll(() => startTexts('office', async () => 'en'))

const measured = {
  ...{ variant: '96', rounds: 300, stake: 0, win: 0, rtp: 9_000, mean: 9_100, z: null },
  ...{ low: null, high: null, least: 501, spread: 9.5, spreadDeclared: 10.74 },
}

test('what is bought stands by itself, and too few rounds are said to be that', () => {
  const title = {
    ...{ game: 'a', variant: '96', declared: 9_600, variants: [], alarms: [], pending: null },
    measured: [
      { ...measured, kind: 'spin' },
      { ...measured, kind: 'buy', mean: 9_300, z: 1 },
    ],
  } as unknown as RtpTitle
  render(<RtpMeasures title={title} />)
  expect(screen.getByText('91.00%')).toBeTruthy()
  expect(screen.getByText('93.00%')).toBeTruthy()
  expect(screen.getByText(/bought/)).toBeTruthy()
  expect(screen.getAllByText('9.50 / 10.74')).toHaveLength(2)
  expect(screen.getByText('Judged from 501 rounds on.')).toBeTruthy()
})

test('every alarm of a game has its row', () => {
  const alarm = { day: '2026-11-01', variant: '96', kind: 'buy', rounds: 900, z: -4.2, mean: 7_000 }
  render(<RtpAlarms alarms={[alarm as RtpAlarm, { ...alarm, day: '2026-11-02' } as RtpAlarm]} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getAllByText('z −4.20')).toHaveLength(2)
})
