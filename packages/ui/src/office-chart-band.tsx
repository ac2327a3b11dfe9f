import { useId } from 'react'
import styles from './office-chart.module.css'
import { Grid } from './office-chart-hours'
import { useWidth } from './office-media'
import { gridFor, gridWithin, pointsOf, type Scale, scaleFor } from './office-scale'

export interface BandPoint {
  /** How far along. */
  readonly at: number
  readonly value: number
  /** Between what chance alone may carry it; null where nobody can say. */
  readonly low: number | null
  readonly high: number | null
}

/** Values around one level: where they should be, where chance may take them, where they are. */
export interface BandLine {
  readonly key: string
  readonly level: number
  readonly levelLabel: string
  /** Drawn without words: another line is the one to read. */
  readonly quiet?: boolean
  readonly points: readonly BandPoint[]
}

export interface BandChartProps {
  readonly label: string
  /** How far the lines go, from nothing. */
  readonly extent: number
  readonly lines: readonly BandLine[]
  /** What a place along the foot is called, and what is counted there. */
  readonly along: (at: number) => string
  readonly alongLabel: string
  readonly axis: (value: number) => string
  /** What lies further out is never of interest. */
  readonly within?: readonly [number, number]
  readonly height?: number
}

const START = 52
const END = 64
const TOP = 18
const FOOT = 20
/** The part of a line whose swings may leave the picture. */
const SWINGING = 1 / 3

/** A line with the cone it should keep to: the more there is of it, the narrower. */
export function BandChart(props: BandChartProps) {
  const { label, extent, lines, axis, within, height = 240 } = props
  const [ref, width] = useWidth(480)
  const clip = useId()
  const scale = scaleFor(gridWithin(...rangeOf(lines, within), 4), TOP, height - TOP - FOOT)
  const unit = (width - START - END) / Math.max(1, extent)
  const x = (at: number) => START + at * unit
  return (
    <div ref={ref} className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} height={height} role="img" aria-label={label}>
        <clipPath id={clip}>
          <rect
            x={START - 4}
            y={TOP}
            width={width - START - END + 8}
            height={height - TOP - FOOT}
          />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          {lines.map((line) => (
            <Band key={line.key} line={line} x={x} scale={scale} />
          ))}
        </g>
        <Grid scale={scale} axis={axis} width={width - END + 10} start={START} />
        <g clipPath={`url(#${clip})`}>
          {lines.map(({ key, points }) => (
            <polyline
              key={key}
              className={styles.line}
              points={pointsOf(points.map(({ at, value }) => [x(at), scale.at(value)]))}
            />
          ))}
        </g>
        {lines
          .filter(({ quiet }) => !quiet)
          .map((line) => (
            <Ends key={line.key} line={line} x={x} scale={scale} axis={axis} />
          ))}
        <FootNames {...props} x={x} y={height - 4} />
      </svg>
    </div>
  )
}

interface Drawn {
  readonly line: BandLine
  readonly x: (at: number) => number
  readonly scale: Scale
}

function Band({ line: { level, points }, x, scale }: Drawn) {
  const edge = (side: 'low' | 'high') =>
    points.flatMap((point): [number, number][] => {
      const value = point[side]
      return value === null ? [] : [[x(point.at), scale.at(value)]]
    })
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return null
  return (
    <>
      <polygon
        className={styles.band}
        points={pointsOf([...edge('high'), ...edge('low').toReversed()])}
      />
      <line
        className={styles.level}
        x1={x(first.at)}
        x2={x(last.at)}
        y1={scale.at(level)}
        y2={scale.at(level)}
      />
    </>
  )
}

/** The last value and its level in words, apart from each other. */
function Ends({ line, x, scale, axis }: Drawn & { readonly axis: (value: number) => string }) {
  const last = line.points.at(-1)
  if (!last) return null
  const [low = 0, high = 0] = [scale.grid[0], scale.grid.at(-1)]
  const y = scale.at(Math.min(Math.max(last.value, low), high))
  const level = scale.at(line.level)
  const apart = Math.abs(y - level) >= 13
  const below = level >= y
  return (
    <g>
      <circle className={styles.point} cx={x(last.at)} cy={y} r={3.5} />
      <text className={styles.strong} x={x(last.at) + 8} y={y + 4}>
        {axis(last.value)}
      </text>
      <text x={x(last.at) + 8} y={(apart ? level : y + (below ? 14 : -14)) + 4}>
        {line.levelLabel}
      </text>
    </g>
  )
}

/** A few round places along the foot; the last says what they count. */
function FootNames({
  extent,
  along,
  alongLabel,
  x,
  y,
}: Pick<BandChartProps, 'extent' | 'along' | 'alongLabel'> & {
  readonly x: (at: number) => number
  readonly y: number
}) {
  const places = gridFor(0, extent, 4).filter((at) => at <= extent)
  return (
    <>
      {places.map((at) => (
        <text key={at} x={x(at)} y={y} textAnchor="middle">
          {along(at)}
        </text>
      ))}
      <text x={x(extent) + 8} y={y}>
        {places.at(-1) === extent ? '' : alongLabel}
      </text>
    </>
  )
}

/**
 * As far as the line that is known best needs once it has settled: its first days and lines of few
 * values swing widely and would flatten the rest, so that what lies further out is cut off.
 */
function rangeOf(
  lines: readonly BandLine[],
  [least, most]: readonly [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
): [number, number] {
  const rooms = lines.flatMap(({ level, points }) => {
    const settled = points.slice(Math.floor(points.length * SWINGING))
    const away = settled.map(({ value }) => Math.abs(value - level) * 1.1)
    const last = points.at(-1)
    const band = Math.max(level - (last?.low ?? level), (last?.high ?? level) - level)
    return last ? [Math.max(band * 1.6, ...away, 1)] : []
  })
  const levels = lines.map(({ level }) => level)
  if (rooms.length === 0) return [0, 1]
  const room = Math.min(...rooms)
  return [Math.max(least, Math.min(...levels) - room), Math.min(most, Math.max(...levels) + room)]
}
