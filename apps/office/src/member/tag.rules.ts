import type { MemberTag } from '@camellia/contract/member-tag'

interface Tagged {
  readonly tags: readonly MemberTag[]
}

/** Whether all of them have a tag, none, or some: then it stays as it is for each. */
export function standing(members: readonly Tagged[], id: number): boolean | 'some' {
  const having = members.filter(({ tags }) => tags.some((tag) => tag.id === id)).length
  if (having === 0) return false
  return having === members.length ? true : 'some'
}

/** What to put and what to take: only what was touched and is not so already. */
export function changeFor(
  members: readonly Tagged[],
  touched: ReadonlyMap<number, boolean>,
): { put: number[]; take: number[] } {
  const wanted = [...touched].filter(([id, on]) => standing(members, id) !== on)
  return {
    put: wanted.filter(([, on]) => on).map(([id]) => id),
    take: wanted.filter(([, on]) => !on).map(([id]) => id),
  }
}
