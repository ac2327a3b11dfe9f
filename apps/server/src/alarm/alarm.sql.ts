import type { AlarmKind } from '@camellia/contract/push'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'

export async function selectMuted(tx: AppTx, member: MemberId): Promise<readonly AlarmKind[]> {
  const [row] = await tx.sql<{ muted: AlarmKind[] }[]>`
    select muted from alarm_choice where member_id = ${member}`
  return row?.muted ?? []
}

export async function saveMuted(
  tx: AppTx,
  member: MemberId,
  muted: readonly AlarmKind[],
): Promise<void> {
  await tx.sql`
    insert into alarm_choice (member_id, muted) values (${member}, ${[...new Set(muted)]})
    on conflict (member_id) do update set muted = excluded.muted`
}
