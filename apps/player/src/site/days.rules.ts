export interface Day<Said> {
  readonly day: string
  readonly posts: readonly Said[]
}

const SEOUL_MS = 9 * 3_600_000

/** What was said, parted by the days of Seoul, as all times of the site are. */
export function byDay<Said extends { readonly createdAt: string }>(
  posts: readonly Said[],
): readonly Day<Said>[] {
  const days = new Map<string, Said[]>()
  for (const post of posts) {
    const day = new Date(Date.parse(post.createdAt) + SEOUL_MS).toISOString().slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), post])
  }
  return [...days].map(([day, said]) => ({ day, posts: said }))
}
