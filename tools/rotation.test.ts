import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** As another process with this wish would choose. */
function chosen(part: string, of = 3): { readonly said: string; readonly things: number[] } {
  const script = `import('./tools/rotation.ts').then(({ inTurn }) =>
    console.log(JSON.stringify(inTurn({ of: ${of}, what: 'seven things' }, [0, 1, 2, 3, 4, 5, 6]))))`
  const env = { ...process.env, CAMELLIA_PART: part }
  const command = ['--import', 'tsx', '--input-type=module', '-e', script]
  const [said = '', things = ''] = execFileSync(process.execPath, command, {
    encoding: 'utf8',
    env,
  })
    .trim()
    .split('\n')
  return { said, things: JSON.parse(things) }
}

test('after as many turns as there are parts everything had its turn, each once', () => {
  const turns = ['6', '7', '8'].map((turn) => chosen(turn))
  expect(turns.flatMap(({ things }) => things).sort()).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(turns.map(({ said }) => said)).toEqual(
    [1, 2, 3].map((part) => `seven things: part ${part} of 3`),
  )
})

test('whoever asks for all gets all, and the night does', () => {
  expect(chosen('all')).toEqual({
    said: 'seven things: all of them',
    things: [0, 1, 2, 3, 4, 5, 6],
  })
  expect(readFileSync('tools/nightly.mjs', 'utf8')).toContain("CAMELLIA_PART: 'all'")
})

test('the same commit chooses the same', () => {
  expect(chosen('').things).toEqual(chosen('').things)
})
