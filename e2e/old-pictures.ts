import { SCREENS, type Screen } from './screens'

/** A picture of another kind has no width in its name, and is not ours to remove. */
const LOOK = /-(390|1440)-(dark|light)(-ar)?\.jpg$/

/**
 * Pictures nobody takes any more. Whoever looks at a few screens says nothing about the others:
 * a screen that is no more is known only once all were taken.
 */
export function oldPictures(
  files: readonly string[],
  screens: readonly Pick<Screen, 'name'>[],
  taken: ReadonlySet<string>,
): readonly string[] {
  const all = screens.length === SCREENS.length
  const names = new Set(screens.map(({ name }) => name))
  return files.filter(
    (file) => LOOK.test(file) && !taken.has(file) && (all || names.has(file.replace(LOOK, ''))),
  )
}
