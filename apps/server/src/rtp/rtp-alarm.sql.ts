import type { RtpVariant } from '@camellia/contract/game'
import type { MemberId } from '@camellia/kernel/ids'
import type { AppTx } from '../http/tell'
import type { Kind } from './drift.rules'
import type { Alarm } from './rtp.rules'

/** False when the game was already told of that day. */
export async function insertAlarm(tx: AppTx, day: string, alarm: Alarm): Promise<boolean> {
  const { game, variant, kind, rounds, z, mean } = alarm
  const rows = await tx.sql`
    insert into rtp_alarm (game, day, variant, kind, rounds, z, mean)
    values (${game}, ${day}, ${variant}, ${kind}, ${rounds}, ${z}, ${mean})
    on conflict (game, day) do nothing returning 1`
  return rows.length > 0
}

export interface AlarmRow {
  readonly game: string
  readonly day: string
  readonly variant: RtpVariant | ''
  readonly kind: Kind
  readonly rounds: number
  readonly z: number
  readonly mean: number
}

export async function selectAlarms(tx: AppTx, days: number): Promise<readonly AlarmRow[]> {
  return tx.sql<AlarmRow[]>`
    select game, to_char(day, 'YYYY-MM-DD') as day, variant, kind, rounds, z::float8 as z, mean
    from rtp_alarm where day >= business_day(now()) - ${days}::integer
    order by day desc, game limit 500`
}

/** Whoever may decide about returns is of the head office. */
export async function selectHead(tx: AppTx): Promise<MemberId | undefined> {
  const [row] = await tx.sql<{ id: MemberId }[]>`
    select id from member where parent_id is null order by id limit 1`
  return row?.id
}
