import type { HeadBook } from './head-book'

/** Notes nothing: for what has no audit log worth keeping. */
export const NO_HEADS: HeadBook = {
  name: 'none',
  read: async () => [],
  readCopy: async () => [],
  readEnd: async () => [],
  note: async () => {},
  sign: (head) => ({ ...head, signature: '' }),
  isSigned: () => false,
}
