import styles from './office-chart.module.css'
import { Bar, Grid } from './office-chart-hours'
import { useWidth } from './office-media'
import { gridFor, scaleFor } from './office-scale'

export interface DayBar {
  readonly day: string
  readonly label: string
  readonly value: number
}

const START = 58
const TOP = 8
const FOOT = 20

/** Bars by day; the last one is today. */
export function DaysChart({
  label,
  days,
  axis,
  height = 150,
  lines = 2,
}: {
  readonly label: string
  readonly days: readonly DayBar[]
  readonly axis: (value: number) => string
  readonly height?: number
  readonly lines?: number
}) {
  const [ref, width] = useWidth(360)
  const values = days.map(({ value }) => value)
  const grid = gridFor(Math.min(...values, 0), Math.max(...values, 0), lines)
  const scale = scaleFor(grid, TOP, height - TOP - FOOT)
  const slot = (width - START - 10) / Math.max(1, days.length)
  return (
    <div ref={ref} className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} height={height} role="img" aria-label={label}>
        <Grid scale={scale} axis={axis} width={width} start={START} />
        {days.map(({ day, label: name, value }, index) => {
          const today = index === days.length - 1
          const x = START + index * slot + slot / 2
          return (
            <g key={day}>
              <Bar
                className={today ? styles.brand : styles.past}
                x={x}
                thick={slot * 0.6}
                from={Math.max(value, 0)}
                to={Math.min(value, 0)}
                scale={scale}
              />
              {(today || (days.length - 1 - index) % 4 === 0) && (
                <text
                  className={today ? styles.strong : undefined}
                  x={x}
                  y={height - 4}
                  textAnchor="middle"
                >
                  {name}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}

/** A line as small as a word, for the corner of a card. */
export function Spark({ values }: { readonly values: readonly number[] }) {
  const scale = scaleFor([Math.min(...values), Math.max(...values)], 2, 16)
  const x = (index: number) => 2 + (index * 66) / Math.max(1, values.length - 1)
  const points = values.map(
    (value, index) => `${x(index).toFixed(1)},${scale.at(value).toFixed(1)}`,
  )
  const last = values.at(-1)
  if (values.length < 2 || last === undefined) return null
  return (
    <svg width={72} height={20} aria-hidden="true" direction="ltr">
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="var(--text-3)"
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <circle cx={x(values.length - 1)} cy={scale.at(last)} r={2} fill="var(--text-3)" />
    </svg>
  )
}

export function Legend({
  items,
}: {
  readonly items: readonly {
    readonly label: string
    readonly colour: string
    readonly line?: 'solid' | 'dashed'
  }[]
}) {
  return (
    <span className={styles.legend}>
      {items.map(({ label, colour, line }) => (
        <span key={label}>
          <i
            data-line={line}
            style={line ? { borderColor: colour } : { background: colour }}
            aria-hidden="true"
          />
          {label}
        </span>
      ))}
    </span>
  )
}
