import type { MemberId } from '@camellia/kernel/ids'
import type { Won } from '@camellia/kernel/won'
import type { AppTx } from '../http/tell'

/** Whose turn it is: every step is written under this number, or not at all. */
export interface Lease {
  readonly game: string
  readonly fence: number
}

/** The fencing number, when the lease is ours; undefined while another runner holds it. */
export async function takeLease(
  tx: AppTx,
  { game, runner, seconds }: { game: string; runner: string; seconds: number },
): Promise<number | undefined> {
  const [row] = await tx.sql<{ fence: number | null }[]>`
    select event_lease_take(${game}, ${runner}, ${seconds}) as fence`
  return row?.fence ?? undefined
}

/**
 * After a backup was brought back: what was not drawn in it may have been drawn, and its seed
 * shown, in the life that went on. Those rounds are void, and the runner gives their stakes back.
 */
export async function voidUndrawn(tx: AppTx): Promise<void> {
  await tx.sql`
    update event set phase = 'VOID', reason = 'brought back from a backup'
    where phase in ('OPEN', 'CLOSED')`
}

/** Given back on a proper stop, so that nobody waits for it to run out. */
export async function dropLease(tx: AppTx, game: string, runner: string): Promise<void> {
  await tx.sql`
    update event_lease set until = clock_timestamp() where game = ${game} and runner = ${runner}`
}

export interface NewEvent {
  readonly id: string
  readonly sealed: Buffer
  readonly commit: Buffer
  readonly closesAt: Date
}

export async function openEvent(tx: AppTx, { game, fence }: Lease, made: NewEvent) {
  const [row] = await tx.sql<{ id: string | null }[]>`
    select event_open(${game}, ${fence}, ${made.id}, ${made.sealed}, ${made.commit},
                      ${made.closesAt.toISOString()}) as id`
  return row?.id ?? undefined
}

export async function closeEvent(tx: AppTx, { fence }: Lease, id: string): Promise<void> {
  await tx.sql`select event_close(${id}, ${fence})`
}

export async function drawEvent(
  tx: AppTx,
  { fence }: Lease,
  drawn: {
    readonly id: string
    readonly root: string
    readonly leaves: string
    readonly outcome: Readonly<Record<string, unknown>>
  },
): Promise<boolean> {
  const { id, root, leaves, outcome } = drawn
  const [row] = await tx.sql<{ done: boolean }[]>`
    select event_draw(${id}, ${fence}, decode(${root}, 'hex'), decode(${leaves}, 'hex'),
                      ${tx.sql.json(outcome as never)}) as done`
  return row?.done ?? false
}

export interface Paid {
  readonly member: MemberId
  readonly cash: Won
  readonly point: Won
  readonly version: number
}

export async function settleBets(
  tx: AppTx,
  { fence }: Lease,
  event: string,
  wins: ReadonlyMap<string, Won>,
): Promise<readonly Paid[]> {
  return tx.sql<Paid[]>`
    select member_id as member, cash, point, version
    from event_settle(${event}, ${fence}, ${[...wins.keys()]}::uuid[],
                      ${[...wins.values()]}::bigint[])`
}

export async function giveUp(
  tx: AppTx,
  { fence }: Lease,
  event: string,
  reason: string,
): Promise<void> {
  await tx.sql`select event_give_up(${event}, ${fence}, ${reason})`
}

export async function giveBack(
  tx: AppTx,
  { fence }: Lease,
  event: string,
  bets: readonly string[],
): Promise<readonly Paid[]> {
  return tx.sql<Paid[]>`
    select member_id as member, cash, point, version
    from event_void(${event}, ${fence}, ${[...bets]}::uuid[])`
}

export async function finishEvent(tx: AppTx, { fence }: Lease, event: string): Promise<boolean> {
  const [row] = await tx.sql<{ done: boolean }[]>`
    select event_finish(${event}, ${fence}) as done`
  return row?.done ?? false
}
