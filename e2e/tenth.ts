import { execFileSync } from 'node:child_process'
import { SCREENS, type Screen } from './screens'

/** Which tenth of the screens is looked at: another for every tree, or the one that is asked for. */
export const TENTH = Number(process.env.LOOK_TENTH ?? ofThisTree())

/** Of what was changed everywhere, only so much: the whole is for `npm run look`. */
const CHANGED_MAX = 6

/** The tenth, and the screens whose folder was changed since the last commit or in it. */
export function chosenScreens(): readonly Screen[] {
  const folders = changedFolders()
  const changed = SCREENS.filter(({ site, folder }) => folders.has(`${site}/src/${folder}`))
  const tenth = SCREENS.filter((_, at) => at % 10 === TENTH)
  return [...new Set([...tenth, ...changed.slice(0, CHANGED_MAX)])]
}

/** What was green stays green tomorrow, and every commit looks at another tenth. */
function ofThisTree(): number {
  return Number.parseInt(git('rev-parse', 'HEAD^{tree}').slice(0, 8) || '0', 16) % 10
}

function changedFolders(): ReadonlySet<string> {
  const files = git('diff', '--name-only', 'HEAD~1', '--', 'apps').split('\n')
  return new Set(files.map((file) => file.split('/').slice(1, 4).join('/')))
}

/** Without a repository, as in an unpacked archive, nothing counts as changed. */
function git(...words: readonly string[]): string {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return ''
  }
}
