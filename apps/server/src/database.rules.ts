/** How one of our connections finds the database: settings can differ by role and by database. */
export interface DatabaseFacts {
  readonly settings: Readonly<Record<string, string>>
  /** A standby answers questions and writes nothing. */
  readonly standby: boolean
  /** Someone there must have it before a commit is acknowledged. */
  readonly waitsForStandby: boolean
}

/** What the application's log-in could do beyond what the migrations grant it. */
export interface RoleFacts {
  readonly name: string
  readonly superuser: boolean
  readonly bypassesRowSecurity: boolean
  readonly createsRoles: boolean
  /** Owns tables of ours, or may become who does. */
  readonly owns: boolean
}

/** Settings that would lose acknowledged money in a power cut, or read what is broken as whole. */
const WANTED: Readonly<Record<string, string>> = {
  fsync: 'on',
  full_page_writes: 'on',
  zero_damaged_pages: 'off',
  ignore_checksum_failure: 'off',
  data_sync_retry: 'off',
  // Otherwise triggers and foreign keys are silent.
  session_replication_role: 'origin',
}

export const SETTINGS_READ: readonly string[] = [
  ...Object.keys(WANTED),
  'synchronous_commit',
  'data_checksums',
]

/** Every reason not to start, as a line that says what to do; none: it may be trusted. */
export function databaseFaults(facts: DatabaseFacts, mode: 'play' | 'real'): string[] {
  const { settings, standby } = facts
  const wrong = Object.entries(WANTED).filter(([name, wanted]) => settings[name] !== wanted)
  return [
    ...(standby ? ['PostgreSQL is a standby: give the address of the one that writes.'] : []),
    ...wrong.map(([name, wanted]) => setTo(name, settings[name], wanted)),
    ...commitFaults(facts),
    ...(mode === 'real' && settings.data_checksums !== 'on' ? [WITHOUT_CHECKSUMS] : []),
  ]
}

/** What play money may run on and its owner should still know. */
export function databaseWarnings({ settings }: DatabaseFacts, mode: 'play' | 'real'): string[] {
  return mode === 'play' && settings.data_checksums !== 'on' ? [WITHOUT_CHECKSUMS] : []
}

const WITHOUT_CHECKSUMS =
  'PostgreSQL keeps no data checksums: enable them (pg_checksums), or a bad disk goes unseen.'

/** Less than `on` does not wait for the standby's disk, where one was asked for. */
function commitFaults({ settings, waitsForStandby }: DatabaseFacts): string[] {
  const commit = settings.synchronous_commit
  const kept = ['on', 'remote_apply', ...(waitsForStandby ? [] : ['local', 'remote_write'])]
  return kept.includes(commit ?? '') ? [] : [setTo('synchronous_commit', commit, 'on')]
}

function setTo(name: string, found: string | undefined, wanted: string): string {
  return `PostgreSQL runs with ${name}=${found}: set it to ${wanted}.`
}

/** A role that may do more than it was granted makes row security a matter of good manners. */
export function roleFaults({ name, ...role }: RoleFacts): string[] {
  const powers = [
    ...(role.superuser ? ['is a superuser'] : []),
    ...(role.bypassesRowSecurity ? ['bypasses row security'] : []),
    ...(role.createsRoles ? ['creates roles'] : []),
    ...(role.owns ? ['owns the tables or may become their owner'] : []),
  ]
  return powers.map((power) => `The application's role ${name} ${power}: give it less.`)
}
