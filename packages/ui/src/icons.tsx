import {
  ArrowDownToLine,
  ArrowRight,
  ArrowUp,
  ArrowUpFromLine,
  Bell,
  BookOpenCheck,
  CalendarDays,
  ChartColumn,
  Check,
  Cherry,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CirclePause,
  CircleX,
  Coins,
  Copy,
  Dices,
  Eye,
  EyeOff,
  FileDown,
  Gift,
  Globe,
  Heart,
  HeartHandshake,
  Hourglass,
  House,
  Info,
  Landmark,
  LayoutGrid,
  Lock,
  LogOut,
  type LucideIcon,
  Mail,
  MailOpen,
  Megaphone,
  Menu,
  Minus,
  Moon,
  Percent,
  Play,
  Plus,
  ReceiptText,
  RefreshCw,
  Scale,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  Sun,
  Trash2,
  TriangleAlert,
  User,
  Users,
  WifiOff,
  Wrench,
  X,
} from 'lucide-react'

/** Pictures by what they mean here, so that one meaning has one picture on every page. */
const ICONS = {
  alert: CircleAlert,
  arrow: ArrowRight,
  bank: Landmark,
  bell: Bell,
  book: BookOpenCheck,
  calendar: CalendarDays,
  check: Check,
  close: X,
  coin: Coins,
  copy: Copy,
  deposit: ArrowDownToLine,
  dice: Dices,
  down: ChevronDown,
  error: CircleX,
  eye: Eye,
  eyeOff: EyeOff,
  file: FileDown,
  figures: ChartColumn,
  gift: Gift,
  globe: Globe,
  grid: LayoutGrid,
  heart: Heart,
  history: ReceiptText,
  home: House,
  horn: Megaphone,
  hourglass: Hourglass,
  info: Info,
  less: Minus,
  lock: Lock,
  logout: LogOut,
  mail: Mail,
  mailOpen: MailOpen,
  menu: Menu,
  moon: Moon,
  more: Plus,
  next: ChevronRight,
  offline: WifiOff,
  partner: Users,
  pause: CirclePause,
  percent: Percent,
  play: Play,
  previous: ChevronLeft,
  protection: HeartHandshake,
  retry: RefreshCw,
  scale: Scale,
  search: Search,
  settings: SlidersHorizontal,
  shield: ShieldCheck,
  slot: Cherry,
  success: CircleCheck,
  sun: Sun,
  trash: Trash2,
  up: ArrowUp,
  user: User,
  warning: TriangleAlert,
  withdraw: ArrowUpFromLine,
  wrench: Wrench,
} satisfies Record<string, LucideIcon>

export type IconName = keyof typeof ICONS

/** Those that point somewhere turn around where one reads from right to left. */
const POINTING: readonly IconName[] = ['arrow', 'next', 'previous', 'logout', 'play']

export function Icon({
  name,
  size = 20,
  className,
}: {
  readonly name: IconName
  readonly size?: number
  readonly className?: string | undefined
}) {
  const Picture: LucideIcon = ICONS[name]
  const flip = POINTING.includes(name) ? 'flip' : undefined
  return (
    <Picture
      size={size}
      strokeWidth={size > 20 ? 1.6 : 1.7}
      aria-hidden="true"
      focusable="false"
      className={[flip, className].filter(Boolean).join(' ') || undefined}
    />
  )
}
