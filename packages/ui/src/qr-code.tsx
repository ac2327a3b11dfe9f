import { encode } from 'uqr'

const QUIET = 2

/** Dark on white in both themes: cameras want it so. */
export function QrCode({
  text,
  label,
  size = 176,
}: {
  readonly text: string
  readonly label: string
  readonly size?: number
}) {
  const { data, size: modules } = encode(text, { border: QUIET })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
      style={{ borderRadius: 8, flex: 'none' }}
    >
      <rect width={modules} height={modules} fill="#fff" />
      <path d={path} fill="#16131a" />
    </svg>
  )
}
