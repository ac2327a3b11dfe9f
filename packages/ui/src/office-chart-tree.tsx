import styles from './office-chart.module.css'
import { useWidth } from './office-media'
import { type Tile, treeMapOf } from './office-tree-map'

export interface TreeItem {
  readonly id: string
  readonly label: string
  /** Beneath the label, where there is room. */
  readonly note: string
  readonly value: number
  /** From −1, all loss, to 1: how strong the tile is tinted, and in which of two colours. */
  readonly tint: number
  readonly onOpen?: (() => void) | undefined
  readonly openLabel?: string
}

const HEIGHT = 300
const GAP = 1
const LETTER = 7.6

/** Parts of a whole as areas. Library-free: the arithmetic is `treeMapOf`. */
export function TreeChart({
  label,
  items,
}: {
  readonly label: string
  readonly items: readonly TreeItem[]
}) {
  const [ref, width] = useWidth(780)
  const tiles = treeMapOf(items, ({ value }) => value, { width, height: HEIGHT })
  return (
    <div ref={ref} className={styles.chart} dir="ltr">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset. */}
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} role="group" aria-label={label}>
        {tiles.map((tile) => (
          <TreeTile key={tile.item.id} tile={tile} />
        ))}
      </svg>
    </div>
  )
}

function TreeTile({ tile }: { readonly tile: Tile<TreeItem> }) {
  const { item, x, y, width, height } = tile
  const { onOpen, openLabel } = item
  const drawn = (
    <>
      <title>{`${item.label} · ${item.note}`}</title>
      <rect
        className={item.tint < 0 ? styles.tileLoss : styles.tile}
        style={{ fillOpacity: 0.18 + 0.6 * Math.min(1, Math.abs(item.tint)) }}
        x={x + GAP}
        y={y + GAP}
        width={Math.max(0, width - 2 * GAP)}
        height={Math.max(0, height - 2 * GAP)}
        rx={3}
      />
      <TileText tile={tile} />
    </>
  )
  if (!onOpen) return <g>{drawn}</g>
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a drawing.
    <g
      role="button"
      tabIndex={0}
      aria-label={openLabel}
      className={styles.tileOpen}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onOpen()
      }}
    >
      {drawn}
    </g>
  )
}

/** As many letters as have room; a small tile has its title only. */
function TileText({ tile: { item, x, y, width, height } }: { readonly tile: Tile<TreeItem> }) {
  const room = Math.floor((width - 16) / (LETTER * 1.5))
  if (room < 2 || height < 24) return null
  const label = item.label.length > room ? `${item.label.slice(0, room - 1)}…` : item.label
  const noted = height >= 44 && (width - 16) / LETTER >= item.note.length - 4
  return (
    <g>
      <text className={styles.tileLabel} x={x + 8} y={y + 18}>
        {label}
      </text>
      {noted && (
        <text className={styles.tileNote} x={x + 8} y={y + 35}>
          {item.note}
        </text>
      )}
    </g>
  )
}
