import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpFromLine,
  Bell,
  ChartColumn,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  CircleQuestionMark,
  Command,
  Copy,
  FlaskConical,
  Languages,
  LayoutDashboard,
  Link2,
  Lock,
  LogOut,
  type LucideIcon,
  Menu,
  MessageCircleQuestionMark,
  Minus,
  Monitor,
  Moon,
  Network,
  OctagonAlert,
  PanelLeftClose,
  PanelLeftOpen,
  Play,
  RefreshCw,
  Search,
  SearchX,
  ServerCog,
  ShieldAlert,
  ShieldCheck,
  Sun,
  Table2,
  TriangleAlert,
  User,
  UserCheck,
  UserPlus,
  UserX,
  Volume2,
  VolumeX,
  WifiOff,
  Wrench,
  X,
} from 'lucide-react'

/** Pictures of the back-office by what they mean there. */
const ICONS = {
  alert: CircleAlert,
  bell: Bell,
  chart: ChartColumn,
  check: Check,
  close: X,
  command: Command,
  conflict: OctagonAlert,
  copy: Copy,
  dashboard: LayoutDashboard,
  deposit: ArrowDownToLine,
  down: ChevronDown,
  fold: PanelLeftClose,
  help: CircleQuestionMark,
  inquiry: MessageCircleQuestionMark,
  language: Languages,
  link: Link2,
  lock: Lock,
  logout: LogOut,
  menu: Menu,
  mixed: Minus,
  moon: Moon,
  newest: ArrowDown,
  next: ChevronRight,
  offline: WifiOff,
  partner: Network,
  play: FlaskConical,
  previous: ChevronLeft,
  retry: RefreshCw,
  run: Play,
  screen: Monitor,
  search: Search,
  searchNone: SearchX,
  shield: ShieldCheck,
  shieldAlert: ShieldAlert,
  soundOff: VolumeX,
  soundOn: Volume2,
  sun: Sun,
  system: ServerCog,
  table: Table2,
  unfold: PanelLeftOpen,
  up: ChevronUp,
  upward: ArrowUp,
  user: User,
  userCheck: UserCheck,
  userPlus: UserPlus,
  userX: UserX,
  warning: TriangleAlert,
  withdraw: ArrowUpFromLine,
  wrench: Wrench,
} satisfies Record<string, LucideIcon>

export type OfficeIconName = keyof typeof ICONS

/** Those that point somewhere turn around where one reads from right to left. */
const POINTING: readonly OfficeIconName[] = ['next', 'previous', 'logout', 'fold', 'unfold', 'run']

export function OfficeIcon({
  name,
  size = 16,
  className,
}: {
  readonly name: OfficeIconName
  readonly size?: number
  readonly className?: string | undefined
}) {
  const Picture: LucideIcon = ICONS[name]
  const flip = POINTING.includes(name) ? 'flip' : undefined
  return (
    <Picture
      size={size}
      strokeWidth={size <= 12 ? 2.25 : 1.75}
      aria-hidden="true"
      focusable="false"
      className={[flip, className].filter(Boolean).join(' ') || undefined}
    />
  )
}
