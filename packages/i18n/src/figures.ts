import type { Language } from './languages'

type Units = readonly (readonly [many: number, sign: string])[]

interface Figures {
  /** Between the thousands. */
  readonly group: string
  /** Before the hundredths. */
  readonly point: string
  readonly percent: string
  /** Before what is below nothing. */
  readonly minus?: string
  /** What stands for so many, from the most. */
  readonly units: Units
}

const byThousands = (thousand: string, million: string, billion: string): Units => [
  [1e9, billion],
  [1e6, million],
  [1e3, thousand],
]

const PLAIN = { group: ',', point: '.', percent: '%' }
const HARD = '\u00a0'

export const FIGURES: Record<Language, Figures> = {
  ko: {
    ...PLAIN,
    units: [
      [1e8, '억'],
      [1e4, '만'],
      [1e3, '천'],
    ],
  },
  en: { ...PLAIN, units: byThousands('K', 'M', 'B') },
  ru: {
    group: HARD,
    point: ',',
    percent: `${HARD}%`,
    units: byThousands(`${HARD}тыс.`, `${HARD}млн`, `${HARD}млрд`),
  },
  // Thousands have a singular and two plurals.
  ar: { ...PLAIN, percent: '\u200e%\u200e', minus: '\u200e-', units: [] },
  fr: {
    group: '\u202f',
    point: ',',
    percent: `${HARD}%`,
    units: byThousands(`${HARD}k`, `${HARD}M`, `${HARD}Md`),
  },
  id: {
    group: '.',
    point: ',',
    percent: '%',
    units: byThousands(`${HARD}rb`, `${HARD}jt`, `${HARD}M`),
  },
  ja: {
    ...PLAIN,
    units: [
      [1e8, '億'],
      [1e4, '万'],
    ],
  },
}

/**
 * Ordinary numbers, with two decimals at most, as `Intl` writes them: the first `Intl` of a page
 * costs a phone a tenth of a second.
 */
export function plain(value: number, { group, point, minus = '-' }: Figures): string | undefined {
  const [, below, whole, hundredths] = /^(-?)(\d+)(?:\.(\d\d?))?$/.exec(String(value)) ?? []
  if (whole === undefined) return undefined
  const sign = below && minus
  const grouped = `${sign}${whole.replace(/(\d)(?=(?:\d{3})+$)/g, `$1${group}`)}`
  return hundredths === undefined ? grouped : `${grouped}${point}${hundredths}`
}

/** A whole number of what the language counts in, or of ones where they are few, likewise. */
export function compactly(value: number, { units }: Figures): string | undefined {
  if (Number.isInteger(value) && value >= 0 && value < 1e3) return String(value)
  const [many, sign] = units.find(([least]) => value >= least) ?? []
  if (!many || value % many !== 0 || value >= 1e11) return undefined
  return `${value / many}${sign}`
}
