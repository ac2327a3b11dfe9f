import { git, TURN } from '../tools/rotation'
import { SCREENS, type Screen } from './screens'

/** Of what was changed everywhere, only so much: the whole is for `npm run look`. */
const CHANGED_MAX = 6

/** One of them, another with every commit. */
export function languagesNow<Language>(all: readonly Language[]): readonly Language[] {
  return all.slice(TURN % all.length, (TURN % all.length) + 1)
}

/** Of the screens one in so many is looked at. */
const PARTS = 20

/** Which part of the screens is looked at: another with every commit, or the one asked for. */
export const PART = Number(process.env.LOOK_PART ?? TURN) % PARTS

/** The part, and some of the screens whose folder was changed in the last commit or since. */
export function chosenNow(): readonly Screen[] {
  const files = git('diff', '--name-only', 'HEAD~1', '--', 'apps').split('\n')
  const folders = new Set(files.map((file) => file.split('/').slice(1, 4).join('/')))
  const changed = SCREENS.filter(({ site, folder }) => folders.has(`${site}/src/${folder}`))
  const part = SCREENS.filter((_, at) => at % PARTS === PART)
  return [...new Set([...part, ...changed.slice(0, CHANGED_MAX)])]
}
