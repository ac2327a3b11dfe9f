/** One screen of one site, and who looks at it. */
export interface Screen {
  /** Also the name of its picture. */
  readonly name: string
  readonly site: 'player' | 'office'
  readonly path: string
  /** Nobody: as a guest. */
  readonly as?: string
  /** Its first row is opened too, by keyboard. */
  readonly opens?: true
  /** A key or a thing pressed once the screen stands, to open a dialog. */
  readonly keys?: string
  readonly click?: string
  /** A call that gets no answer, so that the screen stays as it is. */
  readonly unanswered?: string
  /** Those everybody sees first: also in the other theme and mirrored. */
  readonly main?: true
  /** The folder of its page, to know it when that changes. */
  readonly folder: string
}

type Row = Omit<Screen, 'site' | 'as' | 'folder'>

/** Addresses that show nothing of their own. */
export const ONLY_LEADS_ON: readonly string[] = ['/']

const GUEST: Record<string, readonly Row[]> = {
  home: [{ name: 'player-front', path: '/home' }],
  access: [
    { name: 'player-login', path: '/home', click: 'header button >> nth=-2' },
    { name: 'player-signup-modal', path: '/home', click: 'header button >> nth=-1' },
    { name: 'player-signup', path: '/signup' },
    { name: 'player-forgot-password', path: '/forgot-password' },
  ],
  lobby: [{ name: 'player-guest-slot', path: '/slot' }],
  play: [{ name: 'player-demo-odd-even', path: '/game?code=odd-even&demo=1' }],
  'info-page': [
    { name: 'player-terms', path: '/terms' },
    { name: 'player-privacy', path: '/privacy' },
    { name: 'player-responsible-play', path: '/responsible-play' },
    { name: 'player-help', path: '/help' },
  ],
  app: [
    { name: 'player-not-authorized', path: '/not-authorized' },
    { name: 'player-no-permission', path: '/pages/misc/not-authorized' },
    { name: 'player-checkup', path: '/checkup', unanswered: '**/api/game/vendors*' },
    { name: 'player-not-found', path: '/nowhere' },
  ],
}

const MEMBER: Record<string, readonly Row[]> = {
  home: [{ name: 'player-home', path: '/home', main: true }],
  lobby: [
    { name: 'player-slot', path: '/slot', main: true },
    { name: 'player-slot-games', path: '/slot-games' },
    { name: 'player-slot-search', path: '/slot-games?q=ㅈㅎ&mechanics=LINES' },
  ],
  game: [{ name: 'player-mini', path: '/mini' }],
  play: [
    { name: 'player-odd-even', path: '/game?code=odd-even' },
    { name: 'player-odd-even-minute', path: '/game?code=odd-even-1m' },
  ],
  slot: [
    { name: 'player-crimson-fortune', path: '/game?code=crimson-fortune' },
    { name: 'player-thunder-pantheon', path: '/game?code=thunder-pantheon', main: true },
  ],
  'bet-history': [{ name: 'player-bet-history', path: '/bet-history' }],
  fairness: [
    { name: 'player-fairness', path: '/fairness' },
    { name: 'player-fairness-how', path: '/fairness/how' },
  ],
  money: [
    { name: 'player-deposit', path: '/deposit', main: true },
    { name: 'player-deposit-coin', path: '/deposit?way=coin' },
    { name: 'player-withdraw', path: '/withdraw' },
    { name: 'player-transactions', path: '/transactions', main: true },
  ],
  notice: [{ name: 'player-notice', path: '/notice' }],
  chat: [{ name: 'player-chat', path: '/home', click: '[class*=_launcher_]' }],
  faq: [{ name: 'player-help-center', path: '/help-center', main: true }],
  inquiry: [
    { name: 'player-inquiries', path: '/help-center?view=mine' },
    { name: 'player-ask', path: '/help-center?view=ask' },
  ],
  message: [{ name: 'player-message', path: '/message' }],
  profile: [{ name: 'player-profile', path: '/profile' }],
  protection: [
    { name: 'player-protection', path: '/protection' },
    { name: 'player-my-figures', path: '/my-figures' },
  ],
  device: [{ name: 'player-access-control', path: '/access-control' }],
  referral: [{ name: 'player-refer-friend', path: '/refer-friend' }],
}

const DOOR: Record<string, readonly Row[]> = {
  access: [
    { name: 'office-login', path: '/login' },
    { name: 'office-set-up', path: '/set-up' },
  ],
  app: [{ name: 'office-nowhere', path: '/nowhere' }],
}

const OFFICE: Record<string, readonly Row[]> = {
  report: [
    { name: 'office-dashboard', path: '/dashboard', main: true },
    { name: 'office-dashboard-month', path: '/dashboard?period=MONTH' },
    { name: 'office-lines', path: '/partners/lines' },
  ],
  money: [
    { name: 'office-deposit', path: '/deposit', opens: true, main: true },
    { name: 'office-deposit-done', path: '/deposit?state=FINISHED' },
    { name: 'office-withdraw', path: '/withdraw', opens: true },
    { name: 'office-payments', path: '/payments', opens: true },
    { name: 'office-transactions', path: '/transactions', main: true },
    { name: 'office-company-accounts', path: '/company-accounts' },
  ],
  'money-view': [
    { name: 'office-money', path: '/money' },
    { name: 'office-money-flow', path: '/money/69' },
    { name: 'office-money-places', path: '/where-money-is' },
  ],
  games: [{ name: 'office-games', path: '/games' }],
  history: [
    { name: 'office-game-history', path: '/game-history' },
    { name: 'office-slot-history', path: '/slot-history', opens: true },
  ],
  rtp: [{ name: 'office-rtp', path: '/rtp?game=crimson-fortune', main: true }],
  call: [
    { name: 'office-call', path: '/call' },
    { name: 'office-call-give', path: '/call?give=true&member=69' },
    { name: 'office-call-log', path: '/call-log', opens: true },
  ],
  signup: [{ name: 'office-waiting', path: '/members/waiting', opens: true }],
  member: [
    { name: 'office-members', path: '/members', main: true },
    { name: 'office-member', path: '/members?id=69', main: true },
    { name: 'office-member-money', path: '/members?id=69&tab=money' },
    { name: 'office-member-games', path: '/members?id=69&tab=games' },
    { name: 'office-partners', path: '/partners' },
    { name: 'office-users', path: '/users' },
    { name: 'office-connected', path: '/members/connected' },
  ],
  role: [
    { name: 'office-roles', path: '/roles' },
    { name: 'office-roles-list', path: '/roles?view=LIST' },
    { name: 'office-roles-layout', path: '/roles?view=LAYOUT' },
    { name: 'office-reorganize', path: '/roles/reorganize' },
    { name: 'office-permissions', path: '/permissions' },
    { name: 'office-permissions-person', path: '/permissions?by=PERSON' },
  ],
  access: [
    { name: 'office-passwords', path: '/members/passwords' },
    { name: 'office-logins', path: '/logins', opens: true },
    { name: 'office-ip', path: '/ip' },
    { name: 'office-profile', path: '/profile' },
  ],
  trail: [{ name: 'office-audit', path: '/audit' }],
  'setting-admin': [
    { name: 'office-settings', path: '/settings' },
    { name: 'office-setting', path: '/settings?key=money.fourEyesFrom' },
  ],
  system: [{ name: 'office-system', path: '/system' }],
  inquiry: [
    { name: 'office-qna', path: '/qna', opens: true },
    { name: 'office-macros', path: '/qna/macros' },
  ],
  chat: [{ name: 'office-chats', path: '/chats', opens: true, main: true }],
  notice: [
    { name: 'office-notices', path: '/notices' },
    { name: 'office-notice-new', path: '/notices?edit=new' },
    { name: 'office-partner-notices', path: '/partner-notices' },
  ],
  message: [
    { name: 'office-messages', path: '/messages', opens: true },
    { name: 'office-message-new', path: '/messages?write=true' },
  ],
  faq: [
    { name: 'office-faqs', path: '/faqs' },
    { name: 'office-faq-new', path: '/faqs?edit=new' },
  ],
  'info-page': [
    { name: 'office-info-pages', path: '/info-pages' },
    { name: 'office-info-page', path: '/info-pages?edit=TERMS' },
  ],
  app: [
    { name: 'office-not-authorized', path: '/not-authorized' },
    { name: 'office-palette', path: '/profile', keys: 'Control+k' },
    { name: 'office-not-found', path: '/nowhere' },
  ],
}

/** Every screen of both sites; `screens.test.ts` fails when a route is missing. */
export const SCREENS: readonly Screen[] = [
  ...rows('player', GUEST),
  ...rows('player', MEMBER, 'player1'),
  ...rows('office', DOOR),
  ...rows('office', OFFICE, 'admin'),
]

function rows(site: Screen['site'], folders: Record<string, readonly Row[]>, as?: string) {
  return Object.entries(folders).flatMap(([folder, list]) =>
    list.map((row): Screen => ({ ...row, site, folder, ...(as && { as }) })),
  )
}

/** The address without what stands behind its question mark. */
export function routeOf({ path }: Screen): string {
  return path.replace(/\?.*/, '')
}

/** The screens one person sees in one site belong in one window. */
export function byPerson(screens: readonly Screen[]): readonly (readonly Screen[])[] {
  const groups = new Map<string, Screen[]>()
  for (const screen of screens) {
    const who = `${screen.site} ${screen.as}`
    groups.set(who, [...(groups.get(who) ?? []), screen])
  }
  return [...groups.values()]
}
