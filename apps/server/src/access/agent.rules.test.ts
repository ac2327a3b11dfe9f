import { expect, test } from 'vitest'
import { deviceNamed } from './agent.rules'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0 Safari/537.36`,
    'Chrome Windows',
  ],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/131.0 Safari/537.36 Edg/131.0`, 'Edge Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/130.0 Whale/4.29 Safari/537.36`,
    'Whale Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921N) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} Chrome/131.0 Mobile Safari/537.36 KAKAOTALK 11.2`,
    'KakaoTalk Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 CriOS/131.0 Mobile/15E148 Safari/604.1',
    'Chrome iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.6; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Firefox macOS',
  ],
  [`Mozilla/5.0 (X11; Linux aarch64) ${WEBKIT} HeadlessChrome/131.0 Safari/537.36`, 'Chrome Linux'],
  ['curl/8.5.0', ' '],
  ['', ' '],
])('%s is %s', (agent, name) => {
  const { browser, system } = deviceNamed(agent)
  expect(`${browser} ${system}`).toBe(name)
})
