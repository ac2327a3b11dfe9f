import { FILE_BYTES_MAX, FILE_CHOICE } from '@camellia/contract/file'
import type { Code } from '@camellia/kernel/codes'

/** What can be said before a file sets out; its content is judged by the server alone. */
export function fileError({
  size,
  type,
}: {
  readonly size: number
  readonly type: string
}): Code | undefined {
  if (size > FILE_BYTES_MAX) return 'PAYLOAD_TOO_LARGE'
  return FILE_CHOICE.split(',').includes(type) && size > 0 ? undefined : 'INVALID_FILE_TYPE'
}

const NAME_MAX = 200

/** The end of a long name is kept: it tells what kind of file it is. */
export function fileName(name: string): string {
  return name.trim().slice(-NAME_MAX) || 'file'
}
