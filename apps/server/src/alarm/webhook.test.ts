import { expect, test } from 'vitest'
import { createAlarmTeller, isOutside, sendAlarm } from './webhook'

const alarm = { kind: 'JOB_FAILED', job: 'ledger-audit', day: '2026-11-17', text: 'x' } as const

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  'fe80::1',
  'fd00::1',
  '2002:7f00:1::',
  '64:ff9b::7f00:1',
  'localhost',
])('%s is inside and is never called', (address) => {
  expect(isOutside(address)).toBe(false)
})

test.each(['8.8.8.8', '203.0.113.7', '2606:4700::1111'])('%s is outside', (address) => {
  expect(isOutside(address)).toBe(true)
})

test.each([
  'https://127.0.0.1:9/',
  'https://localhost:9/',
  'https://[::1]:9/',
  'https://2130706433/',
  'https://0x7f.1/',
])('an alarm to %s is not sent', async (url) => {
  await expect(sendAlarm(url, alarm)).rejects.toThrow('not outside')
})

test('an alarm goes by https only', async () => {
  await expect(sendAlarm('http://203.0.113.7/', alarm)).rejects.toThrow('only https')
})

test('a lost alarm is a line of the log and harms nobody', async () => {
  const lines: string[] = []
  const log = { warn: (_: object, text: string) => void lines.push(text) }
  createAlarmTeller(async () => 'https://127.0.0.1/', log)(alarm)
  await expect.poll(() => lines).toEqual(['alarm not sent'])
  createAlarmTeller(async () => null, log)(alarm)
  expect(lines).toHaveLength(1)
})
