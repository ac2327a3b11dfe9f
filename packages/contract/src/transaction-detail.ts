import * as z from 'zod/mini'
import { endpoint, staffWho } from './endpoint'
import { personOut, timeField, wonField } from './fields'
import { trailEntry } from './trail'
import { staffTransaction } from './transaction-queue'

export const readTransaction = endpoint({
  method: 'POST',
  path: '/transaction/read',
  summary: 'One transaction: its stages, who agreed, its entries in the ledger, the audit log.',
  reads: true,
  access: staffWho('Report', 'read'),
  scope: 'SUBTREE',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({
    transaction: staffTransaction,
    /** Null: someone above the reader, as everywhere. */
    createdBy: z.nullable(personOut),
    approvedAt: z.nullable(timeField),
    entries: z.array(
      z.object({
        at: timeField,
        kind: z.string(),
        account: z.string(),
        owner: z.nullable(personOut),
        change: wonField,
        before: wonField,
        after: wonField,
      }),
    ),
    /** Null for who may not read the audit log. */
    audit: z.nullable(z.array(trailEntry)),
  }),
  refuses: ['NOT_FOUND'],
})

export type TransactionDetail = z.output<typeof readTransaction.output>
