/** Signs of the control deck, on a grid of 24. */
const SIGNS = {
  plus: 'M12 5V19M5 12H19',
  minus: 'M5 12H19',
  menu: 'M4 7H20M4 12H20M4 17H20',
  back: 'M15 5L8 12L15 19',
  turbo: 'M13 3L6 13H11L10 21L18 10H13Z',
  auto: 'M19 12A7 7 0 1 1 16.6 6.7M19 3V7.5H14.6',
  sound: 'M4 9.5H8L12.5 5.5V18.5L8 14.5H4ZM16 9A4.5 4.5 0 0 1 16 15M18.5 6.5A8 8 0 0 1 18.5 17.5',
  silent: 'M4 9.5H8L12.5 5.5V18.5L8 14.5H4ZM16.5 9.5L20.5 14.5M20.5 9.5L16.5 14.5',
  info: 'M12 11V17M12 7.2V7.4M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12',
  full: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
  clock: 'M12 7V12L15.5 14M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12',
  stop: 'M7 7H17V17H7Z',
  play: 'M8 5L18 12L8 19Z',
  pause: 'M8 5V19M16 5V19',
} as const

export type Sign = keyof typeof SIGNS

export function HudIcon({ name, className }: { readonly name: Sign; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SIGNS[name]} />
    </svg>
  )
}
