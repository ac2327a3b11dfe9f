/**
 * Who may import whom, from the ground up. An import goes to a lower level or stays inside its
 * module; never sideways, never up. `tidy.test.ts` holds everyone to it.
 */
export const PACKAGE_LEVELS: readonly (readonly string[])[] = [
  ['kernel', 'art'],
  ['contract', 'engines', 'i18n'],
  ['db', 'client', 'ui'],
  ['ledger', 'stage'],
]

/** What each app may use of the packages. A browser never meets the database. */
export const APP_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  server: ['kernel', 'contract', 'engines', 'db', 'ledger'],
  player: ['kernel', 'contract', 'engines', 'client', 'i18n', 'ui', 'art', 'stage'],
  office: ['kernel', 'contract', 'engines', 'client', 'i18n', 'ui', 'art', 'stage'],
}

/** Folders and files of apps/server/src. */
export const SERVER_LEVELS: readonly (readonly string[])[] = [
  ['config', 'hub', 'last-resort'],
  ['http'],
  ['schedule', 'database', 'node', 'seal-key'],
  ['setting', 'closure', 'tree', 'trail', 'rich-text', 'file', 'alarm', 'saved-filter', 'audit'],
  ['session', 'catalog', 'role', 'rate', 'fairness', 'ip', 'approval', 'message'],
  ['member', 'wallet', 'notice', 'faq', 'info-page'],
  ['access', 'round'],
  ['protection'],
  ['play', 'site', 'presence', 'transaction', 'money-view', 'game-admin', 'rtp', 'setting-admin'],
  ['coin', 'gift', 'event', 'inquiry'],
  ['chat'],
  ['report'],
  ['jobs', 'demo'],
  ['system'],
  ['guards', 'open-pools'],
  ['product', 'backup'],
  [
    'main',
    'audit-main',
    'backup-main',
    'restore-main',
    'testing-site',
    'access-matrix',
    'branches',
    'repeats',
    'belts',
  ],
]

/** Without a person behind it: log-in, sign-up, jobs and what the whole site shares. */
export const MAY_USE_SYSTEM: readonly string[] = [
  'access',
  'session',
  'setting',
  'closure',
  'trail',
  'ip',
  'schedule',
  'jobs',
  'demo',
  'node',
  'play',
  'event',
  'coin',
  'message',
  'site',
  'system',
  'product',
  'audit-main',
  'backup',
]
