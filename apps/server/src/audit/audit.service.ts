import type { Tx } from '@camellia/db/tx'
import { type AuditReport, auditLedger } from '@camellia/ledger/audit'
import { selectUntied } from './business.sql'

/** Keys of money that a demo's people begin with; where money is real there is none. */
const PLANTED = { play: '(^|:)demo(:|$)', real: null } as const

/** The books, and that every won of them was asked for: one snapshot, nothing written. */
export function auditBooks(mode: 'play' | 'real'): (tx: Tx) => Promise<AuditReport> {
  return auditWith(PLANTED[mode])
}

/** The same where other keys are known to be planted. */
export function auditWith(planted: string | null): (tx: Tx) => Promise<AuditReport> {
  return async (tx) => {
    const report = await auditLedger(tx)
    return { ...report, breaks: [...report.breaks, ...(await selectUntied(tx, planted))] }
  }
}
