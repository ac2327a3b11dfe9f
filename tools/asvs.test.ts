import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** How many requirements of level 1 and 2 each section of ASVS 5.0.0 begins with. */
const SECTIONS: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
}
const HIGHEST = ['1.2.10', '2.3.5', '6.3.8', '8.3.2', '15.4.2', '16.5.4']
const WANTED = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
)

const sheet = readFileSync('docs/asvs.md', 'utf8')
const rows = [...sheet.matchAll(/^\| (\d+\.\d+\.\d+) \| (L[123]) \| (.+?) \| (.+) \|$/gm)].map(
  ([, number = '', , what = '', answer = '']) => ({ number, what, answer }),
)

test('every requirement of level 1 and 2, and six of level 3, stand in the sheet once', () => {
  expect(WANTED.length).toBe(217)
  const numbers = rows.map(({ number }) => number)
  expect([...numbers].sort()).toEqual([...WANTED, ...HIGHEST].sort())
})

test('every requirement has an answer', () => {
  const silent = rows.filter(({ answer }) => !/^(shown|written|n\/a|open): \S.{3,}/.test(answer))
  expect(silent).toEqual([])
})

test('every test and document that the sheet names is there', () => {
  expect(
    rows.flatMap(({ number, answer }) => missing(answer).map((at) => `${number}: ${at}`)),
  ).toEqual([])
})

test('the sheet counts its answers rightly', () => {
  const count = (kind: string) => rows.filter(({ answer }) => answer.startsWith(`${kind}:`)).length
  expect(sheet).toContain(
    `${rows.length} requirements: ${count('shown')} shown by tests, ${count('written')} written ` +
      `down, ${count('n/a')} that do not apply, ${count('open')} open.`,
  )
})

test('a test that is not there is found out', () => {
  expect(missing('shown: `tools/asvs.test.ts` › no such name, it is ' + 'made up')).toHaveLength(1)
  expect(missing('shown: `tools/none.test.ts` › anything')).toHaveLength(1)
  expect(missing('written: `docs/none.md`')).toHaveLength(1)
})

function missing(answer: string): string[] {
  const [, kind, rest = ''] = /^(\S+): (.+)$/.exec(answer) ?? []
  if (kind !== 'shown' && kind !== 'written') return []
  return rest.split(/; (?=`)/).filter((place) => {
    const [, path = '', name = ''] = /^`([^`]+)`(?: › (.+))?$/.exec(place) ?? []
    if (!existsSync(path)) return true
    if (kind === 'written') return false
    return (
      name === '' ||
      !/\.(test|spec)\.tsx?$/.test(path) ||
      !readFileSync(path, 'utf8').includes(name)
    )
  })
}
