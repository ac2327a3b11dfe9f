import { flagIn, textIn } from '../site/address'

/** What the address bar may say of the system. */
export interface SystemSearch {
  /** The job that is open. */
  readonly job?: string
  /** Maintenance is being written. */
  readonly close?: true
}

export function systemSearch(raw: Record<string, unknown>): SystemSearch {
  return { ...textIn('job', raw.job), ...flagIn('close', raw.close) }
}
