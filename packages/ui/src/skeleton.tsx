import styles from './skeleton.module.css'

/** A grey stand-in of the size of what will come. */
export function Skeleton({
  height = 16,
  width = '100%',
  round = 8,
}: {
  readonly height?: number | string
  readonly width?: number | string
  readonly round?: number
}) {
  return (
    <span
      className={styles.skeleton}
      style={{ blockSize: height, inlineSize: width, borderRadius: round }}
      aria-hidden="true"
    />
  )
}
