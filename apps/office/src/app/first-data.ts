import type { FirstQueries } from '@camellia/client/first-data'
import { queryOf } from '@camellia/client/hooks'
import type { Session } from '@camellia/client/session'
import { abilityOf, type Permission } from '@camellia/contract/abilities'
import { session as readSession } from '@camellia/contract/access'
import { readAlarmChoice } from '@camellia/contract/alarm'
import { listPartnerNotices } from '@camellia/contract/notice'
import { readDashboard, readFirstSteps, readShell, readToDo } from '@camellia/contract/report'
import { can } from '@camellia/kernel/ability'

const AROUND = [
  queryOf(readShell, {}),
  queryOf(readSession, {}),
  queryOf(listPartnerNotices, { page: 1, size: 10 }),
  queryOf(readAlarmChoice, {}),
]

/** What stands around the screen of an address, and what it shows, as far as one may see it. */
export function firstData(
  pathname: string,
  { isAuth, permissions }: Pick<Session, 'isAuth' | 'permissions'>,
): FirstQueries {
  if (!isAuth) return []
  if (pathname !== '/dashboard') return AROUND
  const may = (permission: Permission) => can(permissions, abilityOf(permission))
  const screen = [
    ...(may('Report.read') ? [queryOf(readDashboard, {})] : []),
    ...(may('System.manage') ? [queryOf(readFirstSteps, {})] : []),
    queryOf(readToDo, {}),
  ]
  return [...AROUND, ...screen]
}
