import { ENDPOINTS } from '@camellia/contract/all'
import type { AnyEndpoint, Site } from '@camellia/contract/endpoint'
import * as z from 'zod/mini'
import type { Group } from './people'
import type { Shape } from './values'

export interface Operation {
  readonly name: string
  readonly endpoint: AnyEndpoint
  readonly shape: Shape
  readonly nouns: readonly string[]
  readonly sites: readonly Site[]
  /** Who may make the call; empty: nobody has to. */
  readonly groups: readonly Group[]
}

/** Calls that end what the caller needs: made by those who are there to be lost. */
const COSTLY =
  /^\/(auth\/logout|user\/(session|password|withdraw-password|two-factor)|protection|deposit\/coin)/

/** Every call of the contract; those that only read come first, to learn what there is. */
export const OPERATIONS: readonly Operation[] = ENDPOINTS.map(operationOf).sort(
  (a, b) => Number(changes(a.endpoint)) - Number(changes(b.endpoint)),
)

function operationOf(endpoint: AnyEndpoint): Operation {
  const { method, path, input, access } = endpoint
  return {
    name: `${method} ${path}`,
    endpoint,
    shape: z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Shape,
    nouns: path.slice(1).split('/').reverse(),
    sites: 'guest' in access ? ['PLAYER', 'OFFICE'] : access.sites,
    groups: groupsFor(endpoint),
  }
}

function groupsFor({ access, path }: AnyEndpoint): readonly Group[] {
  if ('guest' in access) return []
  if (access.ability.subject === 'Partner_Login') return ['PARTNER']
  if (COSTLY.test(path)) return ['SPARE_PLAYER', 'SPARE_HEAD']
  return ['PLAYER', 'HEAD', 'HEAD', 'PARTNER']
}

function changes({ method, reads }: AnyEndpoint): boolean {
  return method === 'POST' && reads !== true
}
