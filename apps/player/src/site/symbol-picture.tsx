import type { Look } from '@camellia/stage/look'
import styles from './symbol-picture.module.css'

const SHOWN = 64

/** A window on the small atlas: as sharp as anything of this size can be. */
export function SymbolPicture({
  look,
  art,
  size = SHOWN,
}: {
  readonly look: Look | undefined
  readonly art: string
  /** How wide it is shown. */
  readonly size?: number
}) {
  const frame = look?.small.json.frames[art]?.frame
  if (!look || !frame) return <span className={styles.picture} />
  return (
    <span
      className={styles.picture}
      style={{
        width: frame.w,
        height: frame.h,
        zoom: size / frame.w,
        backgroundImage: `url(${look.small.image})`,
        backgroundPosition: `${-frame.x}px ${-frame.y}px`,
      }}
    />
  )
}
