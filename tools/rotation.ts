import { execFileSync } from 'node:child_process'

/** `npm run nightly` says `all`; a number asks for that turn instead of the commit's. */
const ASKED = process.env.CAMELLIA_PART

/** Whether everything that takes turns runs at once. */
export const RUNS_ALL = ASKED === 'all'

/** The same for everyone who has the same commit, another with the next. */
export const TURN = ASKED && !RUNS_ALL ? Number(ASKED) : turnOfCommit()

/** The things whose turn it is: one in so many, or all; the console says which. */
export function inTurn<Thing>(
  { of, what }: { readonly of: number; readonly what: string },
  things: readonly Thing[],
): readonly Thing[] {
  const part = TURN % of
  const said = RUNS_ALL ? 'all of them' : `part ${part + 1} of ${of}`
  // Every worker of the journeys reads its file again; the first process says it for all.
  if (process.env.TEST_WORKER_INDEX === undefined) console.log(`${what}: ${said}`)
  return RUNS_ALL ? things : things.filter((_, at) => at % of === part)
}

/**
 * The number of commits, so that all turns come within a few. A clone without its history would
 * always count one: there it is drawn from the name of the commit.
 */
function turnOfCommit(): number {
  if (git('rev-parse', '--is-shallow-repository') !== 'true') {
    return Number(git('rev-list', '--count', 'HEAD'))
  }
  return Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8), 16)
}

/** Without a repository, as in an unpacked archive, nothing: the first turn. */
export function git(...words: readonly string[]): string {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}
