/** An element that must be there: a hole in a definition is a mistake, never a zero. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return item
}
