import { execFileSync } from 'node:child_process'
import { SCREENS, type Screen } from './screens'

/** Of what was changed everywhere, only so much: the whole is for `npm run look`. */
const CHANGED_MAX = 6

const COMMITS = Number(git('rev-list', '--count', 'HEAD'))

/** One of them, another with every commit. */
export function languagesNow<Language>(all: readonly Language[]): readonly Language[] {
  return all.slice(COMMITS % all.length, (COMMITS % all.length) + 1)
}

/** Which tenth of the screens is looked at: another with every commit, or the one asked for. */
export const TENTH = Number(process.env.LOOK_TENTH ?? COMMITS) % 10

/** The tenth, and some of the screens whose folder was changed in the last commit or since. */
export function chosenNow(): readonly Screen[] {
  const files = git('diff', '--name-only', 'HEAD~1', '--', 'apps').split('\n')
  const folders = new Set(files.map((file) => file.split('/').slice(1, 4).join('/')))
  const changed = SCREENS.filter(({ site, folder }) => folders.has(`${site}/src/${folder}`))
  const tenth = SCREENS.filter((_, at) => at % 10 === TENTH)
  return [...new Set([...tenth, ...changed.slice(0, CHANGED_MAX)])]
}

/** Without a repository, as in an unpacked archive, it is the first tenth and nothing is changed. */
function git(...words: readonly string[]): string {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}
