import { createRequire } from 'node:module'

interface Verdict {
  readonly errors: readonly { readonly message: string }[]
}

interface Validator {
  readonly validate: (options?: unknown) => Verdict
}

/** It brings no types of its own. */
interface LockfileLint {
  readonly ParseLockfile: new (options: object) => { parseSync(): { readonly object: object } }
  readonly ValidateHttps: new (lock: { readonly packages: object }) => Validator
  readonly ValidateIntegrity: new (lock: { readonly packages: object }) => Validator
}

const lint = createRequire(import.meta.url)('lockfile-lint-api') as LockfileLint

interface Entry {
  readonly resolved?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly inBundle?: boolean
}

export interface Lockfile {
  readonly packages: Readonly<Record<string, Entry>>
}

/**
 * Every package is the one that was chosen, byte for byte, and comes from one place over HTTPS. A
 * lock file without addresses leaves the place to the configuration, which is the best of all.
 */
export function lockfileFindings(text: string): string[] {
  const lock = JSON.parse(text) as Lockfile
  const foreign = foreignPackages(lock)
  const places = foreign.flatMap(([, { resolved }]) => (resolved ? [new URL(resolved)] : []))
  const hosts = new Set(places.map(({ host }) => host))
  const options = { lockfilePath: 'package-lock.json', lockfileText: text, lockfileType: 'npm' }
  const { object: packages } = new lint.ParseLockfile(options).parseSync()
  return [
    ...new lint.ValidateHttps({ packages }).validate().errors.map(({ message }) => message),
    ...new lint.ValidateIntegrity({ packages }).validate().errors.map(({ message }) => message),
    ...(hosts.size > 1 ? [`packages come from ${hosts.size} places`] : []),
    ...places
      .filter(({ username }) => username)
      .map(({ host }) => `a name and password for ${host}`),
    ...foreign
      .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
      .map(([path]) => `${path} has no fingerprint`),
  ].map((finding) => `lock file: ${finding.trim().split('\n')[0]}`)
}

/** All but the folders of this repository. */
export function foreignPackages({ packages }: Lockfile): readonly (readonly [string, Entry])[] {
  return Object.entries(packages).filter(
    ([path, { link, inBundle }]) => /(^|\/)node_modules\//.test(path) && !link && !inBundle,
  )
}

/** The same lock file with one entry spoilt. */
export function spoilt(text: string, entry: Entry): string {
  const lock = JSON.parse(text) as Lockfile
  const [path = ''] = foreignPackages(lock)[0] ?? []
  const { integrity: _, ...rest } = lock.packages[path] ?? {}
  return JSON.stringify({ ...lock, packages: { ...lock.packages, [path]: { ...rest, ...entry } } })
}

export const SPOILT: readonly { readonly what: string; readonly entry: Entry }[] = [
  {
    what: 'a package over plain HTTP',
    entry: { resolved: 'http://example.com/a.tgz', integrity: 'sha512-AAAA' },
  },
  {
    what: 'a weak fingerprint',
    entry: { resolved: 'https://example.com/a.tgz', integrity: 'sha1-AAAA' },
  },
  {
    what: 'a password',
    entry: { resolved: 'https://a:b@example.com/a.tgz', integrity: 'sha512-AAAA' },
  },
  { what: 'no fingerprint', entry: { resolved: 'https://example.com/a.tgz' } },
]
