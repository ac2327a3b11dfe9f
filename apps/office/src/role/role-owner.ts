import type { Role } from '@camellia/contract/role'
import type { Translate } from '@camellia/i18n/texts'

/** Who made a role; a partner above stays unnamed. */
export function ownerOf({ owner, origin }: Role, t: Translate): string {
  if (owner) return owner.name
  return t(origin === 'HEAD' ? 'roleOrigin.HEAD' : 'roleOrigin.ABOVE')
}
