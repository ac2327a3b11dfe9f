import { readFileSync } from 'node:fs'
import { connect } from '@camellia/db/connect'

/** Ticks of the kernel's clock in a second, wherever we run. */
const TICKS = 100

/** Seconds of processor that a process has used; undefined where there is no /proc. */
export function cpuOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  } catch {
    return undefined
  }
}

/** Seconds of processor of all connections of ours to the database. */
export async function databaseCpu(superUrl: string): Promise<number | undefined> {
  const sql = connect(superUrl, { max: 1 })
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity
    where application_name = 'camellia' and pid <> pg_backend_pid()`
  await sql.end()
  const used = rows.map(({ pid }) => cpuOf(pid))
  return used.some((one) => one === undefined)
    ? undefined
    : used.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}
