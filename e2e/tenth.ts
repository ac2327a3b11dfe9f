import { execFileSync } from 'node:child_process'
import { SCREENS, type Screen } from './screens'

const DAY_MS = 86_400_000

/** Which tenth of the screens is looked at: another every day, or the one that is asked for. */
export const TENTH = Number(process.env.LOOK_TENTH ?? Math.floor(Date.now() / DAY_MS) % 10)

/** Of what was changed everywhere, only so much: the whole is for `npm run look`. */
const CHANGED_MAX = 6

/** The tenth, and the screens whose folder was changed since the last commit or in it. */
export function chosenToday(): readonly Screen[] {
  const folders = changedFolders()
  const changed = SCREENS.filter(({ site, folder }) => folders.has(`${site}/src/${folder}`))
  const tenth = SCREENS.filter((_, at) => at % 10 === TENTH)
  return [...new Set([...tenth, ...changed.slice(0, CHANGED_MAX)])]
}

/** Without a repository, as in an unpacked archive, nothing counts as changed. */
function changedFolders(): ReadonlySet<string> {
  const git = ['diff', '--name-only', 'HEAD~1', '--', 'apps']
  try {
    const files = execFileSync('git', git, { encoding: 'utf8', stdio: 'pipe' }).split('\n')
    return new Set(files.map((file) => file.split('/').slice(1, 4).join('/')))
  } catch {
    return new Set()
  }
}
