import styles from './office-chart.module.css'
import { useWidth } from './office-media'
import { gridFor, pointsOf, type Scale, scaleFor } from './office-scale'

export interface HourBar {
  readonly hour: number
  readonly up: number
  readonly down: number
  /** Running total of today; absent for hours that have not come. */
  readonly running: number | undefined
  /** Of the day before; absent when there is nothing to compare with. */
  readonly runningYesterday: number | undefined
}

export interface HoursChartProps {
  readonly label: string
  readonly hours: readonly HourBar[]
  readonly axis: (value: number) => string
  readonly hourLabel: (hour: number) => string
  readonly nowLabel: string
  /** The last bar still grows. */
  readonly open: boolean
}

const START = 64
const END = 10
const RUN_TOP = 14
const RUN_HEIGHT = 76
const BARS_TOP = RUN_TOP + RUN_HEIGHT + 26
const BARS_HEIGHT = 120
const HEIGHT = BARS_TOP + BARS_HEIGHT + 22

/** Two strips on one axis of hours or days: the running total, and bars up and down. */
export function HoursChart(props: HoursChartProps) {
  const [ref, width] = useWidth(780)
  const slot = (width - START - END) / Math.max(1, props.hours.length)
  const every = Math.ceil(props.hours.length / (width < 560 ? 6 : 12))
  const middle = (hour: number) => START + hour * slot + slot / 2
  return (
    <div ref={ref} className={styles.chart}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} role="img" aria-label={props.label}>
        <Running {...props} width={width} middle={middle} />
        <Bars {...props} width={width} middle={middle} slot={slot} />
        {props.hours.map(
          ({ hour }) =>
            hour % every === 0 && (
              <text key={hour} x={middle(hour)} y={HEIGHT - 4} textAnchor="middle">
                {props.hourLabel(hour)}
              </text>
            ),
        )}
      </svg>
    </div>
  )
}

interface StripProps extends HoursChartProps {
  readonly width: number
  readonly middle: (hour: number) => number
}

function Running({ hours, axis, nowLabel, width, middle }: StripProps) {
  const reached = hours.flatMap(({ hour, running }) =>
    running === undefined ? [] : [{ hour, running }],
  )
  const past = hours.flatMap(({ hour, runningYesterday }) =>
    runningYesterday === undefined ? [] : [{ hour, running: runningYesterday }],
  )
  const all = [...reached, ...past].map((one) => one.running)
  const scale = scaleFor(gridFor(Math.min(...all), Math.max(...all), 2), RUN_TOP, RUN_HEIGHT)
  const last = reached.at(-1)
  return (
    <g>
      <Grid scale={scale} axis={axis} width={width} />
      <polyline
        className={styles.yesterday}
        points={pointsOf(past.map((one) => [middle(one.hour), scale.at(one.running)]))}
      />
      <polyline
        className={styles.today}
        points={pointsOf(reached.map((one) => [middle(one.hour), scale.at(one.running)]))}
      />
      {last && (
        <Now x={middle(last.hour)} y={scale.at(last.running)} label={nowLabel} width={width} />
      )}
    </g>
  )
}

function Now(props: { x: number; y: number; label: string; width: number }) {
  const { x, y, label, width } = props
  const before = x > width * 0.66
  return (
    <g>
      <line className={styles.now} x1={x} x2={x} y1={4} y2={BARS_TOP + BARS_HEIGHT} />
      <circle className={styles.dot} cx={x} cy={y} r={3.5} />
      <text
        className={styles.strong}
        x={x + (before ? -9 : 9)}
        y={11}
        textAnchor={before ? 'end' : 'start'}
      >
        {label}
      </text>
    </g>
  )
}

function Bars({ hours, axis, width, middle, slot, open }: StripProps & { readonly slot: number }) {
  const top = Math.max(...hours.map(({ up }) => up))
  const low = -Math.max(...hours.map(({ down }) => down))
  const scale = scaleFor(gridFor(low, top, 3), BARS_TOP, BARS_HEIGHT)
  const thick = Math.max(4, slot * 0.54)
  const current = open ? hours.findLast(({ running }) => running !== undefined)?.hour : undefined
  return (
    <g>
      <Grid scale={scale} axis={(value) => axis(Math.abs(value))} width={width} />
      {hours.map(({ hour, up, down }) => (
        <g key={hour} className={hour === current ? styles.unfinished : undefined}>
          <Bar
            className={styles.in}
            x={middle(hour)}
            thick={thick}
            from={up}
            to={0}
            scale={scale}
          />
          <Bar
            className={styles.out}
            x={middle(hour)}
            thick={thick}
            from={0}
            to={-down}
            scale={scale}
          />
        </g>
      ))}
    </g>
  )
}

export function Bar(props: {
  readonly className: string | undefined
  readonly x: number
  readonly thick: number
  readonly from: number
  readonly to: number
  readonly scale: Scale
}) {
  const { className, x, thick, from, to, scale } = props
  const height = scale.at(to) - scale.at(from)
  if (height <= 0) return null
  return (
    <rect
      className={className}
      x={x - thick / 2}
      y={scale.at(from)}
      width={thick}
      height={height}
      rx={1.5}
    />
  )
}

export function Grid(props: {
  readonly scale: Scale
  readonly axis: (value: number) => string
  readonly width: number
  readonly start?: number
}) {
  const { scale, axis, width, start = START } = props
  return scale.grid.map((value) => (
    <g key={value}>
      <line
        className={value === 0 ? styles.zero : styles.grid}
        x1={start}
        x2={width - END}
        y1={scale.at(value)}
        y2={scale.at(value)}
      />
      <text x={start - 7} y={scale.at(value) + 4} textAnchor="end">
        {axis(value)}
      </text>
    </g>
  ))
}
