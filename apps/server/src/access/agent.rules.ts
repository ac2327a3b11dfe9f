import type { DeviceName } from '@camellia/contract/login'

/** The first that matches: browsers name those they descend from, so the youngest come first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bKAKAOTALK/i, 'KakaoTalk'],
  [/\bNAVER\(/i, 'Naver'],
  [/\bWhale\//, 'Whale'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPiOS|Opera)\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What a person calls the thing they hold, from what its browser says of itself. */
export function deviceNamed(agent: string): DeviceName {
  return { browser: firstOf(BROWSERS, agent), system: firstOf(SYSTEMS, agent) }
}

function firstOf(names: typeof BROWSERS, agent: string): string {
  return names.find(([pattern]) => pattern.test(agent))?.[1] ?? ''
}
