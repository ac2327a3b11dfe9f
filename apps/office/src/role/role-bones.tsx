import styles from './role.module.css'

const BONES = [
  { depth: 0, size: 120 },
  { depth: 1, size: 160 },
  { depth: 2, size: 130 },
  { depth: 3, size: 150 },
  { depth: 1, size: 110 },
]

/** The shape of what is coming. */
export function RoleBones() {
  return (
    <div aria-hidden="true">
      {BONES.map(({ depth, size }) => (
        <div key={`${depth}-${size}`} className={styles.boneRow}>
          <span
            className={styles.bone}
            style={{ inlineSize: size, marginInlineStart: depth * 22 }}
          />
        </div>
      ))}
    </div>
  )
}
