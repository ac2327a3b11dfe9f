import type { MemberTag } from '@camellia/contract/member-tag'
import styles from './tag.module.css'

/** The word says it; the colour only helps the eye. */
export function TagChip({ tag }: { readonly tag: Pick<MemberTag, 'name' | 'colour'> }) {
  return (
    <bdi className={styles.tag} data-colour={tag.colour}>
      {tag.name}
    </bdi>
  )
}

export function TagList({ tags }: { readonly tags: readonly MemberTag[] }) {
  return tags.map((tag) => <TagChip key={tag.id} tag={tag} />)
}
