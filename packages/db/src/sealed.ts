import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** Keeps account numbers and phones unreadable in the database and in its backups. */
export interface Seal {
  seal(text: string): Buffer
  open(sealed: Uint8Array): string
  /** The same text gives the same print: enough to keep it unique, not to read it. */
  print(text: string): Buffer
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** `key` is 32 bytes that live outside the database. */
export function createSeal(key: Uint8Array): Seal {
  const printKey = createHmac('sha256', key).update('print').digest()
  return {
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const body = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([body, decipher.final()]).toString('utf8')
    },
    print: (text) => createHmac('sha256', printKey).update(text).digest(),
  }
}
