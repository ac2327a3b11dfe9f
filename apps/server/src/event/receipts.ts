import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import type { Seal } from '@camellia/db/sealed'

/** What stands before the thirty-two bytes of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const RAW_BYTES = 32

export interface Receipts {
  /** Thirty-two bytes in hexadecimal, for whoever checks a receipt. */
  readonly publicKey: string
  sign(receipt: {
    readonly event: string
    readonly place: number
    readonly bet: string
    readonly root: string
  }): string
}

/** The key follows from the installation's own secret: every process signs with the same. */
export function createReceipts(seal: Seal): Receipts {
  const der = Buffer.concat([PKCS8, seal.print('receipts of shared rounds')])
  const key: KeyObject = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-RAW_BYTES)
  return {
    publicKey: raw.toString('hex'),
    sign: ({ event, place, bet, root }) =>
      sign(null, Buffer.from(`${event}:${place}:${bet}:${root}`), key).toString('hex'),
  }
}
